import { DAY_MS } from "#domain/time.ts";
import { fact, ORGANIZER, TAG } from "./event-row.ts";
import { isCounted, isMatch } from "./event-test.ts";
import { isPlace, type Refinement, type RowFilter } from "./map-filter.ts";
import { hasBit, setBit } from "./ranked-bits.ts";
import type { Segment } from "./segment.ts";
import { lowerBound } from "./sorted.ts";

/**
 * The matching events of a segment for a filter that asks more than days, found one by one among as few as the indexes leave:
 * the bits of their venues, and the venue of each that is counted, ascending.
 */
export function refinedEvents(
  segment: Segment,
  filter: RowFilter,
  candidates: () => Uint32Array,
  bits: Uint32Array,
): Uint16Array {
  const { table } = segment;
  const found = new VenueNumbers();
  const take = (venue: number, e: number) => {
    if (!isMatch(filter, table, e)) return;
    setBit(bits, venue);
    if (isCounted(filter, table, e)) found.push(venue);
  };
  const listed = shortestList(segment, filter.refinement!);
  if (listed === undefined) {
    const venues = candidates();
    for (let v = 0; v < segment.length; v++) {
      if (v % 32 === 0 && venues[v >>> 5] === 0) v += 31;
      else if (hasBit(venues, v) && isPlace(filter, table, v))
        for (let e = table.firstEvent[v]; e < table.firstEvent[v + 1]; e++) take(v, e);
    }
    return found.all();
  }
  let venue = 0;
  for (const e of listed) {
    venue = lowerBound(table.firstEvent, e + 1, venue) - 1;
    if (!segment.isDead(venue) && isPlace(filter, table, venue)) take(venue, e);
  }
  return found.all();
}

/** The days of all events that can be on now or tonight anywhere: clocks are between 12 hours behind and 14 ahead of UTC. */
export function daysAround(nowMs: number): { from: number; to: number } {
  const today = Math.floor(nowMs / DAY_MS);
  return { from: today - 2, to: today + 2 };
}

function shortestList({ facts }: Segment, { tags = [], organizer }: Refinement): Uint32Array | undefined {
  const words = tags.map((tag) => fact(TAG, tag));
  if (organizer !== undefined) words.push(fact(ORGANIZER, organizer));
  return words.map((word) => facts.eventsWith(word)).sort((a, b) => a.length - b.length)[0];
}

class VenueNumbers {
  #venues = new Uint16Array(1024);
  #length = 0;

  push(venue: number): void {
    if (this.#length === this.#venues.length) {
      const wider = new Uint16Array(this.#length * 2);
      wider.set(this.#venues);
      this.#venues = wider;
    }
    this.#venues[this.#length++] = venue;
  }

  all(): Uint16Array {
    return this.#venues.slice(0, this.#length);
  }
}
