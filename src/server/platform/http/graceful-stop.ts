import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

const PATIENCE_MS = 10_000;

/**
 * Lets answers reach their visitors before connections are closed. Node takes a connection for idle as soon as
 * its answer is complete, and would cut off what a slow visitor has yet to receive of it.
 */
export function registerGracefulStop(app: FastifyInstance): void {
  const unsent = new Set<ServerResponse>();
  app.addHook("onRequest", (_request, reply, done) => {
    const answer = reply.raw;
    unsent.add(answer);
    answer.once("close", () => unsent.delete(answer));
    done();
  });
  app.addHook("preClose", async () => {
    const sent = Promise.all([...unsent].map((answer) => once(answer, "close")));
    await Promise.race([sent, setTimeout(PATIENCE_MS, undefined, { ref: false })]);
  });
}
