import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import { type CityName, cityNameKeys, namedCity, placeKey, withoutRegion, withRegion } from "#domain/city.ts";
import { distanceM, type Point } from "#domain/geo.ts";
import { findRegion } from "#server/geo/regions.ts";
import { cities, formerCities } from "#server/platform/db/schema/catalog.ts";
import type { Handle } from "./tables.ts";

/** What is known of a city before it is in the catalogue. */
export interface CityFacts extends Point {
  name: string;
  region: string;
  geonamesId: number | null;
}

const SAME_CITY_M = 60_000;
/** No two towns have their centers so close to each other. */
const SAME_PLACE_M = 1_000;
const METERS_PER_DEGREE = 111_200;

export type CityRecord = typeof cities.$inferSelect;
export type NewCity = Omit<typeof cities.$inferInsert, "id" | "createdAt" | "nameKey" | "showsRegion">;

/** The city of a country by its label, or by its name and region, which may be given separately. */
export async function findCity(
  db: Handle,
  countryCode: string,
  text: string,
  region = "",
): Promise<CityRecord | undefined> {
  const named = chosenFrom(await citiesOfName(db, countryCode, text), countryCode, text, region);
  return named ?? keptCity(db, await formerCitiesOfName(db, countryCode, text), countryCode, text, region);
}

/** The same where the country may be any: at most one city of each. */
export async function findCities(
  db: Handle,
  countryCode: string | undefined,
  text: string,
): Promise<CityRecord[]> {
  const byCountry = Map.groupBy(await citiesOfName(db, countryCode, text), ({ countryCode: code }) => code);
  const named = [...byCountry].flatMap(([code, some]) => chosenFrom(some, code, text, "") ?? []);
  if (named.length > 0 || countryCode === undefined) return named;
  const former = await formerCitiesOfName(db, countryCode, text);
  const kept = await keptCity(db, former, countryCode, text, "");
  return kept ? [kept] : [];
}

/**
 * The city that is meant, under whatever name it is listed: by its name, by one of a city that was merged into it, by its
 * GeoNames id, which all its names in other languages share, or because it lies at the same place.
 */
export async function listedCity(
  db: Handle,
  countryCode: string,
  facts: CityFacts,
): Promise<CityRecord | undefined> {
  const named = (await citiesOfName(db, countryCode, facts.name)).find((city) => isSameCity(city, facts));
  if (named) return named;
  const former = (await formerCitiesOfName(db, countryCode, facts.name)).find((city) =>
    isSameCity(city, facts),
  );
  const degrees = SAME_PLACE_M / METERS_PER_DEGREE;
  const around = await db
    .select()
    .from(cities)
    .where(
      and(
        eq(cities.countryCode, countryCode),
        or(
          former && eq(cities.id, former.cityId),
          facts.geonamesId === null ? undefined : eq(cities.geonamesId, facts.geonamesId),
          sql`abs(${cities.latitude} - ${facts.latitude}::float8) <= ${degrees}`,
        ),
      ),
    )
    .orderBy(asc(cities.id));
  return (
    around.find(({ id }) => id === former?.cityId) ??
    around.find(({ geonamesId }) => geonamesId !== null && geonamesId === facts.geonamesId) ??
    // Those of its own name have been looked at: they are others.
    around.find((city) => city.nameKey !== placeKey(facts.name) && distanceM(city, facts) <= SAME_PLACE_M)
  );
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

function formerCitiesOfName(db: Handle, countryCode: string, text: string) {
  return db
    .select()
    .from(formerCities)
    .where(and(eq(formerCities.countryCode, countryCode), inArray(formerCities.nameKey, cityNameKeys(text))))
    .orderBy(asc(formerCities.showsRegion), asc(formerCities.id));
}

async function keptCity(
  db: Handle,
  former: Awaited<ReturnType<typeof formerCitiesOfName>>,
  ...asked: [countryCode: string, text: string, region: string]
): Promise<CityRecord | undefined> {
  const merged = chosenFrom(former, ...asked);
  if (!merged) return undefined;
  const [city] = await db.select().from(cities).where(eq(cities.id, merged.cityId));
  return city;
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

function chosenFrom<City extends CityName>(
  known: readonly City[],
  countryCode: string,
  text: string,
  region: string,
): City | undefined {
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
