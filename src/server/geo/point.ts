export interface Point {
  longitude: number;
  latitude: number;
}

const KM_PER_DEGREE = 111.2;

export function isOnEarth({ longitude, latitude }: Point): boolean {
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;
}

/** Near enough for telling a town from another: the Earth is flat over such distances. */
export function distanceKm(a: Point, b: Point): number {
  const turn = Math.abs(a.longitude - b.longitude);
  const east = Math.min(turn, 360 - turn) * Math.cos((((a.latitude + b.latitude) / 2) * Math.PI) / 180);
  return Math.hypot(east, a.latitude - b.latitude) * KM_PER_DEGREE;
}
