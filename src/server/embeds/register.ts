import type { FastifyInstance } from "fastify";
import type { Site } from "#contract/site.ts";
import type { Atlas } from "#server/atlas/atlas.ts";
import { catalogPages } from "#server/catalog/pages/actions.ts";
import { cityFinder } from "#server/catalog/pages/find-city.ts";
import { pageStore } from "#server/catalog/pages/store.ts";
import type { ChangeLog } from "#server/catalog/projection/change-log.ts";
import type { PosterUrl } from "#server/catalog/projection/present.ts";
import type { Projection } from "#server/catalog/projection/projection.ts";
import type { CatalogReader } from "#server/catalog/read.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { AnswerCache } from "#server/platform/http/answer-cache.ts";
import { embedFrames } from "./frames.ts";
import { oEmbedOf } from "./o-embed.ts";
import { embedApiRoutes, embedFrameRoutes } from "./routes.ts";

interface EmbedsFeature {
  database: Database;
  reader: CatalogReader;
  listed: () => Projection;
  searchableAtlas: () => Promise<Atlas>;
  changes: () => ChangeLog;
  answers: AnswerCache;
  posterUrl: PosterUrl;
  site: Site;
  now: () => number;
}

/** What pages of other sites show of ours, besides the map. */
export async function registerEmbeds(
  app: FastifyInstance,
  { database, reader, listed, searchableAtlas, changes, answers, posterUrl, site, now }: EmbedsFeature,
): Promise<void> {
  const store = pageStore(database);
  const { publicUrl } = site;
  const pages = catalogPages({ listed, store, reader, posterUrl, publicUrl, now });
  const frames = embedFrames({ listed, site, pages, now });
  const oEmbed = oEmbedOf({ site, pages, findCity: cityFinder(listed, store), listed, now });
  const atlas = () => listed().atlas;
  const deps = { frames, oEmbed, atlas, searchableAtlas, changes, answers, now };
  await app.register(embedApiRoutes, deps);
  await app.register(embedFrameRoutes, deps);
}
