import { sql } from "drizzle-orm";
import type { VenueCategory } from "#domain/category.ts";
import { type CityName, placeKey } from "#domain/city.ts";
import type { CityFacts } from "../cities.ts";
import { cityLabelIn, type Handle } from "../tables.ts";
import { type BulkEvent, insertEvents, joinSeries, withSeries } from "./bulk.ts";
import type { WriteDeps } from "./deps.ts";

interface DemoCity extends CityName, CityFacts {
  countryCode: string;
}

interface NewDemoVenue {
  countryCode: string;
  /** Its label. */
  city: string;
  category: VenueCategory;
  name: string;
  slug: string;
  address: string;
  longitude: number;
  latitude: number;
  timeZone: string;
}

export interface DemoVenue extends Omit<NewDemoVenue, "address" | "longitude"> {
  id: number;
}

/** A demo world's venues have `is_demo`, its events a link that begins with `link`. */
const isDemoEvent = (link: string) => sql`starts_with(events.link, ${link})`;

export async function countDemo(db: Handle, link: string): Promise<{ venues: number; events: number }> {
  const { rows } = await db.execute<{ venues: number; events: number }>(sql`
    select count(distinct venues.id)::int as venues, (count(events.id) filter (where ${isDemoEvent(link)}))::int as events
    from venues left join events on events.venue_id = venues.id where venues.is_demo`);
  return rows[0]!;
}

export type DemoWriter = ReturnType<typeof demoWriter>;

