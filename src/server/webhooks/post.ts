import type { WebhookMessage } from "#contract/webhooks.ts";
import { FetchError, fetchGuarded, type Network } from "#server/platform/http-client/http-client.ts";
import { webhookHeaders } from "./signature.ts";
import type { WebhookRow } from "./store.ts";

const ANSWER_MS = 10_000;

interface Answer {
  ms: number;
  status: number | null;
  problem: "timeout" | "private" | "unreachable" | null;
}

export interface PostDeps {
  network: Network;
  now: () => number;
  timeoutMs?: number | undefined;
}

/** Posts a signed message. Of the answer only the status is read; redirects are not followed. */
export async function postMessage(
  { network, now, timeoutMs = ANSWER_MS }: PostDeps,
  { url, secret }: Pick<WebhookRow, "url" | "secret">,
  id: string,
  message: WebhookMessage,
): Promise<Answer> {
  const post = Buffer.from(JSON.stringify(message));
  const headers = {
    "content-type": "application/json",
    "user-agent": "Whereabouts-Webhooks",
    ...webhookHeaders(secret, id, now(), post),
  };
  const beganMs = performance.now();
  const took = () => Math.round(performance.now() - beganMs);
  try {
    const options = { network, headers, post, timeoutMs, maxBytes: 0, wantsBody: () => false };
    const { status } = await fetchGuarded(url, options);
    return { status, problem: null, ms: took() };
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    const { problem } = error;
    if (problem === "timeout") return { status: null, problem, ms: took() };
    return { status: null, problem: problem === "private-address" ? "private" : "unreachable", ms: took() };
  }
}
