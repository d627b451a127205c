import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { FavoriteEntry, Favorites as FavoriteList } from "#contract/favorites.ts";
import { routes } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { post, reasonOf } from "#web/session/api.ts";
import { useAccount } from "#web/session/use-account.ts";
import { GLANCE_MS, showToast } from "#web/ui/toast.ts";
import { createChangeQueue } from "./change-queue.ts";
import { type PendingFavoriteChange, withChanges } from "./favorite-changes.ts";
import { type FavoriteWish, forgetWish, keepWish, takeWish } from "./favorite-wish.ts";
import { FavoritesContext, type FavoritesState } from "./favorites.ts";

/** The signed-in user's favourites, for every heart and bell on the page. */
export function FavoritesProvider({ children }: { children: ReactNode }) {
  const { t } = useMessages();
  const user = useAccount();
  const [known, setKnown] = useState({ user, list: user?.favorites ?? [] });
  const [changes, setChanges] = useState<readonly PendingFavoriteChange[]>([]);
  // One after the other: each answer is the whole list, and an older one must not come last.
  const [queue] = useState(createChangeQueue);
  const [wish, setWish] = useState<FavoriteWish>();
  const userId = user?._id;
  if (known.user !== user) setKnown({ user, list: user?.favorites ?? [] });

  const entries = useMemo(() => withChanges(known.list, changes), [known.list, changes]);
  const latest = useRef<readonly FavoriteEntry[]>(entries);
  latest.current = entries;

  const change = useCallback(
    (wish: PendingFavoriteChange) => {
      const before = latest.current.find(({ event }) => event === wish.event);
      const call = callFor(wish, before);
      setChanges((all) => [...all, wish]);
      async function carryOut(): Promise<void> {
        try {
          // Kept alive: a visitor may leave the page right after pressing.
          const list = await post<FavoriteList>(
            call.url,
            { ...call.body, user: userId },
            { keepalive: true },
          );
          setKnown((current) => ({ ...current, list }));
          showToast(t(call.said), call.isReminder ? {} : { stayMs: GLANCE_MS });
        } catch (error) {
          showToast(reasonOf(error, t("favorite.failed")), { tone: "problem" });
        } finally {
          setChanges((all) => all.filter((each) => each !== wish));
        }
      }
      queue.add(carryOut);
    },
    [t, userId, queue],
  );

  useEffect(() => {
    window.addEventListener("pagehide", queue.flush);
    return () => window.removeEventListener("pagehide", queue.flush);
  }, [queue]);

  useEffect(() => {
    if (!userId) return;
    setWish(undefined);
    const wish = takeWish(Date.now());
    if (!wish) return;
    const reminder = wish.kind === "reminder";
    const isSo = latest.current.some((entry) => entry.event === wish.event && (entry.reminder || !reminder));
    if (!isSo) change({ event: wish.event, wanted: { reminder } });
  }, [userId, change]);

  const toggleWish = useCallback(
    (next: FavoriteWish) => {
      const isSame = wish?.event === next.event && wish.kind === next.kind;
      if (isSame) forgetWish();
      else keepWish(next, Date.now());
      setWish(isSame ? undefined : next);
    },
    [wish],
  );

  const favorites = useMemo<FavoritesState>(
    () => ({ entries, changes, change, wish, toggleWish }),
    [entries, changes, change, wish, toggleWish],
  );
  return <FavoritesContext value={favorites}>{children}</FavoritesContext>;
}

/** A bell asks for its reminder, which also makes a favourite; a heart adds or removes. */
function callFor({ event, wanted }: PendingFavoriteChange, before: FavoriteEntry | undefined) {
  if (!wanted)
    return {
      url: routes.removeFavorite,
      body: { id: event },
      said: "favorite.removed",
      isReminder: false,
    } as const;
  if (wanted.reminder || before?.reminder)
    return {
      url: routes.favoriteReminder,
      body: { id: event, reminder: wanted.reminder },
      said: wanted.reminder ? "reminder.added" : "reminder.removed",
      isReminder: true,
    } as const;
  return { url: routes.addFavorite, body: { id: event }, said: "favorite.added", isReminder: false } as const;
}
