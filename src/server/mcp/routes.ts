import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError } from "#contract/app-error.ts";
import { sentenceOf } from "#contract/error-messages.ts";
import { problemOf } from "#contract/invalid.ts";
import type { Site } from "#contract/site.ts";
import { routes } from "#contract/urls.ts";
import { chooseLocale, type Locale } from "#domain/locale.ts";
import { errorTranslation, translateProblem } from "#messages/translate-problem.ts";
import type { RateLimiter } from "#server/platform/db/rate-limits.ts";
import { isUnreachable } from "#server/platform/db/unreachable.ts";
import { bearerOf } from "#server/platform/http/bearer.ts";
import { failureOf } from "#server/platform/http/errors.ts";
import { countOrRefuse, limitsOf } from "#server/platform/http/rate-limit.ts";
import type { Caller } from "./caller.ts";
import { llmsText } from "./llms-text.ts";
import type { Tool } from "./tools.ts";

const MAX_BODY_BYTES = 64 << 10;
const LIMIT = { what: "mcp", max: 300, windowMs: 5 * 60_000 };
const HOUR = "public, max-age=3600";
/** What the protocol needs of a request; cookies and credentials are not for it. */
const FORWARDED = /^(accept|content-type|mcp-.*)$/;

interface McpDeps {
  tools: readonly Tool[];
  site: Site;
  limiter: RateLimiter;
}

/** The Model Context Protocol over Streamable HTTP: each request is answered on its own, without a session. */
export async function mcpRoutes(app: FastifyInstance, { tools, site, limiter }: McpDeps): Promise<void> {
  const { origin } = new URL(site.publicUrl);

  // The SDK reads the body: what is no JSON is refused by the protocol's own error.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) =>
    done(null, body),
  );

  app.route<{ Body: Buffer | undefined }>({
    method: ["GET", "POST", "DELETE"],
    url: routes.mcp,
    bodyLimit: MAX_BODY_BYTES,
    config: { isRead: true },
    schema: { hide: true },
    async onRequest(request, reply) {
      // A page whose host name was rebound to this server has an origin that equals its host, but not ours.
      const sender = request.headers.origin;
      if (sender !== undefined && sender !== origin) throw new AppError("forbidden", { code: "otherSite" });
      // While the database is away, what is in memory is still answered.
      await countOrRefuse(limiter, limitsOf(request.ip, LIMIT), reply).catch((error) => {
        if (!isUnreachable(error)) throw error;
      });
    },
    async handler(request, reply) {
      const caller = await callerOf(request);
      const { answerMcp } = await import("./handler.ts");
      const answer = await answerMcp(webRequest(request, site.publicUrl), {
        site,
        caller,
        tools: tools.filter(({ isWrite }) => !isWrite || caller.author),
        sentenceOf: (error) => refusalIn(caller.locale, error, request),
      });
      reply.code(answer.status).headers(Object.fromEntries(answer.headers));
      reply.header("cache-control", "no-store");
      return reply.send(Buffer.from(await answer.arrayBuffer()));
    },
  });

  app.get(routes.llms, { schema: { hide: true } }, (_request, reply) =>
    reply
      .header("content-type", "text/plain; charset=utf-8")
      .header("cache-control", HOUR)
      .send(llmsText(site)),
  );
}

/** Only a token makes an author: a session's cookie is sent by pages, too. */
async function callerOf(request: FastifyRequest): Promise<Caller> {
  const locale = chooseLocale(request.headers["accept-language"] ?? null);
  const owner = bearerOf(request) === undefined ? undefined : await request.visitor();
  return { locale, ip: request.ip, author: owner?.isReadOnly ? undefined : owner };
}

function webRequest(
  { method, headers, body }: FastifyRequest<{ Body: Buffer | undefined }>,
  publicUrl: string,
) {
  const forwarded = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    FORWARDED.test(name) && typeof value === "string" ? [[name, value]] : [],
  );
  const sent = body && { body: new Uint8Array(body) };
  return new Request(publicUrl + routes.mcp, { method, headers: forwarded, ...sent });
}

/** A refusal in the caller's language; no word of an unknown failure. */
async function refusalIn(locale: Locale, error: unknown, request: FastifyRequest): Promise<string> {
  const problem =
    error instanceof z.ZodError ? argumentProblem(error) : failureOf(error as AppError, request).problem;
  const translation = await errorTranslation(locale);
  return (translation && translateProblem(problem, translation, locale)) ?? sentenceOf(problem);
}

function argumentProblem({ issues: [issue] }: z.ZodError) {
  const field = issue!.path.filter((part) => typeof part === "string").at(-1);
  return problemOf(issue!.message, field ?? "arguments", issue);
}
