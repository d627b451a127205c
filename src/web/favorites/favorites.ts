import { createContext, useContext } from "react";
import type { FavoriteEntry } from "#contract/favorites.ts";
import { useAccount } from "#web/session/use-account.ts";
import type { PendingFavoriteChange } from "./favorite-changes.ts";
import type { FavoriteWish } from "./favorite-wish.ts";

export interface FavoritesState {
  /** With optimistic changes. */
  entries: readonly FavoriteEntry[];
  /** Optimistic changes that the server has not answered yet. */
  changes: readonly PendingFavoriteChange[];
  change(change: PendingFavoriteChange): void;
  /** What a guest pressed last: the event's `SignInLine` offers to sign in for it. */
  wish: FavoriteWish | undefined;
  /** Keeps a guest's wish until after signing in; the same wish again drops it. */
  toggleWish(wish: FavoriteWish): void;
}

export const FavoritesContext = createContext<FavoritesState | undefined>(undefined);

export function useFavorites(): FavoritesState {
  const favorites = useContext(FavoritesContext);
  if (!favorites) throw new Error("useFavorites is for pages within the favourites' provider.");
  return favorites;
}

/** One event as the visitor's favourite. What a guest presses is kept and happens after signing in. */
export function useFavorite(event: string) {
  const user = useAccount();
  const { entries, changes, change, toggleWish } = useFavorites();
  const entry = entries.find((each) => each.event === event);
  return {
    isFavorite: entry !== undefined,
    hasReminder: entry?.reminder === true,
    /** The server has not confirmed the last change yet. */
    isSaving: changes.some((each) => each.event === event),
    toggleFavorite() {
      if (!user) return toggleWish({ event, kind: "favorite" });
      change({ event, wanted: entry ? undefined : { reminder: false } });
    },
    toggleReminder() {
      if (!user) return toggleWish({ event, kind: "reminder" });
      change({ event, wanted: { reminder: !entry?.reminder } });
    },
  };
}
