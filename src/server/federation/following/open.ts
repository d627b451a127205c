import type { Database } from "#server/platform/db/connect.ts";
import type { Network } from "#server/platform/http-client/http-client.ts";
import { federationAddresses } from "../addresses.ts";
import { federationDocuments } from "../documents.ts";
import { federationPeers } from "../peers.ts";
import { federationRules } from "../rules/rules.ts";
import { ruleStore } from "../rules/store.ts";
import { federationSender } from "../sender.ts";
import type { FederationConfig } from "../settings.ts";
import { federationStore } from "../store.ts";
import { followedServers } from "./followed-servers.ts";
import { actorLookup } from "./lookup.ts";
import { outboxReader } from "./outbox.ts";

export interface FollowingParts {
  config: FederationConfig;
  database: Database;
  publicUrl: string;
  network: Network;
  isPlainHttpAllowed: boolean;
  now: () => number;
}

export type OpenedFollowing = ReturnType<typeof openFollowing>;

/** What asks other servers, shared by the inbox and by the sources that follow them. */
export function openFollowing(parts: FollowingParts) {
  const { config, database, publicUrl, network, isPlainHttpAllowed, now } = parts;
  const addresses = federationAddresses(publicUrl);
  const store = federationStore(database.db);
  const { signGet } = federationSender({ store, addresses, network, publicUrl, now });
  const documents = federationDocuments({ network, signGet });
  const rules = federationRules({ config, store: ruleStore(database.db) });
  const peers = federationPeers({ rules, isPlainHttpAllowed, documents, store, now });
  const isOwn = (object: string) => object.startsWith(`${publicUrl}/`);
  const outbox = outboxReader({ documents, peers, isOwn });
  const findActor = actorLookup({ peers, documents, isPlainHttpAllowed });
  return {
    config,
    addresses,
    store,
    peers,
    outbox,
    isOwn,
    followed: followedServers({ database, addresses, findActor, outbox, rules, now }),
  };
}
