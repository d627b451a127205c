import { popcount } from "./ranked-bits.ts";

/** A bound prepared for counting: how far the bits above have sorted the sequence when a level begins. */
export interface DayBound {
  readonly rank: number;
  readonly zerosBefore: Uint32Array;
}

/**
 * A wavelet matrix over the events' day ranks, in venue order. It counts the events of any stretch of venues that
 * fall below a day in one step per bit of the rank, whatever the stretch's length.
 */
export class DayWavelet {
  readonly #length: number;
  readonly #levels: number;
  /** Per level and 32 events: the word of bits, then the ones before it. Kept side by side for the cache. */
  readonly #cells: Uint32Array;
  readonly #stride: number;
  readonly #zeros: Uint32Array;

  constructor(ranks: Uint16Array | Uint32Array, distinct: number) {
    const length = ranks.length;
    const levels = distinct > 1 ? 32 - Math.clz32(distinct - 1) : 0;
    const stride = ((length >>> 5) + 1) * 2;
    const cells = new Uint32Array(levels * stride);
    const zeros = new Uint32Array(levels);
    let from = ranks.slice();
    let to = ranks.slice();
    for (let level = 0; level < levels; level++) {
      const shift = levels - 1 - level;
      const base = level * stride;
      let zeroCount = 0;
      for (let i = 0; i < length; i++) {
        const bit = (from[i] >>> shift) & 1;
        zeroCount += 1 - bit;
        cells[base + (i >>> 5) * 2] |= bit << (i & 31);
      }
      let ones = 0;
      for (let c = base; c < base + stride; c += 2) {
        cells[c + 1] = ones;
        ones += popcount(cells[c]);
      }
      let zeroAt = 0;
      let oneAt = zeroCount;
      for (let i = 0; i < length; i++) {
        const rank = from[i];
        if ((rank >>> shift) & 1) to[oneAt++] = rank;
        else to[zeroAt++] = rank;
      }
      zeros[level] = zeroCount;
      [from, to] = [to, from];
    }
    this.#length = length;
    this.#levels = levels;
    this.#cells = cells;
    this.#stride = stride;
    this.#zeros = zeros;
  }

  bound(rank: number): DayBound {
    const zerosBefore = new Uint32Array(this.#levels);
    let at = 0;
    for (let level = 0; level < this.#levels; level++) {
      const ones = this.#ones(level, at);
      zerosBefore[level] = at - ones;
      at = (rank >>> (this.#levels - 1 - level)) & 1 ? this.#zeros[level] + ones : at - ones;
    }
    return { rank, zerosBefore };
  }

  /** How many of the first `end` events have a rank below the bound. */
  countBelow(bound: DayBound, end: number): number {
    const { rank, zerosBefore } = bound;
    const levels = this.#levels;
    // A bound above every rank has a bit that no level looks at.
    if (rank >>> levels) return Math.min(end, this.#length);
    let count = 0;
    let at = end;
    for (let level = 0; level < levels; level++) {
      const ones = this.#ones(level, at);
      if ((rank >>> (levels - 1 - level)) & 1) {
        count += at - ones - zerosBefore[level];
        at = this.#zeros[level] + ones;
      } else {
        at -= ones;
      }
    }
    return count;
  }

  get bytes(): number {
    return this.#cells.byteLength + this.#zeros.byteLength;
  }

  #ones(level: number, at: number): number {
    const c = level * this.#stride + (at >>> 5) * 2;
    const rest = at & 31;
    return this.#cells[c + 1] + (rest === 0 ? 0 : popcount(this.#cells[c] & ((1 << rest) - 1)));
  }
}
