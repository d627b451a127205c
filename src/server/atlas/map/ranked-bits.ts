export function popcount(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function wordsFor(bits: number): number {
  return (bits + 31) >>> 5;
}

export function setBit(words: Uint32Array, at: number): void {
  words[at >>> 5] |= 1 << (at & 31);
}

export function clearBit(words: Uint32Array, at: number): void {
  words[at >>> 5] &= ~(1 << (at & 31));
}

/** Sets the bits from `low` up to, not including, `high`. */
export function fillBits(words: Uint32Array, low: number, high: number): void {
  let at = low;
  while (at < high && (at & 31) !== 0) setBit(words, at++);
  const whole = at >>> 5;
  const end = Math.max(whole, high >>> 5);
  words.fill(0xffffffff, whole, end);
  for (at = Math.max(at, end << 5); at < high; at++) setBit(words, at);
}

/** Writes the places of the bits that are set to a list, ascending, and returns how many there are. */
export function listBits(words: Uint32Array, list: Uint32Array): number {
  let length = 0;
  for (let w = 0; w < words.length; w++)
    for (let rest = words[w]; rest !== 0; rest &= rest - 1)
      list[length++] = (w << 5) + 31 - Math.clz32(rest & -rest);
  return length;
}

export function hasBit(words: Uint32Array, at: number): boolean {
  return ((words[at >>> 5] >>> (at & 31)) & 1) === 1;
}

/** A finished set of positions that knows how many of them lie in any range without walking it. */
export class RankedBits {
  readonly words: Uint32Array;
  readonly total: number;
  /** How many positions lie below each word. */
  readonly before: Uint32Array;

  /** With room for the counts where there is some: one longer than the words, whatever it holds. */
  constructor(words: Uint32Array, before: Uint32Array = new Uint32Array(words.length + 1)) {
    let total = 0;
    for (let w = 0; w < words.length; w++) {
      before[w] = total;
      total += popcount(words[w]);
    }
    before[words.length] = total;
    this.words = words;
    this.total = total;
    this.before = before;
  }

  /** How many positions lie below this one. */
  rank(at: number): number {
    const w = at >>> 5;
    const rest = at & 31;
    return this.before[w] + (rest === 0 ? 0 : popcount(this.words[w] & ((1 << rest) - 1)));
  }

  has(at: number): boolean {
    return hasBit(this.words, at);
  }

  /** The first position from `from` on, or `end` if there is none before it. */
  next(from: number, end: number): number {
    const { words } = this;
    let at = from;
    while (at < end) {
      const word = words[at >>> 5] >>> (at & 31);
      if (word !== 0) {
        at += 31 - Math.clz32(word & -word);
        return at < end ? at : end;
      }
      at = (at | 31) + 1;
    }
    return end;
  }

  get bytes(): number {
    return this.words.byteLength + this.before.byteLength;
  }
}
