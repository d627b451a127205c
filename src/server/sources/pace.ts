import { setImmediate } from "node:timers/promises";

/** How long work may go on before others get a turn. */
const TURN_MS = 20;

export type Rest = () => Promise<void> | undefined;

/** Long work asks it between its steps: it waits for others when it has gone on long enough, and throws when it is in vain. */
export function pace(signal?: AbortSignal): Rest {
  let startedAt = performance.now();
  return () => {
    signal?.throwIfAborted();
    if (performance.now() - startedAt < TURN_MS) return undefined;
    return setImmediate().then(() => {
      startedAt = performance.now();
    });
  };
}
