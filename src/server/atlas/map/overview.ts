import type { CellTally } from "./cell-tally.ts";
import { CoordinateSum } from "./coordinate-sum.ts";
import { contains, type GridBox } from "./grid-box.ts";
import type { RowFilter } from "./map-filter.ts";
import { RangeList } from "./range-list.ts";
import type { Segment } from "./segment.ts";
import { type Selection, select } from "./selection.ts";

/** Reused from one overview to the next. */
const ranges = new RangeList();

/** Sums up segments by cell: whole stretches at once, and venue by venue only where a border cuts through. */
export class Overview {
  readonly #boxes: readonly GridBox[];
  readonly #level: number;
  readonly #filter: RowFilter;
  readonly #tally: CellTally;
  readonly #sum = new CoordinateSum();
  /** Ranges come in order, and most begin where the last one ended. */
  #lastAt = -1;
  #lastRank = 0;

  constructor(boxes: readonly GridBox[], level: number, filter: RowFilter, tally: CellTally) {
    this.#boxes = boxes;
    this.#level = level;
    this.#filter = filter;
    this.#tally = tally;
  }

  add(segment: Segment, category: number): void {
    ranges.fill(segment, this.#boxes, this.#level);
    if (ranges.length === 0) return;
    this.#lastAt = -1;
    const selection = select(segment, this.#filter, ranges.venues);
    for (let range = 0; range < ranges.length; range++) {
      if (ranges.cutBy(range) < 0 && selection.bits) this.#addWhole(segment, category, selection, range);
      else this.#addEach(segment, category, selection, range);
    }
  }

  #addWhole(segment: Segment, category: number, selection: Selection, range: number): void {
    const low = ranges.low(range);
    const high = ranges.high(range);
    const bits = selection.bits!;
    const before = low === this.#lastAt ? this.#lastRank : bits.rank(low);
    this.#lastAt = high;
    this.#lastRank = bits.rank(high);
    const venues = this.#lastRank - before;
    if (venues === 0) return;
    const sum = this.#sum;
    sum.of(segment.table, segment.means, bits, low, high);
    const listed = ranges.listed(range);
    const events = listed < 0 ? undefined : selection.countListed(this.#level, listed, low, high);
    const id = venues === 1 ? segment.table.id[bits.next(low, high)] : 0;
    this.#tally.add(
      ranges.column(range),
      ranges.row(range),
      category,
      venues,
      events ?? selection.countEvents(low, high),
      sum.longitude,
      sum.latitude,
      id,
    );
  }

  #addEach(segment: Segment, category: number, selection: Selection, range: number): void {
    const { longitude, latitude, id } = segment.table;
    const box = this.#boxes[ranges.cutBy(range)];
    const high = ranges.high(range);
    for (let at = selection.next(ranges.low(range), high); at < high; at = selection.next(at + 1, high)) {
      if (box && !contains(box, longitude[at], latitude[at])) continue;
      const events = selection.matchingEvents(at);
      this.#tally.add(
        ranges.column(range),
        ranges.row(range),
        category,
        1,
        events,
        longitude[at],
        latitude[at],
        id[at],
      );
    }
  }
}
