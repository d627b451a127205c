import { transliterate } from "#domain/transliterate.ts";

/** Whether at most one letter was inserted, left out, replaced or swapped with its neighbour. */
export function isWithinOneTypo(a: string, b: string): boolean {
  if (a.length < b.length) return isWithinOneTypo(b, a);
  if (a.length - b.length > 1) return false;
  let at = 0;
  while (at < b.length && a.charCodeAt(at) === b.charCodeAt(at)) at++;
  if (a.length > b.length) return sameFrom(a, at + 1, b, at);
  if (at === a.length || sameFrom(a, at + 1, b, at + 1)) return true;
  const isSwapped = a.charCodeAt(at) === b.charCodeAt(at + 1) && a.charCodeAt(at + 1) === b.charCodeAt(at);
  return isSwapped && sameFrom(a, at + 2, b, at + 2);
}

function sameFrom(a: string, aAt: number, b: string, bAt: number): boolean {
  if (a.length - aAt !== b.length - bAt) return false;
  while (aAt < a.length) if (a.charCodeAt(aAt++) !== b.charCodeAt(bAt++)) return false;
  return true;
}

/**
 * Finds the words within one typo of another, among a stretch of a list. Two such words become equal when the
 * right letter is left out of one or both, so every word is filed under itself and under itself less each letter.
 */
export class TypoIndex {
  #words: string[];
  #mask: number;
  #starts: Uint32Array;
  #filed: Uint32Array;

  constructor(words: string[], from = 0, to = words.length) {
    this.#words = words;
    let entries = 0;
    for (let at = from; at < to; at++) entries += words[at].length + 1;
    this.#mask = 2 ** Math.ceil(Math.log2(entries + 1)) - 1;
    this.#starts = new Uint32Array(this.#mask + 2);
    this.#filed = new Uint32Array(entries);
    for (let at = from; at < to; at++) {
      const hashes = hashesOf(words[at]);
      for (let k = 0; k <= words[at].length; k++) this.#starts[(hashes[k] & this.#mask) + 1]++;
    }
    for (let bucket = 0; bucket <= this.#mask; bucket++) this.#starts[bucket + 1] += this.#starts[bucket];
    // Filled from each bucket's end, so that the ends walk back to become the starts.
    const ends = this.#starts.slice(1);
    for (let at = from; at < to; at++) {
      const hashes = hashesOf(words[at]);
      for (let k = 0; k <= words[at].length; k++) this.#filed[--ends[hashes[k] & this.#mask]] = at;
    }
  }

  get bytes(): number {
    return this.#starts.byteLength + this.#filed.byteLength;
  }

  /** Visits the position of every word within one typo, some of them twice. */
  visit(word: string, visitor: (at: number) => void): void {
    const hashes = hashesOf(word);
    for (let k = 0; k <= word.length; k++) {
      const bucket = hashes[k] & this.#mask;
      for (let entry = this.#starts[bucket]; entry < this.#starts[bucket + 1]; entry++) {
        const at = this.#filed[entry];
        if (isWithinOneTypo(word, this.#words[at])) visitor(at);
      }
    }
  }
}

const BASE = 0x01000193;
const INVERSE = inverseOf(BASE);
let scratch = new Uint32Array(128);

/**
 * Hashes of a word less each of its letters, and of the word itself at the end, in an array that the next
 * call reuses. The hash is the sum of letter × BASE^place modulo 2³², so a letter left out moves the letters
 * behind it by one division.
 */
function hashesOf(word: string): Uint32Array {
  if (word.length >= scratch.length) scratch = new Uint32Array(word.length * 2);
  let whole = 0;
  for (let at = word.length - 1; at >= 0; at--) whole = (Math.imul(whole, BASE) + word.charCodeAt(at)) | 0;
  let before = 0;
  let power = 1;
  for (let at = 0; at < word.length; at++) {
    const through = (before + Math.imul(word.charCodeAt(at), power)) | 0;
    scratch[at] = mix((before + Math.imul(whole - through, INVERSE)) | 0);
    before = through;
    power = Math.imul(power, BASE);
  }
  scratch[word.length] = mix(whole);
  return scratch;
}

function mix(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return mixed ^ (mixed >>> 13);
}

/** The number that undoes multiplication by an odd one modulo 2³²; each round doubles the right digits. */
function inverseOf(odd: number): number {
  let inverse = odd;
  for (let round = 0; round < 5; round++) inverse = Math.imul(inverse, 2 - Math.imul(odd, inverse));
  return inverse;
}

type Rules = Record<string, string[]>;

/** How people type Bulgarian on a Latin keyboard, and what the official spelling may be. */
const OFFICIAL: Rules = {
  ch: ["ch"],
  sh: ["sh"],
  zh: ["zh"],
  ya: ["ya"],
  yu: ["yu"],
  yo: ["yo"],
  kh: ["h"],
  tz: ["ts"],
  dj: ["dzh"],
  ia: ["ia", "ya", "iya"],
  iya: ["iya", "ia"],
  ija: ["iya", "ia"],
  iq: ["iya", "ia"],
  iu: ["iu", "yu"],
  j: ["zh", "dzh", "y"],
  c: ["ts", "k"],
  q: ["ya"],
  w: ["v"],
  x: ["h", "ks"],
  u: ["u", "a"],
  y: ["y", "a"],
  4: ["ch", "4"],
  6: ["sh", "6"],
};

/** How a Cyrillic query may stand in a text written in Latin letters. */
const INFORMAL: Rules = {
  дж: ["dzh", "j"],
  ж: ["zh", "j"],
  ц: ["ts", "c"],
  к: ["k", "c"],
  кс: ["ks", "x"],
  х: ["h", "x"],
  в: ["v", "w"],
  ъ: ["a", "u", "y"],
  ия: ["ia", "iya"],
  я: ["ya", "ia", "q"],
  ю: ["yu", "iu"],
  ьо: ["yo", "io"],
  ч: ["ch", "4"],
  ш: ["sh", "6"],
  щ: ["sht", "6t"],
};

const LONGEST_RULE = 3;
// Enough for four letters of doubt in one word; beyond that the likeliest spelling of each letter counts.
const MAX_SPELLINGS = 24;

/** Spellings under which a word typed in Latin letters may stand among transliterated terms. */
export function officialSpellings(word: string): string[] {
  return unique([word, ...expand(word, OFFICIAL)]);
}

/** Spellings under which a word typed in Cyrillic or Greek may stand among Latin terms. */
export function latinSpellings(word: string): string[] {
  return unique([transliterate(word), ...expand(word, INFORMAL)]);
}

function expand(word: string, rules: Rules): string[] {
  let spellings = [""];
  for (let at = 0; at < word.length; ) {
    const part = longestRule(word, at, rules);
    const choices = rules[part] ?? [transliterate(part)];
    const affordable = spellings.length * choices.length <= MAX_SPELLINGS ? choices : choices.slice(0, 1);
    spellings = spellings.flatMap((spelling) => affordable.map((choice) => spelling + choice));
    at += part.length;
  }
  return spellings;
}

function longestRule(word: string, at: number, rules: Rules): string {
  for (let length = LONGEST_RULE; length > 1; length--) {
    const part = word.slice(at, at + length);
    if (part.length === length && Object.hasOwn(rules, part)) return part;
  }
  return word.charAt(at);
}

function unique(spellings: string[]): string[] {
  return [...new Set(spellings)].filter((spelling) => spelling !== "");
}
