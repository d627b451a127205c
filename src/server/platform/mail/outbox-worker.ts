import type { Database } from "#server/platform/db/connect.ts";
import { describeError } from "#server/platform/log/describe-error.ts";
import { followMail } from "./outbox.ts";
import { type ClaimedOrder, type OutboxChannel, outboxStore } from "./store.ts";

interface OutboxWorkerDeps {
  database: Database;
  channel: OutboxChannel;
  /** How many are sent at a time. */
  parallel: number;
  /** Whether it was sent; false where there is no reason to any more. */
  send(order: ClaimedOrder): Promise<boolean>;
  /** Whether trying again is useless. */
  isRefused(error: unknown): boolean;
  close(): void;
  now: () => number;
  onFailure(text: string, facts: Record<string, unknown>): void;
}

/** A process that dies while sending leaves its orders to the others after this long. */
const LEASE_MS = 60_000;
const GIVE_UP_MS = 2 * 86_400_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 300_000;
const LOOK_EVERY_MS = 2_000;
/** Sent orders guard against a second one of the same cause, and links in mails can be followed for so long. */
const KEEP_DONE_MS = 30 * 86_400_000;

/** Sends what the outbox has for one channel: each order by one process at a time, with retries until it was taken. */
export function createOutboxWorker(deps: OutboxWorkerDeps) {
  const { database, channel, parallel, send, isRefused, close, now, onFailure } = deps;
  const store = outboxStore(database.db);
  let isStopping = false;
  let round: Promise<void> | undefined;
  let isCalledAgain = false;

  async function deliver(order: ClaimedOrder): Promise<boolean> {
    const lease = setInterval(() => {
      store.hold(order.id, now() + LEASE_MS).catch(() => {});
    }, LEASE_MS / 3);
    try {
      if (!(await send(order))) {
        await store.drop(order.id);
        return true;
      }
    } catch (error) {
      await postpone(order, error);
      return false;
    } finally {
      clearInterval(lease);
    }
    await store.finish(order.id, now());
    return true;
  }

  async function postpone({ id, kind, attempts, dueAt }: ClaimedOrder, error: unknown): Promise<void> {
    const isHopeless = isRefused(error) || now() - dueAt.getTime() >= GIVE_UP_MS;
    const text = `a ${channel} ${isHopeless ? "was given up" : "could not be sent yet"}`;
    onFailure(text, { id, kind, attempts, reason: describeError(error) });
    if (isHopeless) await store.finish(id, now());
    else await store.hold(id, now() + pauseMs(attempts));
  }

  async function sendDue(): Promise<void> {
    while (!isStopping) {
      const orders = await store.claim(channel, now(), now() + LEASE_MS, parallel);
      const results = await Promise.all(orders.map(deliver));
      // When everything fails, the rest would too: it is left for the next time.
      if (!results.some(Boolean)) return;
    }
  }

  function wake(): void {
    isCalledAgain = true;
    round ??= (async () => {
      while (isCalledAgain && !isStopping) {
        isCalledAgain = false;
        await sendDue();
      }
    })()
      .catch((error) => onFailure(`${channel}s could not be looked for`, { reason: describeError(error) }))
      .finally(() => {
        round = undefined;
      });
  }

  return {
    sendDue,
    cleanUp: (): Promise<void> => store.deleteDoneBefore(now() - KEEP_DONE_MS),

    /** Looks at once whenever something is ordered, and every few seconds. Returns a function that finishes what is on its way. */
    async start(): Promise<() => Promise<void>> {
      const unfollow = await followMail(database, wake);
      const timer = setInterval(wake, LOOK_EVERY_MS).unref();
      wake();
      return async () => {
        isStopping = true;
        clearInterval(timer);
        unfollow();
        await round;
        close();
      };
    },
  };
}

function pauseMs(attempts: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 10));
}
