import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/platform/db/connect.ts";
import {
  cityLabelIn,
  DETAILS,
  detailsOf,
  type EventTableRow,
  isListed,
  type PublicDetails,
  type VenueTableRow,
} from "../tables.ts";
import { changeMark, changesAfter, lastChange } from "./changes.ts";
import type { CityPlace } from "./city-directory.ts";
import type { EventMarks } from "./event-directory.ts";

export interface UpcomingVenue {
  venue: VenueTableRow;
  city: CityPlace;
  events: (EventTableRow & EventMarks)[];
}

export type AtlasLoader = ReturnType<typeof atlasLoader>;

/** Bulk reads of venues with their upcoming events, and of what has changed since. */
export function atlasLoader(db: Database["db"]) {
  return {
    lastChange: () => lastChange(db),
    changesAfter: (seq: number) => changesAfter(db, seq),
    changeMark: (seq: number) => changeMark(db, seq),

    /** Venues in the order of their ids, each with its upcoming events: the next ones after `afterId`. */
    venuesAfter: (afterId: number, limit: number, nowMs: number): Promise<UpcomingVenue[]> =>
      readUpcoming(db, sql`v.id > ${afterId} order by v.id limit ${limit}`, nowMs),

    venuesByIds: (ids: readonly number[], nowMs: number): Promise<UpcomingVenue[]> =>
      readUpcoming(db, sql`v.id = any(${sql.param([...ids])}::int[])`, nowMs),
  };
}

/**
 * Reads many venues as one JSON text of columns: a row costs the embedded database more than its content, and a
 * column is read several times faster than as many values one by one.
 */
async function readUpcoming(db: Database["db"], which: SQL, nowMs: number): Promise<UpcomingVenue[]> {
  const { rows } = await db.execute<{ batch: string }>(sql`
    with v as materialized (select * from venues v where v.withdrawn_at is null and ${which})
    select json_build_object('venues', (
      select json_build_object('id', json_agg(v.id), 'name', json_agg(v.name), 'slug', json_agg(v.slug),
        'category', json_agg(v.category), 'country', json_agg(n.name), 'countryCode', json_agg(n.code),
        'city', json_agg(${cityLabelIn("c")}), 'region', json_agg(c.region), 'address', json_agg(v.address),
        'longitude', json_agg(v.longitude), 'latitude', json_agg(v.latitude), 'timeZone', json_agg(v.time_zone),
        'cityId', json_agg(v.city_id))
      from v join cities c on c.id = v.city_id join countries n on n.code = c.country_code
    ), 'cities', (
      select coalesce(json_agg(json_build_object('id', c.id, 'countryCode', n.code, 'country', n.name, 'label', ${cityLabelIn("c")},
        'region', c.region, 'longitude', c.longitude, 'latitude', c.latitude)), '[]')
      from cities c join countries n on n.code = c.country_code where c.id in (select city_id from v)
    ), 'events', (
      select json_build_object('venueId', json_agg(venue_id), 'id', json_agg(id), 'name', json_agg(name),
        'slug', json_agg(slug), 'date', json_agg(date), 'time', json_agg(coalesce(time, '')),
        'startsAtS', json_agg(date_part('epoch', starts_at)), 'link', json_agg(link), 'image', json_agg(image),
        'description', json_agg(description), 'details', json_agg(${DETAILS}), 'version', json_agg(version),
        'publishedAtS', json_agg(floor(extract(epoch from published_at))::int8),
        'createdAtS', json_agg(floor(extract(epoch from created_at))::int8),
        'updatedAtS', json_agg(floor(extract(epoch from updated_at))::int8))
      -- an array is looked up in the index, where a join would read all events
      from events where venue_id = any (array(select id from v)) and ${isListed(nowMs)}
    ))::text as batch`);
  const { venues: v, cities, events: e }: UpcomingColumns = JSON.parse(rows[0]!.batch);
  const cityOf = new Map(cities.map(({ id, ...city }) => [id, city]));
  const found = new Map<number, UpcomingVenue>();
  // Written out: of half a million records at a start, each is made at once and in the shape it keeps.
  for (const [at, id] of v.id?.entries() ?? []) {
    const venue = {
      id,
      name: v.name[at]!,
      slug: v.slug[at]!,
      category: v.category[at]!,
      country: v.country[at]!,
      countryCode: v.countryCode[at]!,
      city: v.city[at]!,
      region: v.region[at]!,
      address: v.address[at]!,
      longitude: v.longitude[at]!,
      latitude: v.latitude[at]!,
      timeZone: v.timeZone[at]!,
    };
    found.set(id, { venue, city: cityOf.get(v.cityId[at]!)!, events: [] });
  }
  for (const [at, id] of e.id?.entries() ?? []) {
    found.get(e.venueId[at]!)?.events.push({
      id,
      name: e.name[at]!,
      slug: e.slug[at]!,
      date: e.date[at]!,
      time: e.time[at]!,
      startsAt: new Date(e.startsAtS[at]! * 1000),
      link: e.link[at]!,
      image: e.image[at]!,
      description: e.description[at]!,
      details: detailsOf(e.details[at]!),
      version: e.version[at]!,
      publishedAtS: e.publishedAtS[at]!,
      createdAtS: e.createdAtS[at]!,
      updatedAtS: e.updatedAtS[at]!,
    });
  }
  return [...found.values()].sort((a, b) => a.venue.id - b.venue.id);
}

/** Values by column; those of no rows are null. */
interface UpcomingColumns {
  venues: Columns<VenueTableRow & { cityId: number }>;
  cities: (CityPlace & { id: number })[];
  events: Columns<
    Omit<EventTableRow, "startsAt" | "details"> &
      EventMarks & {
        venueId: number;
        startsAtS: number;
        details: PublicDetails;
      }
  >;
}

type Columns<Row extends { id: number }> = { [Name in keyof Row]: Row[Name][] } & { id: number[] | null };
