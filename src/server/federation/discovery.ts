import type { Site } from "#contract/site.ts";
import type { FederatedReader } from "#server/catalog/federated.ts";
import type { Actors, KnownActor } from "./actors.ts";
import { type FederationAddresses, SITE_ACTOR } from "./addresses.ts";
import type { Json } from "./event-object.ts";

const VERSION = "1";

interface DiscoveryDeps {
  actors: Actors;
  reader: FederatedReader;
  site: Site;
  addresses: FederationAddresses;
  now: () => number;
}

/** How other servers find our actors: WebFinger (RFC 7033) and NodeInfo. */
export function federationDiscovery({ actors, reader, site, addresses, now }: DiscoveryDeps) {
  const { host, hostname } = new URL(site.publicUrl);

  async function find(resource: string): Promise<KnownActor | undefined> {
    const local = addresses.actorAt(resource);
    if (local) return actors.find(local);
    const [, username, at] = /^(?:acct:)?@?([\w.-]{1,200})@([\w.:-]+)$/.exec(resource) ?? [];
    if (!username || (at !== host && at !== hostname)) return undefined;
    return actors.byUsername(username.toLowerCase());
  }

  return {
    async webFinger(resource: string): Promise<Json | undefined> {
      const known = await find(resource);
      if (!known) return undefined;
      const self = addresses.actor(known.actor);
      return {
        subject: `acct:${known.username}@${host}`,
        aliases: [self],
        links: [
          { rel: "self", type: "application/activity+json", href: self },
          { rel: "http://webfinger.net/rel/profile-page", type: "text/html", href: known.page },
        ],
      };
    },

    /** With the link of FEP-2677, without which Gancio finds no actor to follow. */
    nodeInfoLinks(): Json {
      return {
        links: [
          { rel: "http://nodeinfo.diaspora.software/ns/schema/2.1", href: addresses.nodeInfo },
          { rel: "https://www.w3.org/ns/activitystreams#Application", href: addresses.actor(SITE_ACTOR) },
        ],
      };
    },

    async nodeInfo(): Promise<Json> {
      return {
        version: "2.1",
        software: { name: "whereabouts", version: VERSION },
        protocols: ["activitypub"],
        services: { inbound: [], outbound: ["atom1.0"] },
        openRegistrations: true,
        usage: { users: {}, localPosts: await reader.count({}, now()) },
        metadata: { nodeName: site.name },
      };
    },
  };
}

export type Discovery = ReturnType<typeof federationDiscovery>;
