import type { Counts, VenueWithEvents } from "#contract/catalog.ts";
import { VENUE_CATEGORIES } from "#domain/category.ts";
import { partsOf, withoutPart } from "#domain/event/filter-parts.ts";
import { type Box, distanceM, type Point } from "#domain/geo.ts";
import type { Atlas, AtlasFilter } from "#server/atlas/atlas.ts";

const WORLD: Box = { west: -180, south: -90, east: 180, north: 90 };
/** Fine enough to find the right town, coarse enough to ask for the whole world at once. */
const SEARCH_ZOOM = 4;
/** No cell of the grid at that zoom is wider, in degrees. */
const CELL_DEGREES = 360 / 2 ** SEARCH_ZOOM / 8;
const MAX_VENUES = 100;

/** What a filter gives in a box and beyond; where that is nothing, what else would give something. */
export function countsIn(atlas: Atlas, box: Box, filter: AtlasFilter): Counts {
  const events = atlas.countIn(box, filter);
  const categories = VENUE_CATEGORIES.flatMap((category) => {
    const count = atlas.countIn(box, { ...filter, categories: [category] });
    return count > 0 ? [[category, count] as const] : [];
  });
  return {
    events,
    world: atlas.countIn(WORLD, filter),
    categories: Object.fromEntries(categories),
    without: events > 0 ? {} : countsWithout(atlas, box, filter),
    nearest: events > 0 ? null : nearestPlace(atlas, centreOf(box), filter),
  };
}

function countsWithout(atlas: Atlas, box: Box, filter: AtlasFilter): Counts["without"] {
  const counts = partsOf(filter).flatMap((part) => {
    const count = atlas.countIn(box, { ...filter, ...withoutPart(part) });
    return count > 0 ? [[part, count] as const] : [];
  });
  return Object.fromEntries(counts);
}

/** The city of the nearest venue with a matching event: the nearest cell of a grid is found first, then the venue in it. */
function nearestPlace(atlas: Atlas, from: Point, filter: AtlasFilter): Counts["nearest"] {
  const options = { includeEmpty: false };
  const cell = nearestOf(atlas.spotsIn(WORLD, SEARCH_ZOOM, filter), from, (each) => each);
  if (!cell) return null;
  const venues: VenueWithEvents[] = JSON.parse(
    atlas.venuesIn(around(cell.item), filter, { ...options, limit: MAX_VENUES }).toString(),
  );
  const venue = nearestOf(venues, from, pointOf);
  if (!venue) return null;
  const { city, country, countryCode } = venue.item;
  const { longitude, latitude } = pointOf(venue.item);
  return {
    name: city,
    country,
    countryCode,
    coordinates: [longitude, latitude],
    distanceM: Math.round(venue.metres),
    events: atlas.countIn(WORLD, { ...filter, country, city }),
  };
}

function nearestOf<T>(items: readonly T[], from: Point, placeOf: (item: T) => Point) {
  let nearest: { item: T; metres: number } | undefined;
  for (const item of items) {
    const metres = distanceM(from, placeOf(item));
    if (!nearest || metres < nearest.metres) nearest = { item, metres };
  }
  return nearest;
}

function pointOf({ coordinates: [longitude, latitude] }: VenueWithEvents): Point {
  return { longitude: Number(longitude), latitude: Number(latitude) };
}

/** Holds the whole cell in which the point lies. */
function around({ longitude, latitude }: Point): Box {
  return {
    west: Math.max(-180, longitude - CELL_DEGREES),
    south: Math.max(-90, latitude - CELL_DEGREES),
    east: Math.min(180, longitude + CELL_DEGREES),
    north: Math.min(90, latitude + CELL_DEGREES),
  };
}

function centreOf({ west, south, east, north }: Box): Point {
  const middle = west <= east ? (west + east) / 2 : (west + east + 360) / 2;
  return { longitude: middle > 180 ? middle - 360 : middle, latitude: (south + north) / 2 };
}
