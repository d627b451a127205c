import type { Bounds } from "#contract/urls.ts";
import { distanceM, type Point } from "#domain/geo.ts";

/** How many venues are offered: what is near should be a choice, and one museum would fill ten events. */
const NEAREST_VENUES = 10;
/** Widened until there are enough venues; beyond the last, "near" says nothing any more. */
export const RADII_M = [1_000, 5_000, 25_000, 100_000] as const;

const METRES_PER_DEGREE = 111_000;

interface Located {
  coordinates: readonly [longitude: string, latitude: string];
  events: readonly unknown[];
}

export function pointOf({ coordinates: [longitude, latitude] }: Pick<Located, "coordinates">): Point {
  return { longitude: Number(longitude), latitude: Number(latitude) };
}

/** The nearest venues that have events, each spot once; with `isEnough` if there are ten within the radius. */
export function nearestVenues<V extends Located>(
  venues: readonly V[],
  from: Point,
  radiusM: number,
): { nearest: V[]; isEnough: boolean } {
  const byDistance = venues
    .map((venue) => ({ venue, metres: distanceM(from, pointOf(venue)) }))
    .filter(({ venue, metres }) => venue.events.length > 0 && metres <= radiusM)
    .sort((a, b) => a.metres - b.metres);
  // The records of one place for several categories share its spot.
  const bySpot = new Map(byDistance.toReversed().map(({ venue }) => [venue.coordinates.join(), venue]));
  const nearest = [...bySpot.values()].reverse().slice(0, NEAREST_VENUES);
  return { nearest, isEnough: nearest.length === NEAREST_VENUES };
}

/** The box that holds the circle. Near the poles and the antimeridian it ends there. */
export function boxAroundVenues({ longitude, latitude }: Point, radiusM: number): Bounds {
  const north = radiusM / METRES_PER_DEGREE;
  const east = north / Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  return {
    west: Math.max(-180, longitude - east),
    south: Math.max(-90, latitude - north),
    east: Math.min(180, longitude + east),
    north: Math.min(90, latitude + north),
  };
}
