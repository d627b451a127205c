import { bitmapFor, countBits, countGroups, hasTextBit, type TextSegment } from "./segment.ts";
import type { QueryWord } from "./vocabulary.ts";
import { WordMatches } from "./word-matches.ts";

/**
 * A venue that matches, with what it is ranked by: how well its best event matches, how near it is, whether the
 * match is in the event's name (the lowest bit of the points), and how soon that event is.
 */
export interface RankedVenue {
  points: number;
  band: number;
  startsAtMs: number;
  venueId: number;
  segment: number;
  venue: number;
}

/** The band of all venues where nothing is asked near a point. In bands the sooner comes first, whether in a name or not. */
export const NO_BAND = 0;

/** The best `capacity` of the venues offered: a heap with the worst of them on top. */
export class TopEntries {
  #capacity: number;
  #heap: RankedVenue[] = [];

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** The least points with which a venue may still enter when its events start at this time or later. */
  pointsToEnter(startsAtMs: number): number {
    if (this.#heap.length < this.#capacity) return 0;
    const worst = this.#heap[0];
    if (worst.band !== NO_BAND) return withoutName(worst.points) << 1;
    return startsAtMs > worst.startsAtMs ? worst.points + 1 : worst.points;
  }

  offer(entry: RankedVenue): void {
    const heap = this.#heap;
    if (heap.length < this.#capacity) {
      heap.push(entry);
      this.#siftUp(heap.length - 1);
    } else if (this.#capacity > 0 && isBetter(entry, heap[0])) {
      heap[0] = entry;
      this.#siftDown();
    }
  }

  sorted(): RankedVenue[] {
    return this.#heap.toSorted((a, b) => (isBetter(a, b) ? -1 : 1));
  }

  #siftUp(from: number): void {
    const heap = this.#heap;
    let at = from;
    while (at > 0) {
      const parent = (at - 1) >>> 1;
      if (!isBetter(heap[parent], heap[at])) return;
      [heap[parent], heap[at]] = [heap[at], heap[parent]];
      at = parent;
    }
  }

  #siftDown(): void {
    const heap = this.#heap;
    for (let at = 0; ; ) {
      let child = 2 * at + 1;
      if (child >= heap.length) return;
      if (child + 1 < heap.length && isBetter(heap[child], heap[child + 1])) child++;
      if (!isBetter(heap[at], heap[child])) return;
      [heap[child], heap[at]] = [heap[at], heap[child]];
      at = child;
    }
  }
}

function isBetter(a: RankedVenue, b: RankedVenue): boolean {
  const quality = withoutName(a.points) - withoutName(b.points);
  if (quality !== 0) return quality > 0;
  if (a.band !== b.band) return a.band < b.band;
  if (a.band === NO_BAND && a.points !== b.points) return a.points > b.points;
  if (a.startsAtMs !== b.startsAtMs) return a.startsAtMs < b.startsAtMs;
  return a.venueId < b.venueId;
}

function withoutName(points: number): number {
  return points >>> 1;
}

/** Matching events and their venues, in parallel, sorted by venue id, then event id. */
export interface TextEventHits {
  venueIds: Uint32Array;
  eventIds: Uint32Array;
}

const MAX_POINTS = 7;
// The points of ten words have no more binary digits than this.
const MAX_DIGITS = 7;

/** The points of every event, one bitmap per binary digit, the ones first. */
type Points = Int32Array[];

/**
 * Answers queries over one segment, a bit per event throughout. A word found exactly gives an event six points,
 * by prefix four, with a typo two, and one more where it stands in the name; words add up. The points are
 * kept as binary numbers with one bitmap per digit, so that 32 events are added at once.
 */
export class Matcher {
  readonly segment: TextSegment;
  #word: WordMatches;
  #matched: Int32Array;
  #allPlanes: Points;
  // As many of them as the points of the query have binary digits.
  #planes: Points = [];

  constructor(segment: TextSegment) {
    this.segment = segment;
    this.#word = new WordMatches(segment);
    this.#matched = bitmapFor(segment.eventIds.length);
    this.#allPlanes = Array.from({ length: MAX_DIGITS }, () => bitmapFor(segment.eventIds.length));
  }

