import { z } from "zod";
import { FetchError, fetchGuarded, type Network } from "#server/platform/http-client/http-client.ts";
import { limitConcurrency } from "#server/platform/jobs/limit-concurrency.ts";
import type { FederationConfig } from "./settings.ts";
import type { FederationStore, Peer } from "./store.ts";

export const ACTIVITY_JSON = "application/activity+json";

const MAX_BYTES = 256 << 10;
const ANSWER_MS = 10_000;
/** Keys of an index must stay below 2,700 bytes. */
const MAX_URL = 500;
const MAX_PEM = 5_000;
const GONE = new Set([404, 410]);

const address = z.string().max(MAX_URL);
const Key = z.object({ id: address, owner: address, publicKeyPem: z.string().max(MAX_PEM) });
const RemoteActor = z.object({
  id: address,
  inbox: address,
  endpoints: z.object({ sharedInbox: address.nullish() }).nullish(),
  publicKey: z.union([Key, z.tuple([Key], z.unknown()).transform(([first]) => first)]),
});

export interface PeerDeps {
  config: FederationConfig;
  network: Network;
  /** Plain HTTP is for tests on one machine. */
  isPlainHttpAllowed: boolean;
  /** Headers that sign the request for a document: some servers answer no other. */
  signGet(url: URL): Promise<Record<string, string>>;
  store: Pick<FederationStore, "savePeer">;
  now: () => number;
}

export type Peers = ReturnType<typeof federationPeers>;

/** Actors of other servers, by what their own address says. */
export function federationPeers({ config, network, isPlainHttpAllowed, signGet, store, now }: PeerDeps) {
  const takeTurn = limitConcurrency({ atOnce: 10, maxWaiting: 100 });
  const isListed = (hosts: readonly string[], host: string) =>
    hosts.some((each) => host === each || host.endsWith(`.${each}`));

  return {
    /** The host of an address that may be spoken with; undefined where it may not. */
    hostOf(address: string): string | undefined {
      const url = URL.parse(address);
      const isWeb = url?.protocol === "https:" || (isPlainHttpAllowed && url?.protocol === "http:");
      if (!url || !isWeb || url.username || url.password) return undefined;
      if (isListed(config.blockedHosts, url.host)) return undefined;
      return config.allowedHosts.length === 0 || isListed(config.allowedHosts, url.host)
        ? url.host
        : undefined;
    },

    /** Asks an actor's own address; nothing where it says something else than an actor, "gone" where it is no more. */
    async fetch(actor: string): Promise<Peer | "gone" | undefined> {
      const url = new URL(actor);
      url.hash = "";
      const headers = { accept: ACTIVITY_JSON, ...(await signGet(url)) };
      const limits = { network, headers, maxBytes: MAX_BYTES, timeoutMs: ANSWER_MS };
      const answer = await takeTurn(() => fetchGuarded(url.href, limits)).catch((error: unknown) => {
        if (error instanceof FetchError) return undefined;
        throw error;
      });
      if (!answer || new URL(answer.url).host !== url.host) return undefined;
      if (GONE.has(answer.status)) return "gone";
      const told = RemoteActor.safeParse(answer.status === 200 ? jsonOf(answer.body) : undefined).data;
      // An address speaks for itself alone, and names inboxes of its own server alone.
      if (told?.id !== actor || told.publicKey.owner !== actor || !isAt(url.host, told.inbox))
        return undefined;
      const shared = told.endpoints?.sharedInbox;
      const peer: Peer = {
        actor,
        keyId: told.publicKey.id,
        publicKey: told.publicKey.publicKeyPem,
        inbox: told.inbox,
        sharedInbox: shared && isAt(url.host, shared) ? shared : null,
        fetchedAt: new Date(now()),
      };
      await store.savePeer(peer);
      return peer;
    },
  };
}

function isAt(host: string, address: string): boolean {
  return URL.parse(address)?.host === host;
}

export function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}
