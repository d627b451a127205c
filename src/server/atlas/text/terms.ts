import { words } from "#domain/fold.ts";
import { isTransliterable, transliterate } from "#domain/transliterate.ts";

// Longer runs of letters are addresses, hashes and the like: their beginning is enough to find them.
export const MAX_TERM_LENGTH = 40;

/** The terms a text is found by, folded, in reading order. */
export function termsOf(text: string): string[] {
  return words(text).map((word) => (word.length > MAX_TERM_LENGTH ? word.slice(0, MAX_TERM_LENGTH) : word));
}

/** The Latin spelling of a term in another alphabet, under which it can be found too. */
export function romanisation(term: string): string | undefined {
  if (!isTransliterable(term)) return undefined;
  return transliterate(term) || undefined;
}
