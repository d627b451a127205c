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

/** A list in pieces of a size that a database and an event loop take easily. */
export function* chunksOf<T>(list: readonly T[], size: number): Generator<T[], void> {
  for (let from = 0; from < list.length; from += size) yield list.slice(from, from + size);
}
