import type { FastifyInstance } from "fastify";
import type { ContentPages } from "#contract/content.ts";
import { afterStart } from "#server/platform/http/after-start.ts";
import { type ContentSettings, openContent } from "./open-content.ts";
import { contentRoutes } from "./routes.ts";

/** Before the first visitor of most sites; code that is loaded for it takes a third of a second. */
const WARM_UP_MS = 3_000;

/** The files of articles. Returns what pages read of them. */
export async function registerContent(
  app: FastifyInstance,
  settings: Omit<ContentSettings, "warn">,
): Promise<ContentPages> {
  await app.register(contentRoutes);
  const content = openContent({ ...settings, warn: (err, text) => app.log.warn({ err }, text) });
  // A remote service is asked with the first request for an article.
  if (!settings.service) afterStart(app, "articles", WARM_UP_MS, () => content.articles());
  return content;
}
