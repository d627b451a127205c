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
 * Finds the words within one typo of another. Two such words become equal when the right letter is
 * left out of one or both, so every word is filed under itself and under itself less each letter.
 */
export class TypoIndex {
  #words: string[];
  #mask: number;
  #starts: Uint32Array;
  #filed: Uint32Array;

  constructor(words: string[]) {
    this.#words = words;
    let entries = 0;
    for (const word of words) entries += word.length + 1;
    this.#mask = 2 ** Math.ceil(Math.log2(entries + 1)) - 1;
    this.#starts = new Uint32Array(this.#mask + 2);
    this.#filed = new Uint32Array(entries);
    for (const word of words) {
      for (let less = -1; less < word.length; less++) this.#starts[(hash(word, less) & this.#mask) + 1]++;
    }
    for (let bucket = 0; bucket <= this.#mask; bucket++) this.#starts[bucket + 1] += this.#starts[bucket];
    // Filled from each bucket's end, so that the ends walk back to become the starts.
    const ends = this.#starts.slice(1);
    for (let at = 0; at < words.length; at++) {
      const word = words[at];
      for (let less = -1; less < word.length; less++) {
        this.#filed[--ends[hash(word, less) & this.#mask]] = at;
      }
    }
  }

  get bytes(): number {
    return this.#starts.byteLength + this.#filed.byteLength;
  }

  /** Visits the position of every word within one typo, some of them twice. */
  visit(word: string, visitor: (at: number) => void): void {
    for (let less = -1; less < word.length; less++) {
      const bucket = hash(word, less) & this.#mask;
      for (let k = this.#starts[bucket]; k < this.#starts[bucket + 1]; k++) {
        const at = this.#filed[k];
        if (isWithinOneTypo(word, this.#words[at])) visitor(at);
      }
    }
  }
}

function hash(word: string, less: number): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) {
    if (at !== less) value = Math.imul(value ^ word.charCodeAt(at), 0x01000193);
  }
  return value ^ (value >>> 15);
}
