import { fillIn, REFUSALS, type Refusal } from "#contract/refusals.ts";
import { DEFAULT_LOCALE, type Locale, localeOf } from "#domain/locale.ts";

const others: Partial<Record<Locale, () => Promise<{ refusals: Record<Refusal, string> }>>> = {
  bg: () => import("./bg/refusals.ts"),
};

/** What the server said, in the language of the page; as it was said where there are no words for it. */
export async function refusalText(said: string): Promise<string> {
  const locale = localeOf(document.documentElement.lang) ?? DEFAULT_LOCALE;
  // Without a network the words do not come, and English is better than silence.
  const part = await others[locale]?.().catch(() => undefined);
  return part ? translateRefusal(said, part.refusals) : said;
}

export function translateRefusal(said: string, words: Record<Refusal, string>): string {
  for (const [refusal, sentence] of Object.entries(REFUSALS)) {
    const pattern = sentence.replace(/[.?+]/g, "\\$&").replace(/\{(\w+)\}/g, "(?<$1>\\w+)");
    const found = new RegExp(`^${pattern}$`).exec(said);
    if (found) return fillIn(words[refusal as Refusal], found.groups ?? {});
  }
  return said;
}
