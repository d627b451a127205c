import type { FastifyInstance } from "fastify";
import type { Database } from "#server/platform/db/connect.ts";
import type { AnswerCache } from "#server/platform/http/answer-cache.ts";
import { type Catalog, catalogActions } from "./actions.ts";
import { pageStore } from "./pages/store.ts";
import type { ChangeLog } from "./projection/change-log.ts";
import type { PosterUrl } from "./projection/present.ts";
import type { Projection } from "./projection/projection.ts";
import type { CatalogReader } from "./read.ts";
import { catalogRoutes } from "./routes.ts";

interface CatalogFeature {
  database: Database;
  listed: () => Projection;
  reader: CatalogReader;
  answers: AnswerCache;
  changes: () => ChangeLog;
  posterUrl: PosterUrl;
}

/** The calls over places, venues and events. */
export async function registerCatalog(
  app: FastifyInstance,
  { database, listed, reader, answers, changes, posterUrl }: CatalogFeature,
): Promise<Catalog> {
  const findUnlisted = pageStore(database).eventAt;
  const catalog = catalogActions({ listed, store: reader, posterUrl, ask: database.ask, findUnlisted });
  await app.register(catalogRoutes, { catalog, answers, changes });
  return catalog;
}
