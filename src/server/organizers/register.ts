import type { FastifyInstance } from "fastify";
import type { PosterUrl } from "#server/catalog/projection/present.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { RateLimiter } from "#server/platform/db/rate-limits.ts";
import type { Network } from "#server/platform/http-client/http-client.ts";
import { claimRoutes } from "./claim-routes.ts";
import { claimActions } from "./claims.ts";
import { grantActions } from "./grants/actions.ts";
import { grantRoutes } from "./grants/routes.ts";
import { openingRoutes } from "./opening-routes.ts";
import { openingCounter } from "./openings.ts";
import { ownEventRoutes } from "./own-event-routes.ts";
import { ownEventActions } from "./own-events.ts";
import { ownList } from "./own-list.ts";
import { holdersOf, holdingsOf, tellHolders } from "./pages.ts";

interface OrganizersFeature {
  database: Database;
  limiter: RateLimiter;
  network: Network;
  publicUrl: string;
  posterUrl: PosterUrl;
  now: () => number;
}

/** Returns what was granted to accounts, which decides about submissions, and how a move is made that waited. */
export async function registerOrganizers(
  app: FastifyInstance,
  { database, limiter, network, publicUrl, posterUrl, now }: OrganizersFeature,
) {
  const claims = claimActions({ database, network, publicUrl, now });
  await app.register(claimRoutes, { claims, limiter });
  const grants = grantActions({ database, now });
  await app.register(grantRoutes, { grants, claims });
  const list = ownList({ database, claims, grants, posterUrl, now });
  const ownEvents = ownEventActions({ database, now });
  await app.register(ownEventRoutes, { ownEvents, list, grants, limiter });
  await app.register(openingRoutes, { openings: openingCounter({ database, now }) });
  return {
    holdingsOf,
    holdersOf,
    tellHolders,
    move: ownEvents.move,
  };
}
