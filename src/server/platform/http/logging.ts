import { randomUUID } from "node:crypto";
import Fastify, { type FastifyReply, type FastifyRequest, type FastifyServerOptions } from "fastify";
import type { Outage } from "../db/outage.ts";
import { isUnreachable } from "../db/unreachable.ts";
import { describeError } from "../log/describe-error.ts";
import { logTarget } from "../log/log-target.ts";

const TARGET = logTarget(process.stdout);
const WRITTEN_AT = new Set(["trace", "debug", "info"]);

type LoggingOptions = Pick<FastifyServerOptions, "logger" | "genReqId" | "logController">;

/**
 * Structured logs without personal data: the route's pattern instead of the address asked for (which may
 * carry a search, an id or a token), neither the visitor's address nor any header, and of an error only what
 * `describeError` lets through.
 */
export function logging(level: string, outage?: Outage): LoggingOptions {
  return {
    logger: {
      level,
      stream: TARGET,
      base: undefined,
      serializers: { req: describeRequest, res: describeReply, err: describeError },
      hooks: { logMethod: logMethodOf(outage) },
    },
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

/** Failures of a database that is away are logged once, by the outage. */
function logMethodOf(outage: Outage | undefined) {
  return function logMethod(this: unknown, args: unknown[], method: (...args: unknown[]) => void): void {
    const facts = args[0] instanceof Error ? { err: args[0] } : args[0];
    const hasError = facts !== null && typeof facts === "object" && "err" in facts;
    // Without a text of its own, a line would get the error's message, as it is.
    const text = hasError && typeof args[1] !== "string" ? ["failed"] : args.slice(1);
    const write = () => method.call(this, facts, ...text);
    if (outage && hasError && isUnreachable(facts.err)) outage.report(facts.err, write);
    else write();
  };
}

function describeRequest({ method, routeOptions }: FastifyRequest) {
  return { method, route: routeOptions?.url };
}

function describeReply({ statusCode }: { statusCode?: number | string }) {
  return { statusCode };
}
