import { NO_DAY } from "./day-index.ts";
import { factKind, RUN, STRETCH, stretchDays, stretchStart } from "./event-facts.ts";
import type { VenueTable } from "./venue-table.ts";

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

/** Visits the days of an event that is not over. */
export function visitStretches(
  table: VenueTable,
  e: number,
  visit: (firstDay: number, lastDay: number) => void,
): void {
  if (table.eventDays.isNone(e)) return;
  const day = table.eventDays.get(e);
  if ((table.eventFlags[e] & RUN) === 0) {
    visit(day, day);
    return;
  }
  const end = table.firstFact(e + 1);
  for (let f = table.firstFact(e); f < end; f++) {
    const word = table.facts[f];
    if (factKind(word) !== STRETCH) continue;
    const first = day + stretchStart(word);
    visit(first, first + stretchDays(word) - 1);
  }
}