  /** Finds the live events that match every word, and returns how many venues have one. */
  match(words: QueryWord[]): number {
    if (words.length === 0) {
      this.#matched.fill(0);
      return 0;
    }
    this.#matched.set(this.segment.alive);
    this.#planes = this.#allPlanes.slice(0, 32 - Math.clz32(words.length * MAX_POINTS));
    for (const plane of this.#planes) plane.fill(0);
    for (const word of words) {
      this.#word.find(word);
      if (!this.#addWord()) return 0;
    }
    return countGroups(this.#matched, this.segment.lastOfVenue);
  }

  /** Keeps of what the last `match` found the events that pass a test, and returns how many venues still have one. */
  narrow(passes: (venueId: number, eventId: number) => boolean): number {
    const { venueIds, venueOfEvent, eventIds, lastOfVenue } = this.segment;
    const matched = this.#matched;
    for (let i = 0; i < matched.length; i++) {
      for (let rest = matched[i]; rest !== 0; rest &= rest - 1) {
        const bit = lowestBit(rest);
        const event = (i << 5) + bit;
        if (!passes(venueIds[venueOfEvent[event]], eventIds[event])) matched[i] &= ~(1 << bit);
      }
    }
    return countGroups(matched, lastOfVenue);
  }

  /** Offers every venue that the last `match` found, by its best event and by its distance band. */
  rankInto(top: TopEntries, segmentNumber: number, bandOf: (venueId: number) => number): void {
    const { venueIds, venueOfEvent, startsAtMs, soonestOf32 } = this.segment;
    const matched = this.#matched;
    const planes = this.#planes;
    let venue = 0;
    let points = 0;
    let startMs = 0;
    const offer = () => {
      const venueId = venueIds[venue];
      top.offer({
        points,
        band: bandOf(venueId),
        startsAtMs: startMs,
        venueId,
        segment: segmentNumber,
        venue,
      });
    };
    for (let i = 0; i < matched.length; i++) {
      let rest = matched[i];
      if (rest !== 0) rest &= withAtLeast(planes, i, top.pointsToEnter(soonestOf32[i]));
      while (rest !== 0) {
        const bit = lowestBit(rest);
        rest &= rest - 1;
        const event = (i << 5) + bit;
        if (venueOfEvent[event] !== venue) {
          if (points > 0) offer();
          venue = venueOfEvent[event];
          points = 0;
        }
        const eventPoints = pointsOf(planes, i, bit);
        if (eventPoints > points || (eventPoints === points && startsAtMs[event] < startMs)) {
          points = eventPoints;
          startMs = startsAtMs[event];
        }
      }
    }
    if (points > 0) offer();
  }

  /** The matching events of a venue, sooner ones first. */
  eventsOf(venue: number): number[] {
    const { firstEvents, startsAtMs, eventIds } = this.segment;
    const events: number[] = [];
    for (let event = firstEvents[venue]; event < firstEvents[venue + 1]; event++) {
      if (hasTextBit(this.#matched, event)) events.push(event);
    }
    // Events are numbered by id, and the sort is stable: equal starts stay in the order of their ids.
    return events.sort((a, b) => startsAtMs[a] - startsAtMs[b]).map((event) => eventIds[event]);
  }

  /** Every event that the last `match` found, by venue id, then event id. */
  hits(): TextEventHits {
    const { segment } = this;
    const matched = this.#matched;
    const count = countBits(matched);
    const venueIds = new Uint32Array(count);
    const eventIds = new Uint32Array(count);
    let at = 0;
    for (let i = 0; i < matched.length; i++) {
      for (let rest = matched[i]; rest !== 0; rest &= rest - 1) {
        const event = (i << 5) + lowestBit(rest);
        venueIds[at] = segment.venueIds[segment.venueOfEvent[event]];
        eventIds[at++] = segment.eventIds[event];
      }
    }
    return { venueIds, eventIds };
  }

  get bytes(): number {
    return this.segment.bytes + this.#word.bytes + (MAX_DIGITS + 1) * this.#matched.byteLength;
  }

  /** Keeps the events that match the word too and adds its points; says whether any are left. */
  #addWord(): boolean {
    const { exact, prefix, typo } = this.#word;
    const matched = this.#matched;
    const planes = this.#planes;
    let isAnyLeft = 0;
    for (let i = 0; i < matched.length; i++) {
      const old = matched[i];
      if (old === 0) continue;
      const exactly = exact.any[i];
      const byPrefix = prefix.any[i] & ~exactly;
      const byTypo = typo.any[i] & ~(exactly | byPrefix);
      const kept = old & (exactly | byPrefix | byTypo);
      matched[i] = kept;
      isAnyLeft |= kept;
      if (kept === 0) continue;
      const inName = (exact.inName[i] & exactly) | (prefix.inName[i] & byPrefix) | (typo.inName[i] & byTypo);
      addPoints(planes, i, inName, exactly | byTypo, exactly | byPrefix);
    }
    return isAnyLeft !== 0;
  }
}

/** Adds a number of three binary digits, the ones first, to the points of 32 events. */
function addPoints(planes: Points, i: number, ones: number, twos: number, fours: number): void {
  let carry = 0;
  for (let digit = 0; digit < planes.length; digit++) {
    const added = digit === 0 ? ones : digit === 1 ? twos : digit === 2 ? fours : 0;
    if (digit > 2 && carry === 0) return;
    const plane = planes[digit];
    const old = plane[i];
    plane[i] = old ^ added ^ carry;
    carry = (old & added) | (carry & (old ^ added));
  }
}

/** Which of 32 events have at least so many points, decided digit by digit from the highest. */
function withAtLeast(planes: Points, i: number, points: number): number {
  if (points === 0) return -1;
  if (points >>> planes.length !== 0) return 0;
  let more = 0;
  let equal = -1;
  for (let digit = planes.length - 1; digit >= 0; digit--) {
    const bits = planes[digit][i];
    if ((points >>> digit) & 1) {
      equal &= bits;
    } else {
      more |= equal & bits;
      equal &= ~bits;
    }
  }
  return more | equal;
}

function pointsOf(planes: Points, i: number, bit: number): number {
  let points = 0;
  for (let digit = 0; digit < planes.length; digit++) points |= ((planes[digit][i] >>> bit) & 1) << digit;
  return points;
}

function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}
