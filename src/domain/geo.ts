/** A part of the world in degrees. Where west is greater than east it crosses the antimeridian. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
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
