import { setImmediate } from "node:timers/promises";

/** How long synchronous work may hold the event loop. */
const SLICE_MS = 20;

export type YieldIfDue = () => Promise<void> | undefined;

/** Called between the steps of long work: yields to the event loop when a slice is over, and throws when aborted. */
export function yieldEvery(signal?: AbortSignal): YieldIfDue {
  let startedAt = performance.now();
  return () => {
    signal?.throwIfAborted();
    if (performance.now() - startedAt < SLICE_MS) return undefined;
    return setImmediate().then(() => {
      startedAt = performance.now();
    });
  };
}
