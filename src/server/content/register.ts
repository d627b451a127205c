import type { FastifyInstance } from "fastify";
import type { ContentPages } from "#contract/content.ts";
import { type ContentSettings, openContent } from "./open-content.ts";
import { contentRoutes } from "./routes.ts";

/** The files of articles. Returns what pages read of them. */
export async function registerContent(
  app: FastifyInstance,
  settings: Omit<ContentSettings, "warn">,
): Promise<ContentPages> {
  await app.register(contentRoutes);
  return openContent({ ...settings, warn: (err, text) => app.log.warn({ err }, text) });
}
