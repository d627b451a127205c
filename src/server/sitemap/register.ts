import type { FastifyInstance } from "fastify";
import type { ContentPages } from "#contract/content.ts";
import { urls } from "#contract/urls.ts";
import type { ChangeLog } from "#server/catalog/projection/change-log.ts";
import type { Projection } from "#server/catalog/projection/projection.ts";
import type { AnswerCache } from "#server/platform/http/answer-cache.ts";
import { sitemapActions } from "./actions.ts";
import { sitemapRoutes } from "./routes.ts";

interface SitemapFeature {
  listed: () => Projection;
  content: Pick<ContentPages, "articles">;
  publicUrl: string;
  answers: AnswerCache;
  changes: () => ChangeLog;
}

export async function registerSitemap(
  app: FastifyInstance,
  { listed, content, publicUrl, answers, changes }: SitemapFeature,
): Promise<void> {
  const morePages = async () => (await content.articles()).map(({ slug }) => urls.article(slug));
  const sitemap = sitemapActions({ listed, publicUrl, morePages });
  await app.register(sitemapRoutes, { sitemap, publicUrl, answers, changes });
}
