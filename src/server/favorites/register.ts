import type { FastifyInstance } from "fastify";
import type { Site } from "#contract/site.ts";
import type { CatalogReader } from "#server/catalog/read.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { FavoriteActions } from "./actions.ts";
import { ownCalendarRoutes, type RequirePresent } from "./own-calendar/routes.ts";
import { favoriteRoutes } from "./routes.ts";

interface FavoritesFeature {
  favorites: FavoriteActions;
  database: Database;
  reader: CatalogReader;
  requirePresent: RequirePresent;
  site: Site;
}

export async function registerFavorites(
  app: FastifyInstance,
  { favorites, database: { db }, reader, requirePresent, site }: FavoritesFeature,
): Promise<void> {
  await app.register(favoriteRoutes, { favorites });
  await app.register(ownCalendarRoutes, { db, reader, requirePresent, site });
}
