import { FetchError, fetchGuarded, type Network } from "#server/platform/http-client/http-client.ts";
import { limitConcurrency } from "#server/platform/jobs/limit-concurrency.ts";

export const ACTIVITY_JSON = "application/activity+json";

const MAX_BYTES = 256 << 10;
const ANSWER_MS = 10_000;
const GONE = new Set([404, 410]);

interface DocumentDeps {
  network: Network;
  /** Headers that sign the request for a document: some servers answer no other. */
  signGet(url: URL): Promise<Record<string, string>>;
}

interface GetOptions {
  accept?: string;
  maxBytes?: number;
}

export type Documents = ReturnType<typeof federationDocuments>;

/** Documents of other servers: small, in time, few at once, and never from another host than the one asked. */
export function federationDocuments({ network, signGet }: DocumentDeps) {
  const takeTurn = limitConcurrency({ atOnce: 10, maxWaiting: 100 });
  return {
    /** "gone" where there is none any more; undefined where nothing can be read. A failure of the network is thrown. */
    async ask(
      address: string,
      { accept = ACTIVITY_JSON, maxBytes = MAX_BYTES }: GetOptions = {},
    ): Promise<{ json: unknown } | "gone" | undefined> {
      const url = new URL(address);
      url.hash = "";
      const headers = { accept, ...(await signGet(url)) };
      const limits = { network, headers, maxBytes, timeoutMs: ANSWER_MS };
      const answer = await takeTurn(() => fetchGuarded(url.href, limits));
      if (new URL(answer.url).host !== url.host) return undefined;
      if (GONE.has(answer.status)) return "gone";
      return answer.status === 200 ? { json: jsonOf(answer.body) } : undefined;
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

export function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}
