import { performance } from "node:perf_hooks";

const TICK_MS = 100;
/** A share of the time that leaves the loop no room to catch up. */
const BUSY_SHARE = 0.9;
/** So much work back does the estimate of the rate look. */
const MEMORY_MS = 1_000;
/** Before anything is known. */
const FIRST_GUESS_PER_SECOND = 500;
/** So many at a time are no overload: they are taken however slow the machine is. */
export const ALWAYS_TAKEN = 200;

/** What one thread has on its hands. */
export interface Load {
  /** It has more to do than it can do at once. Requests that wait for others do not make it so. */
  isBehind: boolean;
  /** Answers in a second of work. */
  perSecond: number;
  /** Requests that began and are not answered. */
  inProgress: number;
}

export interface LoadBounds {
  /** How long those that are taken may wait for each other. */
  waitMs: number;
  /** So many are in progress at most, whatever they wait for. */
  most: number;
}

/** Whether one request more would wait too long: a queue is as long as its rate times its wait. */
export function isTooMuch({ isBehind, perSecond, inProgress }: Load, { waitMs, most }: LoadBounds): boolean {
  if (inProgress >= most) return true;
  const soon = (perSecond * waitMs) / 1000;
  return isBehind && inProgress >= Math.max(ALWAYS_TAKEN, soon);
}

/** Whether a request that was taken waits for its turn in vain: the estimate was wrong, and the queue is to get shorter. */
export function hasWaitedTooLong(waitedMs: number, inProgress: number, { waitMs }: LoadBounds): boolean {
  return inProgress > ALWAYS_TAKEN && waitedMs > waitMs;
}

/** Measures how busy this thread is, and what it can do. */
export function gaugeLoad() {
  let before = performance.eventLoopUtilization();
  let isBusy = false;
  let perSecond = FIRST_GUESS_PER_SECOND;
  let answers = 0;
  const tick = () => {
    const all = performance.eventLoopUtilization();
    const { utilization, active } = performance.eventLoopUtilization(all, before);
    before = all;
    isBusy = utilization > BUSY_SHARE;
    // Work that answered nothing, such as a job's, says nothing about answers.
    if (answers > 0)
      perSecond += (1 - Math.exp(-active / MEMORY_MS)) * ((answers * 1000) / active - perSecond);
    answers = 0;
  };
  const timer = setInterval(tick, TICK_MS).unref();
  return {
    countAnswer: () => void answers++,
    isBusy: () => isBusy,
    perSecond: () => perSecond,
    stop: () => clearInterval(timer),
  };
}
