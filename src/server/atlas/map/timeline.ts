import { VENUE_CATEGORIES } from "#domain/category.ts";
import { NO_DAY } from "./day-index.ts";
import type { EventIndex } from "./event-index.ts";
import { FREE, factKind, isCounted, isMatch, RUN, STRETCH, stretchDays, stretchStart } from "./events.ts";
import { contains, type GridBox, RangeList } from "./grid-box.ts";
import type { RowFilter } from "./map-filter.ts";
import { fillBits, hasBit, wordsFor } from "./ranked-bits.ts";
import type { Segment } from "./segment.ts";
import { select } from "./selection.ts";
import type { VenueTable } from "./venue-table.ts";

/** Reused from one timeline to the next. */
const ranges = new RangeList();

/** Counts events on each day of a window by category; an event of several days counts on each of its open ones. */
export class Timeline {
  /** By category, then by day of the window: by how much each day has more events than the one before. */
  readonly #changes: Int32Array[];
  readonly #firstDay: number;
  readonly #filter: RowFilter;

  /** The filter must be dated, by days of the window alone. */
  constructor(firstDay: number, days: number, filter: RowFilter) {
    this.#changes = VENUE_CATEGORIES.map(() => new Int32Array(days + 1));
    this.#firstDay = firstDay;
    this.#filter = filter;
  }

  /** By category, then by day of the window. */
  get counts(): Int32Array[] {
    return this.#changes.map((changes) => {
      let events = 0;
      return changes.subarray(0, -1).map((change) => {
        events += change;
        return events;
      });
    });
  }

  /** Counts the venues of a segment that lie in the boxes: whole stretches at once where the filter asks for days alone. */
  add(segment: Segment, category: number, boxes: readonly GridBox[], level: number): void {
    const { country, cities, isFree, refinement } = this.#filter;
    ranges.fill(segment, boxes, level);
    if (ranges.length === 0) return;
    const index = isFree ? segment.free : segment.all;
    const isPlain = country === undefined && cities === undefined && refinement === undefined;
    if (isPlain && index.counts.isByDay) this.#addPlain(segment, category, index, boxes);
    else this.#addEach(segment, category, boxes, () => true);
  }

  /** Counts those events of a venue that pass the filter and a test. */
  addVenue(table: VenueTable, row: number, category: number, isAsked?: (e: number) => boolean): void {
    for (let e = table.firstEvent[row]; e < table.firstEvent[row + 1]; e++) {
      if (isAsked && !isAsked(e)) continue;
      if (isMatch(this.#filter, table, e) && isCounted(this.#filter, table, e))
        this.#addEvent(table, e, category);
    }
  }

  #addEach(
    segment: Segment,
    category: number,
    boxes: readonly GridBox[],
    isAsked: (range: number) => boolean,
  ): void {
    const { table } = segment;
    const selection = select(segment, this.#filter, ranges.venues);
    for (let range = 0; range < ranges.length; range++) {
      if (!isAsked(range)) continue;
      const box = boxes[ranges.cutBy(range)];
      const high = ranges.high(range);
      for (let at = selection.next(ranges.low(range), high); at < high; at = selection.next(at + 1, high)) {
        if (!box || contains(box, table.longitude[at], table.latitude[at]))
          this.addVenue(table, at, category);
      }
    }
  }

  #addPlain(segment: Segment, category: number, index: EventIndex, boxes: readonly GridBox[]): void {
    const covered = new Uint32Array(wordsFor(segment.length));
    const byRank = new Uint32Array(index.days.days.length + 1);
    let isCut = false;
    let low = 0;
    let high = 0;
    for (let range = 0; range < ranges.length; range++) {
      if (ranges.cutBy(range) >= 0) {
        isCut = true;
        continue;
      }
      fillBits(covered, ranges.low(range), ranges.high(range));
      // Neighbours in the order of venues are counted together.
      if (ranges.low(range) !== high) {
        index.counts.addByDay(byRank, low, high);
        low = ranges.low(range);
      }
      high = ranges.high(range);
    }
    index.counts.addByDay(byRank, low, high);
    const { days } = index.days;
    for (let rank = 0; rank < days.length; rank++)
      this.#addOn(days[rank], days[rank], category, byRank[rank + 1]);
    this.#correct(segment, category, index, covered);
    if (isCut) this.#addEach(segment, category, boxes, (range) => ranges.cutBy(range) >= 0);
  }

  /** The counts know events by their first day, deleted venues and what is cancelled included. */
  #correct(
    { table, deleted, length }: Segment,
    category: number,
    index: EventIndex,
    covered: Uint32Array,
  ): void {
    const { special } = index;
    for (let i = 0; i < special.length; i++) {
      const first = special.first[i];
      const venue = special.venues[i];
      if (first === NO_DAY || !hasBit(covered, venue) || deleted?.has(venue)) continue;
      this.#addOn(first, first, category, -1);
      if (special.isCancelled(i)) continue;
      if (special.isWithoutGaps(i)) this.#addOn(first, special.last[i], category, 1);
      else this.#addEvent(table, special.events[i], category);
    }
    if (!deleted) return;
    for (let at = deleted.next(0, length); at < length; at = deleted.next(at + 1, length)) {
      if (!hasBit(covered, at)) continue;
      for (let e = table.firstEvent[at]; e < table.firstEvent[at + 1]; e++)
        if (!this.#filter.isFree || (table.eventFlags[e] & FREE) !== 0)
          this.#addOn(table.eventDays.get(e), table.eventDays.get(e), category, -1);
    }
  }

  #addEvent(table: VenueTable, e: number, category: number): void {
    const day = table.eventDays.get(e);
    if ((table.eventFlags[e] & RUN) === 0) {
      this.#addOn(day, day, category, 1);
      return;
    }
    for (const word of table.factsOf(e)) {
      if (factKind(word) !== STRETCH) continue;
      const start = day + stretchStart(word);
      this.#addOn(start, start + stretchDays(word) - 1, category, 1);
    }
  }

  /** Adds to each of these days that is asked for. */
  #addOn(firstDay: number, lastDay: number, category: number, count: number): void {
    const first = Math.max(firstDay, this.#filter.fromDay) - this.#firstDay;
    const last = Math.min(lastDay, this.#filter.toDay) - this.#firstDay;
    if (first > last) return;
    this.#changes[category][first] += count;
    this.#changes[category][last + 1] -= count;
  }
}
