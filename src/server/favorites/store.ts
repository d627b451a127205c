import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { eventExists, withdrawnEvents } from "#server/catalog/tables.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { favorites } from "#server/platform/db/schema/visitors.ts";

export function favoritesStore(db: Database["db"]) {
  return {
    list(userId: string): Promise<{ eventId: number; reminder: boolean }[]> {
      return db
        .select({ eventId: favorites.eventId, reminder: favorites.reminder })
        .from(favorites)
        .where(eq(favorites.userId, userId))
        .orderBy(asc(favorites.createdAt), asc(favorites.eventId));
    },

    /** Nothing happens where the event has just been deleted; a reminder that is set stays set. */
    async add(userId: string, eventId: number, reminder: boolean, at: Date): Promise<void> {
      await db.execute(sql`
        insert into favorites (user_id, event_id, reminder, created_at)
        select ${userId}::uuid, ${eventId}::int, ${reminder}::boolean, ${at}::timestamptz where ${eventExists(eventId)}
        on conflict (user_id, event_id) do update set reminder = favorites.reminder or excluded.reminder`);
    },

    async remove(userId: string, eventId: number): Promise<void> {
      await db.delete(favorites).where(and(eq(favorites.userId, userId), eq(favorites.eventId, eventId)));
    },

    /** Favourites are personal data: they outlive a deleted event only as long as the deletion can be undone. */
    async forgetDeleted(before: Date): Promise<void> {
      await db.delete(favorites).where(inArray(favorites.eventId, withdrawnEvents(before)));
    },

    async clearReminder(userId: string, eventId: number): Promise<void> {
      await db
        .update(favorites)
        .set({ reminder: false })
        .where(and(eq(favorites.userId, userId), eq(favorites.eventId, eventId)));
    },
  };
}
