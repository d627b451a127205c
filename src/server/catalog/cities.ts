import { and, asc, eq, inArray } from "drizzle-orm";
import { cityNameKeys, namedCity, placeKey, withoutRegion, withRegion } from "#domain/city.ts";
import { distanceM, type Point } from "#domain/geo.ts";
import { findRegion } from "#server/geo/regions.ts";
import { cities } from "#server/platform/db/schema/catalog.ts";
import type { Handle } from "./tables.ts";

/** What is known of a city before it is in the catalogue. */
export interface CityFacts extends Point {
  name: string;
  region: string;
  geonamesId: number | null;
}

const SAME_CITY_M = 60_000;

export type CityRecord = typeof cities.$inferSelect;
export type NewCity = Omit<typeof cities.$inferInsert, "id" | "createdAt" | "nameKey" | "showsRegion">;

/** The city of a country by its label, or by its name and region, which may be given separately. */
export async function findCity(
  db: Handle,
  countryCode: string,
  text: string,
  region = "",
): Promise<CityRecord | undefined> {
  return chosenFrom(await citiesOfName(db, countryCode, text), countryCode, text, region);
}

/** The same where the country may be any: at most one city of each. */
export async function findCities(
  db: Handle,
  countryCode: string | undefined,
  text: string,
): Promise<CityRecord[]> {
  const byCountry = Map.groupBy(await citiesOfName(db, countryCode, text), ({ countryCode: code }) => code);
  return [...byCountry].flatMap(([code, some]) => chosenFrom(some, code, text, "") ?? []);
}

/** Every city of a name, the first of it first. */
export async function citiesOfName(
  db: Handle,
  countryCode: string | undefined,
  text: string,
): Promise<CityRecord[]> {
  return db
    .select()
    .from(cities)
    .where(
      and(
        countryCode === undefined ? undefined : eq(cities.countryCode, countryCode),
        inArray(cities.nameKey, cityNameKeys(text)),
      ),
    )
    .orderBy(asc(cities.showsRegion), asc(cities.id));
}

/** Adds a city: the first of its name in the country is called by the name alone, a later one by name and region. */
export async function addCity(tx: Handle, city: NewCity): Promise<number> {
  const nameKey = placeKey(city.name);
  const known = await citiesOfName(tx, city.countryCode, city.name);
  const showsRegion = known.some((other) => other.nameKey === nameKey);
  const [row] = await tx
    .insert(cities)
    .values({ ...city, nameKey, showsRegion })
    .returning({ id: cities.id });
  return row!.id;
}

/** Of two cities of one name in a country: by their regions, or by where they lie as far as a region is not known. */
export function isSameCity(one: CityFacts, other: CityFacts): boolean {
  if (one.region !== "" && other.region !== "") return placeKey(one.region) === placeKey(other.region);
  return distanceM(one, other) <= SAME_CITY_M;
}

function chosenFrom(
  known: readonly CityRecord[],
  countryCode: string,
  text: string,
  region: string,
): CityRecord | undefined {
  if (region !== "") return namedCity(inFull(countryCode, withoutRegion(text, region), region), known);
  const comma = text.lastIndexOf(",");
  return (
    namedCity(text, known) ??
    (comma > 0
      ? namedCity(inFull(countryCode, text.slice(0, comma), text.slice(comma + 1)), known)
      : undefined)
  );
}

/** Regions may be given by their codes: "Portland, ME". */
function inFull(countryCode: string, name: string, region: string): string {
  return withRegion(name.trim(), findRegion(countryCode, region) ?? region.trim());
}
