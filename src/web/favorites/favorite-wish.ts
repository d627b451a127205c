const KEY = "favorite-wish";
const PATIENCE_MS = 30 * 60_000;

/** What a guest asked for before signing in. */
export interface FavoriteWish {
  event: string;
  kind: "favorite" | "reminder";
}

type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Kept in the tab, where it also survives the way to Google and back. */
export function keepWish(wish: FavoriteWish, nowMs: number, shelf: Shelf = sessionStorage): void {
  shelf.setItem(KEY, JSON.stringify({ ...wish, keptAtMs: nowMs }));
}

export function forgetWish(shelf: Shelf = sessionStorage): void {
  shelf.removeItem(KEY);
}

export function readWish(nowMs: number, shelf: Shelf = sessionStorage): FavoriteWish | undefined {
  const kept = parsed(shelf.getItem(KEY));
  if (!kept || nowMs - kept.keptAtMs > PATIENCE_MS) return undefined;
  return { event: kept.event, kind: kept.kind };
}

/** The wish, once: whoever takes it fulfils it. */
export function takeWish(nowMs: number, shelf: Shelf = sessionStorage): FavoriteWish | undefined {
  const wish = readWish(nowMs, shelf);
  forgetWish(shelf);
  return wish;
}

function parsed(text: string | null): (FavoriteWish & { keptAtMs: number }) | undefined {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
