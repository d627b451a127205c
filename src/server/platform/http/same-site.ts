import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "#domain/errors.ts";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses writes that another site makes a visitor's browser send. Browsers tell it in Sec-Fetch-Site, or, where the
 * connection is not secure, in Origin; programs that tell nothing carry no cookie of an unsuspecting visitor.
 */
export function refuseCrossSiteWrites(app: FastifyInstance, publicUrl: string): void {
  app.addHook("onRequest", (request, _reply, done) => {
    if (READS.has(request.method) || isFromHere(request, publicUrl)) return done();
    done(new AppError("forbidden", "Requests from other sites are not accepted."));
  });
}

/** A visitor who follows a link of ours or types the address: not a picture, a prefetch or another site's link. */
export function isOwnNavigation(request: FastifyRequest, publicUrl: string): boolean {
  const mode = first(request.headers, "sec-fetch-mode");
  if (first(request.headers, "sec-purpose") ?? first(request.headers, "purpose")) return false;
  return isFromHere(request, publicUrl) && (!request.headers["sec-fetch-site"] || mode === "navigate");
}

export function isFromHere(request: FastifyRequest, publicUrl: string): boolean {
  const site = first(request.headers, "sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  const sender = first(request.headers, "origin") ?? first(request.headers, "referer");
  if (sender === undefined) return true;
  const origin = URL.parse(sender);
  return origin !== null && (origin.origin === new URL(publicUrl).origin || origin.host === request.host);
}

function first(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}
