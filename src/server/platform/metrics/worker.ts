import cluster from "node:cluster";
import type { Registry } from "prom-client";
import { isMetricsMessage, type MetricsMessage } from "./messages.ts";

/** One answer for the whole site: this process's own metrics, or those of all workers, which the primary adds up. */
export function shareMetrics(registry: Registry): { collect(): Promise<string>; close(): Promise<void> } {
  if (!cluster.isWorker) return { collect: () => registry.metrics(), close: async () => {} };
  const waiting = new Map<number, (text: string) => void>();
  let lastId = 0;
  const sendReport = async () =>
    send({ about: "metrics", kind: "report", report: await registry.getMetricsAsJSON() });
  const onMessage = (message: unknown) => {
    if (!isMetricsMessage(message)) return;
    if (message.kind === "report-wanted") void sendReport();
    if (message.kind !== "collected") return;
    waiting.get(message.id)?.(message.text);
    waiting.delete(message.id);
  };
  process.on("message", onMessage);
  return {
    collect() {
      const { promise, resolve } = Promise.withResolvers<string>();
      const id = ++lastId;
      waiting.set(id, resolve);
      void send({ about: "metrics", kind: "collect", id });
      return promise;
    },
    async close() {
      process.off("message", onMessage);
      // Its counts go on counting after it has ended.
      await sendReport();
    },
  };
}

function send(message: MetricsMessage): Promise<void> {
  // A primary that is gone takes its workers with it.
  return new Promise((resolve) => process.send?.(message, undefined, {}, () => resolve()) ?? resolve());
}
