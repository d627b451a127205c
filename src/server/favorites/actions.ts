import { AppError } from "#contract/app-error.ts";
import type { Favorites } from "#contract/favorites.ts";
import { listedUntilMs } from "#domain/event/phase.ts";
import { DAY_MS } from "#domain/time.ts";
import type { Projection } from "#server/catalog/projection/projection.ts";
import type { CatalogReader } from "#server/catalog/read.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { favoritesStore } from "./store.ts";

const MAX_FAVORITES = 1_000;

export type FavoriteActions = ReturnType<typeof favoriteActions>;

/** Every change answers with the list that it leaves, and can be repeated. */
export function favoriteActions(
  db: Database["db"],
  listed: () => Projection,
  /** Asked for what is not listed. */
  catalog: Pick<CatalogReader, "eventsByIds">,
  now: () => number,
) {
  const store = favoritesStore(db);

  async function favoritesOf(userId: string): Promise<Favorites> {
    return presented(await store.list(userId));
  }

  /** The start of an event that is not over yet. */
  async function startOfUpcoming(eventId: number): Promise<number> {
    const known = listed().event(eventId);
    if (known) return Date.parse(known.event.startsAt);
    const [found] = await catalog.eventsByIds([eventId]);
    if (!found) throw new AppError("not-found", { code: "noEvent" });
    const startMs = found.event.startsAt.getTime();
    if (listedUntilMs({ startMs, endMs: found.event.details.endsAtMs }) <= now())
      throw new AppError("not-found", { code: "eventOver" });
    return startMs;
  }

  async function keep(userId: string, eventId: number, reminder: boolean): Promise<Favorites> {
    const startMs = await startOfUpcoming(eventId);
    if (reminder && startMs - now() < DAY_MS) throw new AppError("conflict", { code: "tooLateToRemind" });
    const favorite = { eventId, reminder, at: new Date(now()), most: MAX_FAVORITES };
    const list = await store.add(userId, favorite);
    const isKept = list.some((each) => each.eventId === eventId);
    if (!isKept && list.length >= MAX_FAVORITES)
      throw new AppError("conflict", { code: "favoritesFull", params: { max: MAX_FAVORITES } });
    return presented(list);
  }

  return {
    favoritesOf,

    async add(userId: string, eventId: number): Promise<Favorites> {
      return keep(userId, eventId, false);
    },

    async remove(userId: string, eventId: number): Promise<Favorites> {
      await store.remove(userId, eventId);
      return favoritesOf(userId);
    },

    /** Asking for a reminder makes the event a favourite too. */
    async setReminder(userId: string, eventId: number): Promise<Favorites> {
      return keep(userId, eventId, true);
    },

    async clearReminder(userId: string, eventId: number): Promise<Favorites> {
      await store.clearReminder(userId, eventId);
      return favoritesOf(userId);
    },
  };
}

function presented(list: readonly { eventId: number; reminder: boolean }[]): Favorites {
  return list.map(({ eventId, reminder }) => ({ event: String(eventId), reminder }));
}
