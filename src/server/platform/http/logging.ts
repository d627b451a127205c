import { randomUUID } from "node:crypto";
import type { FastifyRequest, FastifyServerOptions } from "fastify";

/**
 * Structured logs without personal data: the route's pattern instead of the address asked for (which may
 * carry a search, an id or a token), and neither the visitor's address nor any header.
 */
export function logging(level: string): Pick<FastifyServerOptions, "logger" | "genReqId"> {
  return {
    logger: {
      level,
      serializers: {
        req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url }),
        res: (reply) => ({ statusCode: reply.statusCode }),
      },
    },
    genReqId: () => randomUUID(),
  };
}
