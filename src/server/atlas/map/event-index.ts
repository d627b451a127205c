import type { CellCounts } from "./cell-counts.ts";
import { DayColumn, NO_DAY } from "./day-column.ts";
import { DayIndex, rankDays } from "./day-index.ts";
import { EventCounts } from "./event-counts.ts";
import { setBit, wordsFor } from "./ranked-bits.ts";
import { SpecialEvents } from "./special-events.ts";
import type { VenueTable } from "./venue-table.ts";

/** The events of a segment, or those with a certain flag, by the first of their days. */
export class EventIndex {
  /** The first event of each venue, and behind the last venue the number of events. */
  readonly firstEvent: Uint32Array;
  readonly days: DayIndex;
  readonly counts: EventCounts;
  /** A bit for each venue with an event, what is over included. */
  readonly withEvents: Uint32Array;
  readonly special: SpecialEvents;
  readonly #ownBytes: number;
  readonly #cells: (CellCounts | undefined)[] = [];

  constructor(table: VenueTable, flag = 0) {
    const { firstEvent, eventDays } = flag === 0 ? table : flagged(table, flag);
    this.firstEvent = firstEvent;
    const ranks = rankDays(eventDays);
    this.days = new DayIndex(table.length, firstEvent, ranks);
    this.counts = new EventCounts(this.days, firstEvent, eventDays, ranks);
    this.withEvents = new Uint32Array(wordsFor(table.length));
    for (let v = 0; v < table.length; v++) if (firstEvent[v + 1] > firstEvent[v]) setBit(this.withEvents, v);
    this.special = new SpecialEvents(table, flag);
    this.#ownBytes = flag === 0 ? 0 : firstEvent.byteLength + eventDays.bytes;
  }

  /** The events of the cells of a level, which begin at these venues, where they are worth counting. */
  cellCounts(level: number, starts: Uint32Array): CellCounts | undefined {
    if (!(level in this.#cells)) this.#cells[level] = this.counts.byCell(starts);
    return this.#cells[level];
  }

  get bytes(): number {
    const cells = this.#cells.reduce((sum, cell) => sum + (cell?.bytes ?? 0), 0);
    const indexes = this.days.bytes + this.counts.bytes + this.special.bytes;
    return indexes + cells + this.withEvents.byteLength + this.#ownBytes;
  }
}

function flagged({ length, firstEvent, eventDays, eventFlags }: VenueTable, flag: number) {
  const first = new Uint32Array(length + 1);
  const days: number[] = [];
  let firstDay = Number.POSITIVE_INFINITY;
  let lastDay = Number.NEGATIVE_INFINITY;
  for (let v = 0; v < length; v++) {
    for (let e = firstEvent[v]; e < firstEvent[v + 1]; e++) {
      if ((eventFlags[e] & flag) === 0) continue;
      const day = eventDays.get(e);
      days.push(day);
      if (day === NO_DAY) continue;
      if (day < firstDay) firstDay = day;
      if (day > lastDay) lastDay = day;
    }
    first[v + 1] = days.length;
  }
  const column = new DayColumn(days.length, { firstDay, lastDay });
  for (let i = 0; i < days.length; i++) column.set(i, days[i]);
  return { firstEvent: first, eventDays: column };
}
