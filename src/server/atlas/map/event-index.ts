import type { CellCounts } from "./cell-counts.ts";
import { DayIndex, rankDays } from "./day-index.ts";
import { EventCounts } from "./event-counts.ts";
import { CANCELLED, RUN } from "./event-row.ts";
import { setBit, wordsFor } from "./ranked-bits.ts";
import type { VenueTable } from "./venue-table.ts";

/** The events of a segment, or those with a certain flag, by the first of their days. */
export class EventIndex {
  /** The first event of each venue, and behind the last venue the number of events. */
  readonly firstEvent: Uint32Array;
  readonly days: DayIndex;
  readonly counts: EventCounts;
  /** A bit for each venue with an event, what is over included. */
  readonly withEvents: Uint32Array;
  /**
   * Events that the first day does not tell all about, by their place in the table: those on more days, and cancelled ones.
   * They are few: every filter looks at each of them.
   */
  readonly specials: Uint32Array;
  readonly specialVenues: Uint16Array;
  readonly #cells: (CellCounts | undefined)[] = [];

  constructor(table: VenueTable, flag = 0) {
    const { firstEvent, eventDay } = flag === 0 ? table : flagged(table, flag);
    this.firstEvent = firstEvent;
    const ranks = rankDays(eventDay);
    this.days = new DayIndex(table.length, firstEvent, ranks);
    this.counts = new EventCounts(this.days, firstEvent, eventDay, ranks);
    this.withEvents = new Uint32Array(wordsFor(table.length));
    const specials: number[] = [];
    const venues: number[] = [];
    for (let v = 0; v < table.length; v++) {
      if (firstEvent[v + 1] > firstEvent[v]) setBit(this.withEvents, v);
      for (let e = table.firstEvent[v]; e < table.firstEvent[v + 1]; e++) {
        const flags = table.eventFlags[e];
        if ((flags & (RUN | CANCELLED)) === 0 || (flags & flag) !== flag) continue;
        specials.push(e);
        venues.push(v);
      }
    }
    this.specials = Uint32Array.from(specials);
    this.specialVenues = Uint16Array.from(venues);
  }

  /** The events of the cells of a level, which begin at these venues, where they are worth counting. */
  cellCounts(level: number, starts: Uint32Array): CellCounts | undefined {
    if (!(level in this.#cells)) this.#cells[level] = this.counts.byCell(starts);
    return this.#cells[level];
  }

  get bytes(): number {
    const own = [this.withEvents, this.specials, this.specialVenues];
    return (
      this.days.bytes +
      this.counts.bytes +
      this.#cells.reduce((sum, cell) => sum + (cell?.bytes ?? 0), 0) +
      own.reduce((sum, { byteLength }) => sum + byteLength, 0)
    );
  }
}

function flagged({ length, firstEvent, eventDay, eventFlags }: VenueTable, flag: number) {
  const first = new Uint32Array(length + 1);
  const days: number[] = [];
  for (let v = 0; v < length; v++) {
    for (let e = firstEvent[v]; e < firstEvent[v + 1]; e++) {
      if ((eventFlags[e] & flag) !== 0) days.push(eventDay[e]);
    }
    first[v + 1] = days.length;
  }
  return { firstEvent: first, eventDay: Int32Array.from(days) };
}
