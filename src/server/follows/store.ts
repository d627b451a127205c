import { and, asc, count, eq, inArray, lt, sql } from "drizzle-orm";
import { type FollowNews, favoriteKey } from "#domain/follow.ts";
import type { Locale } from "#domain/locale.ts";
import { DAY_MS } from "#domain/time.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import {
  followKeyRows,
  followNews,
  followReaders,
  followState,
  follows,
} from "#server/platform/db/schema/follows.ts";
import { outbox } from "#server/platform/db/schema/operations.ts";
import { favorites } from "#server/platform/db/schema/visitors.ts";
import type { Upkeep } from "#server/platform/jobs/upkeep.ts";
import { FOLLOW_DIGEST } from "./digests/store.ts";

export type FollowRow = typeof follows.$inferSelect;
type NewFollow = typeof follows.$inferInsert;
type Handle = Database["db"] | Transaction;

const STATE_ID = 1;
/** Longer than the time between two weekly digests. */
const KEEP_NEWS_MS = 30 * DAY_MS;
/** A digest looks at no more news of one follow. */
export const MAX_NEWS = 1000;

/** What was told of an event: whether it is new, and its last change. */
export interface StoredNews {
  eventId: number;
  isNew: boolean;
  change: FollowNews | null;
  /** The entries of its history, the last one first. */
  changeIds: number[];
}

const STORED_NEWS = sql`event_id as "eventId", bool_or(news = 'new') as "isNew",
  (array_agg(news order by seq desc) filter (where news <> 'new'))[1] as change,
  coalesce(array_agg(change_id order by seq desc) filter (where change_id is not null), '{}') as "changeIds"`;

