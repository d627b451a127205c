import type { Locale } from "./locale.ts";

/** The language to assume for a script: the most likely one on a map that began in Bulgaria. */
const LANGUAGE_OF_SCRIPT = [
  [/\p{Script=Latin}/gu, "en"],
  [/\p{Script=Cyrillic}/gu, "bg"],
  [/\p{Script=Greek}/gu, "el"],
  [/\p{Script=Hebrew}/gu, "he"],
  [/\p{Script=Arabic}/gu, "ar"],
] as const;

/**
 * The language of a text inside a page of another one, so that screen readers choose a voice for it. Where it is
 * not known it is guessed by the script most of its letters are of. Undefined where the page's own language fits.
 */
export function foreignLanguage(text: string, page: Locale, known: string | null = null): string | undefined {
  if (known !== null) return known.split("-")[0] === page ? undefined : known;
  let [most, guess]: [number, string | undefined] = [0, undefined];
  for (const [letters, language] of LANGUAGE_OF_SCRIPT) {
    const count = text.match(letters)?.length ?? 0;
    if (count > most) [most, guess] = [count, language];
  }
  return guess === page ? undefined : guess;
}
