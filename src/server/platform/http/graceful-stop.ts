import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

const TIMEOUT_MS = 10_000;
/** For clients that have just connected and are about to send a request. */
const IDLE_MS = 1_000;

/**
 * Lets answers reach their visitors before connections are closed. Node takes a connection for idle as soon as
 * its answer is complete, and would cut off what a slow visitor has yet to receive of it; and as soon as it is opened, and
 * would cut off requests about to be sent.
 */
export function registerGracefulStop(app: FastifyInstance, unsent: ReadonlySet<ServerResponse>): void {
  const { server } = app;
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    const timer = setInterval(closeIdle, IDLE_MS).unref();
    server.once("close", () => clearInterval(timer));
  };
  app.addHook("preClose", async () => {
    // Fastify would go on taking connections until everything is sent.
    server.close();
    const sent = Promise.all([...unsent].map((answer) => once(answer, "close")));
    await Promise.race([sent, setTimeout(TIMEOUT_MS, undefined, { ref: false })]);
  });
}
