import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { distanceM, type Point } from "#domain/geo.ts";
import { cityOf, GAZETTEER_FILE, type GazetteerCity, isDistrict } from "./gazetteer.ts";

const METRES_PER_DEGREE = 111_200;
const LATITUDE_COLUMN = 4;

/** The place on Earth nearest to a point, not further away than this; the file is read in pieces, which takes a while. */
export async function nearestCity(point: Point, maxM: number): Promise<GazetteerCity | undefined> {
  const lines = createInterface({
    input: createReadStream(GAZETTEER_FILE),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  const maxDegrees = maxM / METRES_PER_DEGREE;
  let nearest: { city: GazetteerCity; metres: number } | undefined;
  for await (const row of lines) {
    if (Math.abs(latitudeOf(row) - point.latitude) > maxDegrees || isDistrict(row)) continue;
    const city = cityOf(row);
    const metres = distanceM(city, point);
    if (metres <= maxM && (!nearest || metres < nearest.metres)) nearest = { city, metres };
  }
  return nearest?.city;
}

function latitudeOf(row: string): number {
  let start = 0;
  for (let column = 0; column < LATITUDE_COLUMN; column++) start = row.indexOf("\t", start) + 1;
  return Number(row.slice(start, row.indexOf("\t", start)));
}
