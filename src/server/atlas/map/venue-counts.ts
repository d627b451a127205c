import type { EventCounter } from "./event-counter.ts";
import { wordsFor } from "./ranked-bits.ts";

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
