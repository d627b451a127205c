import type { EventCounter } from "./sorted.ts";

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

const MAX_8 = 2 ** 8 - 1;
/** Whether the first of four bytes is the lowest of a word. */
const IS_LITTLE_ENDIAN = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1;

export type Values = Uint8Array | Uint16Array | Uint32Array;

/**
 * Counts events by venue. Once finished, tells how many any stretch of venues has. An event costs one addition, in a column of
 * bytes that fits the L1 cache; the bits of venues and the sums of blocks are worked out in one pass behind it.
 */
export class VenueCounts implements EventCounter {
  readonly #counts: Uint8Array | Uint32Array;
  /** Of every 32 venues, once finished: the events of all before them. */
  readonly #blocks: Uint32Array;
  /** Stretches come in order, and most begin where the last one ended. */
  #lastAt = 0;
  #lastBefore = 0;

  constructor(length: number, maxEvents: number) {
    const words = wordsFor(length);
    const Counts = maxEvents <= MAX_8 && IS_LITTLE_ENDIAN ? Uint8Array : Uint32Array;
    this.#counts = new Counts(words << 5);
    this.#blocks = new Uint32Array(words + 1);
  }

  add(venue: number): void {
    this.#counts[venue]++;
  }

  /** Counts an event of each of these venues. */
  addAll(venues: Uint16Array, from: number, to: number): void {
    const counts = this.#counts;
    for (let at = from; at < to; at++) counts[venues[at]]++;
  }

  /** Counts an event of each of these venues that has an accepted value: by number instead of by branch. */
  addAccepted(venues: Uint16Array, values: Values, accepted: Uint8Array, from: number, to: number): void {
    const counts = this.#counts;
    for (let at = from; at < to; at++) counts[venues[at]] += accepted[values[at]];
  }

  /** Adds the bits of the venues with events. Where only some are live, drops all others. */
  finish(venues: Uint32Array, live: Uint32Array | undefined): void {
    if (live) for (let w = 0; w < venues.length; w++) this.#keep(w, live[w]);
    if (this.#counts instanceof Uint8Array) this.#sumBytes(new Uint32Array(this.#counts.buffer), venues);
    else this.#sumWords(this.#counts, venues);
    if (live) for (let w = 0; w < venues.length; w++) venues[w] &= live[w];
  }

  count(low: number, high: number): number {
    const before = low === this.#lastAt ? this.#lastBefore : this.#before(low);
    this.#lastAt = high;
    this.#lastBefore = this.#before(high);
    return this.#lastBefore - before;
  }

  get bytes(): number {
    return this.#counts.byteLength + this.#blocks.byteLength;
  }

  #before(venue: number): number {
    let events = this.#blocks[venue >>> 5];
    for (let v = venue & ~31; v < venue; v++) events += this.#counts[v];
    return events;
  }

  #keep(w: number, live: number): void {
    if (live === 0) this.#counts.fill(0, w << 5, (w + 1) << 5);
    else
      for (let rest = ~live; rest !== 0; rest &= rest - 1)
        this.#counts[(w << 5) + 31 - Math.clz32(rest & -rest)] = 0;
  }

  /** Four venues at a time. */
  #sumBytes(fours: Uint32Array, venues: Uint32Array): void {
    const blocks = this.#blocks;
    let before = 0;
    for (let w = 0; w < venues.length; w++) {
      let bits = 0;
      blocks[w] = before;
      for (let i = 0; i < 8; i++) {
        const four = fours[(w << 3) + i];
        if (four === 0) continue;
        bits |= bitsOfBytes(four) << (i << 2);
        before += sumOfBytes(four);
      }
      venues[w] |= bits;
    }
    blocks[venues.length] = before;
  }

  #sumWords(counts: Uint32Array, venues: Uint32Array): void {
    const blocks = this.#blocks;
    let before = 0;
    for (let v = 0; v < counts.length; v++) {
      if ((v & 31) === 0) blocks[v >>> 5] = before;
      before += counts[v];
      if (counts[v] > 0) venues[v >>> 5] |= 1 << (v & 31);
    }
    blocks[venues.length] = before;
  }
}

/** A bit for each of four bytes, set where it is not 0. */
function bitsOfBytes(four: number): number {
  const highest = (((four & 0x7f7f7f7f) + 0x7f7f7f7f) | four) & 0x80808080;
  // Moves the bits 0, 8, 16 and 24 to 28, 29, 30 and 31.
  return Math.imul(highest >>> 7, 0x10204080) >>> 28;
}

function sumOfBytes(four: number): number {
  const pairs = (four & 0xff00ff) + ((four >>> 8) & 0xff00ff);
  return (pairs + (pairs >>> 16)) & 0xffff;
}

/** The events of two counters. */
export class BothCounts implements EventCounter {
  readonly #one: EventCounter;
  readonly #other: EventCounter;

  constructor(one: EventCounter, other: EventCounter) {
    this.#one = one;
    this.#other = other;
  }

  count(low: number, high: number, level?: number, cell?: number): number {
    return this.#one.count(low, high, level, cell) + this.#other.count(low, high, level, cell);
  }

  get bytes(): number {
    return this.#one.bytes + this.#other.bytes;
  }
}
