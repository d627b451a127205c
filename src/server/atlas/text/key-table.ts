import { TypoIndex } from "./typo.ts";

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
