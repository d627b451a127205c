import type { FastifyInstance } from "fastify";
import type { PosterUrl } from "#server/catalog/projection/present.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { RateLimiter } from "#server/platform/db/rate-limits.ts";
import type { Network } from "#server/platform/http-client/http-client.ts";
import { claimRoutes } from "./claim-routes.ts";
import { claimActions } from "./claims.ts";
import { grantRoutes } from "./grant-routes.ts";
import { grantActions } from "./grants.ts";
import { openingRoutes } from "./opening-routes.ts";
import { openingCounter } from "./openings.ts";
import { ownEventRoutes } from "./own-event-routes.ts";
import { ownEventActions } from "./own-events.ts";
import { ownList } from "./own-list.ts";
import { holdingsOf } from "./pages.ts";

interface OrganizersFeature {
  database: Database;
  limiter: RateLimiter;
  network: Network;
  publicUrl: string;
  posterUrl: PosterUrl;
  now: () => number;
}

/** Returns what was granted to an account, which decides about its submissions. */
export async function registerOrganizers(
  app: FastifyInstance,
  { database, limiter, network, publicUrl, posterUrl, now }: OrganizersFeature,
) {
  const claims = claimActions({ database, network, publicUrl, now });
  await app.register(claimRoutes, { claims, limiter });
  await app.register(grantRoutes, { grants: grantActions({ database, now }), claims });
  const list = ownList({ database, claims, posterUrl, now });
  await app.register(ownEventRoutes, { ownEvents: ownEventActions({ database, now }), list, limiter });
  await app.register(openingRoutes, { openings: openingCounter({ database, now }) });
  return {
    holdingsOf: (userId: string, organizerId: number | null) => holdingsOf(database.db, userId, organizerId),
  };
}
