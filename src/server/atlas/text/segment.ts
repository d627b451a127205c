import type { KeyTable } from "./vocabulary.ts";

export function bitmapFor(bits: number): Int32Array {
  return new Int32Array((bits + 31) >>> 5);
}

export function setTextBit(bitmap: Int32Array, bit: number): void {
  bitmap[bit >>> 5] |= 1 << (bit & 31);
}

export function hasTextBit(bitmap: Int32Array, bit: number): boolean {
  return ((bitmap[bit >>> 5] >>> (bit & 31)) & 1) === 1;
}

export function orInto(target: Int32Array, source: Int32Array): void {
  for (let i = 0; i < target.length; i++) target[i] |= source[i];
}

export function countBits(bitmap: Int32Array): number {
  let count = 0;
  for (let i = 0; i < bitmap.length; i++) count += popCount(bitmap[i]);
  return count;
}

/**
 * How many groups of neighbouring bits hold at least one set bit. `lastOfGroup` marks each group's
 * highest bit. Adding all ones below that bit to the group's own bits carries into it exactly when one
 * of them is set, which answers for every group in a word at once.
 */
export function countGroups(bitmap: Int32Array, lastOfGroup: Int32Array): number {
  let count = 0;
  let isOpenGroupHit = 0;
  for (let i = 0; i < bitmap.length; i++) {
    const bits = bitmap[i] | isOpenGroupHit;
    const last = lastOfGroup[i];
    if (bits === 0) continue;
    const carried = ((bits & ~last) + ~last) | 0;
    count += popCount((carried | bits) & last);
    // What lies above the word's last closed group belongs to a group that goes on in the next word.
    const openBits = Math.clz32(last);
    isOpenGroupHit = openBits > 0 && bits >>> (32 - openBits) !== 0 ? 1 : 0;
  }
  return count;
}

export function popCount(word: number): number {
  let v = (word - ((word >>> 1) & 0x55555555)) | 0;
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * What a segment is made of. Events are numbered by venue id, then event id, so that a venue's events
 * are neighbours. A posting is `event number << 1 | 1 if the term stands in the event's name`.
 */
export interface SegmentParts {
  venueIds: Uint32Array;
  /** Venue v has the events from `firstEvents[v]` up to but without `firstEvents[v + 1]`. */
  firstEvents: Uint32Array;
  eventIds: Uint32Array;
  startsAtMs: Float64Array;
  expiresAtMs: Float64Array;
  /** Term t has the postings from `offsets[t]` up to but without `offsets[t + 1]`, in no certain order. */
  terms: KeyTable;
  offsets: Uint32Array;
  postings: Uint32Array;
  /** Latin spellings of the terms in other alphabets, and the term of each. */
  romanised: KeyTable;
  romanisedTerms: Uint32Array;
}

/** An immutable inverted index over some venues, except that events can be tombstoned. */
export class TextSegment implements SegmentParts {
  readonly venueIds: Uint32Array;
  readonly firstEvents: Uint32Array;
  readonly eventIds: Uint32Array;
  readonly startsAtMs: Float64Array;
  readonly expiresAtMs: Float64Array;
  readonly terms: KeyTable;
  readonly offsets: Uint32Array;
  readonly postings: Uint32Array;
  readonly romanised: KeyTable;
  readonly romanisedTerms: Uint32Array;
  readonly alive: Int32Array;
  readonly lastOfVenue: Int32Array;
  readonly venueOfEvent: Uint32Array;
  /** The first start among each 32 events. */
  readonly soonestOf32: Float64Array;
  /** The first expiry among each 32 events. */
  readonly #expiryOf32: Float64Array;
  #aliveEvents: number;

  constructor(parts: SegmentParts) {
    this.venueIds = parts.venueIds;
    this.firstEvents = parts.firstEvents;
    this.eventIds = parts.eventIds;
    this.startsAtMs = parts.startsAtMs;
    this.expiresAtMs = parts.expiresAtMs;
    this.terms = parts.terms;
    this.offsets = parts.offsets;
    this.postings = parts.postings;
    this.romanised = parts.romanised;
    this.romanisedTerms = parts.romanisedTerms;
    const events = parts.eventIds.length;
    this.alive = bitmapFor(events);
    this.soonestOf32 = new Float64Array(this.alive.length).fill(Number.POSITIVE_INFINITY);
    this.#expiryOf32 = this.soonestOf32.slice();
    for (let event = 0; event < events; event++) {
      setTextBit(this.alive, event);
      this.soonestOf32[event >>> 5] = Math.min(this.soonestOf32[event >>> 5], parts.startsAtMs[event]);
      this.#expiryOf32[event >>> 5] = Math.min(this.#expiryOf32[event >>> 5], parts.expiresAtMs[event]);
    }
    this.lastOfVenue = bitmapFor(events);
    this.venueOfEvent = new Uint32Array(events);
    for (let venue = 0; venue < parts.venueIds.length; venue++) {
      this.venueOfEvent.fill(venue, parts.firstEvents[venue], parts.firstEvents[venue + 1]);
      setTextBit(this.lastOfVenue, parts.firstEvents[venue + 1] - 1);
    }
    this.#aliveEvents = events;
  }

  get aliveEvents(): number {
    return this.#aliveEvents;
  }

  remove(venueId: number): void {
    const venue = this.#venueOf(venueId);
    if (venue === -1) return;
    for (let event = this.firstEvents[venue]; event < this.firstEvents[venue + 1]; event++)
      this.#tombstone(event);
  }

  expire(nowMs: number): void {
    for (const [word, soonest] of this.#expiryOf32.entries()) {
      if (soonest > nowMs || this.alive[word] === 0) continue;
      const end = Math.min((word + 1) * 32, this.expiresAtMs.length);
      for (let event = word * 32; event < end; event++)
        if (this.expiresAtMs[event] <= nowMs) this.#tombstone(event);
    }
  }

  #tombstone(event: number): void {
    if (!hasTextBit(this.alive, event)) return;
    this.alive[event >>> 5] &= ~(1 << (event & 31));
    this.#aliveEvents--;
  }

  get bytes(): number {
    const arrays = [
      this.venueIds,
      this.firstEvents,
      this.eventIds,
      this.startsAtMs,
      this.expiresAtMs,
      this.offsets,
      this.postings,
      this.romanisedTerms,
      this.alive,
      this.lastOfVenue,
      this.venueOfEvent,
      this.soonestOf32,
      this.#expiryOf32,
    ];
    return arrays.reduce((sum, array) => sum + array.byteLength, this.terms.bytes + this.romanised.bytes);
  }

  #venueOf(venueId: number): number {
    let from = 0;
    let to = this.venueIds.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (this.venueIds[middle] < venueId) from = middle + 1;
      else to = middle;
    }
    return this.venueIds[from] === venueId ? from : -1;
  }
}
