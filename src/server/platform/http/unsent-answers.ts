import type { ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";

/** The answers that have not reached their clients yet: being made, or being sent. */
export function trackUnsent(app: FastifyInstance): ReadonlySet<ServerResponse> {
  const unsent = new Set<ServerResponse>();
  app.addHook("onRequest", (_request, reply, done) => {
    const answer = reply.raw;
    unsent.add(answer);
    answer.once("close", () => unsent.delete(answer));
    done();
  });
  return unsent;
}
