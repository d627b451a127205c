import { foldSpelling, spelledWords } from "#domain/fold.ts";
import { transliterate } from "#domain/transliterate.ts";

export interface MarkedPart {
  text: string;
  isMatch: boolean;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Splits a text where words begin with the searched ones, ignoring case, accents and alphabet. */
export function markMatches(text: string, searched: string): MarkedPart[] {
  const wanted = spelledWords(searched);
  const parts: MarkedPart[] = [];
  let end = 0;
  const add = (from: number, to: number, isMatch: boolean) => {
    if (to > from) parts.push({ text: text.slice(from, to), isMatch });
  };
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const length = matchedLength(word, wanted);
    if (length === 0) continue;
    add(end, index, false);
    end = index + length;
    add(index, end, true);
  }
  add(end, text.length, false);
  return parts;
}

/** How much of the word is marked: the part that was typed, or all of it where letters do not correspond one to one. */
function matchedLength(word: string, wanted: readonly string[]): number {
  const plain = foldSpelling(word);
  const latin = transliterate(plain);
  let longest = 0;
  for (const each of wanted) {
    if (plain.startsWith(each))
      longest = Math.max(longest, plain.length === word.length ? each.length : word.length);
    else if (latin.startsWith(transliterate(each))) longest = word.length;
  }
  return longest;
}
