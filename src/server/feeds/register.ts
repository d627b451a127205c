import type { FastifyInstance } from "fastify";
import type { Atlas } from "#server/atlas/atlas.ts";
import { countryName } from "#server/catalog/actions.ts";
import { cityFinder } from "#server/catalog/pages/find-city.ts";
import { pageStore } from "#server/catalog/pages/store.ts";
import type { ChangeLog } from "#server/catalog/projection/change-log.ts";
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
  changes: () => ChangeLog;
  answers: AnswerCache;
  now: () => number;
}

export async function registerFeeds(
  app: FastifyInstance,
  { database, listed, instance, searchableAtlas, changes, answers, now }: FeedsFeature,
): Promise<void> {
  const feeds = feedActions({ listed, findCity: cityFinder(listed, pageStore(database)), instance, now });
  const atlas = () => listed().atlas;
  await app.register(feedRoutes, {
    feeds,
    atlas,
    searchableAtlas,
    changes,
    answers,
    countryName,
    wording: () => instance.changes,
  });
}
