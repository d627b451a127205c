import cluster, { type Worker } from "node:cluster";
import { setTimeout } from "node:timers/promises";
import { isMetricsMessage, type MetricsMessage, type MetricsReport } from "./messages.ts";

const TIMEOUT_MS = 1_000;

/**
 * Adds up the metrics of all workers for whichever of them is asked. Counters and histograms of a worker that has ended
 * stay in the sum: a sum that shrinks would look like a restart of everything. A worker too busy to report within a
 * second counts with its last report.
 */
export function gatherMetrics(): void {
  const latest = new Map<Worker, MetricsReport>();
  const listening = new Set<Worker>();
  const onReport = new Map<Worker, () => void>();
  let ended: MetricsReport = [];
  let merging = Promise.resolve();

  cluster.on("listening", (worker) => listening.add(worker));
  cluster.on("exit", (worker) => {
    listening.delete(worker);
    onReport.get(worker)?.();
    const report = latest.get(worker)?.filter(({ type }) => String(type) !== "gauge") ?? [];
    latest.delete(worker);
    merging = merging.then(async () => {
      ended = await (await merge([ended, report])).getMetricsAsJSON();
    });
  });
  cluster.on("message", (worker, message: unknown) => {
    if (!isMetricsMessage(message)) return;
    if (message.kind === "report") {
      latest.set(worker, message.report);
      onReport.get(worker)?.();
    }
    if (message.kind === "collect") void answer(worker, message.id);
  });

  async function answer(asking: Worker, id: number): Promise<void> {
    const reports = [...listening].map(
      (worker) =>
        new Promise<void>((resolve) => {
          const before = onReport.get(worker);
          onReport.set(worker, () => {
            onReport.delete(worker);
            before?.();
            resolve();
          });
          tell(worker, { about: "metrics", kind: "report-wanted" });
        }),
    );
    await Promise.race([Promise.all(reports), setTimeout(TIMEOUT_MS, undefined, { ref: false })]);
    await merging;
    const text = await (await merge([...latest.values(), ended])).metrics();
    tell(asking, { about: "metrics", kind: "collected", id, text });
  }
}

async function merge(reports: MetricsReport[]) {
  const { AggregatorRegistry } = await import("prom-client");
  return AggregatorRegistry.aggregate(reports);
}

function tell(worker: Worker, message: MetricsMessage): void {
  // A worker about to end no longer takes messages.
  if (worker.isConnected()) worker.send(message, () => {});
}
