import { setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { routes } from "#contract/urls.ts";

const DATABASE_TIMEOUT_MS = 2_000;

/** `/healthz`: the process answers. `/readyz`: it can also serve, and is not about to stop. */
export function registerHealth(app: FastifyInstance, isDatabaseUp: () => Promise<boolean>): void {
  let isStopping = false;
  const isUp = () => Promise.race([isDatabaseUp(), setTimeout(DATABASE_TIMEOUT_MS, false, { ref: false })]);
  app.addHook("preClose", async () => {
    isStopping = true;
  });
  app.get(routes.health, { schema: { hide: true }, logLevel: "warn" }, async () => ({ status: "ok" }));
  app.get(routes.readiness, { schema: { hide: true }, logLevel: "warn" }, async (_request, reply) => {
    const status = isStopping ? "stopping" : (await isUp()) ? "ready" : "database unreachable";
    return reply.code(status === "ready" ? 200 : 503).send({ status });
  });
}
