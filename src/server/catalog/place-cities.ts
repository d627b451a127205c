import { sql } from "drizzle-orm";
import { type Gazetteer, isThere } from "#server/geo/gazetteer.ts";
import { findFact, noteFact } from "#server/platform/db/site-facts.ts";
import type { Handle } from "./tables.ts";

type UnplacedCity = { id: number; nameKey: string; longitude: number; latitude: number };

/**
 * Gives the cities of an older version their region and GeoNames id, once: those of the gazetteer's city that has the name
 * and lies there. What it does not know stays without.
 */
export async function placeCities(db: Handle, gazetteer: Gazetteer, now: Date): Promise<void> {
  if (await findFact(db, "cities-placed")) return;
  const { rows } = await db.execute<UnplacedCity & { countryCode: string }>(sql`
    select id, country_code as "countryCode", name_key as "nameKey", longitude, latitude
    from cities where geonames_id is null and region = ''`);
  const placed = [...Map.groupBy(rows, ({ countryCode }) => countryCode)].flatMap(([code, cities]) => {
    const found = gazetteer.findCities(code, new Set(cities.map(({ nameKey }) => nameKey)));
    return cities.flatMap(({ id, nameKey, ...near }) => {
      const city = found.get(nameKey)?.find((candidate) => isThere(candidate, { near }));
      return city ? [{ id, region: city.region, geonamesId: city.geonamesId }] : [];
    });
  });
  await db.execute(sql`
    update cities set region = given.region, geonames_id = given."geonamesId"
    from json_to_recordset(${JSON.stringify(placed)}::json) as given (id int, region text, "geonamesId" int)
    where cities.id = given.id`);
  await noteFact(db, "cities-placed", now);
}
