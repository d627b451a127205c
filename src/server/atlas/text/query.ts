import { isTransliterable } from "#domain/transliterate.ts";
import { latinSpellings, officialSpellings } from "./spellings.ts";
import { termsOf } from "./vocabulary.ts";

const MAX_LENGTH = 200;
const MAX_WORDS = 10;
const MIN_LETTERS_FOR_TYPO = 4;

/** One word of a query: what to look for among the terms as written and among their romanisations. */
export interface QueryWord {
  written: string[];
  romanised: string[];
  allowsTypo: boolean;
}

export function parseQuery(text: string): QueryWord[] {
  const terms = new Set(termsOf(text.slice(0, MAX_LENGTH)).slice(0, MAX_WORDS));
  return [...terms].map((term) => ({
    ...spellingsOf(term),
    allowsTypo: (term.match(/\p{L}/gu)?.length ?? 0) >= MIN_LETTERS_FOR_TYPO,
  }));
}

function spellingsOf(term: string): Pick<QueryWord, "written" | "romanised"> {
  if (isTransliterable(term))
    return { written: [...new Set([term, ...latinSpellings(term)])], romanised: [] };
  return { written: [term], romanised: officialSpellings(term) };
}
