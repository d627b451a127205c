import type { FastifyInstance } from "fastify";
import type { Site } from "#contract/site.ts";
import { federatedReader } from "#server/catalog/federated.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { RateLimiter } from "#server/platform/db/rate-limits.ts";
import { countOrRefuse } from "#server/platform/http/rate-limit.ts";
import { federationActors } from "./actors.ts";
import { federationCollections } from "./collections.ts";
import { federationDiscovery } from "./discovery.ts";
import { incomingNews } from "./following/incoming.ts";
import type { OpenedFollowing } from "./following/open.ts";
import { followingStore } from "./following/store.ts";
import { federationInbox, MAX_FETCHES } from "./inbox.ts";
import { federationRoutes } from "./routes.ts";
import { ruleRoutes } from "./rules/routes.ts";

interface FederationFeature {
  database: Database;
  site: Site;
  limiter: RateLimiter;
  following: OpenedFollowing;
  now: () => number;
}

/** The site as a server of the fediverse: what others read, and their inbox. Imported only where FEDERATION is on. */
export async function registerFederation(app: FastifyInstance, feature: FederationFeature): Promise<void> {
  const { database, site, limiter, following, now } = feature;
  const { publicUrl } = site;
  const { config, addresses, store, peers, outbox, isOwn } = following;
  const reader = federatedReader(database.db);
  const publicKey = async () => (await store.keys()).publicKey;
  const actors = federationActors({ reader, site, addresses, publicKey });
  const { countFollowers } = store;
  const incoming = incomingNews({
    store: followingStore(database.db),
    fetchEvent: outbox.fetchEvent,
    countFetch: (host) => countOrRefuse(limiter, [{ ...MAX_FETCHES, who: host }]),
    isOwn,
  });
  await app.register(ruleRoutes, { config, database, publicUrl, now });
  await app.register(federationRoutes, {
    actors,
    reader,
    addresses,
    limiter,
    publicUrl,
    collections: federationCollections({ reader, countFollowers, publicUrl, addresses, now }),
    discovery: federationDiscovery({ actors, reader, site, addresses, now }),
    inbox: federationInbox({ database, store, peers, actors, addresses, limiter, incoming, now }),
  });
}
