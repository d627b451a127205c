import { foldSpelling, spelledWords } from "#domain/fold.ts";
import { isTransliterable, transliterate } from "#domain/transliterate.ts";
import { latinSpellings, officialSpellings, TypoIndex } from "./spellings.ts";

// Longer runs of letters are addresses, hashes and the like: their beginning is enough to find them.
export const MAX_TERM_LENGTH = 40;

/** The terms a text is found by, folded, in reading order. */
export function termsOf(text: string): string[] {
  return spelledWords(text).map((word) =>
    word.length > MAX_TERM_LENGTH ? word.slice(0, MAX_TERM_LENGTH) : word,
  );
}

/** The Latin spelling of a term in another alphabet, under which it can be found too. */
export function romanisation(term: string): string | undefined {
  if (!isTransliterable(term)) return undefined;
  return transliterate(term) || undefined;
}

/** The keys with a prefix: those that equal it first, from `from`, then, from `equalTo`, the longer ones. */
export interface PrefixRange {
  from: number;
  equalTo: number;
  to: number;
}

// So many keys are filed for typos in about ten milliseconds.
const KEYS_PER_STEP = 16_384;

/** Sorted keys, looked up by prefix or within one typo. */
export class KeyTable {
  readonly keys: string[];
  #typos: TypoIndex[];

  private constructor(keys: string[], typos: TypoIndex[]) {
    this.keys = keys;
    this.#typos = typos;
  }

  /** The keys must be sorted by code unit; equal ones may repeat. It pauses between its steps. */
  static *inSteps(keys: string[]): Generator<void, KeyTable> {
    const typos: TypoIndex[] = [];
    for (let from = 0; from < keys.length; from += KEYS_PER_STEP) {
      typos.push(new TypoIndex(keys, from, Math.min(from + KEYS_PER_STEP, keys.length)));
      yield;
    }
    return new KeyTable(keys, typos);
  }

  prefixed(prefix: string): PrefixRange {
    const from = this.#firstWhere((key) => key >= prefix);
    let equalTo = from;
    while (this.keys[equalTo] === prefix) equalTo++;
    return { from, equalTo, to: this.#firstWhere((key) => key > prefix && !key.startsWith(prefix)) };
  }

  visitSimilar(word: string, visitor: (at: number) => void): void {
    for (const typos of this.#typos) typos.visit(word, visitor);
  }

  get bytes(): number {
    // A string takes a header, a pointer to it, and a byte or two per letter.
    const strings = this.keys.reduce((sum, key) => sum + 24 + key.length * 2, 0);
    return this.#typos.reduce((sum, typos) => sum + typos.bytes, strings);
  }

  #firstWhere(isPast: (key: string) => boolean): number {
    let from = 0;
    let to = this.keys.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (isPast(this.keys[middle])) to = middle;
      else from = middle + 1;
    }
    return from;
  }
}

// What the table of letters says besides the code of a folded letter; none of these codes is one.
const BREAK = 1;
const NOT_ALONE = 2;

// The folded form of each 16-bit code, filled in as letters are met; 0 is not met yet.
const foldedLetters = new Uint16Array(0x10000);

/**
 * Numbers the terms of texts, the same terms as `termsOf` gives, but straight from the letters: most
 * words of a text are known already, and become a number without ever becoming a string.
 */
export class Vocabulary {
  readonly terms: string[] = [];
  // The letters of all terms one after the other, since comparing with them is quicker than with strings.
  #letters = new Uint16Array(1 << 12);
  #starts = [0];
  #word = new Uint16Array(MAX_TERM_LENGTH);
  // An open hash table with two numbers a place: the hash of a term, and its number plus one or 0 where free.
  #places = new Int32Array(2 << 12);

  /** The numbers of a text's terms, in reading order. */
  read(text: string): number[] {
    const numbers: number[] = [];
    if (!this.#read(text, numbers)) {
      numbers.length = 0;
      for (const word of spelledWords(text)) this.#readWord(word, numbers);
    }
    return numbers;
  }

  /** Gives up, and says so, at a letter that folds into several or depends on its neighbours. */
  #read(text: string, numbers: number[]): boolean {
    const word = this.#word;
    let length = 0;
    let hash = 0;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      const letter = foldedLetters[code] || learnLetter(code);
      if (letter > NOT_ALONE) {
        if (length === MAX_TERM_LENGTH) continue;
        word[length++] = letter;
        hash = Math.imul(hash ^ letter, 0x01000193);
      } else if (letter === NOT_ALONE) {
        return false;
      } else if (length > 0) {
        numbers.push(this.#numberOf(length, hash));
        length = 0;
        hash = 0;
      }
    }
    if (length > 0) numbers.push(this.#numberOf(length, hash));
    return true;
  }

