import { and, desc, eq, gt, inArray, isNotNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { AnnouncementData } from "#contract/pages.ts";
import type { WebhookKind } from "#domain/webhook.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import { cities, countries, eventHistory, organizers, venues } from "#server/platform/db/schema/catalog.ts";
import type { News } from "./news.ts";
import { type Handle, VENUE, type VenueTableRow } from "./tables.ts";
import type { WriteDeps } from "./write/deps.ts";

export type HistoryRecord = typeof eventHistory.$inferSelect;

interface HistoryEntry extends Pick<WriteDeps, "actor" | "at" | "bulkId" | "message"> {
  eventId: number;
  action: "changed" | "withdrawn" | "restored";
  /** The columns that changed, with their values. */
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

export async function recordHistory(tx: Transaction, { actor, ...entry }: HistoryEntry): Promise<void> {
  const { userId, submittedBy, origin } = actor;
  await tx.insert(eventHistory).values({ ...entry, userId, submittedBy, origin });
}

/** The entries of an event, the newest first, each with the names of the accounts that made and submitted it. */
export async function historyOf(db: Handle, eventId: number, limit: number) {
  const author = alias(users, "author");
  return db
    .select({
      entry: eventHistory,
      who: sql<string>`coalesce(trim(${users.forename} || ' ' || ${users.surname}), '')`,
      submittedBy: sql<string>`coalesce(trim(${author.forename} || ' ' || ${author.surname}), '')`,
    })
    .from(eventHistory)
    .leftJoin(users, eq(users.id, eventHistory.userId))
    .leftJoin(author, eq(author.id, eventHistory.submittedBy))
    .where(eq(eventHistory.eventId, eventId))
    .orderBy(desc(eventHistory.id))
    .limit(limit);
}

export async function findHistoryEntry(
  db: Handle,
  eventId: number,
  entryId: number,
): Promise<HistoryRecord | undefined> {
  const [entry] = await db
    .select()
    .from(eventHistory)
    .where(and(eq(eventHistory.id, entryId), eq(eventHistory.eventId, eventId)));
  return entry;
}

export async function lastHistoryId(db: Handle): Promise<number> {
  const [row] = await db.select({ id: sql<number>`coalesce(max(${eventHistory.id}), 0)` }).from(eventHistory);
  return row!.id;
}

interface HistoryNews {
  id: number;
  eventId: number;
  news: News;
}

/** The next changes of whether, when or where events take place; of merged venues there is nothing to tell. */
export async function newsInHistory(db: Handle, afterId: number, limit: number): Promise<HistoryNews[]> {
  const { after } = eventHistory;
  return db
    .select({
      id: eventHistory.id,
      eventId: eventHistory.eventId,
      news: sql<News>`case when ${after} ->> 'status' <> 'scheduled' then ${after} ->> 'status'
        when ${after} ?| array['startsAt', 'venueId'] then 'moved' else 'scheduled' end`,
    })
    .from(eventHistory)
    .where(
      and(
        gt(eventHistory.id, afterId),
        eq(eventHistory.action, "changed"),
        sql`${after} ?| array['status', 'startsAt', 'venueId']`,
      ),
    )
    .orderBy(eventHistory.id)
    .limit(limit);
}

/** The venues that events moved away from, deleted ones included, by the id of the entry. */
export async function venuesBefore(
  db: Handle,
  entryIds: readonly number[],
): Promise<Map<number, VenueTableRow>> {
  if (entryIds.length === 0) return new Map();
  const rows = await db
    .select({ id: eventHistory.id, venue: VENUE })
    .from(eventHistory)
    .innerJoin(venues, sql`${venues.id} = (${eventHistory.before} ->> 'venueId')::int`)
    .innerJoin(cities, eq(cities.id, venues.cityId))
    .innerJoin(countries, eq(countries.code, cities.countryCode))
    .where(inArray(eventHistory.id, [...entryIds]));
  return new Map(rows.map(({ id, venue }) => [id, venue]));
}

/** What organizers wrote with changes, by the id of the entry. */
export async function messagesOf(db: Handle, entryIds: readonly number[]): Promise<Map<number, string>> {
  if (entryIds.length === 0) return new Map();
  const rows = await db
    .select({ id: eventHistory.id, message: sql<string>`${eventHistory.message}` })
    .from(eventHistory)
    .where(and(inArray(eventHistory.id, [...entryIds]), isNotNull(eventHistory.message)));
  return new Map(rows.map(({ id, message }) => [id, message]));
}

/** When an event was last cancelled or postponed, and what its organizer wrote with it. */
export async function announcementOf(db: Handle, eventId: number): Promise<AnnouncementData | undefined> {
  const [entry] = await db
    .select({ at: eventHistory.at, message: eventHistory.message })
    .from(eventHistory)
    .where(
      and(
        eq(eventHistory.eventId, eventId),
        sql`${eventHistory.after} ->> 'status' in ('cancelled', 'postponed')`,
      ),
    )
    .orderBy(desc(eventHistory.id))
    .limit(1);
  return entry && { at: entry.at.toISOString(), ...(entry.message && { message: entry.message }) };
}

export interface EventChange {
  id: number;
  eventId: number;
  kind: WebhookKind;
  at: Date;
}

/** The next changes of events, of any kind; a restored event is a created one. */
export async function changesInHistory(db: Handle, afterId: number, limit: number): Promise<EventChange[]> {
  const { action, after } = eventHistory;
  return db
    .select({
      id: eventHistory.id,
      eventId: eventHistory.eventId,
      kind: sql<WebhookKind>`case when ${after} ->> 'withdrawnAt' is not null then 'deleted'
        when ${after} ? 'withdrawnAt' or ${action} = 'restored' then 'created'
        when ${after} ->> 'status' = 'cancelled' then 'cancelled' else 'changed' end`,
      at: eventHistory.at,
    })
    .from(eventHistory)
    .where(gt(eventHistory.id, afterId))
    .orderBy(eventHistory.id)
    .limit(limit);
}

/** The next entries of a bulk action. */
export async function historyOfBulk(
  db: Handle,
  bulkId: string,
  afterId: number,
  limit: number,
): Promise<HistoryRecord[]> {
  return db
    .select()
    .from(eventHistory)
    .where(and(eq(eventHistory.bulkId, bulkId), gt(eventHistory.id, afterId)))
    .orderBy(eventHistory.id)
    .limit(limit);
}

/** The names that columns of a history refer to by id, deleted venues included. */
export async function namesOf(db: Handle, venueIds: readonly number[], organizerIds: readonly number[]) {
  const found = async (table: typeof venues | typeof organizers, ids: readonly number[]) => {
    const rows = await db
      .select({ id: table.id, name: table.name })
      .from(table)
      .where(inArray(table.id, [...ids]));
    return new Map(rows.map(({ id, name }) => [id, name]));
  };
  return { venues: await found(venues, venueIds), organizers: await found(organizers, organizerIds) };
}
