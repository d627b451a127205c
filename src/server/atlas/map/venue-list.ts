import { contains, type GridBox } from "./grid-box.ts";
import type { RowFilter } from "./map-filter.ts";
import { RangeList } from "./range-list.ts";
import type { Segment } from "./segment.ts";
import { select } from "./selection.ts";
import type { VenueTable } from "./venue-table.ts";

/** Takes venues one by one, and says how many events one must have to be of interest by now. */
export interface VenueSink {
  readonly leastEvents: number;
  /** With the filter that the venue passed, which tells which of its events are shown. */
  offer(table: VenueTable, row: number, events: number, filter: RowFilter): void;
}

/** Reused: making one would take a tenth of the time of a small view. */
const ranges = new RangeList();

/** Offers every matching venue of some boxes, with the number of its matching events that count. */
export function offerVenues(
  segments: Iterable<Segment>,
  boxes: readonly GridBox[],
  filter: RowFilter,
  sink: VenueSink,
): void {
  for (const segment of segments) {
    const { table, mostEvents } = segment;
    ranges.fill(segment, boxes, 0);
    if (ranges.length === 0) continue;
    const selection = select(segment, filter, ranges.venues);
    for (let range = 0; range < ranges.length; range++) {
      const box = boxes[ranges.cutBy(range)];
      const high = ranges.high(range);
      let at = selection.next(ranges.low(range), high);
      while (at < high) {
        if (mostEvents[at >>> 5] < sink.leastEvents) {
          at |= 31;
        } else if (
          table.eventsOf(at) >= sink.leastEvents &&
          (box === undefined || contains(box, table.longitude[at], table.latitude[at]))
        ) {
          sink.offer(table, at, selection.matchingEvents(at), filter);
        }
        at = selection.next(at + 1, high);
      }
    }
  }
}
