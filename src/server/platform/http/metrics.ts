import { timingSafeEqual } from "node:crypto";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";
import { routes } from "#contract/urls.ts";

/** Upper bounds of the classes of answering times, in seconds. */
const BOUNDS_S = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10];
const NS_PER_S = 1e9;

interface Answers {
  /** One count a class, and one for all that took longer. */
  classes: number[];
  sumS: number;
}

/** A number worth watching that a feature knows; asked for when somebody looks. */
export interface Gauge {
  name: string;
  help: string;
  read(): number;
}

/** `/metrics` in Prometheus' text format, for whoever presents the token. Without one, nothing is measured or answered. */
export function registerMetrics(
  app: FastifyInstance,
  { token, gauges }: { token: string | undefined; gauges: readonly Gauge[] },
): void {
  if (token === undefined) return;
  const answers = new Map<string, Answers>();
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  app.addHook("onClose", async () => {
    delay.disable();
  });

  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "none";
    const labels = `method="${request.method}",route="${escaped(route)}",status="${reply.statusCode}"`;
    const known = answers.get(labels) ?? { classes: new Array(BOUNDS_S.length + 1).fill(0), sumS: 0 };
    answers.set(labels, known);
    const seconds = reply.elapsedTime / 1000;
    const at = BOUNDS_S.findIndex((bound) => seconds <= bound);
    known.classes[at < 0 ? BOUNDS_S.length : at]++;
    known.sumS += seconds;
    done();
  });

  const expected = Buffer.from(`Bearer ${token}`);
  app.get(routes.metrics, { schema: { hide: true } }, async (request, reply) => {
    const given = Buffer.from(request.headers.authorization ?? "");
    // To a stranger this address does not exist.
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return reply.callNotFound();
    const own: Gauge[] = [
      { name: "process_resident_memory_bytes", help: "Memory held", read: () => process.memoryUsage.rss() },
      {
        name: "process_cpu_seconds_total",
        help: "Processor time",
        read: () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6,
      },
      {
        name: "event_loop_delay_p99_seconds",
        help: "How late work starts, since the last look",
        read: () => (Number.isNaN(delay.mean) ? 0 : delay.percentile(99) / NS_PER_S),
      },
    ];
    const lines = [...own, ...gauges].flatMap(({ name, help, read }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${name.endsWith("_total") ? "counter" : "gauge"}`,
      `${name} ${read()}`,
    ]);
    delay.reset();
    return reply
      .header("content-type", "text/plain; version=0.0.4; charset=utf-8")
      .header("cache-control", "no-store")
      .send(`${[...lines, ...histogram(answers)].join("\n")}\n`);
  });
}

function histogram(answers: Map<string, Answers>): string[] {
  const name = "http_request_duration_seconds";
  const lines = [`# HELP ${name} Time until an answer was sent`, `# TYPE ${name} histogram`];
  for (const [labels, { classes, sumS }] of answers) {
    let count = 0;
    for (const [at, inClass] of classes.entries()) {
      count += inClass;
      lines.push(`${name}_bucket{${labels},le="${BOUNDS_S[at] ?? "+Inf"}"} ${count}`);
    }
    lines.push(`${name}_sum{${labels}} ${sumS}`, `${name}_count{${labels}} ${count}`);
  }
  return lines;
}

function escaped(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll('"', '\\"');
}
