import { createContext, useContext } from "react";
import { useLocation, useNavigate } from "react-router";
import type { FavoriteEntry } from "#contract/favorites.ts";
import { urls } from "#contract/urls.ts";
import { useAccount } from "#web/session/use-account.ts";
import type { FavoriteChange } from "./favorite-changes.ts";
import { type FavoriteWish, keepWish } from "./favorite-wish.ts";

export interface Favorites {
  /** As the visitor wants them: changes show before the server has answered. */
  entries: readonly FavoriteEntry[];
  change(change: FavoriteChange): void;
}

export const FavoritesContext = createContext<Favorites | undefined>(undefined);

export function useFavorites(): Favorites {
  const favorites = useContext(FavoritesContext);
  if (!favorites) throw new Error("useFavorites is for pages within the favourites' provider.");
  return favorites;
}

/**
 * One event as the visitor's favourite. A guest is asked to sign in, by the login page unless `onGuest` knows better;
 * what was wanted then happens after signing in.
 */
export function useFavorite(event: string, onGuest?: () => void) {
  const user = useAccount();
  const { entries, change } = useFavorites();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const entry = entries.find((each) => each.event === event);

  function askToSignIn(kind: FavoriteWish["kind"]): void {
    keepWish({ event, kind }, Date.now());
    if (onGuest) onGuest();
    else navigate(urls.loginFor(pathname + search));
  }

  return {
    isFavorite: entry !== undefined,
    hasReminder: entry?.reminder === true,
    toggleFavorite() {
      if (!user) return askToSignIn("favorite");
      change({ event, wanted: entry ? undefined : { reminder: false } });
    },
    toggleReminder() {
      if (!user) return askToSignIn("reminder");
      change({ event, wanted: { reminder: !entry?.reminder } });
    },
  };
}
