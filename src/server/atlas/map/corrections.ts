import type { EventIndex } from "./event-index.ts";
import { CANCELLED, NO_DAY, RUN } from "./event-row.ts";
import { isOnDays } from "./event-test.ts";
import type { RowFilter } from "./map-filter.ts";
import { setBit } from "./ranked-bits.ts";
import { lowerBound } from "./sorted.ts";
import type { VenueTable } from "./venue-table.ts";

/**
 * By how much counts of first days are wrong for a filter: runs of days that began before the range are missing, cancelled
 * events are too many. Summed up in the order of venues, so that any stretch of venues is one difference.
 */
export class Corrections {
  readonly #venues: Uint16Array;
  readonly #sums: Int32Array;

  constructor(table: VenueTable, { specials, specialVenues }: EventIndex, filter: RowFilter) {
    const { isDated, fromDay, toDay } = filter;
    const venues = new Uint16Array(specials.length);
    const sums = new Int32Array(specials.length + 1);
    let n = 0;
    for (let i = 0; i < specials.length; i++) {
      const e = specials[i];
      const isFirstDayIn = !isDated || (table.eventDay[e] >= fromDay && table.eventDay[e] <= toDay);
      const isCounted =
        (table.eventFlags[e] & CANCELLED) === 0 && (isFirstDayIn || isOnDays(table, e, fromDay, toDay));
      if (isCounted === isFirstDayIn) continue;
      venues[n] = specialVenues[i];
      sums[n + 1] = sums[n] + (isCounted ? 1 : -1);
      n++;
    }
    this.#venues = venues.slice(0, n);
    this.#sums = sums.slice(0, n + 1);
  }

  /** What is to be added to the events of the venues before this one. */
  before(venue: number): number {
    return this.#sums[lowerBound(this.#venues, venue)];
  }
}

/** Adds the venues of runs that began before a range of days and are open in it. */
export function addRuns(
  table: VenueTable,
  { specials, specialVenues }: EventIndex,
  fromDay: number,
  toDay: number,
  bits: Uint32Array,
): void {
  const { eventDay, eventFlags } = table;
  for (let i = 0; i < specials.length; i++) {
    const e = specials[i];
    if (eventDay[e] >= fromDay || eventDay[e] === NO_DAY || (eventFlags[e] & RUN) === 0) continue;
    if (isOnDays(table, e, fromDay, toDay)) setBit(bits, specialVenues[i]);
  }
}
