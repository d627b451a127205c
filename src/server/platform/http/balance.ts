import cluster, { type Worker } from "node:cluster";

const TELL_EVERY_MS = 500;
/** Fewer make no difference. */
const LEAST_SURPLUS = 10;

/** Messages between the primary and its workers: how many requests one has in progress, and what all have on average. */
type BalanceMessage = { about: "balance"; inProgress: number } | { about: "balance"; mean: number };

/** The way to the primary; a process has it where a primary started it. */
interface Channel {
  send?(message: BalanceMessage): unknown;
  on(event: "message", listener: (message: unknown) => void): unknown;
  off(event: "message", listener: (message: unknown) => void): unknown;
}

/**
 * The process that accepts a connection keeps it, and the process that is quickest in the moment when a crowd comes takes most of it. So one with
 * more requests in progress than the others closes connections after their answers, and their clients reconnect to a less loaded one.
 */
export function balanceWithOthers(inProgress: () => number, channel: Channel = process) {
  let surplus = 0;
  let told = 0;
  const onMessage = (message: unknown) => {
    if (isBalanceMessage(message) && "mean" in message) surplus = surplusOf(inProgress(), message.mean);
  };
  const tell = () => {
    surplus = 0;
    const now = inProgress();
    if (now > 0 || told > 0) channel.send?.({ about: "balance", inProgress: now });
    told = now;
  };
  const timer = channel.send ? setInterval(tell, TELL_EVERY_MS).unref() : undefined;
  channel.on("message", onMessage);
  return {
    /** Asked with each answer: whether its connection is one too many. */
    isSurplus(): boolean {
      if (surplus <= 0) return false;
      surplus--;
      return true;
    },
    stop(): void {
      clearInterval(timer);
      channel.off("message", onMessage);
    },
  };
}

/** How many connections to part with: half of what is too much, since the others come to know of it as late. */
export function surplusOf(own: number, mean: number): number {
  const surplus = own - mean;
  return surplus > Math.max(LEAST_SURPLUS, mean / 10) ? Math.ceil(surplus / 2) : 0;
}

/** In the primary: tells each worker that says what it has what all have on average. */
export function balanceWorkers(): void {
  const inProgress = new Map<Worker, number>();
  cluster.on("listening", (worker) => inProgress.set(worker, 0));
  cluster.on("exit", (worker) => inProgress.delete(worker));
  cluster.on("message", (worker, message: unknown) => {
    if (!isBalanceMessage(message) || !("inProgress" in message)) return;
    inProgress.set(worker, message.inProgress);
    const sum = inProgress.values().reduce((all, own) => all + own, 0);
    // A worker about to end no longer takes messages.
    if (worker.isConnected()) worker.send({ about: "balance", mean: sum / inProgress.size }, () => {});
  });
}

function isBalanceMessage(message: unknown): message is BalanceMessage {
  return typeof message === "object" && message !== null && "about" in message && message.about === "balance";
}
