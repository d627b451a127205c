import { NO_DAY } from "./day-index.ts";
import { visitStretches } from "./event-days.ts";
import { CANCELLED } from "./event-facts.ts";
import type { EventIndex } from "./event-index.ts";
import { hasBit, type RankedBits } from "./ranked-bits.ts";
import { lowerBound } from "./sorted.ts";
import type { VenueTable } from "./venue-table.ts";

/** A table, and those of its venues that are deleted. */
interface TableInUse {
  table: VenueTable;
  deleted: RankedBits | undefined;
}

/** Takes a number of events more or fewer on each day from one to another, both included. */
type AddOnDays = (firstDay: number, lastDay: number, events: number) => void;

/** The numbers of a whole segment's events by day, an event of several days on each of its open ones. */
export class DayTotals {
  readonly #table: VenueTable;
  readonly #flag: number;
  /** Ascending: days that have more or fewer events than the one before, and by how much. */
  readonly #days: Int32Array;
  readonly #changes: Int32Array;

  constructor(inUse: TableInUse, index: EventIndex) {
    const changes = new Map<number, number>();
    const change = (day: number, events: number) => changes.set(day, (changes.get(day) ?? 0) + events);
    const add: AddOnDays = (firstDay, lastDay, events) => {
      change(firstDay, events);
      change(lastDay + 1, -events);
    };
    for (const [rank, day] of index.days.days.entries()) add(day, day, index.days.eventsOn(rank));
    addCorrections(inUse, index, { low: 0, high: inUse.table.length }, undefined, add);
    this.#table = inUse.table;
    this.#flag = index.flag;
    this.#days = Int32Array.from(changes.keys()).sort();
    this.#changes = this.#days.map((day) => changes.get(day)!);
  }

  /** Adds the numbers of all days that have events. */
  addTo(add: AddOnDays): void {
    let events = 0;
    for (let i = 0; i + 1 < this.#days.length; i++) {
      events += this.#changes[i];
      if (events !== 0) add(this.#days[i], this.#days[i + 1] - 1, events);
    }
  }

  /** Takes away the events of a venue that was deleted. */
  remove(venue: number): void {
    const { firstEvent, eventFlags } = this.#table;
    for (let e = firstEvent[venue]; e < firstEvent[venue + 1]; e++) {
      if ((eventFlags[e] & (CANCELLED | this.#flag)) !== this.#flag) continue;
      visitStretches(this.#table, e, (firstDay, lastDay) => {
        this.#changes[lowerBound(this.#days, firstDay)]--;
        this.#changes[lowerBound(this.#days, lastDay + 1)]++;
      });
    }
  }

  get bytes(): number {
    return this.#days.byteLength + this.#changes.byteLength;
  }
}

/**
 * Adds what numbers of events by their first day have wrong for some venues between `low` and `high`, or for all of them: runs
 * of days, what is cancelled, and deleted venues.
 */
export function addCorrections(
  { table, deleted }: TableInUse,
  { special, flag }: EventIndex,
  { low, high }: { low: number; high: number },
  venues: Uint32Array | undefined,
  add: AddOnDays,
): void {
  for (let i = lowerBound(special.venues, low); i < special.length && special.venues[i] < high; i++) {
    const first = special.first(i);
    const venue = special.venues[i];
    if (first === NO_DAY || (venues && !hasBit(venues, venue)) || deleted?.has(venue)) continue;
    add(first, first, -1);
    if (special.isCancelled(i)) continue;
    if (special.isWithoutGaps(i)) add(first, special.last(i), 1);
    else visitStretches(table, special.events[i], (firstDay, lastDay) => add(firstDay, lastDay, 1));
  }
  if (!deleted) return;
  const { firstEvent, eventFlags, eventDays } = table;
  for (let at = deleted.next(low, high); at < high; at = deleted.next(at + 1, high)) {
    if (venues && !hasBit(venues, at)) continue;
    for (let e = firstEvent[at]; e < firstEvent[at + 1]; e++)
      if ((eventFlags[e] & flag) === flag && !eventDays.isNone(e))
        add(eventDays.get(e), eventDays.get(e), -1);
  }
}
