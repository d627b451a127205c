import { randomUUID } from "node:crypto";
import Fastify, { type FastifyReply, type FastifyRequest, type FastifyServerOptions } from "fastify";

const WRITTEN_AT = new Set(["trace", "debug", "info"]);

type LoggingOptions = Pick<FastifyServerOptions, "logger" | "genReqId" | "logController">;

/**
 * Structured logs without personal data: the route's pattern instead of the address asked for (which may
 * carry a search, an id or a token), and neither the visitor's address nor any header.
 */
export function logging(level: string): LoggingOptions {
  return {
    logger: { level, base: undefined, serializers: { req: describeRequest, res: describeReply } },
    logController: new OneLinePerAnswer(),
    genReqId: () => randomUUID(),
  };
}

class OneLinePerAnswer extends Fastify.LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    // At most settings an answer leaves no line, and should not cost one.
    if (!error && !WRITTEN_AT.has(reply.log.level)) return;
    const facts = { ...describeRequest(request), ...describeReply(reply), ms: Math.round(reply.elapsedTime) };
    if (error) reply.log.error({ ...facts, err: error }, "answer failed");
    else reply.log.info(facts, "answered");
  }
}

function describeRequest({ method, routeOptions }: FastifyRequest) {
  return { method, route: routeOptions?.url };
}

function describeReply({ statusCode }: { statusCode?: number | string }) {
  return { statusCode };
}
