const KEY = "favorite-wish";
const KEPT_MS = 60 * 60_000;

/** What a guest asked for before signing in. */
export interface FavoriteWish {
  event: string;
  kind: "favorite" | "reminder";
}

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Kept in the browser: the link of a confirmation mail opens in another tab. */
export function keepWish(wish: FavoriteWish, nowMs: number, store: Store = localStorage): void {
  store.setItem(KEY, JSON.stringify({ ...wish, keptAtMs: nowMs }));
}

export function forgetWish(store: Store = localStorage): void {
  store.removeItem(KEY);
}

/** Takes the wish, so that it is fulfilled once. */
export function takeWish(nowMs: number, store: Store = localStorage): FavoriteWish | undefined {
  const kept = parsed(store.getItem(KEY));
  forgetWish(store);
  if (!kept || nowMs - kept.keptAtMs > KEPT_MS) return undefined;
  return { event: kept.event, kind: kept.kind };
}

function parsed(text: string | null): (FavoriteWish & { keptAtMs: number }) | undefined {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
