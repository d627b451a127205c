import { z } from "zod";
import type { Documents } from "./documents.ts";
import type { FederationRules } from "./rules/rules.ts";
import type { FederationStore, Peer } from "./store.ts";

/** Keys of an index must stay below 2,700 bytes. */
const MAX_URL = 500;
const MAX_PEM = 5_000;
const MAX_NAME = 200;

const address = z.string().max(MAX_URL);
const Key = z.object({ id: address, owner: address, publicKeyPem: z.string().max(MAX_PEM) });
const ActorDocument = z.object({
  id: address,
  inbox: address,
  outbox: address.nullish(),
  name: z.string().nullish(),
  preferredUsername: z.string().nullish(),
  endpoints: z.object({ sharedInbox: address.nullish() }).nullish(),
  publicKey: z.union([Key, z.tuple([Key], z.unknown()).transform(([first]) => first)]),
});

/** An actor of another server, as its own address tells it. */
export interface RemoteActor {
  peer: Peer;
  name: string;
  /** None: what it has said cannot be read. */
  outbox: string | undefined;
}

export interface PeerDeps {
  rules: FederationRules;
  /** Plain HTTP is for tests on one machine. */
  isPlainHttpAllowed: boolean;
  documents: Documents;
  store: Pick<FederationStore, "savePeer">;
  now: () => number;
}

export type Peers = ReturnType<typeof federationPeers>;

/** Actors of other servers, by what their own address says. */
export function federationPeers({ rules, isPlainHttpAllowed, documents, store, now }: PeerDeps) {
  /** An address speaks for itself alone, and names inboxes of its own server alone. */
  async function actorOf(actor: string, json: unknown): Promise<RemoteActor | undefined> {
    const { host } = new URL(actor);
    const told = ActorDocument.safeParse(json).data;
    if (told?.id !== actor || told.publicKey.owner !== actor || !isAt(host, told.inbox)) return undefined;
    const { outbox, endpoints } = told;
    const shared = endpoints?.sharedInbox;
    const peer: Peer = {
      actor,
      keyId: told.publicKey.id,
      publicKey: told.publicKey.publicKeyPem,
      inbox: told.inbox,
      sharedInbox: shared && isAt(host, shared) ? shared : null,
      fetchedAt: new Date(now()),
    };
    await store.savePeer(peer);
    const name = (told.name || told.preferredUsername || host).trim().slice(0, MAX_NAME).toWellFormed();
    return { peer, name, outbox: outbox && isAt(host, outbox) ? outbox : undefined };
  }

  return {
    /** The host of an address that may be spoken with; undefined where it may not. */
    async hostOf(address: string): Promise<string | undefined> {
      const url = URL.parse(address);
      const isWeb = url?.protocol === "https:" || (isPlainHttpAllowed && url?.protocol === "http:");
      if (!url || !isWeb || url.username || url.password) return undefined;
      return (await rules.isAllowed(address)) ? url.host : undefined;
    },

    actorOf,

    /** Asks an actor's own address; nothing where it says something else than an actor, "gone" where it is no more. */
    async fetch(actor: string, lane: "known" | "stranger"): Promise<Peer | "gone" | undefined> {
      const answer = await documents.get(actor, { lane });
      if (answer === undefined || answer === "gone") return answer;
      return (await actorOf(actor, answer.json))?.peer;
    },
  };
}

export function isAt(host: string, address: string): boolean {
  return URL.parse(address)?.host === host;
}
