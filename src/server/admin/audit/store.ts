import { and, desc, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { VenueCategory } from "#domain/category.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import { auditLog } from "#server/platform/db/schema/operations.ts";

/** Rows of the tables that a deletion takes from, as they were. */
export interface Removed extends Record<string, unknown> {
  venues: { id: number; category: VenueCategory; slug: string; name: string }[];
  events: { id: number; venue_id: number }[];
  /** Events that are only marked as deleted. */
  withdrawnEvents?: { id: number; venueId: number }[];
}

export const NOTHING_REMOVED: Removed = {
  venues: [],
  events: [],
  favorites: [],
  former_venue_slugs: [],
  former_event_slugs: [],
};

const TABLES = ["venues", "events", "favorites", "former_venue_slugs", "former_event_slugs"] as const;

/** Writes down a venue with all that goes with it. */
export function takeVenue(tx: Transaction, venueId: number): Promise<Removed> {
  return take(tx, sql`v.id = ${venueId}`, sql`e.venue_id = ${venueId}`, sql`f.venue_id = ${venueId}`);
}

type Condition = ReturnType<typeof sql>;

async function take(
  tx: Transaction,
  venue: Condition,
  event: Condition,
  former: Condition,
): Promise<Removed> {
  const { rows } = await tx.execute<{ removed: Removed }>(sql`
    select jsonb_build_object(
      'venues', (select coalesce(jsonb_agg(v), '[]') from venues v where ${venue}),
      'events', (select coalesce(jsonb_agg(e), '[]') from events e where ${event}),
      'favorites', (
        select coalesce(jsonb_agg(x), '[]') from favorites x join events e on e.id = x.event_id where ${event}),
      'former_venue_slugs', (
        select coalesce(jsonb_agg(x), '[]') from former_venue_slugs x join venues v on v.id = x.venue_id where ${venue}),
      'former_event_slugs', (select coalesce(jsonb_agg(f), '[]') from former_event_slugs f where ${former})
    ) as removed`);
  return rows[0]!.removed;
}

/** Puts rows back. What has been added again in the meantime stays as it is, and those who left stay away. */
export async function putBack(tx: Transaction, removed: Removed): Promise<void> {
  const conditions: Record<(typeof TABLES)[number], Condition> = {
    venues: sql`exists (select from cities where id = row.city_id)`,
    events: sql`exists (select from venues where id = row.venue_id)`,
    favorites: sql`exists (select from users where id = row.user_id) and exists (select from events where id = row.event_id)`,
    former_venue_slugs: sql`true`,
    former_event_slugs: sql`exists (select from events where id = row.event_id)`,
  };
  for (const table of TABLES) {
    const name = sql.identifier(table);
    const identity = table === "venues" || table === "events" ? sql`overriding system value` : sql``;
    await tx.execute(sql`
      insert into ${name} ${identity}
      select row.* from jsonb_populate_recordset(null::${name}, ${JSON.stringify(withDefaults(table, removed[table]))}::jsonb) row
      where ${conditions[table]} on conflict do nothing`);
  }
}

/** Columns that did not exist yet when a deletion was written down. */
const EVENT_DEFAULTS = {
  is_all_day: false,
  status: "scheduled",
  is_sold_out: false,
  is_free: false,
  tags: [],
  origin: "admin",
};

function withDefaults(table: (typeof TABLES)[number], rows: unknown): unknown {
  if (table !== "events") return rows;
  return (rows as { created_at: string }[]).map((row) => ({
    ...EVENT_DEFAULTS,
    published_at: row.created_at,
    ...row,
  }));
}

export async function lastDeletion(db: Database["db"] | Transaction) {
  const [entry] = await db
    .select()
    .from(auditLog)
    .where(and(isNotNull(auditLog.removed), isNull(auditLog.undoneAt)))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return entry;
}

/** It need not be kept any longer: what it holds is back. */
export async function markUndone(tx: Transaction, id: number, at: Date): Promise<void> {
  await tx.update(auditLog).set({ undoneAt: at, removed: null }).where(eq(auditLog.id, id));
}

/** Removed rows hold favourites, which are personal data: after a while a deletion can no longer be undone. */
export async function forgetRemoved(db: Database["db"], before: Date): Promise<void> {
  await db
    .update(auditLog)
    .set({ removed: null })
    .where(and(isNotNull(auditLog.removed), lt(auditLog.at, before)));
}

/** The newest first. */
export async function auditPage(db: Database["db"], before: number | undefined, limit: number) {
  return db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      who: sql<string>`coalesce(trim(${users.forename} || ' ' || ${users.surname}), '')`,
      action: auditLog.action,
      subject: auditLog.subject,
      undoneAt: auditLog.undoneAt,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.userId))
    .where(before === undefined ? undefined : lt(auditLog.id, before))
    .orderBy(desc(auditLog.id))
    .limit(limit);
}
