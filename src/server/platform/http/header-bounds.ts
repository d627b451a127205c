import type { FastifyInstance } from "fastify";
import { fail } from "./errors.ts";

const MAX_CHARACTERS = 2_500;
const HEADERS_TOO_LARGE = 431;

/** What we or our libraries take apart. Others may be as long as Node lets all of them together be; cookies of other programs are sent to us too. */
const BOUNDED = [
  "accept",
  "accept-encoding",
  "accept-language",
  "authorization",
  "content-type",
  "origin",
  "user-agent",
  "if-match",
  "if-modified-since",
  "if-none-match",
  "if-range",
  "range",
  "referer",
  "forwarded",
  "signature",
  "signature-input",
  "digest",
  "content-digest",
  "date",
  "mcp-protocol-version",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "sec-fetch-site",
  "sec-fetch-mode",
] as const;

/** Refuses a request whose headers would take long to read, before anything reads them. */
export function boundHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", ({ headers }, reply, done) => {
    if (BOUNDED.some((name) => (headers[name]?.length ?? 0) > MAX_CHARACTERS))
      return void fail(reply, HEADERS_TOO_LARGE, { code: "requestTooLarge" });
    done();
  });
}
