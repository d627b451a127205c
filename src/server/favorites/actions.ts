import { AppError } from "#contract/app-error.ts";
import type { Favorites } from "#contract/favorites.ts";
import { listedUntilMs } from "#domain/event/phase.ts";
import { DAY_MS } from "#domain/time.ts";
import type { CatalogReader } from "#server/catalog/read.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { favoritesStore } from "./store.ts";

const MAX_FAVORITES = 1_000;

export type FavoriteActions = ReturnType<typeof favoriteActions>;

/** Every change answers with the list that it leaves, and can be repeated. */
export function favoriteActions(
  db: Database["db"],
  catalog: Pick<CatalogReader, "eventsByIds">,
  now: () => number,
) {
  const store = favoritesStore(db);

  async function favoritesOf(userId: string): Promise<Favorites> {
    const rows = await store.list(userId);
    return rows.map(({ eventId, reminder }) => ({ event: String(eventId), reminder }));
  }

  /** The start of an event that is not over yet. */
  async function startOfUpcoming(eventId: number): Promise<number> {
    const [found] = await catalog.eventsByIds([eventId]);
    if (!found) throw new AppError("not-found", { code: "noEvent" });
    const startMs = found.event.startsAt.getTime();
    if (listedUntilMs({ startMs, endMs: found.event.details.endsAtMs }) <= now())
      throw new AppError("not-found", { code: "eventOver" });
    return startMs;
  }

  async function keep(userId: string, eventId: number, reminder: boolean): Promise<void> {
    const list = await store.list(userId);
    const isNew = !list.some((favorite) => favorite.eventId === eventId);
    if (isNew && list.length >= MAX_FAVORITES)
      throw new AppError("conflict", { code: "favoritesFull", params: { max: MAX_FAVORITES } });
    await store.add(userId, eventId, reminder, new Date(now()));
  }

  return {
    favoritesOf,

    async add(userId: string, eventId: number): Promise<Favorites> {
      await startOfUpcoming(eventId);
      await keep(userId, eventId, false);
      return favoritesOf(userId);
    },

    async remove(userId: string, eventId: number): Promise<Favorites> {
      await store.remove(userId, eventId);
      return favoritesOf(userId);
    },

    /** Asking for a reminder makes the event a favourite too. */
    async setReminder(userId: string, eventId: number): Promise<Favorites> {
      const startMs = await startOfUpcoming(eventId);
      if (startMs - now() < DAY_MS) throw new AppError("conflict", { code: "tooLateToRemind" });
      await keep(userId, eventId, true);
      return favoritesOf(userId);
    },

    async clearReminder(userId: string, eventId: number): Promise<Favorites> {
      await store.clearReminder(userId, eventId);
      return favoritesOf(userId);
    },
  };
}
