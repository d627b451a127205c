export interface Point {
  longitude: number;
  latitude: number;
}

export function isOnEarth({ longitude, latitude }: Point): boolean {
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;
}

/** A part of the world in degrees. Where west is greater than east it crosses the antimeridian. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

export function isInBox({ west, south, east, north }: Box, { longitude, latitude }: Point): boolean {
  if (latitude < south || latitude > north) return false;
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
}

/** Where a longitude lies on the mercator square: 0 at the antimeridian's west side, 1 at its east side. */
export function mercatorX(longitude: number): number {
  return (longitude + 180) / 360;
}

/** Where a latitude lies on the mercator square: 0 at its top, 1 at its bottom; the poles are drawn to the edge. */
export function mercatorY(latitude: number): number {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return Math.min(1, Math.max(0, y));
}

export function longitudeAt(x: number): number {
  return x * 360 - 180;
}

export function latitudeAt(y: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
}

const EARTH_RADIUS_M = 6_371_009;
const RADIANS = Math.PI / 180;

/** Along the great circle, by the haversine formula. */
export function distanceM(a: Point, b: Point): number {
  const north = Math.sin(((b.latitude - a.latitude) * RADIANS) / 2);
  const east = Math.sin(((b.longitude - a.longitude) * RADIANS) / 2);
  const chord = north ** 2 + Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS) * east ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The middle of points on the globe, also across the antimeridian. */
export function centroidOf(points: readonly Point[]): Point {
  let [x, y, z] = [0, 0, 0];
  for (const { longitude, latitude } of points) {
    const ring = Math.cos(latitude * RADIANS);
    x += ring * Math.cos(longitude * RADIANS);
    y += ring * Math.sin(longitude * RADIANS);
    z += Math.sin(latitude * RADIANS);
  }
  return {
    longitude: Math.atan2(y, x) / RADIANS,
    latitude: Math.atan2(z, Math.hypot(x, y)) / RADIANS,
  };
}

const WALK_M_PER_MINUTE = 80;
const LONGEST_WALK_M = 3_000;

/** Minutes on foot; undefined from three kilometres on. */
export function walkMinutes(metres: number): number | undefined {
  return metres < LONGEST_WALK_M ? Math.max(1, Math.round(metres / WALK_M_PER_MINUTE)) : undefined;
}

const FIRST_BAND_M = 5_000;

/** How far away in steps that double: 0 within five kilometres, 1 within ten, 2 within twenty. */
export function distanceBand(metres: number): number {
  return Math.max(0, Math.ceil(Math.log2(metres / FIRST_BAND_M)));
}

const METRES_PER_DEGREE = EARTH_RADIUS_M * RADIANS;

/** A box that holds everything within a distance of a point; at the poles and the antimeridian it ends. */
export function boxAround({ longitude, latitude }: Point, metres: number): Box {
  const high = metres / METRES_PER_DEGREE;
  const wide = Math.min(180, high / Math.max(0.01, Math.cos(latitude * RADIANS)));
  return {
    west: Math.max(-180, longitude - wide),
    south: Math.max(-90, latitude - high),
    east: Math.min(180, longitude + wide),
    north: Math.min(90, latitude + high),
  };
}
