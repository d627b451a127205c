import { setImmediate } from "node:timers/promises";

/** How long synchronous work may hold the event loop. A request needs several turns of it, and waits for a slice in each. */
const SLICE_MS = 5;

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
