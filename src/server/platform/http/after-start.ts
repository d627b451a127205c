import { type EventLoopUtilization, performance } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";

/** A share of the time that belongs to visitors. */
const BUSY_SHARE = 0.5;

/**
 * Has something done so long after the server listens, so that a visitor need not wait for it; while visitors keep the process busy, that is
 * put off for as long again. A failure is logged: the visitor tries again.
 */
export function afterStart(
  app: FastifyInstance,
  what: string,
  delayMs: number,
  work: () => Promise<unknown>,
): void {
  let timer: NodeJS.Timeout | undefined;
  const wait = (before: EventLoopUtilization) => {
    timer = setTimeout(() => {
      const now = performance.eventLoopUtilization();
      if (performance.eventLoopUtilization(now, before).utilization > BUSY_SHARE) wait(now);
      else run();
    }, delayMs).unref();
  };
  const run = () =>
    Promise.try(work).catch((error) => app.log.error({ err: error }, `failed after the start: ${what}`));
  app.addHook("onListen", async () => {
    wait(performance.eventLoopUtilization());
    app.server.once("close", () => clearTimeout(timer));
  });
}
