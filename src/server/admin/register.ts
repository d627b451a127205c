import type { FastifyInstance } from "fastify";
import type { Site } from "#contract/site.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { Network } from "#server/platform/http-client/http-client.ts";
import { geocodingService, type ServiceOptions } from "./geocoding/service.ts";
import { adminRoutes } from "./routes.ts";

interface AdminFeature {
  database: Database;
  /** None: places are found in the gazetteer alone. */
  geocoder: Pick<ServiceOptions, "url" | "kind"> | undefined;
  network: Network;
  site: Site;
  now: () => number;
}

export async function registerAdmin(
  app: FastifyInstance,
  { database, geocoder, network, site: { name, publicUrl, contactEmail }, now }: AdminFeature,
): Promise<void> {
  const userAgent = `${name} (${publicUrl}; ${contactEmail})`;
  const service = geocoder && geocodingService({ ...geocoder, userAgent, now });
  await app.register(adminRoutes, {
    database,
    geocodingService: service,
    network,
    userAgent,
    publicUrl,
    now,
  });
}
