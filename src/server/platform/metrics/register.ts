import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { routes } from "#contract/urls.ts";
import { isUnreachable } from "../db/unreachable.ts";
import { shareMetrics } from "./worker.ts";

/** Upper bounds of the histogram's buckets, in seconds. */
const BOUNDS_S = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10];

/** A number that a feature knows, read at every scrape. */
export interface GaugeSource {
  name: string;
  help: string;
  /** How the values of several processes become one: `max` where all of them know the same number. */
  aggregator: "sum" | "max";
  /** Nothing where there is no value; a read that fails has none either. */
  read(): number | undefined | Promise<number | undefined>;
}

/** `/metrics` in Prometheus' text format, with the right bearer token. Without METRICS_TOKEN nothing is measured or answered. */
export async function registerMetrics(
  app: FastifyInstance,
  { token, gauges }: { token: string | undefined; gauges: readonly GaugeSource[] },
): Promise<void> {
  if (token === undefined) return;
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import("prom-client");
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time until an answer was sent",
    labelNames: ["method", "route", "status"],
    buckets: BOUNDS_S,
    registers,
  });
  const databaseErrors = new Counter({
    name: "database_unreachable_total",
    help: "Requests that failed because the database could not be reached",
    registers,
  });
  for (const { name, help, aggregator, read } of gauges)
    new Gauge({
      name,
      help,
      aggregator,
      registers,
      async collect() {
        const value = await Promise.try(read).catch(() => undefined);
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });

  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "none";
    answers.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.addHook("onError", (_request, _reply, error, done) => {
    if (isUnreachable(error)) databaseErrors.inc();
    done();
  });

  const shared = shareMetrics(registry);
  app.addHook("onClose", () => shared.close());
  const expected = Buffer.from(`Bearer ${token}`);
  app.get(routes.metrics, { schema: { hide: true } }, async (request, reply) => {
    const given = Buffer.from(request.headers.authorization ?? "");
    // Without the token this address does not exist.
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return reply.callNotFound();
    return reply
      .header("content-type", registry.contentType)
      .header("cache-control", "no-store")
      .send(await shared.collect());
  });
}
