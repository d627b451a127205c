import { type Locale, type Script, scriptOf } from "./locale.ts";

/** The language to assume for a script: the most likely one on a map that began in Bulgaria. */
const LANGUAGE_OF_SCRIPT: readonly [letters: RegExp, language: string, script?: Script][] = [
  [/\p{Script=Latin}/gu, "en", "Latin"],
  [/\p{Script=Cyrillic}/gu, "bg", "Cyrillic"],
  [/\p{Script=Greek}/gu, "el", "Greek"],
  [/\p{Script=Hebrew}/gu, "he"],
  [/\p{Script=Arabic}/gu, "ar", "Arabic"],
  [/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu, "ja", "Japanese"],
];

/** What most texts are: to count letters of each script takes twenty times as long. */
const PLAIN_LATIN = /^[ -@[-`{-~]*[a-z][ -~]*$/i;

/**
 * The language of a text inside a page of another one, so that screen readers choose a voice for it. Where it is
 * not known it is guessed by the script most of its letters are of. Undefined where the page's own language fits.
 */
export function foreignLanguage(text: string, page: Locale, known: string | null = null): string | undefined {
  if (known !== null) return known.split("-")[0] === page ? undefined : known;
  if (PLAIN_LATIN.test(text)) return scriptOf(page) === "Latin" ? undefined : "en";
  let most = 0;
  let guess: string | undefined;
  for (const [letters, language, script] of LANGUAGE_OF_SCRIPT) {
    const count = text.match(letters)?.length ?? 0;
    if (count <= most) continue;
    most = count;
    guess = script === scriptOf(page) ? undefined : language;
  }
  return guess;
}
