import { DayColumn, DayIndex, rankDays } from "./day-index.ts";
import { type CellCounts, EventCounts } from "./event-counts.ts";
import { setBit, wordsFor } from "./ranked-bits.ts";
import { SpecialEvents } from "./special-events.ts";
import type { VenueTable } from "./venue-table.ts";

interface Parts {
  columns: Pick<VenueTable, "firstEvent" | "eventDays">;
  days: DayIndex;
  counts: EventCounts;
  special: SpecialEvents;
}

/** The events of a segment, or those with a certain flag, by the first of their days. */
export class EventIndex {
  /** The first event of each venue, and behind the last venue the number of events. */
  readonly firstEvent: Uint32Array;
  readonly eventDays: DayColumn;
  readonly days: DayIndex;
  readonly counts: EventCounts;
  /** A bit for each venue with an event, what is over included. */
  readonly withEvents: Uint32Array;
  readonly special: SpecialEvents;
  /** That all its events have; 0 where those are all events. */
  readonly flag: number;
  readonly #ownBytes: number;
  readonly #mostCellCounts: number;
  readonly #cells: (CellCounts | undefined)[] = [];

  private constructor(table: VenueTable, flag: number, { columns, days, counts, special }: Parts) {
    const { firstEvent, eventDays } = columns;
    this.flag = flag;
    this.firstEvent = firstEvent;
    this.eventDays = eventDays;
    this.days = days;
    this.counts = counts;
    this.special = special;
    this.withEvents = new Uint32Array(wordsFor(table.length));
    for (let v = 0; v < table.length; v++) if (firstEvent[v + 1] > firstEvent[v]) setBit(this.withEvents, v);
    // One for every second event of the segment: for few cells of many events.
    this.#mostCellCounts = table.events / 2;
    this.#ownBytes = flag === 0 ? 0 : firstEvent.byteLength + eventDays.bytes;
  }

  /** Indexes the events of a table that have a flag, or all of them, in steps of about the same length. */
  static *build(table: VenueTable, flag = 0): Generator<void, EventIndex> {
    const columns = flag === 0 ? table : flagged(table, flag);
    const { firstEvent, eventDays } = columns;
    const ranks = rankDays(eventDays);
    const days = new DayIndex(table.length, firstEvent, ranks);
    yield;
    const counts = new EventCounts(days, firstEvent, eventDays, ranks);
    yield;
    const special = new SpecialEvents(table, flag, ranks.days);
    return new EventIndex(table, flag, { columns, days, counts, special });
  }

  /** The events of the cells of a level, which begin at these venues, where they are worth counting. */
  cellCounts(level: number, starts: Uint32Array): CellCounts | undefined {
    if (!(level in this.#cells)) this.#cells[level] = this.counts.byCell(starts, this.#mostCellCounts);
    return this.#cells[level];
  }

  get bytes(): number {
    const cells = this.#cells.reduce((sum, cell) => sum + (cell?.bytes ?? 0), 0);
    const indexes = this.days.bytes + this.counts.bytes + this.special.bytes;
    return indexes + cells + this.withEvents.byteLength + this.#ownBytes;
  }
}

function flagged({ length, firstEvent, eventDays, eventFlags, events }: VenueTable, flag: number) {
  let count = 0;
  let firstDay = Number.POSITIVE_INFINITY;
  let lastDay = Number.NEGATIVE_INFINITY;
  for (let e = 0; e < events; e++) {
    if ((eventFlags[e] & flag) === 0) continue;
    count++;
    if (eventDays.isNone(e)) continue;
    const day = eventDays.get(e);
    if (day < firstDay) firstDay = day;
    if (day > lastDay) lastDay = day;
  }
  const first = new Uint32Array(length + 1);
  const column = new DayColumn(count, { firstDay, lastDay });
  count = 0;
  for (let v = 0; v < length; v++) {
    for (let e = firstEvent[v]; e < firstEvent[v + 1]; e++)
      if ((eventFlags[e] & flag) !== 0) column.set(count++, eventDays.get(e));
    first[v + 1] = count;
  }
  return { firstEvent: first, eventDays: column };
}
