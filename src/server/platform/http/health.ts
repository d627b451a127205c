import { setTimeout } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { routes } from "#contract/urls.ts";
import type { WriteProbe, WriteState } from "../db/write-probe.ts";

const DATABASE_TIMEOUT_MS = 2_000;

/** A monitor behind a cache must not see an old answer. */
const OPTIONS = {
  schema: { hide: true },
  logLevel: "warn",
  onRequest: async (_request: FastifyRequest, reply: FastifyReply) =>
    void reply.header("cache-control", "no-store"),
} as const;

/** `/healthz`: the process answers. `/readyz`: it can also write, and is not about to stop. */
export function registerHealth(app: FastifyInstance, writes: WriteProbe): void {
  let isStopping = false;
  const late: WriteState = "database unreachable";
  const state = () => Promise.race([writes.state(), setTimeout(DATABASE_TIMEOUT_MS, late, { ref: false })]);
  app.addHook("preClose", async () => {
    isStopping = true;
  });
  app.addHook("onError", async (_request, _reply, error) => writes.failed(error));
  app.get(routes.health, OPTIONS, async () => ({ status: "ok" }));
  app.get(routes.readiness, OPTIONS, async (_request, reply) => {
    const status = isStopping ? "stopping" : await state();
    return reply.code(status === "ready" ? 200 : 503).send({ status });
  });
}
