import type { Registry } from "prom-client";

/** The values of one process, as they travel between processes. */
export type MetricsReport = Awaited<ReturnType<Registry["getMetricsAsJSON"]>>;

/** Messages between the primary and its workers. A worker is asked for its report, or sends its last one. */
export type MetricsMessage =
  | { about: "metrics"; kind: "collect"; id: number }
  | { about: "metrics"; kind: "report-wanted" }
  | { about: "metrics"; kind: "report"; report: MetricsReport }
  | { about: "metrics"; kind: "collected"; id: number; text: string };

export function isMetricsMessage(message: unknown): message is MetricsMessage {
  return typeof message === "object" && message !== null && "about" in message && message.about === "metrics";
}
