import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "#contract/app-error.ts";
import { bearerOf } from "./bearer.ts";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses writes that another site makes a visitor's browser send. Browsers tell it in Sec-Fetch-Site, or, where the
 * connection is not secure, in Origin; programs that tell nothing carry no cookie of an unsuspecting visitor, and with an
 * API token cookies do not count.
 */
export function refuseCrossSiteWrites(app: FastifyInstance, publicUrl: string): void {
  app.addHook("onRequest", (request, _reply, done) => {
    if (READS.has(request.method) || isFromHere(request, publicUrl) || bearerOf(request) !== undefined)
      return done();
    done(new AppError("forbidden", { code: "otherSite" }));
  });
}

/**
 * Where a navigation comes from: one of our links or the visitor ("own"), another site, a picture or a prefetch ("foreign").
 * Over plain HTTP browsers send no Sec-Fetch-*, and a page may withhold the Referer of its links: a browser that tells
 * nothing is "unknown". It is known from programs, which act on their own account, by the languages it asks for, which
 * no script can leave out.
 */
export function navigationOf(request: FastifyRequest, publicUrl: string): "own" | "foreign" | "unknown" {
  const { headers } = request;
  const mode = first(headers, "sec-fetch-mode");
  if (first(headers, "sec-purpose") ?? first(headers, "purpose")) return "foreign";
  if (!isFromHere(request, publicUrl)) return "foreign";
  if (headers["sec-fetch-site"]) return mode === "navigate" ? "own" : "foreign";
  const tellsNothing = headers.origin === undefined && headers.referer === undefined && !mode;
  return tellsNothing && headers["accept-language"] !== undefined ? "unknown" : "own";
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
