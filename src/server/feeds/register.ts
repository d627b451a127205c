import type { FastifyInstance } from "fastify";
import type { Site } from "#contract/site.ts";
import type { Atlas } from "#server/atlas/atlas.ts";
import { countryName } from "#server/catalog/actions.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { AnswerCache } from "#server/platform/http/answer-cache.ts";
import { feedActions } from "./actions.ts";
import { feedRoutes } from "./routes.ts";
import { feedStore } from "./store.ts";

interface FeedsFeature {
  database: Database;
  site: Site;
  searchableAtlas: () => Promise<Atlas>;
  answers: AnswerCache;
  version: () => number;
  now: () => number;
}

export async function registerFeeds(
  app: FastifyInstance,
  { database, site, searchableAtlas, answers, version, now }: FeedsFeature,
): Promise<void> {
  const feeds = feedActions(feedStore(database.db), site, now);
  await app.register(feedRoutes, { feeds, version, searchableAtlas, answers, countryName });
}
