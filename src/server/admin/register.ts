import type { FastifyInstance } from "fastify";
import type { Site } from "#contract/site.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { Network } from "#server/platform/http-client/http-client.ts";
import type { FollowedServers, OwnFiles } from "#server/sources/fetch.ts";
import { geocodingService, type ServiceOptions } from "./geocoding/service.ts";
import { adminRoutes } from "./routes.ts";
import { userAgentOf } from "./sources/user-agent.ts";

interface AdminFeature {
  database: Database;
  /** None: places are found in the gazetteer alone. */
  geocoder: Pick<ServiceOptions, "url" | "kind"> | undefined;
  network: Network;
  /** Files of the demo world, where there is one. */
  ownFiles?: OwnFiles | undefined;
  /** None where federation is off. */
  followed?: FollowedServers | undefined;
  site: Site;
  now: () => number;
}

export async function registerAdmin(
  app: FastifyInstance,
  { database, geocoder, network, ownFiles, followed, site, now }: AdminFeature,
): Promise<void> {
  const userAgent = userAgentOf(site);
  const service = geocoder && geocodingService({ ...geocoder, userAgent, now });
  await app.register(adminRoutes, {
    database,
    geocodingService: service,
    network,
    userAgent,
    ownFiles,
    followed,
    publicUrl: site.publicUrl,
    now,
  });
}
