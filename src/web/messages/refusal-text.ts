import { fillIn, REFUSALS, type Refusal, recognizeRefusal } from "#contract/refusals.ts";
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
  const found = recognizeRefusal(said);
  return found ? fillIn(words[found.refusal], found.values) : said;
}

/** The same by its name, as the address of a page carries it; nothing for what is not one of ours. */
export async function refusalNamed(
  name: string,
  values: Record<string, string>,
  locale: Locale,
): Promise<string | undefined> {
  if (!Object.hasOwn(REFUSALS, name)) return undefined;
  const words = (await others[locale]?.())?.refusals ?? REFUSALS;
  // An address cannot make the page say more than a word of its own.
  const safe = Object.entries(values).filter(([, value]) => /^\w{1,12}$/.test(value));
  return fillIn(words[name as Refusal], Object.fromEntries(safe));
}
