import { isOnDays } from "./event-days.ts";
import {
  CANCELLED,
  FREE,
  fact,
  factKind,
  factValue,
  ORGANIZER,
  POSTPONED,
  PRICE,
  TAG,
  TIME_SHIFT,
} from "./event-facts.ts";
import type { Refinement, RowFilter } from "./map-filter.ts";
import type { VenueTable } from "./venue-table.ts";

export { MINUTE_MS } from "./event-facts.ts";

/** Whether an event passes the filter, its venue's place aside. */
export function isMatch(filter: RowFilter, table: VenueTable, e: number): boolean {
  return (
    (!filter.isDated || isOnDays(table, e, filter.fromDay, filter.toDay)) &&
    (!filter.isFree || (table.eventFlags[e] & FREE) !== 0) &&
    (filter.refinement === undefined || isRefined(filter.refinement, table, e)) &&
    (filter.moment === undefined || filter.moment.isOn(table, e))
  );
}

/** Whether an event that passes is also counted. */
export function isCounted(filter: RowFilter, table: VenueTable, e: number): boolean {
  return (table.eventFlags[e] & filter.uncountedFlags) === 0;
}

/** Whether an event passes what a filter asks beside days, free events and the moment. */
export function isRefined(refinement: Refinement, table: VenueTable, e: number): boolean {
  const { prices, tags, withoutTags, organizer } = refinement;
  const flags = table.eventFlags[e];
  if (!isFlagged(refinement, flags)) return false;
  if (organizer !== undefined && !hasFact(table, e, fact(ORGANIZER, organizer))) return false;
  if (tags?.some((tag) => !hasFact(table, e, fact(TAG, tag)))) return false;
  if (withoutTags?.some((tag) => hasFact(table, e, fact(TAG, tag)))) return false;
  return prices === undefined || (flags & FREE) !== 0 || isPriced(table, e, prices.numbers);
}

/** Whether an event passes what a filter asks of the time of day of its start, and of its status. */
export function isFlagged({ times, status }: Refinement, flags: number): boolean {
  if (times !== undefined && (((times << 1) >>> (flags >>> TIME_SHIFT)) & 1) === 0) return false;
  return status === undefined || statusOf(flags) === status;
}

function isPriced(table: VenueTable, e: number, prices: ReadonlySet<number>): boolean {
  const end = table.firstFact(e + 1);
  for (let f = table.firstFact(e); f < end; f++) {
    const word = table.facts[f];
    if (factKind(word) === PRICE) return prices.has(factValue(word));
  }
  return false;
}

function hasFact(table: VenueTable, e: number, word: number): boolean {
  const end = table.firstFact(e + 1);
  for (let f = table.firstFact(e); f < end; f++) if (table.facts[f] === word) return true;
  return false;
}

function statusOf(flags: number): NonNullable<Refinement["status"]> {
  if (flags & CANCELLED) return "cancelled";
  return flags & POSTPONED ? "postponed" : "scheduled";
}
