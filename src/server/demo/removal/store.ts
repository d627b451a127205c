import { type SQL, sql } from "drizzle-orm";
import { fold } from "#domain/fold.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { noteFact } from "#server/platform/db/site-facts.ts";
import { DEMO_CITIES } from "../data/cities.ts";
import { DEMO_LINK } from "../programme.ts";

export const isDemoEvent = sql`starts_with(events.link, ${DEMO_LINK})`;

/** Deletes events of the demo, with the series and organizers that then have no event. */
export async function deleteDemoEvents(
  tx: Transaction,
  which: SQL = sql`true`,
): Promise<{ events: number; venueIds: number[] }> {
  const { rows } = await tx.execute<{
    events: number;
    venueIds: number[];
    seriesIds: number[];
    organizerIds: number[];
  }>(sql`
    with gone as (
      delete from events using venues
      where venues.id = events.venue_id and venues.is_demo and ${isDemoEvent} and ${which}
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
  return { events, venueIds };
}

/** What a removal would take away, for the question before it. */
export async function countDemo(db: Database["db"]): Promise<{ venues: number; events: number }> {
  const { rows } = await db.execute<{ venues: number; events: number }>(sql`
    select count(distinct venues.id)::int as venues, (count(events.id) filter (where ${isDemoEvent}))::int as events
    from venues left join events on events.venue_id = venues.id where venues.is_demo`);
  return rows[0] ?? { venues: 0, events: 0 };
}

export interface RemovedDemo {
  events: number;
  venues: number;
  cities: number;
  /** Venues that stay, as the site's own, for events that are not the demo's. */
  keptVenues: number;
  /** Every venue whose events have changed. */
  venueIds: number[];
}

/** Deletes the demo world, apart from venues and cities that other events need, and keeps it from being filled again. */
export async function removeDemo(tx: Transaction, now: Date): Promise<RemovedDemo> {
  const { events } = await deleteDemoEvents(tx);
  const venues = await tx.execute<{ id: number }>(sql`
    delete from venues where is_demo and not exists (select from events where venue_id = venues.id) returning id`);
  const kept = await tx.execute<{ id: number }>(
    sql`update venues set is_demo = false where is_demo returning id`,
  );
  const named = JSON.stringify(
    DEMO_CITIES.map(([code, label]) => ({ code, key: fold(label.split(", ")[0] ?? "") })),
  );
  const cities = await tx.execute(sql`
    delete from cities using json_to_recordset(${named}::json) as demo (code text, key text)
    where cities.country_code = demo.code and cities.name_key = demo.key
      and not exists (select from venues where city_id = cities.id)`);
  const renamed = await renameFirstCities(tx);
  await noteFact(tx, "demo-removed", now);
  return {
    events,
    venues: venues.rows.length,
    cities: cities.rowCount ?? 0,
    keptVenues: kept.rows.length,
    venueIds: [...new Set([...venues.rows, ...kept.rows, ...renamed].map(({ id }) => id))],
  };
}

/** Of the cities of a name, one is always called by the name alone; answers with the venues of those that become it. */
async function renameFirstCities(tx: Transaction): Promise<{ id: number }[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with first as (
      select min(id) as id from cities group by country_code, name_key having bool_and(shows_region)
    ), renamed as (
      update cities set shows_region = false from first where cities.id = first.id returning cities.id
    )
    select venues.id from venues join renamed on renamed.id = venues.city_id`);
  return rows;
}
