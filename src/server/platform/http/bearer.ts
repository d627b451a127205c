import type { FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route takes a secret of the operator's as bearer, and no API token. */
    takesOperatorSecret?: boolean;
    /** A call that only reads, though its method is POST: the right "read" opens it. */
    isRead?: boolean;
  }
}

const CALL = /^\/(api|auth)\/|^\/mcp$/;
const SESSION_ONLY = /^\/auth\/|^\/api\/(account\/|logout$)/;
/** Writes under these give rights to others. */
const GRANTS = /^\/api\/admin\/(roles|organizers|claims)(\/|$)/;
const READS = new Set(["GET", "HEAD"]);

type Asked = Pick<FastifyRequest, "headers" | "routeOptions">;

/**
 * The token that a call brings, valid or not. Such a call never looks at cookies, so that rules against other sites in
 * the browser do not concern it. Pages ignore tokens.
 */
export function bearerOf({ headers: { authorization }, routeOptions }: Asked): string | undefined {
  if (authorization === undefined || !CALL.test(routeOptions.url ?? "")) return undefined;
  if (routeOptions.config.takesOperatorSecret) return undefined;
  const [scheme = "", ...token] = authorization.split(" ");
  return scheme.toLowerCase() === "bearer" ? token.join(" ").trim() : undefined;
}

/** The security of accounts, and who has which role or venue: a stolen token must not outlive its revocation. */
export function needsSession(method: string, route = ""): boolean {
  return SESSION_ONLY.test(route) || (GRANTS.test(route) && !READS.has(method));
}

export function isReadCall({
  method,
  routeOptions,
}: Pick<FastifyRequest, "method" | "routeOptions">): boolean {
  return READS.has(method) || routeOptions.config.isRead === true;
}
