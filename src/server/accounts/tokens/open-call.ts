import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#contract/app-error.ts";
import { isReadCall, needsSession } from "#server/platform/http/bearer.ts";
import type { Visitor } from "#server/platform/http/session.ts";
import type { AccountLimits } from "../limits.ts";
import type { TokenActions, TokenUse } from "./actions.ts";

/** Lets a call with a token through or refuses it, and tells in headers how many more calls there may be. */
export function openByToken({ tokens, limits }: { tokens: TokenActions; limits: AccountLimits }) {
  return async (secret: string, request: FastifyRequest, reply: FastifyReply): Promise<Visitor> => {
    const { visitor, right } = await tokens.use(secret).catch((error): TokenUse => {
      reply.header("www-authenticate", 'Bearer error="invalid_token"');
      throw error;
    });
    await limits.beforeTokenCall(visitor.id, (headers) => reply.headers(headers));
    if (needsSession(request.method, request.routeOptions.url))
      throw new AppError("forbidden", { code: "sessionNeeded" });
    if (right === "read" && !isReadCall(request)) throw new AppError("forbidden", { code: "tokenRight" });
    return right === "read" ? { ...visitor, isReadOnly: true } : visitor;
  };
}
