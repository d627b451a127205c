import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { eventExists, WITHDRAWAL_UNDO_MS, withdrawnEvents } from "#server/catalog/tables.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { favorites } from "#server/platform/db/schema/visitors.ts";
import type { Upkeep } from "#server/platform/jobs/upkeep.ts";

interface Favorite {
  eventId: number;
  reminder: boolean;
}

interface NewFavorite extends Favorite {
  at: Date;
  /** How many a list may hold. */
  most: number;
}

export function favoritesStore(db: Database["db"]) {
  return {
    list(userId: string): Promise<Favorite[]> {
      return db
        .select({ eventId: favorites.eventId, reminder: favorites.reminder })
        .from(favorites)
        .where(eq(favorites.userId, userId))
        .orderBy(asc(favorites.createdAt), asc(favorites.eventId));
    },

    /**
     * Adds one and returns the list that this leaves, in one statement: each that is waited for costs a turn of the event loop.
     * Nothing happens where the event has just been deleted or the list is full; a reminder that is set stays set.
     */
    async add(userId: string, { eventId, reminder, at, most }: NewFavorite): Promise<Favorite[]> {
      const { rows } = await db.execute<{ event_id: number; reminder: boolean }>(sql`
        with mine as (select event_id, reminder, created_at from favorites where user_id = ${userId}::uuid),
        added as (
          insert into favorites (user_id, event_id, reminder, created_at)
          select ${userId}::uuid, ${eventId}::int, ${reminder}::boolean, ${at}::timestamptz
          where ${eventExists(eventId)}
            and ((select count(*) from mine) < ${most} or ${eventId}::int in (select event_id from mine))
          on conflict (user_id, event_id) do update set reminder = favorites.reminder or excluded.reminder
          returning event_id, reminder, created_at)
        select event_id, reminder from (
          select * from mine where event_id not in (select event_id from added) union all select * from added
        ) as list order by created_at, event_id`);
      return rows.map((row) => ({ eventId: row.event_id, reminder: row.reminder }));
    },

    async remove(userId: string, eventId: number): Promise<void> {
      await db.delete(favorites).where(and(eq(favorites.userId, userId), eq(favorites.eventId, eventId)));
    },

    async clearReminder(userId: string, eventId: number): Promise<void> {
      await db
        .update(favorites)
        .set({ reminder: false })
        .where(and(eq(favorites.userId, userId), eq(favorites.eventId, eventId)));
    },
  };
}

/** Favourites are personal data: they outlive a deleted event only as long as the deletion can be undone. */
export const favoritesUpkeep: Upkeep = async (db, nowMs) => {
  await db
    .delete(favorites)
    .where(inArray(favorites.eventId, withdrawnEvents(new Date(nowMs - WITHDRAWAL_UNDO_MS))));
};
