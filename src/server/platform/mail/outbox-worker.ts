import type { Database } from "#server/platform/db/connect.ts";
import { describeError } from "#server/platform/log/describe-error.ts";
import { traced } from "../tracing/tracing.ts";
import { followMail } from "./outbox.ts";
import { createPace } from "./pace.ts";
import { SlidingWindow } from "./sliding-window.ts";
import { type ClaimedOrder, type OutboxChannel, outboxStore } from "./store.ts";

interface OutboxWorkerDeps {
  database: Database;
  channel: OutboxChannel;
  /** How many are sent at a time. */
  parallel: number;
  /** How many of them to one server; all by default. */
  perServer?: number;
  /** How many are begun in a second, so that requests are answered meanwhile; as many as can be by default. */
  perSecond?: number;
  /** Whether it was sent; false where there is no reason to any more. */
  send(order: ClaimedOrder): Promise<boolean>;
  /** Whether trying again is useless. */
  isRefused(error: unknown): boolean;
  close(): void;
  longestPauseMs?: number;
  now: () => number;
  onFailure(text: string, facts: Record<string, unknown>): void;
}

interface Held extends ClaimedOrder {
  /** Until when it is this process's. */
  leasedUntilMs: number;
}

/** A process that dies while sending leaves its orders to the others after this long. */
const LEASE_MS = 60_000;
const GIVE_UP_MS = 2 * 86_400_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 300_000;
const LOOK_EVERY_MS = 2_000;
const ANALYZE_EVERY_MS = 60_000;
/** Sent orders guard against a second one of the same cause, and links in mails can be followed for so long. */
const KEEP_DONE_MS = 30 * 86_400_000;

/**
 * Sends what the outbox has for one channel: each order by one process at a time, with retries until it was taken. As soon
 * as one is done the next begins, and one server has a share of what is under way: one that hangs holds up its own alone.
 */
export function createOutboxWorker(deps: OutboxWorkerDeps) {
  const { database, channel, parallel, perServer = parallel, send, isRefused, close, now, onFailure } = deps;
  const pace = createPace(deps.perSecond);
  const longestPauseMs = deps.longestPauseMs ?? LONGEST_PAUSE_MS;
  const store = outboxStore(database.db);
  const window = new SlidingWindow<Held>({ size: parallel, perLane: perServer, laneOf: ({ lane }) => lane });
  let isStopping = false;
  let round: Promise<void> | undefined;
  /** Whether a claim may find something. */
  let mayFind = false;
  let analyzeAtMs = 0;
  /** Whether it goes on when the pace lets it. */
  let isPaced = false;
  let goOn = () => {};

  async function deliver(held: Held): Promise<void> {
    let isWorking = false;
    try {
      isWorking = await attempt(held);
    } catch (error) {
      // The database is away: the order's lease ends by itself.
      onFailure(`a ${channel} could not be ticked off`, { id: held.id, reason: describeError(error) });
    }
    if (window.finish(held, isWorking)) mayFind = true;
    goOn();
  }

  /** Whether the server that it goes to works. */
  async function attempt(order: ClaimedOrder): Promise<boolean> {
    try {
      if (!(await traced({ kind: "client", name: `send ${channel}` }, () => send(order)))) {
        await store.drop(order.id);
        return true;
      }
    } catch (error) {
      await postpone(order, error);
      return isRefused(error);
    }
    await store.finish(order.id, now());
    return true;
  }

  async function postpone({ id, kind, attempts, dueAt }: ClaimedOrder, error: unknown): Promise<void> {
    const isHopeless = isRefused(error) || now() - dueAt.getTime() >= GIVE_UP_MS;
    const text = `a ${channel} ${isHopeless ? "was given up" : "could not be sent yet"}`;
    onFailure(text, { id, kind, attempts, reason: describeError(error) });
    if (isHopeless) await store.finish(id, now());
    else await store.hold([id], now() + pauseMs(attempts, longestPauseMs));
  }

  /** As many again as there is room for: a claim costs more than an order. */
  async function claim(): Promise<void> {
    mayFind = false;
    const limit = window.free - window.ready + parallel;
    const nowMs = now();
    const untilMs = nowMs + LEASE_MS;
    const orders = await store.claim(channel, { nowMs, untilMs, limit, without: window.closedLanes });
    window.add(orders.map((order) => ({ ...order, leasedUntilMs: untilMs })));
    // Where fewer were found, the rest is for servers that have enough, and is looked for when they have not.
    if (orders.length < limit) return;
    mayFind = true;
    if (performance.now() < analyzeAtMs) return;
    analyzeAtMs = performance.now() + ANALYZE_EVERY_MS;
    await store.analyze();
  }

  async function renewLeases(): Promise<void> {
    const untilMs = now() + LEASE_MS;
    const held = window.held.filter(({ leasedUntilMs }) => leasedUntilMs > now());
    await store.hold(
      held.map(({ id }) => id),
      untilMs,
    );
    for (const each of held) each.leasedUntilMs = untilMs;
  }

  function begin(): void {
    // What waited longer than its lease may be another process's by now.
    if (window.takeWaiting(({ leasedUntilMs }) => leasedUntilMs <= now()).length > 0) mayFind = true;
    const begun = window.takeNext(pace.room());
    pace.spend(begun.length);
    for (const held of begun) void deliver(held);
    if (isPaced || window.free === 0 || window.ready === 0) return;
    isPaced = true;
    setTimeout(() => {
      isPaced = false;
      goOn();
    }, pace.waitMs);
  }

  async function step(): Promise<"on" | "done"> {
    if (!isStopping) begin();
    const left = isStopping ? window.takeWaiting() : window.takeHopeless();
    if (left.length > 0) await store.release(left.map(({ id }) => id));
    else if (mayFind && !isStopping && window.free > window.ready) await claim();
    else if (window.isEmpty) return "done";
    else await new Promise<void>((resolve) => (goOn = resolve));
    return "on";
  }

  async function sendAll(): Promise<void> {
    const renewing = setInterval(() => renewLeases().catch(() => {}), LEASE_MS / 3);
    try {
      // Called between the last step and here, it goes on.
      while ((await step().catch(onLost)) === "on" || (mayFind && !isStopping));
    } finally {
      round = undefined;
      clearInterval(renewing);
    }
  }

  function onLost(error: unknown): "on" {
    mayFind = false;
    onFailure(`${channel}s could not be looked for`, { reason: describeError(error) });
    return "on";
  }

  /** Sends what is due; called meanwhile it has the round look again. */
  async function sendDue(): Promise<void> {
    mayFind = true;
    window.openFailed();
    goOn();
    round ??= sendAll();
    await round;
  }

  return {
    sendDue,
    cleanUp: (): Promise<void> => store.deleteDoneBefore(now() - KEEP_DONE_MS),

    /** Looks at once whenever something is ordered, and every few seconds. Returns a function that finishes what is on its way. */
    async start(): Promise<() => Promise<void>> {
      // Whoever orders something does not wait until it is sent.
      const wake = () => void sendDue();
      const unfollow = await followMail(database, wake);
      const timer = setInterval(wake, LOOK_EVERY_MS).unref();
      wake();
      return async () => {
        isStopping = true;
        clearInterval(timer);
        unfollow();
        goOn();
        await round;
        close();
      };
    },
  };
}

function pauseMs(attempts: number, longestMs: number): number {
  return Math.min(longestMs, FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 10));
}
