import { eq } from "drizzle-orm";
import type { Database } from "#server/platform/db/connect.ts";
import { favorites, ownCalendars } from "#server/platform/db/schema/visitors.ts";

/** Secret addresses of calendars, known by their digests. */
export function ownCalendarStore(db: Database["db"]) {
  return {
    async replace(userId: string, tokenHash: Buffer): Promise<void> {
      await db
        .insert(ownCalendars)
        .values({ userId, tokenHash })
        .onConflictDoUpdate({ target: ownCalendars.userId, set: { tokenHash } });
    },

    async remove(userId: string): Promise<void> {
      await db.delete(ownCalendars).where(eq(ownCalendars.userId, userId));
    },

    /** The favourites of the calendar's owner; nothing where there is no such calendar. */
    async favoritesAt(tokenHash: Buffer): Promise<number[] | undefined> {
      const rows = await db
        .select({ eventId: favorites.eventId })
        .from(ownCalendars)
        .leftJoin(favorites, eq(favorites.userId, ownCalendars.userId))
        .where(eq(ownCalendars.tokenHash, tokenHash));
      return rows.length === 0 ? undefined : rows.flatMap(({ eventId }) => eventId ?? []);
    },
  };
}
