import { createContext, useContext, useSyncExternalStore } from "react";

const TICK_MS = 30_000;
const listeners = new Set<() => void>();
let nowMs = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

/** When the server rendered the page. A browser that takes the page over renders the same moment first. */
export const RenderedAt = createContext<number | undefined>(undefined);

/** The present, renewed often enough for what comes and goes by the minute. */
export function useNow(): number {
  const renderedAtMs = useContext(RenderedAt);
  return useSyncExternalStore(subscribe, current, () => renderedAtMs ?? nowMs);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    tick();
    timer = setInterval(tick, TICK_MS);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** The last tick; without a timer that has run, the clock itself. */
function current(): number {
  if (Math.abs(Date.now() - nowMs) >= TICK_MS) nowMs = Date.now();
  return nowMs;
}

function tick(): void {
  nowMs = Date.now();
  for (const listener of listeners) listener();
}
