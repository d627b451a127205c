import { boxAroundCities, sumOfMixes } from "#domain/cities-in-view.ts";
import { mercatorX, mercatorY } from "#domain/geo.ts";
import { makeRoom } from "./crowding.ts";
import { countLabel, overviewDiameter, ringOf } from "./disc-look.ts";
import type { OverviewMark, VenuePin } from "./map-data.ts";
import { type DiscMark, fromNorth, type Marks, type PinMark } from "./marks.ts";
import { worldPx } from "./mercator-box.ts";
import { isTouchedBy } from "./pin-time-look.ts";
import { gather } from "./touching-discs.ts";

/** The server's counts as discs with the number of events, named after their largest city; a city's only venue is its own pin. */
export function marksOfOverview(cities: readonly OverviewMark[], zoom: number): Marks {
  const level = Math.floor(zoom);
  const world = worldPx(level);
  const largest = cities.reduce((max, { venue, events }) => (venue ? max : Math.max(max, events)), 0);
  const diameterOf = (events: number) => overviewDiameter(Math.min(events, largest), largest);
  const drafts = cities.map((city, index) => {
    const { x, y } = markPosition(city);
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
    (single, disc) =>
      isTouchedBy(venueOf(single)!, level, disc.x - single.x, disc.y - single.y, disc.diameter / 2),
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
          ring: ringOf(sumOfMixes(members.map(({ mix }) => mix))),
          isFaint: false,
          name: nameOf(members),
          bounds: () => boxAroundCities(members.map(({ bounds }) => bounds)),
        };
      })
      .sort(fromNorth),
    pins: free.map((single) => restingPin(venueOf(single)!)),
  };
  makeRoom(marks, level);
  return marks;
}

/** A number that is not one city's own is never told by its name alone. */
function nameOf(members: readonly OverviewMark[]): string {
  const places = members.reduce((sum, each) => sum + each.places, 0);
  const leader = members.reduce((most, each) => (each.cityEvents > most.cityEvents ? each : most));
  return leader.nameWith?.(places - 1) ?? leader.city;
}

export function restingPin(venue: VenuePin): PinMark {
  return { ...markPosition(venue), venue, isFaint: false, isSmall: false, scale: 1, hasBadge: true };
}

export function markPosition({ longitude, latitude }: { longitude: number; latitude: number }) {
  return { x: mercatorX(longitude), y: mercatorY(latitude) };
}
