import type { RowFilter } from "./map-filter.ts";
import { wordsFor } from "./ranked-bits.ts";
import type { Segment } from "./segment.ts";

/** Bits of the venues at the place asked for, and of those of them that are not deleted; undefined where all are. */
interface LiveVenues {
  there: Uint32Array | undefined;
  live: Uint32Array | undefined;
}

export function liveVenues(segment: Segment, { country, cities }: RowFilter): LiveVenues {
  const { deleted, length, places } = segment;
  let there: Uint32Array | undefined;
  if (country !== undefined || cities !== undefined) {
    there = new Uint32Array(wordsFor(length));
    places.addVenues(country, cities, there);
  }
  if (deleted === undefined) return { there, live: there };
  const live = deleted.words.map((word) => ~word);
  if (there) for (let w = 0; w < live.length; w++) live[w] &= there[w];
  return { there, live };
}
