import type { FastifyInstance } from "fastify";
import { routes } from "#contract/urls.ts";
import { type ChangeLog, ReadNotes } from "#server/catalog/projection/change-log.ts";
import { type AnswerCache, answerKey } from "#server/platform/http/answer-cache.ts";
import type { Sitemap } from "./actions.ts";
import { KeptFiles, plainOf } from "./kept-files.ts";
import { sitemapText } from "./sitemap-xml.ts";

interface SitemapDeps {
  sitemap: Sitemap;
  publicUrl: string;
  answers: AnswerCache;
  changes: () => ChangeLog;
}

const XML = "application/xml; charset=utf-8";
const HOUR = "public, max-age=3600";
/** Calls, accounts and embedded maps are not for search engines. */
const HIDDEN = ["/api/", "/auth/", "/admin", "/profile", "/login", "/add", "/mailbox", "/embed", "/mcp"];

export async function sitemapRoutes(
  app: FastifyInstance,
  { sitemap, publicUrl, answers, changes }: SitemapDeps,
): Promise<void> {
  app.get(routes.robots, { schema: { hide: true } }, (_request, reply) =>
    reply
      .header("content-type", "text/plain; charset=utf-8")
      .header("cache-control", HOUR)
      .send(robotsText(publicUrl)),
  );

  app.get(routes.sitemap, { schema: { hide: true } }, (request, reply) =>
    answers.send(request, reply, {
      key: answerKey(routes.sitemap),
      basis: new ReadNotes(changes, { all: true }),
      make: async () => Buffer.from(await sitemap.index()),
      contentType: XML,
    }),
  );

  const files = new KeptFiles();
  app.get<{ Params: { file: string } }>(
    routes.sitemapFile,
    { schema: { hide: true } },
    async (request, reply) => {
      const name = request.params.file.replace(/\.xml$/, "");
      const basis = new ReadNotes(changes, { all: true });
      const { gzip, etag } = await files.find(name, basis, () => sitemapText(sitemap.file(name)));
      reply.headers({ "content-type": XML, "cache-control": HOUR, vary: "accept-encoding", etag });
      if (request.headers["if-none-match"] === etag) return reply.code(304).send();
      if (!/\bgzip\b/.test(request.headers["accept-encoding"] ?? "")) return reply.send(await plainOf(gzip));
      return reply.header("content-encoding", "gzip").send(gzip);
    },
  );
}

function robotsText(publicUrl: string): string {
  const rules = ["User-agent: *", ...HIDDEN.map((path) => `Disallow: ${path}`), "Allow: /"];
  const forAssistants = `# For assistants and programs: ${publicUrl}${routes.llms}`;
  return `${forAssistants}\n${rules.join("\n")}\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}
