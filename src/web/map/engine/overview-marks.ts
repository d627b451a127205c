import type { VenueCategory } from "#domain/category.ts";
import { type Box, distanceM, mercatorX, mercatorY } from "#domain/geo.ts";
import { makeRoom } from "./crowding.ts";
import { countLabel, overviewDiameter, ringOf } from "./disc-look.ts";
import type { OverviewMark, VenuePin } from "./map-data.ts";
import { type DiscMark, fromNorth, type Marks, type PinMark } from "./marks.ts";
import { worldPx } from "./mercator-box.ts";
import { isTouchedBy } from "./pin-time-look.ts";
import { gather } from "./touching-discs.ts";

/** Cells of one name farther apart than this are cities of their own. */
const CITY_REACH_M = 100_000;

/** The server's counts as one disc with the number of events for each city; a city's only venue is its own pin. */
export function marksOfOverview(overview: readonly OverviewMark[], zoom: number): Marks {
  const world = worldPx(Math.floor(zoom));
  const cities = citiesOf(overview);
  const largest = cities.reduce((max, { venue, events }) => (venue ? max : Math.max(max, events)), 0);
  const diameterOf = (events: number) => overviewDiameter(Math.min(events, largest), largest);
  const drafts = cities.map((city, index) => {
    const { x, y } = placeOf(city);
    return {
      x: x * world,
      y: y * world,
      count: city.events,
      diameter: diameterOf(city.events),
      parts: [index],
    };
  });
  const venueOf = ({ parts: [index] }: { parts: number[] }): VenuePin | undefined => cities[index!]?.venue;
  const { discs, free } = gather(
    drafts.filter((draft) => !venueOf(draft)),
    drafts.filter(venueOf),
    diameterOf,
    (single, disc) => isTouchedBy(venueOf(single)!, disc.x - single.x, disc.y - single.y, disc.diameter / 2),
  );

  const marks = {
    discs: discs
      .map(({ x, y, count, diameter, parts }): DiscMark => {
        const members = parts.map((index) => cities[index]!);
        return {
          x: x / world,
          y: y / world,
          diameter,
          label: countLabel(count),
          ring: ringOf(sumOf(members.map(({ mix }) => mix))),
          isFaint: false,
          name: members.reduce((most, each) => (each.events > most.events ? each : most)).city,
          bounds: () => around(members.map(({ bounds }) => bounds)),
        };
      })
      .sort(fromNorth),
    pins: free.map(venueOf).map(pinOf).sort(fromNorth),
  };
  makeRoom(marks, world);
  return marks;
}

/** Cells of one city as one, in their middle. */
function citiesOf(overview: readonly OverviewMark[]): OverviewMark[] {
  const byName = new Map<string, OverviewMark[]>();
  for (const mark of overview.toSorted((a, b) => b.events - a.events)) {
    const known = byName.get(mark.city) ?? [];
    const at = known.findIndex((city) => distanceM(city, mark) < CITY_REACH_M);
    if (at >= 0) known[at] = joined(known[at]!, mark);
    else known.push(mark);
    byName.set(mark.city, known);
  }
  return [...byName.values()].flat();
}

function joined(a: OverviewMark, b: OverviewMark): OverviewMark {
  const venues = a.venues + b.venues;
  const mean = (of: (mark: OverviewMark) => number) => (of(a) * a.venues + of(b) * b.venues) / venues;
  return {
    city: a.city,
    longitude: mean(({ longitude }) => longitude),
    latitude: mean(({ latitude }) => latitude),
    bounds: around([a.bounds, b.bounds]),
    venues,
    events: a.events + b.events,
    mix: sumOf([a.mix, b.mix]),
  };
}

function around(boxes: readonly Box[]): Box {
  return {
    west: Math.min(...boxes.map(({ west }) => west)),
    south: Math.min(...boxes.map(({ south }) => south)),
    east: Math.max(...boxes.map(({ east }) => east)),
    north: Math.max(...boxes.map(({ north }) => north)),
  };
}

function pinOf(venue: VenuePin | undefined): PinMark {
  return { ...placeOf(venue!), venue: venue!, isFaint: false, isSmall: false };
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
