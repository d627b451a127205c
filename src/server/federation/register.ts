import type { FastifyInstance } from "fastify";
import type { Site } from "#contract/site.ts";
import { federatedReader } from "#server/catalog/federated.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { RateLimiter } from "#server/platform/db/rate-limits.ts";
import type { Network } from "#server/platform/http-client/http-client.ts";
import { federationActors } from "./actors.ts";
import { federationAddresses } from "./addresses.ts";
import { federationCollections } from "./collections.ts";
import { federationDiscovery } from "./discovery.ts";
import { federationInbox } from "./inbox.ts";
import { federationPeers } from "./peers.ts";
import { federationRoutes } from "./routes.ts";
import { federationSender } from "./sender.ts";
import type { FederationConfig } from "./settings.ts";
import { federationStore } from "./store.ts";

interface FederationFeature {
  config: FederationConfig;
  database: Database;
  site: Site;
  limiter: RateLimiter;
  network: Network;
  isPlainHttpAllowed: boolean;
  now: () => number;
}

/** The site as a server of the fediverse: what others read, and their inbox. Imported only where FEDERATION is on. */
export async function registerFederation(app: FastifyInstance, feature: FederationFeature): Promise<void> {
  const { config, database, site, limiter, network, isPlainHttpAllowed, now } = feature;
  const { publicUrl } = site;
  const addresses = federationAddresses(publicUrl);
  const reader = federatedReader(database.db);
  const store = federationStore(database.db);
  const { signGet } = federationSender({ store, addresses, network, publicUrl, now });
  const peers = federationPeers({ config, network, isPlainHttpAllowed, signGet, store, now });
  const publicKey = async () => (await store.keys()).publicKey;
  const actors = federationActors({ reader, site, addresses, publicKey });
  const { countFollowers } = store;
  await app.register(federationRoutes, {
    ...{ actors, reader, addresses, limiter, publicUrl },
    collections: federationCollections({ reader, countFollowers, publicUrl, addresses, now }),
    discovery: federationDiscovery({ actors, reader, site, addresses, now }),
    inbox: federationInbox({ database, store, peers, actors, addresses, limiter, now }),
  });
}
