import { withoutEnd } from "#domain/without-end.ts";

const ADDRESS = /<?https?:\/\/[^\s<>]+>?/gi;
const SERVICE =
  /(?<![\w.-])(?:[\w-]+\.)*(?:zoom\.us|teams\.microsoft\.com|teams\.live\.com|meet\.google\.com|youtube\.com|youtu\.be|webex\.com|gotomeeting\.com|meet\.jit\.si|whereby\.com|twitch\.tv)(?:\/[^\s<>]*)?/gi;
const WORDS =
  /^(?:(?:join|via|on|през|в) )?(?:on-?line|virtual(?:ly)?|internet|webinar|live ?stream|zoom|(?:microsoft |ms )?teams|google meet|youtube|webex|skype|онлайн|виртуално|интернет)(?: (?:meeting|call|webinar|event|link|live|besprechung|среща|събитие))?$/iu;
/** Texts that may accompany a link. */
const FILLERS = /^(?:join|link|live|meeting|watch|линк|среща)(?: (?:us|here|link|meeting|live|тук))?$/iu;

/** Whether a place is on the Internet, such as a Zoom link, and its address; a hall with a link is none. */
export function onlinePlace(text: string): { link: string } | undefined {
  const written = text.match(ADDRESS)?.[0] ?? text.match(SERVICE)?.[0] ?? "";
  const link = withoutEnd(written.replace(/^</, ""), /[>).,;]/);
  const rest = text
    .replace(ADDRESS, " ")
    .replace(SERVICE, " ")
    .replace(/[\s:;,|()[\]–-]+/gu, " ")
    .trim();
  const isOnline = WORDS.test(rest) || (link !== "" && (rest === "" || FILLERS.test(rest)));
  if (!isOnline) return undefined;
  return { link: link === "" || /^https?:/i.test(link) ? link : `https://${link}` };
}
