import type { VenueCategory } from "#domain/category.ts";
import { mercatorX, mercatorY } from "#domain/geo.ts";
import { makeRoom } from "./crowding.ts";
import { countLabel, overviewDiameter, ringOf } from "./disc-look.ts";
import type { OverviewMark } from "./map-data.ts";
import { type DiscMark, fromNorth, type Marks, type PinMark } from "./marks.ts";
import { worldPx } from "./mercator-box.ts";
import { joinTouching } from "./touching-discs.ts";

/** The server's counts as discs that say how many events there are; a lone venue is its own pin. */
export function marksOfOverview(overview: readonly OverviewMark[], zoom: number): Marks {
  const world = worldPx(Math.floor(zoom));
  const pins: PinMark[] = [];
  const counted: OverviewMark[] = [];
  for (const mark of overview) {
    if (!mark.venue) counted.push(mark);
    else pins.push({ ...placeOf(mark.venue), venue: mark.venue, isFaint: false, isSmall: false });
  }

  const largest = counted.reduce((max, { events }) => Math.max(max, events), 0);
  const diameterOf = (events: number) => overviewDiameter(Math.min(events, largest), largest);
  const drafts = counted.map((mark, index) => {
    const { x, y } = placeOf(mark);
    return {
      x: x * world,
      y: y * world,
      count: mark.events,
      diameter: diameterOf(mark.events),
      parts: [index],
    };
  });
  const discs = joinTouching(drafts, diameterOf).map(
    ({ x, y, count, diameter, parts }): DiscMark => ({
      x: x / world,
      y: y / world,
      diameter,
      label: countLabel(count),
      ring: ringOf(sumOf(parts.map((index) => counted[index]!.mix))),
      isFaint: false,
    }),
  );
  const marks = { discs: discs.sort(fromNorth), pins: pins.sort(fromNorth) };
  makeRoom(marks, world);
  return marks;
}

export function placeOf({ longitude, latitude }: { longitude: number; latitude: number }) {
  return { x: mercatorX(longitude), y: mercatorY(latitude) };
}

function sumOf(mixes: OverviewMark["mix"][]): OverviewMark["mix"] {
  const sum: OverviewMark["mix"] = {};
  for (const mix of mixes)
    for (const [category, count] of Object.entries(mix) as [VenueCategory, number][])
      sum[category] = (sum[category] ?? 0) + count;
  return sum;
}
