import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Locale } from "#domain/locale.ts";
import type { ChangeLog } from "#server/catalog/projection/change-log.ts";
import type { Projection } from "#server/catalog/projection/projection.ts";
import type { AnswerCache } from "#server/platform/http/answer-cache.ts";
import { placeIndexLoader } from "./load-place-index.ts";
import { type PlaceHit, rankedPlaces } from "./place-search.ts";
import { placeRoutes } from "./routes.ts";

interface PlacesFeature {
  dataDir: string;
  listed: () => Projection;
  /** Settles once texts can be searched. */
  searchable: () => Promise<unknown>;
  changes: () => ChangeLog;
  answers: AnswerCache;
}

/** Finds places of the world by name; waits for the index, which a call of the API does not. */
export type FindPlaces = (text: string, locale: Locale) => Promise<PlaceHit[]>;

export async function registerPlaces(
  app: FastifyInstance,
  { dataDir, listed, searchable, changes, answers }: PlacesFeature,
): Promise<FindPlaces> {
  const index = placeIndexLoader(join(dataDir, "places.index"));
  await app.register(placeRoutes, { index, listed, searchable, changes, answers });
  return async (text, locale) => {
    const [made] = await Promise.all([index.load(), searchable()]);
    return rankedPlaces(text, locale, { listed: listed(), index: made, hasAddresses: true });
  };
}
