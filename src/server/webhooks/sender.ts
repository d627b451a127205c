import { retryPauseMs, SKIP_AFTER, STOP_AFTER } from "#domain/webhook.ts";
import { followChanges } from "#server/catalog/projection/changes.ts";
import type { PosterUrl } from "#server/catalog/projection/present.ts";
import { recordAudit } from "#server/platform/db/audit-log.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { StoredAnswer } from "#server/platform/db/schema/webhooks.ts";
import { describeError } from "#server/platform/log/describe-error.ts";
import { type Batch, batchReader } from "./batch.ts";
import { type PostDeps, postMessage } from "./post.ts";
import { stopEndedWebhooks } from "./stop-ended.ts";
import { type WebhookRow, webhookStore } from "./store.ts";

export interface SenderDeps extends PostDeps {
  database: Database;
  publicUrl: string;
  posterUrl: PosterUrl;
  onFailure(text: string, facts: Record<string, unknown>): void;
}

/** Longer than a batch takes; a process that dies leaves its webhooks to the others after this long. */
const LEASE_MS = 60_000;
const LOOK_EVERY_MS = 5_000;
/** The receiver wants no more messages. */
const GONE = 410;

/**
 * Sends what happens to events to the webhooks: each is served by one process at a time, in order, a batch after the other,
 * and on its own, so that a receiver that hangs delays no other.
 */
export function createWebhookSender(deps: SenderDeps) {
  const { database, publicUrl, posterUrl, now, onFailure } = deps;
  const store = webhookStore(database.db);
  const batches = batchReader({ db: database.db, publicUrl, posterUrl });
  let isStopping = false;
  let round: Promise<void> | undefined;
  let isCalledAgain = false;
  /** Webhooks that are served now, and how often something may have happened. */
  const served = new Map<string, Promise<void>>();
  let calls = 0;

  async function deliverDue(): Promise<void> {
    await serveDue();
    while (served.size > 0) await Promise.all(served.values());
  }

  /** Begins with those that were not told everything; without webhooks two looks at an empty table. */
  async function serveDue(): Promise<void> {
    await stopEndedWebhooks(database, now);
    const active = (await store.list()).filter(({ state }) => state === "active");
    if (active.length === 0) return;
    const { lastEventId, lastChangeId } = await batches.now();
    const behind = active.filter(
      (each) => each.lastEventId < lastEventId || each.lastChangeId < lastChangeId,
    );
    for (const { id } of behind) if (!served.has(id)) serve(id);
  }

  function serve(id: string): void {
    const begunAt = calls;
    const serving = deliverTo(id)
      .catch(onLost)
      .then(() => {
        served.delete(id);
        // What happened after its last look was left to it.
        if (calls !== begunAt && !isStopping) look();
      });
    served.set(id, serving);
  }

  async function deliverTo(id: string): Promise<void> {
    const lease = () => new Date(now() + LEASE_MS);
    let webhook = await store.claim(id, new Date(now()), lease());
    while (webhook?.state === "active" && webhook.claimedUntil) {
      const batch = isStopping ? undefined : await batches.next(webhook);
      if (!batch) {
        await store.save(webhook, { claimedUntil: null }, []);
        return;
      }
      const answers = await send(webhook, batch);
      const change = outcome(webhook, batch, answers);
      const claimedUntil = change.attempts === 0 ? lease() : null;
      webhook = await save(webhook, { ...change, claimedUntil }, answers);
      await database.letOthersPass();
    }
    // Paused meanwhile.
    if (webhook?.claimedUntil) await store.save(webhook, { claimedUntil: null }, []);
  }

  async function send(webhook: WebhookRow, { messages }: Batch): Promise<StoredAnswer[]> {
    const left = messages.filter(({ id }) => !webhook.taken.includes(id));
    return Promise.all(
      left.map(async ({ id, kind, body }) => {
        const at = now();
        return { id, kind, at, ...(await postMessage(deps, webhook, id, body)) };
      }),
    );
  }

  function outcome(webhook: WebhookRow, { reached }: Batch, answers: readonly StoredAnswer[]) {
    const done = { ...reached, taken: [], attempts: 0, failingSince: null, nextAt: null };
    const failed = answers.filter((answer) => !isTaken(answer));
    if (failed.length === 0) return done;
    const attempts = webhook.attempts + 1;
    const taken = [...webhook.taken, ...answers.filter(isTaken).map(({ id }) => id)];
    const at = new Date(now());
    const failing = { taken, attempts, failingSince: webhook.failingSince ?? at };
    const isHopeless = attempts >= STOP_AFTER || failed.some(({ status }) => status === GONE);
    if (isHopeless)
      return { ...failing, state: "stopped" as const, stoppedBy: "failures" as const, nextAt: null };
    // What alone is refused is skipped, so that it does not hold up the others for ever.
    if (attempts >= SKIP_AFTER && taken.length > 0) return done;
    return { ...failing, nextAt: new Date(at.getTime() + retryPauseMs(attempts)) };
  }

  async function save(webhook: WebhookRow, change: Partial<WebhookRow>, answers: readonly StoredAnswer[]) {
    if (change.state !== "stopped") return store.save(webhook, change, answers);
    const { id, url } = webhook;
    onFailure("a webhook was switched off", { webhook: id, attempts: change.attempts });
    return database.transaction(async (tx) => {
      const entry = { action: "Webhook Switched Off", subject: new URL(url).host, at: new Date(now()) };
      await recordAudit(tx, { ...entry, userId: null });
      return webhookStore(tx).save(webhook, change, answers);
    });
  }

  function onLost(error: unknown): void {
    onFailure("webhooks could not be served", { reason: describeError(error) });
  }

  function wake(): void {
    calls++;
    look();
  }

  function look(): void {
    isCalledAgain = true;
    round ??= (async () => {
      while (isCalledAgain && !isStopping) {
        isCalledAgain = false;
        await serveDue();
      }
    })()
      .catch(onLost)
      .finally(() => {
        round = undefined;
      });
  }

  return {
    deliverDue,

    /** Looks at once whenever the catalogue changes, and every few seconds. Returns a function that finishes the batch on its way. */
    async start(): Promise<() => Promise<void>> {
      const unfollow = await followChanges(database, async () => wake());
      const timer = setInterval(wake, LOOK_EVERY_MS).unref();
      wake();
      return async () => {
        isStopping = true;
        clearInterval(timer);
        unfollow();
        await round;
        await Promise.all(served.values());
      };
    },
  };
}

function isTaken({ status }: StoredAnswer): boolean {
  return status !== null && status >= 200 && status < 300;
}
