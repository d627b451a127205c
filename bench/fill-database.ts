import { sql } from "drizzle-orm";
import { VENUE_CATEGORIES } from "../src/domain/category.ts";
import { fold } from "../src/domain/fold.ts";
import { recordChange } from "../src/server/catalog/projection/changes.ts";
import { saveCountries } from "../src/server/catalog/write/bulk.ts";
import { COUNTRIES } from "../src/server/geo/countries.ts";
import { connectDatabase, type DatabaseLocation } from "../src/server/platform/db/connect.ts";
import { migrateDatabase } from "../src/server/platform/db/migrate.ts";
import { worldBatches } from "./world.ts";

/** Writes a generated world into a database, as the product would find it at its start. */
export async function fillDatabase(
  location: DatabaseLocation,
  venues: number,
  say: (progress: string) => void,
) {
  const database = await connectDatabase(location);
  await migrateDatabase(database.pool);
  await saveCountries(database.db, COUNTRIES);
  let done = 0;
  for (const batch of worldBatches({ venues })) {
    const rows = batch.map((venue) => ({
      ...venue,
      category: VENUE_CATEGORIES[venue.category],
      cityKey: fold(venue.cityName),
    }));
    const events = batch.flatMap(({ id, events }) =>
      events.map((event) => ({ ...event, venueId: id, startsAt: new Date(event.startsAtMs).toISOString() })),
    );
    await database.transaction(async (tx) => {
      await tx.execute(sql`
        insert into cities (country_code, name, name_key, longitude, latitude)
        select distinct on ("countryCode", "cityKey") "countryCode", "cityName", "cityKey", longitude, latitude
        from json_to_recordset(${JSON.stringify(rows)}::json)
          as given ("countryCode" text, "cityName" text, "cityKey" text, longitude float8, latitude float8)
        on conflict do nothing`);
      await tx.execute(sql`
        insert into venues (id, city_id, category, name, slug, address, longitude, latitude, time_zone)
        overriding system value
        select given.id, cities.id, category, given.name, 'venue-' || given.id, address, given.longitude, given.latitude, 'UTC'
        from json_to_recordset(${JSON.stringify(rows)}::json)
          as given (id int, "countryCode" text, "cityKey" text, category text, name text, address text, longitude float8, latitude float8)
        join cities on cities.country_code = "countryCode" and cities.name_key = "cityKey"`);
      await tx.execute(sql`
        insert into events (id, venue_id, name, slug, date, time, starts_at, link, description)
        overriding system value
        select id, "venueId", name, 'event-' || id, date::date, time, "startsAt"::timestamptz, 'https://example.org/' || id, description
        from json_to_recordset(${JSON.stringify(events)}::json)
          as given (id int, "venueId" int, name text, date text, time text, "startsAt" text, description text)`);
    });
    done += batch.length;
    say(`filling a database: ${done.toLocaleString("en")} of ${venues.toLocaleString("en")} venues`);
  }
  // As any writer leaves one: a snapshot stands for a change.
  await database.transaction((tx, notify) => recordChange(tx, notify, [1], new Date()));
  await database.close();
}
