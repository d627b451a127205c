import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { PlaceIndex, type PlaceIndexParts } from "./place-index.ts";

/** The index of the gazetteer, read or made in a thread of its own; making it takes some seconds. */
export interface PlaceIndexLoader {
  /** Undefined until it is made. */
  readonly current: PlaceIndex | undefined;
  /** Makes it, once. A failure is told, and the next call tries again. */
  load(): Promise<PlaceIndex>;
}

/** Kept as this file. */
export function placeIndexLoader(path: string): PlaceIndexLoader {
  let current: PlaceIndex | undefined;
  let loading: Promise<PlaceIndex> | undefined;
  return {
    get current() {
      return current;
    },
    load() {
      loading ??= load(path).then(
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

async function load(path: string): Promise<PlaceIndex> {
  const worker = new Worker(new URL("./place-index-worker.ts", import.meta.url), { workerData: path });
  worker.unref();
  const ended = once(worker, "exit").then(() => {
    throw new Error("The thread of the place index ended without it.");
  });
  const [parts] = (await Promise.race([once(worker, "message"), ended])) as [PlaceIndexParts];
  ended.catch(() => {});
  return new PlaceIndex(parts);
}
