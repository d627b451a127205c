import { sql } from "drizzle-orm";
import type { VenueCategory } from "#domain/category.ts";
import type { Database } from "#server/platform/db/connect.ts";

export interface ExportChoice {
  countryCode?: string | undefined;
  cityKey?: string | undefined;
  category?: VenueCategory | undefined;
  venue?: string | undefined;
  from?: string | undefined;
}

export interface ExportedEvent {
  id: number;
  uid: string | null;
  name: string;
  slug: string;
  date: string;
  time: string;
  startsAtMs: number;
  updatedAtMs: number;
  version: number;
  link: string;
  image: string;
  description: string;
  venue: string;
  venueSlug: string;
  category: VenueCategory;
  address: string;
  longitude: number;
  latitude: number;
  timeZone: string;
  city: string;
  country: string;
  countryCode: string;
}

/** The next events of a choice in the order of their ids, as one JSON text: that is quicker than rows. */
export async function eventsAfter(
  db: Database["db"],
  { countryCode, cityKey, category, venue, from }: ExportChoice,
  afterId: number,
  limit: number,
): Promise<ExportedEvent[]> {
  const given = (value: string | undefined, condition: ReturnType<typeof sql>) =>
    value === undefined ? sql`true` : condition;
  const { rows } = await db.execute<{ list: string | null }>(sql`
    select json_agg(found)::text as list from (
      select e.id, e.source_uid as uid, e.name, e.slug, e.date, e.time, e.version, e.link, e.image, e.description,
        (extract(epoch from e.starts_at) * 1000)::float8 as "startsAtMs",
        (extract(epoch from e.updated_at) * 1000)::float8 as "updatedAtMs",
        v.name as venue, v.slug as "venueSlug", v.category, v.address, v.longitude, v.latitude, v.time_zone as "timeZone",
        c.name as city, n.name as country, n.code as "countryCode"
      from events e join venues v on v.id = e.venue_id join cities c on c.id = v.city_id
        join countries n on n.code = c.country_code
      where e.id > ${afterId} and ${given(countryCode, sql`n.code = ${countryCode}`)}
        and ${given(cityKey, sql`c.name_key = ${cityKey}`)} and ${given(category, sql`v.category = ${category}`)}
        and ${given(venue, sql`v.slug = ${venue}`)} and ${given(from, sql`e.date >= ${from}::date`)}
      order by e.id limit ${limit}
    ) found`);
  return JSON.parse(rows[0]?.list ?? "[]") as ExportedEvent[];
}
