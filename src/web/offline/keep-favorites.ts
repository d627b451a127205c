import type { FavoriteGroup } from "#contract/catalog.ts";
import { urls } from "#contract/urls.ts";
import { get } from "#web/session/api.ts";
import { workerContainer } from "#web/session/worker-container.ts";

const MAX_FAVORITES = 50;

/** Has the favourites, and the pages of those that are still to come, kept for when there is no network. */
export async function keepFavorites(ids: readonly string[]): Promise<void> {
  // On a first visit the worker is only being started; where there is none, this never resolves.
  const registration = await workerContainer()?.ready.catch(() => undefined);
  if (!registration) return;
  const groups = await get<FavoriteGroup[]>(urls.favorites(ids.slice(0, MAX_FAVORITES))).catch(() => []);
  registration.active?.postMessage({ keep: [urls.myFavorites], ahead: pagesOf(groups, Date.now()) });
}

export function pagesOf(groups: readonly FavoriteGroup[], nowMs: number): string[] {
  return groups.flatMap(({ slug, category, events }) =>
    events
      .filter(({ expiresAt }) => expiresAt > nowMs)
      .map((event) => urls.eventPage({ location: slug, category, name: event.slug, date: event.date })),
  );
}
