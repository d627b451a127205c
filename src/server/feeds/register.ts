import type { FastifyInstance } from "fastify";
import type { Atlas } from "#server/atlas/atlas.ts";
import { countryName } from "#server/catalog/actions.ts";
import { cityFinder } from "#server/catalog/pages/find-city.ts";
import { pageStore } from "#server/catalog/pages/store.ts";
import type { Projection } from "#server/catalog/projection/projection.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { AnswerCache } from "#server/platform/http/answer-cache.ts";
import { feedActions, type WordedSite } from "./actions.ts";
import { feedRoutes } from "./routes.ts";

interface FeedsFeature {
  database: Database;
  listed: () => Projection;
  instance: WordedSite;
  searchableAtlas: () => Promise<Atlas>;
  answers: AnswerCache;
  now: () => number;
}

export async function registerFeeds(
  app: FastifyInstance,
  { database, listed, instance, searchableAtlas, answers, now }: FeedsFeature,
): Promise<void> {
  const feeds = feedActions({ listed, findCity: cityFinder(listed, pageStore(database)), instance, now });
  const atlas = () => listed().atlas;
  await app.register(feedRoutes, {
    ...{ feeds, atlas, searchableAtlas, answers, countryName },
    wording: () => instance.changes,
  });
}
