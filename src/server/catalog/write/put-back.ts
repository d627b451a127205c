import { type SQL, sql } from "drizzle-orm";
import type { VenueCategory } from "#domain/category.ts";
import type { WriteDeps } from "./deps.ts";
import type { VenueWriter } from "./venues.ts";

const TABLES = ["venues", "events", "favorites", "former_venue_slugs", "former_event_slugs"] as const;
type Table = (typeof TABLES)[number];

/** Rows as the audit log of the first version kept them, where deleting removed them. */
export type RemovedRows = Record<Exclude<Table, "venues" | "events">, object[]> & {
  venues: { id: number; category: VenueCategory; slug: string; name: string }[];
  events: { id: number; venue_id: number; created_at: string }[];
};

/** A row is put back only where what it refers to is there. */
const CONDITIONS: Record<Table, SQL> = {
  venues: sql`exists (select from cities where id = row.city_id)`,
  events: sql`exists (select from venues where id = row.venue_id)`,
  favorites: sql`exists (select from users where id = row.user_id) and exists (select from events where id = row.event_id)`,
  former_venue_slugs: sql`exists (select from venues where id = row.venue_id)`,
  former_event_slugs: sql`exists (select from events where id = row.event_id)`,
};

/** Columns that did not exist yet when a deletion was written down. */
const EVENT_DEFAULTS = {
  is_all_day: false,
  status: "scheduled",
  is_sold_out: false,
  is_free: false,
  tags: [],
  origin: "admin",
};

/** Undoes a deletion that was written down before deleting became withdrawing; such entries are kept for 90 days. */
export async function putBack(
  { tx, touched }: Pick<WriteDeps, "tx" | "touched">,
  { ownSlug }: Pick<VenueWriter, "ownSlug">,
  { venues = [], events = [], ...others }: Partial<RemovedRows>,
): Promise<void> {
  const rows: Partial<Record<Table, object[]>> = { ...others };
  rows.venues = [];
  for (const venue of venues) rows.venues.push({ ...venue, slug: await ownSlug(venue) });
  rows.events = events.map((event) => ({ ...EVENT_DEFAULTS, published_at: event.created_at, ...event }));
  for (const table of TABLES) {
    if (!rows[table]?.length) continue;
    const name = sql.identifier(table);
    const identity = table === "venues" || table === "events" ? sql`overriding system value` : sql``;
    await tx.execute(sql`
      insert into ${name} ${identity}
      select row.* from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows[table])}::jsonb) row
      where ${CONDITIONS[table]} on conflict do nothing`);
  }
  for (const { id } of venues) touched.add(id);
  for (const event of events) touched.add(event.venue_id);
}
