import type { FavoriteEntry } from "#contract/favorites.ts";

/** What the visitor wants of one event, while the server has not answered. */
export interface FavoriteChange {
  event: string;
  /** None: no favourite any more. */
  wanted: { reminder: boolean } | undefined;
}

/** The favourites as they will be once the server has agreed to everything; a new one stands last. */
export function withChanges(
  favorites: readonly FavoriteEntry[],
  changes: readonly FavoriteChange[],
): readonly FavoriteEntry[] {
  const entries = new Map(favorites.map((entry) => [entry.event, entry]));
  for (const { event, wanted } of changes) {
    if (wanted) entries.set(event, { event, reminder: wanted.reminder });
    else entries.delete(event);
  }
  return [...entries.values()];
}
