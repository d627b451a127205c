import type { FollowTarget } from "./follow-target.ts";

const KEY = "follow-wish";
const KEPT_MS = 60 * 60_000;

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What a guest wanted to follow before signing in; kept in the browser, since the link of a confirmation opens another tab. */
export function keepFollowWish(target: FollowTarget, nowMs: number, store: Store = localStorage): void {
  store.setItem(KEY, JSON.stringify({ target, keptAtMs: nowMs }));
}

/** Takes the wish, so that it is fulfilled once. */
export function takeFollowWish(nowMs: number, store: Store = localStorage): FollowTarget | undefined {
  const text = store.getItem(KEY);
  if (text === null) return undefined;
  store.removeItem(KEY);
  try {
    const { target, keptAtMs } = JSON.parse(text);
    return nowMs - keptAtMs > KEPT_MS ? undefined : target;
  } catch {
    return undefined;
  }
}
