import { TypoIndex } from "./typo.ts";

/** The keys with a prefix: those that equal it first, from `from`, then, from `equalTo`, the longer ones. */
export interface PrefixRange {
  from: number;
  equalTo: number;
  to: number;
}

/** Sorted keys, looked up by prefix or within one typo. */
export class KeyTable {
  readonly keys: string[];
  #typos: TypoIndex;

  /** The keys must be sorted by code unit; equal ones may repeat. */
  constructor(keys: string[]) {
    this.keys = keys;
    this.#typos = new TypoIndex(keys);
  }

  prefixed(prefix: string): PrefixRange {
    const from = this.#firstWhere((key) => key >= prefix);
    let equalTo = from;
    while (this.keys[equalTo] === prefix) equalTo++;
    return { from, equalTo, to: this.#firstWhere((key) => key > prefix && !key.startsWith(prefix)) };
  }

  visitSimilar(word: string, visitor: (at: number) => void): void {
    this.#typos.visit(word, visitor);
  }

  get bytes(): number {
    // A string takes a header, a pointer to it, and a byte or two per letter.
    return this.keys.reduce((sum, key) => sum + 24 + key.length * 2, this.#typos.bytes);
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
