import { createPrivateKey, type KeyObject } from "node:crypto";
import { LruCache } from "#server/platform/cache/lru-cache.ts";
import { fetchGuarded, type Network } from "#server/platform/http-client/http-client.ts";
import { type FederationAddresses, type LocalActor, SITE_ACTOR } from "./addresses.ts";
import { ACTIVITY_JSON } from "./documents.ts";
import type { Json } from "./event-object.ts";
import { signCavage } from "./signatures/cavage.ts";
import type { SignedMessage, SigningKey } from "./signatures/message.ts";
import { signRfc9421 } from "./signatures/rfc9421.ts";
import type { FederationStore } from "./store.ts";

const ANSWER_MS = 10_000;
const MAX_ANSWER_BYTES = 100_000;
const REMEMBERED = { maxEntries: 10_000, maxBytes: 1_000_000 };
/** How a server says that it does not take the signature. */
const NOT_SIGNED = new Set([401, 403]);
const SCHEMES = [signCavage, signRfc9421] as const;

interface SenderDeps {
  store: Pick<FederationStore, "keys">;
  addresses: FederationAddresses;
  network: Network;
  publicUrl: string;
  now: () => number;
}

export type Sender = ReturnType<typeof federationSender>;

/** Requests to other servers, signed by one of our actors. */
export function federationSender({ store, addresses, network, publicUrl, now }: SenderDeps) {
  let privateKey: Promise<KeyObject> | undefined;
  /** Servers that took the signature of RFC 9421 after they had refused the other. */
  const takesRfc9421 = new LruCache<true>(REMEMBERED);
  const userAgent = `Whereabouts (+${publicUrl})`;

  async function keyOf(actor: LocalActor): Promise<SigningKey> {
    privateKey ??= store.keys().then((keys) => createPrivateKey(keys.privateKey));
    privateKey.catch(() => (privateKey = undefined));
    return { id: addresses.key(actor), privateKey: await privateKey };
  }

  return {
    async signGet(url: URL): Promise<Record<string, string>> {
      const message: SignedMessage = { method: "GET", url, headers: {}, body: Buffer.alloc(0) };
      const signed = await signCavage(message, await keyOf(SITE_ACTOR), now());
      return { "user-agent": userAgent, ...stringsOf(signed) };
    },

    /** The status of the answer. Most servers read draft-cavage alone, so that it is tried first. */
    async post(inbox: string, activity: Json, actor: LocalActor): Promise<number> {
      const key = await keyOf(actor);
      const url = new URL(inbox);
      const body = Buffer.from(JSON.stringify(activity));
      const headers = { "content-type": ACTIVITY_JSON, accept: ACTIVITY_JSON, "user-agent": userAgent };
      let status = 0;
      for (const sign of takesRfc9421.get(url.host) ? SCHEMES.toReversed() : SCHEMES) {
        const signed = await sign({ method: "POST", url, headers, body }, key, now());
        const limits = { network, maxBytes: MAX_ANSWER_BYTES, timeoutMs: ANSWER_MS };
        ({ status } = await fetchGuarded(inbox, { ...limits, headers: stringsOf(signed), post: body }));
        if (NOT_SIGNED.has(status)) continue;
        if (sign === signRfc9421) takesRfc9421.set(url.host, true, url.host.length * 2);
        break;
      }
      return status;
    },
  };
}

function stringsOf(headers: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
