import { VENUE_CATEGORIES } from "#domain/category.ts";
import { halfHourTime } from "#domain/event/evening.ts";
import { dateOfDay } from "#domain/time.ts";
import { addCorrections, type EventIndex } from "./event-index.ts";
import { visitStretches } from "./event-times.ts";
import { contains, type GridBox, RangeList } from "./grid-box.ts";
import { isCountedOnMap, isMatch, type RowFilter } from "./map-filter.ts";
import { fillBits, wordsFor } from "./ranked-bits.ts";
import type { Segment } from "./segment.ts";
import { select } from "./selection.ts";
import type { VenueTable } from "./venue-table.ts";

/** Reused from one timeline to the next. */
const ranges = new RangeList();

/** Counts events on each day of a window by category; an event of several days counts on each of its open ones. */
export class MapTimeline {
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

  /**
   * Counts the venues of a segment that lie in the boxes: all at once, or whole stretches, where the filter asks for days alone.
   */
  add(segment: Segment, category: number, boxes: readonly GridBox[], level: number): void {
    const { country, cities, isFree, refinement } = this.#filter;
    ranges.fill(segment, boxes, level);
    if (ranges.length === 0) return;
    const index = isFree ? segment.free : segment.all;
    const isPlain = country === undefined && cities === undefined && refinement === undefined;
    if (isPlain && isWhole(segment, boxes))
      segment.totals(index).addTo((first, last, events) => this.#addOn(first, last, category, events));
    else if (isPlain && index.counts.isByDay) this.#addPlain(segment, category, index, boxes);
    else this.#addEach(segment, category, boxes, ranges.venues, () => true);
  }

  /** Counts those events of a venue that pass the filter and a test. */
  addVenue(table: VenueTable, row: number, category: number, isAsked?: (e: number) => boolean): void {
    for (let e = table.firstEvent[row]; e < table.firstEvent[row + 1]; e++) {
      if (isAsked && !isAsked(e)) continue;
      if (isMatch(this.#filter, table, e) && isCountedOnMap(this.#filter, table, e))
        visitStretches(table, e, (first, last) => this.#addOn(first, last, category, 1));
    }
  }

  #addEach(
    segment: Segment,
    category: number,
    boxes: readonly GridBox[],
    candidates: number,
    isAsked: (range: number) => boolean,
  ): void {
    const { table } = segment;
    const selection = select(segment, this.#filter, candidates);
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
    const bounds = { low: segment.length, high: 0 };
    let cut = 0;
    let low = 0;
    let high = 0;
    for (let range = 0; range < ranges.length; range++) {
      if (ranges.cutBy(range) >= 0) {
        cut += ranges.high(range) - ranges.low(range);
        continue;
      }
      fillBits(covered, ranges.low(range), ranges.high(range));
      bounds.low = Math.min(bounds.low, ranges.low(range));
      bounds.high = Math.max(bounds.high, ranges.high(range));
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
    addCorrections(segment, index, bounds, covered, (first, last, events) =>
      this.#addOn(first, last, category, events),
    );
    if (cut > 0) this.#addEach(segment, category, boxes, cut, (range) => ranges.cutBy(range) >= 0);
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

/** Whether the ranges are all of a segment, and no border cuts through its venues. */
function isWhole({ table, length }: Segment, boxes: readonly GridBox[]): boolean {
  // Two boxes may both have ranges of a cell that lies between them.
  if (boxes.length > 1 || ranges.venues < length) return false;
  const [box] = boxes;
  for (let range = 0; range < ranges.length; range++) {
    if (ranges.cutBy(range) < 0) continue;
    for (let at = ranges.low(range); at < ranges.high(range); at++)
      if (!contains(box, table.longitude[at], table.latitude[at])) return false;
  }
  return true;
}

/** The contract's timeline. Counts are by category, then by day, or by half hour of the evening. */
export function timelineJson(
  firstDay: number,
  days: readonly Int32Array[],
  halfHours: readonly Int32Array[] | undefined,
): Buffer {
  const byDay = numbersJson(days, (day) => `"date":"${dateOfDay(firstDay + day)}"`);
  const byHalfHour = halfHours
    ? `,"halfHours":[${numbersJson(halfHours, (at) => `"time":"${halfHourTime(at)}"`)}]`
    : "";
  return Buffer.from(`{"from":"${dateOfDay(firstDay)}","days":[${byDay}]${byHalfHour}}`);
}

function numbersJson(counts: readonly Int32Array[], head: (step: number) => string): string {
  return Array.from(counts[0], (_, step) => {
    const shares = counts.flatMap((byStep, c) =>
      byStep[step] > 0 ? `"${VENUE_CATEGORIES[c]}":${byStep[step]}` : [],
    );
    const events = counts.reduce((sum, byStep) => sum + byStep[step], 0);
    return `{${head(step)},"events":${events},"categories":{${shares}}}`;
  }).join(",");
}
