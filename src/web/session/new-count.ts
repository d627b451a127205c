import { useEffect, useSyncExternalStore } from "react";
import type { NewCount } from "#contract/follows.ts";
import { routes } from "#contract/urls.ts";
import { get, send } from "./api.ts";

/** How many events are new for the user of this page; asked for once, when the first badge is shown. */
let count = 0;
let owner: string | undefined;
const listeners = new Set<() => void>();

function set(next: number): void {
  count = next;
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void) {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

async function load(userId: string): Promise<void> {
  if (owner === userId) return;
  owner = userId;
  set(0);
  const found = await get<NewCount>(routes.newForReader).catch(() => undefined);
  if (found) set(found.count);
}

/** All up to this number has been seen. */
export async function markNewsSeen(to: number): Promise<void> {
  await send("POST", routes.newForReader, { to });
  set(0);
}

export function useNewCount(userId: string | undefined): number {
  const known = useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );
  useEffect(() => {
    if (userId) void load(userId);
  }, [userId]);
  return userId ? known : 0;
}