/** Writes the demo world in bulk: no checks, history or news. */
export function demoWriter({ tx, actor, touched }: WriteDeps, link: string) {
  const touch = (venueIds: Iterable<number>) => {
    for (const id of venueIds) touched.add(id);
  };

  return {
    /** When the last event was announced; minus infinity where there is none. */
    async lastAnnouncedMs(): Promise<number> {
      const { rows } = await tx.execute<{ at: number | null }>(sql`
        select (extract(epoch from max(events.created_at)) * 1000)::float8 as at
        from events join venues on venues.id = events.venue_id where venues.is_demo and ${isDemoEvent(link)}`);
      return rows[0]?.at ?? Number.NEGATIVE_INFINITY;
    },

    // One JSON text instead of two thousand rows: the embedded database charges by the row.
    async venues(): Promise<DemoVenue[]> {
      const { rows } = await tx.execute<{ venues: string }>(sql`
        select coalesce(json_agg(json_build_object(
          'id', venues.id, 'name', venues.name, 'slug', venues.slug, 'category', venues.category,
          'city', ${cityLabelIn("cities")}, 'countryCode', cities.country_code, 'latitude', venues.latitude,
          'timeZone', venues.time_zone) order by venues.id), '[]')::text as venues
        from venues join cities on cities.id = venues.city_id where venues.is_demo and venues.withdrawn_at is null`);
      return JSON.parse(rows[0]!.venues) as DemoVenue[];
    },

    /** Their countries must be there already. What is there under the same name or address is left as it is. */
    async addPlaces(cities: readonly DemoCity[], venues: readonly NewDemoVenue[]): Promise<void> {
      const keyedCities = cities.map((city) => ({ ...city, nameKey: placeKey(city.name) }));
      await tx.execute(sql`
        insert into cities (country_code, name, name_key, region, shows_region, geonames_id, longitude, latitude)
        select "countryCode", name, "nameKey", region, "showsRegion", "geonamesId", longitude, latitude
        from json_to_recordset(${JSON.stringify(keyedCities)}::json)
          as given ("countryCode" text, name text, "nameKey" text, region text, "showsRegion" boolean,
            "geonamesId" int, longitude float8, latitude float8)
        on conflict do nothing`);
      const keyedVenues = venues.map((venue) => ({ ...venue, ...cityKeyOf(venue.city) }));
      await tx.execute(sql`
        insert into venues (city_id, category, name, slug, address, longitude, latitude, time_zone, is_demo)
        select cities.id, category, given.name, slug, address, given.longitude, given.latitude, "timeZone", true
        from json_to_recordset(${JSON.stringify(keyedVenues)}::json)
          as given ("countryCode" text, "cityKey" text, region text, category text, name text, slug text, address text,
            longitude float8, latitude float8, "timeZone" text)
        join cities on cities.country_code = "countryCode" and cities.name_key = "cityKey"
          and cities.shows_region = (given.region is not null) and cities.region = coalesce(given.region, cities.region)
        on conflict do nothing`);
    },

    /** Those of one title at one venue become a series; before the first ones, that takes no search for others. */
    async addEvents(events: readonly BulkEvent[], areFirst: boolean): Promise<void> {
      const venueIds = new Set(events.map(({ venueId }) => venueId));
      await insertEvents(tx, areFirst ? await withSeries(tx, events) : events, actor.origin);
      if (!areFirst) await joinSeries(tx, actor.origin, [...venueIds]);
      touch(venueIds);
    },

    /** Deletes the events that were over by then, or all, with the series and organizers that then have no event. */
    async deleteEvents(overByMs?: number): Promise<number> {
      const isMeant =
        overByMs === undefined
          ? sql`true`
          : sql`coalesce(ends_at, starts_at) < to_timestamp(${overByMs}::float8 / 1000)`;
      const { rows } = await tx.execute<{
        events: number;
        venueIds: number[];
        seriesIds: number[];
        organizerIds: number[];
      }>(sql`
        with gone as (
          delete from events using venues
          where venues.id = events.venue_id and venues.is_demo and ${isDemoEvent(link)} and ${isMeant}
          returning events.venue_id, events.series_id, events.organizer_id
        )
        select count(*)::int as events, coalesce(array_agg(distinct venue_id), '{}') as "venueIds",
          coalesce(array_agg(distinct series_id) filter (where series_id is not null), '{}') as "seriesIds",
          coalesce(array_agg(distinct organizer_id) filter (where organizer_id is not null), '{}') as "organizerIds"
        from gone`);
      const { events, venueIds, seriesIds, organizerIds } = rows[0]!;
      await tx.execute(sql`
        delete from event_series where id = any (${sql.param(seriesIds)}::int[])
          and not exists (select from events where series_id = event_series.id)`);
      await tx.execute(sql`
        delete from organizers where id = any (${sql.param(organizerIds)}::int[])
          and not exists (select from events where organizer_id = organizers.id)`);
      touch(venueIds);
      return events;
    },

    /** Deletes the venues without events, and of these cities those without venues; other venues lose the mark. */
    async deletePlaces(cities: readonly { countryCode: string; city: string }[]) {
      const gone = await tx.execute<{ id: number }>(sql`
        delete from venues where is_demo and not exists (select from events where venue_id = venues.id) returning id`);
      const kept = await tx.execute<{ id: number }>(
        sql`update venues set is_demo = false where is_demo returning id`,
      );
      const named = cities.map(({ countryCode, city }) => ({
        code: countryCode,
        key: cityKeyOf(city).cityKey,
      }));
      const goneCities = await tx.execute(sql`
        delete from cities using json_to_recordset(${JSON.stringify(named)}::json) as demo (code text, key text)
        where cities.country_code = demo.code and cities.name_key = demo.key
          and not exists (select from venues where city_id = cities.id)`);
      const renamed = await renameFirstCities(tx);
      touch([...gone.rows, ...kept.rows, ...renamed].map(({ id }) => id));
      return {
        venues: gone.rows.length,
        keptVenues: kept.rows.length,
        cities: goneCities.rowCount ?? 0,
      };
    },
  };
}

function cityKeyOf(label: string): { cityKey: string; region: string | undefined } {
  const [name = "", region] = label.split(", ");
  return { cityKey: placeKey(name), region };
}

/** Of the cities of a name, one is always called by the name alone; answers with the venues of those that become it. */
async function renameFirstCities(tx: Handle): Promise<{ id: number }[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with first as (
      select min(id) as id from cities group by country_code, name_key having bool_and(shows_region)
    ), renamed as (
      update cities set shows_region = false from first where cities.id = first.id returning cities.id
    )
    select venues.id from venues join renamed on renamed.id = venues.city_id`);
  return rows;
}
