import type { FavoriteEntry } from "#contract/favorites.ts";

/** An optimistic change of one event, until the server has answered. */
export interface PendingFavoriteChange {
  event: string;
  /** None: no favourite any more. */
  wanted: { reminder: boolean } | undefined;
}

/** The favourites with all optimistic changes; a new one comes last. */
export function withChanges(
  favorites: readonly FavoriteEntry[],
  changes: readonly PendingFavoriteChange[],
): readonly FavoriteEntry[] {
  const entries = new Map(favorites.map((entry) => [entry.event, entry]));
  for (const { event, wanted } of changes) {
    if (wanted) entries.set(event, { event, reminder: wanted.reminder });
    else entries.delete(event);
  }
  return [...entries.values()];
}
