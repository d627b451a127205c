import { sql } from "drizzle-orm";
import type { VenueCategory } from "#domain/category.ts";
import { DETAILS, detailsOf, type ExchangedEvent, isPublic } from "#server/catalog/tables.ts";
import type { Database } from "#server/platform/db/connect.ts";

export interface ExportChoice {
  countryCode?: string | undefined;
  cityKey?: string | undefined;
  category?: VenueCategory | undefined;
  venue?: string | undefined;
  from?: string | undefined;
}

type Instant = "startsAt" | "createdAt" | "updatedAt";
type ReadEvent = Omit<ExchangedEvent["event"], Instant> & Record<Instant, number>;

/** The next public events of a choice in the order of their ids, as one JSON text: that is quicker than rows. */
export async function eventsAfter(
  db: Database["db"],
  { countryCode, cityKey, category, venue, from }: ExportChoice,
  afterId: number,
  limit: number,
): Promise<ExchangedEvent[]> {
  const given = (value: string | undefined, condition: ReturnType<typeof sql>) =>
    value === undefined ? sql`true` : condition;
  const { rows } = await db.execute<{ list: string | null }>(sql`
    select json_agg(found)::text as list from (
      select json_build_object('id', events.id, 'name', events.name, 'slug', events.slug, 'date', events.date,
          'time', coalesce(events.time, ''), 'link', events.link, 'image', events.image,
          'description', events.description, 'version', events.version,
          'startsAt', (extract(epoch from events.starts_at) * 1000)::float8,
          'createdAt', (extract(epoch from events.created_at) * 1000)::float8,
          'updatedAt', (extract(epoch from events.updated_at) * 1000)::float8, 'details', ${DETAILS}) as event,
        json_build_object('id', v.id, 'name', v.name, 'slug', v.slug, 'category', v.category, 'address', v.address,
          'longitude', v.longitude, 'latitude', v.latitude, 'timeZone', v.time_zone, 'city', c.name,
          'country', n.name, 'countryCode', n.code) as venue
      from events join venues v on v.id = events.venue_id join cities c on c.id = v.city_id
        join countries n on n.code = c.country_code
      where events.id > ${afterId} and ${isPublic()} and ${given(countryCode, sql`n.code = ${countryCode}`)}
        and ${given(cityKey, sql`c.name_key = ${cityKey}`)} and ${given(category, sql`v.category = ${category}`)}
        and ${given(venue, sql`v.slug = ${venue}`)}
        and ${given(from, sql`coalesce(events.end_date, events.date) >= ${from}::date`)}
      order by events.id limit ${limit}
    ) found`);
  const found = JSON.parse(rows[0]?.list ?? "[]") as { event: ReadEvent; venue: ExchangedEvent["venue"] }[];
  return found.map(({ event, venue }) => ({
    venue,
    event: {
      ...event,
      startsAt: new Date(event.startsAt),
      createdAt: new Date(event.createdAt),
      updatedAt: new Date(event.updatedAt),
      details: detailsOf(event.details),
    },
  }));
}
