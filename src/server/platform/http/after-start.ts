import type { FastifyInstance } from "fastify";

/** Has something done so long after the server listens, so that a visitor need not wait for it. A failure is logged: the visitor tries again. */
export function afterStart(
  app: FastifyInstance,
  what: string,
  delayMs: number,
  work: () => Promise<unknown>,
): void {
  const run = () =>
    Promise.try(work).catch((error) => app.log.error({ err: error }, `failed after the start: ${what}`));
  app.addHook("onListen", async () => {
    const timer = setTimeout(run, delayMs).unref();
    app.server.once("close", () => clearTimeout(timer));
  });
}
