import { once } from "node:events";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { Worker } from "node:worker_threads";
import { Timing } from "./timing.ts";

export interface Asked {
  url: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Meanwhile<T> {
  result: T;
  wallS: number;
  /** Of the whole process: the embedded database's thread and the asking one included. */
  processorS: number;
  /** Of each request, by its name. */
  waits: Map<string, Timing>;
  /** How late the event loop was. */
  loop: { p99Ms: number; maxMs: number };
}

/**
 * Asks again and again while work is under way, each name its requests in turn. A thread of its own asks, as visitors are
 * elsewhere: on the server's event loop each of an asker's own steps would wait for the server's work once more.
 */
export async function whileAsking<T>(
  requests: Record<string, Asked[]>,
  work: () => Promise<T>,
): Promise<Meanwhile<T>> {
  const worker = new Worker(new URL("./ask-worker.ts", import.meta.url), { workerData: requests });
  const answered = once(worker, "message");
  answered.catch(() => {});
  await once(worker, "online");
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const cpu = process.cpuUsage();
  const start = performance.now();
  const result = await work().finally(() => worker.postMessage("done"));
  const wallS = (performance.now() - start) / 1_000;
  const { user, system } = process.cpuUsage(cpu);
  delay.disable();
  const [times] = (await answered) as [[string, number[]][]];
  return {
    result,
    wallS,
    processorS: (user + system) / 1e6,
    waits: new Map(times.map(([name, each]) => [name, new Timing(each)])),
    // The resolution is part of what it measures.
    loop: { p99Ms: delay.percentile(99) / 1e6 - 5, maxMs: delay.max / 1e6 - 5 },
  };
}
