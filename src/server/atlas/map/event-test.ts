import { NO_DAY } from "./day-column.ts";
import {
  CANCELLED,
  FREE,
  fact,
  factKind,
  factValue,
  ORGANIZER,
  POSTPONED,
  PRICE,
  RUN,
  STRETCH,
  stretchDays,
  stretchStart,
  TAG,
} from "./event-row.ts";
import type { Refinement, RowFilter } from "./map-filter.ts";
import type { VenueTable } from "./venue-table.ts";

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
  return filter.countsCancelled || (table.eventFlags[e] & CANCELLED) === 0;
}

/** Whether an event that is not over is open on any day of a range, both included. */
export function isOnDays(table: VenueTable, e: number, from: number, to: number): boolean {
  const day = table.eventDays.get(e);
  if (day === NO_DAY || day > to || from > to) return false;
  if (day >= from) return true;
  if ((table.eventFlags[e] & RUN) === 0) return false;
  const end = table.firstFact(e + 1);
  for (let f = table.firstFact(e); f < end; f++) {
    const word = table.facts[f];
    if (factKind(word) !== STRETCH) continue;
    const start = day + stretchStart(word);
    if (start <= to && start + stretchDays(word) > from) return true;
  }
  return false;
}

function isRefined(refinement: Refinement, table: VenueTable, e: number): boolean {
  const { prices, tags, organizer, status } = refinement;
  const flags = table.eventFlags[e];
  if (status !== undefined && statusOf(flags) !== status) return false;
  if (organizer !== undefined && !hasFact(table, e, fact(ORGANIZER, organizer))) return false;
  if (tags?.some((tag) => !hasFact(table, e, fact(TAG, tag)))) return false;
  return prices === undefined || (flags & FREE) !== 0 || isPriced(table, e, prices.numbers);
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
