import type { PixelPoint } from "./small-map.ts";

/** A place written as two numbers of degrees; a comma is taken for a point. Nothing while it is none on Earth. */
export function readPoint(longitude: string, latitude: string): PixelPoint | undefined {
  const [x, y] = [degrees(longitude, 180), degrees(latitude, 90)];
  return x === undefined || y === undefined ? undefined : [x, y];
}

function degrees(text: string, limit: number): number | undefined {
  const value = text.trim() === "" ? Number.NaN : Number(text.trim().replace(",", "."));
  return Math.abs(value) <= limit ? value : undefined;
}
