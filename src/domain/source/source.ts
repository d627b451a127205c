/** `stopped`: failed for so long that it is no longer asked. */
export const SOURCE_STATES = ["active", "paused", "stopped"] as const;

/** `review`: waits for choices; `unchanged`: the same content as last time. */
export const RUN_STATES = ["running", "review", "done", "unchanged", "failed", "undone"] as const;
export type RunState = (typeof RUN_STATES)[number];

export const CHANGE_KINDS = [
  "new",
  "changed",
  "cancelled",
  "withdrawn",
  "moved",
  "conflict",
  "problem",
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export const CHANGE_STATES = ["open", "applied", "skipped", "undone"] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

export type RunCounts = Record<ChangeKind | "same" | "past" | "kept", number>;

export const NO_COUNTS: Readonly<RunCounts> = Object.freeze({
  new: 0,
  changed: 0,
  cancelled: 0,
  withdrawn: 0,
  moved: 0,
  conflict: 0,
  problem: 0,
  same: 0,
  past: 0,
  kept: 0,
});

/** Events that a run found in the source, with any outcome. */
export function foundCount({ withdrawn: _, problem: __, past: ___, ...found }: RunCounts): number {
  return Object.values(found).reduce((sum, count) => sum + count, 0);
}

/** Rows that a run left out, of all that it read. */
export interface LeftOutCount {
  rows: number;
  of: number;
}

/** Rows that a run read, with any outcome. */
export function readCount(counts: RunCounts): number {
  return foundCount(counts) + counts.past + counts.problem;
}

/** Of all rows; a little more or less is no news. */
const NEWS_SHARE = 0.1;

/** Whether a run leaves out more than those before it, or the first rows ever. */
export function leavesOutMore(now: LeftOutCount | undefined, before: readonly LeftOutCount[]): boolean {
  if (!now || now.rows === 0) return false;
  const most = before.reduce((max, each) => Math.max(max, shareOf(each)), 0);
  return most === 0 || shareOf(now) > most + NEWS_SHARE;
}

function shareOf({ rows, of }: LeftOutCount): number {
  return of === 0 ? 0 : rows / of;
}

/** Runs in a row without anything to look at, after which a source is offered to publish by itself. */
const CLEAN_RUNS = 3;

/** Whether the last runs, the newest last, had no failures, problems or conflicts. */
export function isCleanHistory(
  runs: readonly { state: RunState; counts: RunCounts; problem: object | null }[],
): boolean {
  const last = runs.slice(-CLEAN_RUNS);
  return (
    last.length === CLEAN_RUNS &&
    last.every(
      ({ state, counts, problem }) =>
        state === "unchanged" ||
        (state === "done" && problem === null && counts.problem + counts.conflict === 0),
    )
  );
}

const HOUR_S = 3_600;
export const MIN_EVERY_S = HOUR_S;
export const MAX_EVERY_S = 7 * 24 * HOUR_S;
/** After so long without an answer a source is no longer asked. */
export const STOP_AFTER_MS = 10 * 86_400_000;
const MAX_SLOWER = 4;
const MAX_BACK_OFF_S = 24 * HOUR_S;

/** An ISO 8601 duration from an hour to a week, in seconds; undefined if it is none. */
export function parseEvery(text: string): number | undefined {
  let seconds: number;
  try {
    seconds = Temporal.Duration.from(text).total({ unit: "seconds", relativeTo: "2026-01-01T00:00Z[UTC]" });
  } catch {
    return undefined;
  }
  return seconds >= MIN_EVERY_S && seconds <= MAX_EVERY_S ? Math.round(seconds) : undefined;
}

export function formatEvery(seconds: number): string {
  return Temporal.Duration.from({ seconds }).round({ largestUnit: "hours" }).toString();
}

interface Rhythm {
  everySeconds: number;
  quietRuns: number;
  failures: number;
}

/**
 * When a source is asked next: slower when it hardly changes, after a failure sooner at first and then with exponential
 * backoff, and spread by up to a tenth so that sources of one morning do not stay together.
 */
export function nextRunDelayMs({ everySeconds, quietRuns, failures }: Rhythm, random: number): number {
  const slower = Math.min(MAX_SLOWER, 1 + Math.floor(quietRuns / 3));
  const rhythm = Math.min(MAX_EVERY_S, everySeconds * slower);
  const seconds =
    failures === 0
      ? rhythm
      : Math.min(MAX_BACK_OFF_S, Math.min(everySeconds, HOUR_S / 4) * 2 ** (failures - 1));
  return Math.round(seconds * (0.95 + random / 10) * 1_000);
}
