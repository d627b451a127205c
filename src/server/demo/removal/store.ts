import { sql } from "drizzle-orm";
import { fold } from "#domain/fold.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { noteFact } from "#server/platform/db/site-facts.ts";
import { DEMO_CITIES } from "../data/cities.ts";
import { DEMO_LINK } from "../programme.ts";

const isDemoEvent = sql`starts_with(events.link, ${DEMO_LINK})`;

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
  const events = await tx.execute(sql`
    delete from events using venues where venues.id = events.venue_id and venues.is_demo and ${isDemoEvent}`);
  const venues = await tx.execute<{ id: number }>(sql`
    delete from venues where is_demo and not exists (select from events where venue_id = venues.id) returning id`);
  const kept = await tx.execute<{ id: number }>(
    sql`update venues set is_demo = false where is_demo returning id`,
  );
  const named = JSON.stringify(DEMO_CITIES.map(([code, name]) => ({ code, key: fold(name) })));
  const cities = await tx.execute(sql`
    delete from cities using json_to_recordset(${named}::json) as demo (code text, key text)
    where cities.country_code = demo.code and cities.name_key = demo.key
      and not exists (select from venues where city_id = cities.id)`);
  await noteFact(tx, "demo-removed", now);
  return {
    events: events.rowCount ?? 0,
    venues: venues.rows.length,
    cities: cities.rowCount ?? 0,
    keptVenues: kept.rows.length,
    venueIds: [...venues.rows, ...kept.rows].map(({ id }) => id),
  };
}
