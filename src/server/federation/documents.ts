import { FetchError, fetchGuarded, type Network } from "#server/platform/http-client/http-client.ts";
import { limitByKey, limitConcurrency } from "#server/platform/jobs/limit-concurrency.ts";

export const ACTIVITY_JSON = "application/activity+json";

const MAX_BYTES = 256 << 10;
/** By lane. Strangers cost nothing to invent: they get less time, and never the turns of those who are known. */
const LANES = {
  known: { atOnce: 10, maxWaiting: 100, answerMs: 10_000 },
  // One network address sends four messages a second at most: alone it cannot hold all of these.
  stranger: { atOnce: 30, maxWaiting: 100, answerMs: 4_000 },
};
type Lane = keyof typeof LANES;
/** A host that does not answer holds up itself alone. */
const OF_HOST = { atOnce: 2, maxWaiting: 20 };
const GONE = new Set([404, 410]);

interface DocumentDeps {
  network: Network;
  /** Headers that sign the request for a document: some servers answer no other. */
  signGet(url: URL): Promise<Record<string, string>>;
}

interface GetOptions {
  accept?: string;
  maxBytes?: number;
  /** Whether we have heard of the actor before, or ask of our own accord. */
  lane?: Lane;
}

export type Documents = ReturnType<typeof federationDocuments>;

/** Documents of other servers: small, in time, few at once, and never from another host than the one asked. */
export function federationDocuments({ network, signGet }: DocumentDeps) {
  const lanes = { known: limitConcurrency(LANES.known), stranger: limitConcurrency(LANES.stranger) };
  const takeTurnOfHost = limitByKey(OF_HOST);
  return {
    /** "gone" where there is none any more; undefined where nothing can be read. A failure of the network is thrown. */
    async ask(
      address: string,
      { accept = ACTIVITY_JSON, maxBytes = MAX_BYTES, lane = "known" }: GetOptions = {},
    ): Promise<{ json: unknown } | "gone" | undefined> {
      const url = new URL(address);
      url.hash = "";
      const fetchSigned = async () => {
        const headers = { accept, ...(await signGet(url)) };
        return fetchGuarded(url.href, { network, headers, maxBytes, timeoutMs: LANES[lane].answerMs });
      };
      // The host first: who waits for a turn of its host holds none of all others'.
      const answer = await takeTurnOfHost(url.host, () => lanes[lane](fetchSigned));
      if (new URL(answer.url).host !== url.host) return undefined;
      if (GONE.has(answer.status)) return "gone";
      return answer.status === 200 ? { json: documentJson(answer.body) } : undefined;
    },

    /** The same, where a failure of the network is no answer. */
    async get(address: string, options: GetOptions = {}): Promise<{ json: unknown } | "gone" | undefined> {
      return this.ask(address, options).catch((error: unknown) => {
        if (error instanceof FetchError) return undefined;
        throw error;
      });
    },
  };
}

export function documentJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}
