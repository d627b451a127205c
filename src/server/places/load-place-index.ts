import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { PlaceIndex, type PlaceIndexParts } from "./place-index.ts";

/** The index of the gazetteer, made in a thread of its own; it takes some seconds. */
export interface PlaceIndexLoader {
  /** Undefined until it is made. */
  readonly current: PlaceIndex | undefined;
  /** Makes it, once. A failure is told, and the next call tries again. */
  load(): Promise<PlaceIndex>;
}

export function placeIndexLoader(): PlaceIndexLoader {
  let current: PlaceIndex | undefined;
  let loading: Promise<PlaceIndex> | undefined;
  return {
    get current() {
      return current;
    },
    load() {
      loading ??= load().then(
        (index) => {
          current = index;
          return index;
        },
        (error) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}

async function load(): Promise<PlaceIndex> {
  const worker = new Worker(new URL("./place-index-worker.ts", import.meta.url));
  worker.unref();
  const ended = once(worker, "exit").then(() => {
    throw new Error("The thread of the place index ended without it.");
  });
  const [parts] = (await Promise.race([once(worker, "message"), ended])) as [PlaceIndexParts];
  ended.catch(() => {});
  return new PlaceIndex(parts);
}