export function followStore(db: Handle) {
  return {
    /** The same thing is followed once; another rhythm replaces the one before. */
    async add(follow: NewFollow, keys: readonly string[]): Promise<FollowRow> {
      const { how, by, timeZone, nextAt } = follow;
      const [row] = await db
        .insert(follows)
        .values(follow)
        .onConflictDoUpdate({
          target: [follows.userId, follows.identity],
          set: { how, by, timeZone, nextAt },
        })
        .returning();
      await db
        .insert(followKeyRows)
        .values(keys.map((key) => ({ key, followId: row!.id })))
        .onConflictDoNothing();
      return row!;
    },

    list(userId: string): Promise<FollowRow[]> {
      return db.select().from(follows).where(eq(follows.userId, userId)).orderBy(asc(follows.createdAt));
    },

    async countOf(userId: string): Promise<number> {
      const [row] = await db.select({ number: count() }).from(follows).where(eq(follows.userId, userId));
      return row!.number;
    },

    async remove(userId: string, id: string): Promise<boolean> {
      const rows = await db
        .delete(follows)
        .where(and(eq(follows.userId, userId), eq(follows.id, id)))
        .returning({ id: follows.id });
      return rows.length > 0;
    },

    async lastSeq(): Promise<number> {
      const [row] = await db
        .select({ seq: sql<number>`coalesce(max(${followNews.seq}), 0)::int` })
        .from(followNews);
      return row!.seq;
    },

    /** Where the first look begins. */
    async beginState(lastEventId: number, lastChangeId: number): Promise<void> {
      await db.insert(followState).values({ id: STATE_ID, lastEventId, lastChangeId }).onConflictDoNothing();
    },

    /** The last event that was looked at, locked until the transaction ends. */
    async lockState(): Promise<number> {
      const [row] = await db.select().from(followState).where(eq(followState.id, STATE_ID)).for("update");
      return row!.lastEventId;
    },

    async saveState(lastEventId: number): Promise<void> {
      await db.update(followState).set({ lastEventId }).where(eq(followState.id, STATE_ID));
    },

    /** The last entry of the history that was looked at, locked until the transaction ends. */
    async lockChanges(): Promise<number | null> {
      const [row] = await db.select().from(followState).where(eq(followState.id, STATE_ID)).for("update");
      return row!.lastChangeId;
    },

    async saveChanges(lastChangeId: number): Promise<void> {
      await db.update(followState).set({ lastChangeId }).where(eq(followState.id, STATE_ID));
    },

    /**
     * Those of these events that anyone has among the favourites: one scan for all of them. A look for each would scan the
     * table for each that is not there, where most favourites are of one event.
     */
    async favored(eventIds: readonly number[]): Promise<Set<number>> {
      const rows = await db
        .selectDistinct({ id: favorites.eventId })
        .from(favorites)
        .where(inArray(favorites.eventId, [...eventIds]));
      return new Set(rows.map(({ id }) => id));
    },

    async isAnyFollowed(): Promise<boolean> {
      return (await db.select({ key: followKeyRows.key }).from(followKeyRows).limit(1)).length > 0;
    },

    /**
     * Those keys that are followed: one look at the index each, however many follow. The order makes it the index: where most
     * follow one key, a scan of the table seems to find any key at once, and reads all of it for each that is not there.
     */
    async followedKeys(keys: readonly string[]): Promise<Set<string>> {
      const { rows } = await db.execute<{ key: string }>(sql`
        select wanted.key from unnest(${sql.param([...keys])}::text[]) wanted(key) cross join lateral (
          select from follow_keys where follow_keys.key = wanted.key order by follow_id limit 1) one`);
      return new Set(rows.map(({ key }) => key));
    },

    async addNews(news: readonly (typeof followNews.$inferInsert)[]): Promise<void> {
      if (news.length > 0) await db.insert(followNews).values([...news]);
    },

    /** What happened to events under the keys of a follow, told between two numbers: the last ones of very many. */
    async newsOf(id: string, after: number, to: number, most: number): Promise<StoredNews[]> {
      const { rows } = await db.execute<StoredNews & Record<string, unknown>>(sql`
        select ${STORED_NEWS} from follow_keys join follow_news using (key)
        where follow_id = ${id} and seq > ${after} and seq <= ${to}
        group by event_id order by max(seq) desc limit ${most}`);
      return rows;
    },

    /** Changes of a user's favourites since they are that. */
    async newsOfFavorites(userId: string, after: number, to: number): Promise<StoredNews[]> {
      const { rows } = await db.execute<StoredNews & Record<string, unknown>>(sql`
        select ${STORED_NEWS} from favorites join follow_news using (event_id)
        where user_id = ${userId} and key = ${favoriteKey("")} || event_id and at >= created_at
          and seq > ${after} and seq <= ${to}
        group by event_id order by max(seq) desc limit ${MAX_NEWS}`);
      return rows;
    },

    async favoritesOf(userId: string): Promise<Set<number>> {
      const rows = await db
        .select({ id: favorites.eventId })
        .from(favorites)
        .where(eq(favorites.userId, userId));
      return new Set(rows.map(({ id }) => id));
    },

    async reader(
      userId: string,
    ): Promise<{ to: string; forename: string; language: Locale | null } | undefined> {
      const [row] = await db
        .select({ to: users.email, forename: users.forename, language: users.language })
        .from(users)
        .where(eq(users.id, userId));
      return row;
    },

    async byIds(ids: readonly string[]): Promise<FollowRow[]> {
      return db
        .select()
        .from(follows)
        .where(inArray(follows.id, [...ids]));
    },

    /** Whose digest a mail was. */
    async ownerOf(mailId: string): Promise<string | undefined> {
      const [mail] = await db
        .select({ facts: outbox.facts })
        .from(outbox)
        .where(and(eq(outbox.id, mailId), eq(outbox.kind, FOLLOW_DIGEST)));
      return mail && String(mail.facts.user);
    },

    /** No more mails about what a user follows; the follows stay. */
    async stopMails(userId: string): Promise<void> {
      await db
        .update(follows)
        .set({ by: sql`array_remove(${follows.by}, 'mail')` })
        .where(eq(follows.userId, userId));
    },

    async seen(userId: string): Promise<{ seenSeq: number; seenAt: Date } | undefined> {
      const [row] = await db.select().from(followReaders).where(eq(followReaders.userId, userId));
      return row;
    },

    async see(userId: string, seenSeq: number, seenAt: Date): Promise<void> {
      await db
        .insert(followReaders)
        .values({ userId, seenSeq, seenAt })
        .onConflictDoUpdate({
          target: followReaders.userId,
          set: { seenSeq: sql`greatest(${followReaders.seenSeq}, excluded.seen_seq)`, seenAt },
        });
    },
  };
}

export const followsUpkeep: Upkeep = async (db, nowMs) => {
  await db.delete(followNews).where(lt(followNews.at, new Date(nowMs - KEEP_NEWS_MS)));
};
