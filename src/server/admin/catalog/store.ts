import { count, countDistinct, inArray } from "drizzle-orm";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { favorites } from "#server/platform/db/schema/visitors.ts";

/** The number of users with each of these events among their favourites. */
export async function favoritesByEvent(
  db: Database["db"],
  eventIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: favorites.eventId, people: count() })
    .from(favorites)
    .where(inArray(favorites.eventId, [...eventIds]))
    .groupBy(favorites.eventId);
  return new Map(rows.map(({ id, people }) => [id, people]));
}

/** How many of these events are favourites, and of how many users. */
export async function countFavorites(
  tx: Transaction,
  eventIds: readonly number[],
): Promise<{ events: number; people: number }> {
  const [row] = await tx
    .select({ events: countDistinct(favorites.eventId), people: countDistinct(favorites.userId) })
    .from(favorites)
    .where(inArray(favorites.eventId, [...eventIds]));
  return row!;
}