  #readWord(word: string, numbers: number[]): void {
    const length = Math.min(word.length, MAX_TERM_LENGTH);
    let hash = 0;
    for (let at = 0; at < length; at++) {
      this.#word[at] = word.charCodeAt(at);
      hash = Math.imul(hash ^ this.#word[at], 0x01000193);
    }
    numbers.push(this.#numberOf(length, hash));
  }

  #numberOf(length: number, hash: number): number {
    const places = this.#places;
    let place = placeOf(hash, places.length);
    while (places[place + 1] !== 0) {
      const number = places[place + 1] - 1;
      if (places[place] === hash && this.#isTerm(number, length)) return number;
      place = (place + 2) & (places.length - 1);
    }
    return this.#add(place, length, hash);
  }

  #isTerm(number: number, length: number): boolean {
    const start = this.#starts[number];
    if (this.#starts[number + 1] - start !== length) return false;
    const letters = this.#letters;
    const word = this.#word;
    for (let at = 0; at < length; at++) if (letters[start + at] !== word[at]) return false;
    return true;
  }

  #add(place: number, length: number, hash: number): number {
    const number = this.terms.length;
    const start = this.#starts[number];
    const letters = this.#word.subarray(0, length);
    this.terms.push(String.fromCharCode(...letters));
    if (start + length > this.#letters.length) this.#letters = doubled(this.#letters);
    this.#letters.set(letters, start);
    this.#starts.push(start + length);
    this.#places[place] = hash;
    this.#places[place + 1] = number + 1;
    if (this.terms.length * 4 > this.#places.length) this.#spread();
    return number;
  }

  #spread(): void {
    const old = this.#places;
    const places = new Int32Array(old.length * 2);
    for (let from = 0; from < old.length; from += 2) {
      if (old[from + 1] === 0) continue;
      let place = placeOf(old[from], places.length);
      while (places[place + 1] !== 0) place = (place + 2) & (places.length - 1);
      places[place] = old[from];
      places[place + 1] = old[from + 1];
    }
    this.#places = places;
  }
}

function doubled(array: Uint16Array): Uint16Array<ArrayBuffer> {
  const larger = new Uint16Array(array.length * 2);
  larger.set(array);
  return larger;
}

function learnLetter(code: number): number {
  const letter = String.fromCharCode(code);
  const folded = foldSpelling(letter);
  const isAlone = folded.length === 1 && !/[\p{M}\p{Cs}]/u.test(letter);
  const learned = !isAlone ? NOT_ALONE : spelledWords(folded).length === 1 ? folded.charCodeAt(0) : BREAK;
  foldedLetters[code] = learned;
  return learned;
}

function placeOf(hash: number, numbers: number): number {
  return ((hash ^ (hash >>> 15)) << 1) & (numbers - 1);
}

const MAX_LENGTH = 200;
const MAX_WORDS = 10;
const MIN_LETTERS_FOR_TYPO = 4;

/** One word of a query: what to look for among the terms as written and among their romanisations. */
export interface QueryWord {
  written: string[];
  romanised: string[];
  allowsTypo: boolean;
}

/** Other names under which what a name means is indexed; none where there are none. */
export type OtherNames = (name: string) => readonly string[];

/** Names of cities and categories have no more words than this. */
const MAX_WORDS_OF_NAME = 3;
/** As many as the points of a match have digits for. */
const MAX_QUERY_WORDS = 18;

export function parseQuery(text: string, otherNames: OtherNames = () => []): QueryWord[] {
  const terms = termsOf(text.slice(0, MAX_LENGTH)).slice(0, MAX_WORDS);
  const words: string[][] = [];
  for (let at = 0; at < terms.length; ) {
    const { length, names } = nameAt(terms, at, otherNames);
    const own = terms.slice(at, at + length);
    at += length;
    const either = alternatives([own, ...names]);
    const isBounded = words.length + either.length + terms.length - at <= MAX_QUERY_WORDS;
    words.push(...(isBounded ? either : own.map((term) => [term])));
  }
  const distinct = new Map(words.map((word) => [word.join(" "), word]));
  return [...distinct.values()].map(queryWord);
}

/** The longest name that begins at a term, with the terms of each of its other names; one term where there is none. */
function nameAt(terms: readonly string[], at: number, otherNames: OtherNames) {
  for (let length = Math.min(MAX_WORDS_OF_NAME, terms.length - at); length > 0; length--) {
    const names = otherNames(terms.slice(at, at + length).join(" ")).map(termsOf);
    if (names.length > 0) return { length, names };
  }
  return { length: 1, names: [] };
}

/** "(a and b) or (c and d)" as words that must all match: "a or c", "a or d", "b or c", "b or d". */
function alternatives(names: readonly string[][]): string[][] {
  return names.reduce<string[][]>(
    (found, name) => found.flatMap((word) => name.map((term) => [...new Set([...word, term])])),
    [[]],
  );
}

function queryWord(terms: readonly string[]): QueryWord {
  const spellings = terms.map(spellingsOf);
  return {
    written: [...new Set(spellings.flatMap(({ written }) => written))],
    romanised: [...new Set(spellings.flatMap(({ romanised }) => romanised))],
    allowsTypo: (terms[0]!.match(/\p{L}/gu)?.length ?? 0) >= MIN_LETTERS_FOR_TYPO,
  };
}

function spellingsOf(term: string): Pick<QueryWord, "written" | "romanised"> {
  if (isTransliterable(term))
    return { written: [...new Set([term, ...latinSpellings(term)])], romanised: [] };
  return { written: [term], romanised: officialSpellings(term) };
}
