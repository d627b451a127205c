import type { Database } from "#server/platform/db/connect.ts";
import { fetchGuarded, isForbidden, type Network } from "#server/platform/http-client/http-client.ts";
import { createOutboxWorker } from "#server/platform/mail/outbox-worker.ts";
import type { PushComposers, PushNote } from "./push-note.ts";
import { type PushKeys, type PushSubscriptionRow, pushStore } from "./store.ts";

interface PusherDeps {
  database: Database;
  composers: PushComposers;
  /** Where push services may be. */
  network: Network;
  /** Whom a push service may write to. */
  contactEmail: string;
  now: () => number;
  onFailure(text: string, facts: Record<string, unknown>): void;
}

const PARALLEL = 20;
/** There are few push services, and most browsers have the same. */
const PER_SERVICE = 10;
const ANSWER_MS = 10_000;
const MAX_ANSWER_BYTES = 100_000;
/** How long a push service keeps a message for a browser that is not there. */
const KEEP_S = 86_400;
const MAX_TITLE = 120;
const MAX_BODY = 300;
/** The push service no longer knows the browser. */
const GONE = new Set([404, 410]);

/** A push service's answer that trying again will not change. */
class PushRefused extends Error {}

/**
 * Sends the push messages of the outbox. A message that is sent twice, because a process died in between, carries the same
 * tag, so that the browser shows it once.
 */
export function createPusher({ database, composers, network, contactEmail, now, onFailure }: PusherDeps) {
  const store = pushStore(database.db);
  const worker = createOutboxWorker({
    database,
    channel: "push",
    parallel: PARALLEL,
    perServer: PER_SERVICE,
    async send({ id, kind, facts }) {
      const subscription = await store.find(String(facts.subscription));
      if (!subscription) return false;
      const compose = composers[kind];
      if (!compose) throw new Error(`There is no composer of push messages of the kind "${kind}".`);
      const note = await compose(facts, subscription.language);
      return note !== undefined && (await push(subscription, note, id));
    },
    isRefused: (error) => error instanceof PushRefused,
    close: () => {},
    now,
    onFailure,
  });

  /** Whether it was taken; a subscription that is gone is removed. */
  async function push(subscription: PushSubscriptionRow, note: PushNote, tag: string): Promise<boolean> {
    const keys = await store.keys();
    const { headers, body } = await encrypted(subscription, note, tag, keys).catch((cause) => {
      throw new PushRefused("The browser's key is none.", { cause });
    });
    const options = { network, headers, post: body, maxBytes: MAX_ANSWER_BYTES, timeoutMs: ANSWER_MS };
    const status = await fetchGuarded(subscription.endpoint, options).then(
      (answer) => answer.status,
      (error) => {
        if (isForbidden(error)) return 410;
        throw error;
      },
    );
    if (status < 300) return true;
    if (GONE.has(status)) {
      await store.remove(subscription.id);
      return false;
    }
    const text = `The push service answered ${status}.`;
    throw status === 429 || status >= 500 ? new Error(text) : new PushRefused(text);
  }

  async function encrypted(
    { endpoint, p256dh, auth }: PushSubscriptionRow,
    { isUrgent, title, body, url }: PushNote,
    tag: string,
    keys: PushKeys,
  ) {
    // Loaded with the first message: most starts have none to send.
    const { default: webPush } = await import("web-push");
    const payload = { title: cut(title, MAX_TITLE), body: cut(body, MAX_BODY), url, tag };
    const request = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(payload),
      {
        vapidDetails: { subject: `mailto:${contactEmail}`, ...keys },
        TTL: KEEP_S,
        urgency: isUrgent ? "high" : "normal",
        // The push service keeps one message of a topic, 32 characters at most.
        topic: tag.replaceAll("-", ""),
      },
    );
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    return { headers, body: request.body as Buffer };
  }

  return {
    ...worker,
    async start(): Promise<() => Promise<void>> {
      await store.keys();
      return worker.start();
    },
  };
}

function cut(text: string, max: number): string {
  const letters = [...text];
  return letters.length <= max ? text : `${letters.slice(0, max - 1).join("")}…`;
}
