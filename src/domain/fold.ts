// Letters that Unicode does not decompose into a base letter and a mark.
const PLAIN: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ŧ: "t",
  ŋ: "n",
  ı: "i",
  ĸ: "k",
  ə: "e",
  ς: "σ",
};
const SPECIAL = new RegExp(`[${Object.keys(PLAIN).join("")}]`, "g");

const ASCII = /^[\0-\x7f]*$/;
// й is a letter of its own in Bulgarian, not an accented и.
const MARKS = /и\u0306|\p{M}/gu;
const WORD = /[\p{L}\p{N}]+/gu;

/** The form in which two texts are equal when they differ only in case, accents or ligatures. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(MARKS, (mark) => (mark.length === 2 && mark.startsWith("и") ? "й" : ""))
    .replace(SPECIAL, (letter) => PLAIN[letter] ?? letter);
}

// What is often typed in place of another letter of the same sound.
const TYPED: Record<string, string> = { ة: "ه", ى: "ي" };
const OTHERWISE_TYPED = /[ةىぁ-ゖ]/g;
const HIRAGANA_TO_KATAKANA = 0x60;

/**
 * Folded text in which common spellings are one, as the search compares it: Arabic ة and ه, ى and ي, hiragana and katakana.
 * Stored keys are made by `fold` alone.
 */
export function foldSpelling(text: string): string {
  const folded = fold(text);
  if (ASCII.test(folded)) return folded;
  return folded.replace(
    OTHERWISE_TYPED,
    (letter) => TYPED[letter] ?? String.fromCharCode(letter.charCodeAt(0) + HIRAGANA_TO_KATAKANA),
  );
}

/** The words of a text as the search compares them. */
export function spelledWords(text: string): string[] {
  return foldSpelling(text).match(WORD) ?? [];
}

/** The folded words of a text: runs of letters and digits. */
export function words(text: string): string[] {
  return fold(text).match(WORD) ?? [];
}
