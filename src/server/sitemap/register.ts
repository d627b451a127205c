import type { FastifyInstance } from "fastify";
import type { ContentPages } from "#contract/content.ts";
import { urls } from "#contract/urls.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { AnswerCache } from "#server/platform/http/answer-cache.ts";
import { sitemapActions } from "./actions.ts";
import { sitemapRoutes } from "./routes.ts";
import { sitemapStore } from "./store.ts";

interface SitemapFeature {
  database: Database;
  content: Pick<ContentPages, "articles">;
  publicUrl: string;
  answers: AnswerCache;
  version: () => number;
  now: () => number;
}

export async function registerSitemap(
  app: FastifyInstance,
  { database, content, publicUrl, answers, version, now }: SitemapFeature,
): Promise<void> {
  const morePages = async () => (await content.articles()).map(({ slug }) => urls.article(slug));
  const sitemap = sitemapActions({ store: sitemapStore(database.db), publicUrl, now, morePages });
  await app.register(sitemapRoutes, { sitemap, publicUrl, answers, version });
}
