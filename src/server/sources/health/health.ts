import { AppError } from "#contract/app-error.ts";
import { type WordedProblem, worded } from "#contract/error-messages.ts";
import { leavesOutMore, nextRunDelayMs, type RunCounts, STOP_AFTER_MS } from "#domain/source/source.ts";
import type { DatabaseHandle } from "#server/platform/db/connect.ts";
import { orderMail } from "#server/platform/mail/outbox.ts";
import { leftOutOf } from "../runs/store.ts";
import { type RunChange, type SourceRow, sourceStore } from "../store.ts";
import { type HealthFacts, type HealthNews, SOURCE_HEALTH, sourceHealthStore } from "./store.ts";

interface Ended {
  run: RunChange;
  /** What else is remembered of the source. */
  change: Partial<SourceRow>;
  /** Why the source is failing; null where it is well. */
  problem: WordedProblem | null;
  /** Whether it answered: only one that does not is stopped some day. */
  isAnswered: boolean;
  /** Whether it leaves out rows, for the first time or more of them than before. */
  leavesOutMore?: boolean;
  waitMs?: number;
}

/** Runs that what a run leaves out is compared with. */
const RUNS_COMPARED = 10;

/**
 * Ends runs. The states of the run and of its source, the time of the next run and mails to the administrators about a
 * source that begins to fail, is stopped, works again or leaves rows out are one transaction.
 */
export function sourceHealth({ database, now }: { database: DatabaseHandle; now: () => number }) {
  async function end(sourceId: number, runId: number, ended: Ended): Promise<void> {
    const { run, change, problem, isAnswered, waitMs = 0 } = ended;
    const at = new Date(now());
    await database.transaction(async (tx, notify) => {
      await sourceStore.changeRun(tx, runId, { ...run, finishedAt: at });
      const before = await sourceHealthStore.lock(tx, sourceId);
      if (!before) return;
      const failures = problem ? before.failures + 1 : 0;
      const failingSince = problem ? (before.failingSince ?? at) : null;
      const failingMs = failingSince ? at.getTime() - failingSince.getTime() : 0;
      const isHopeless = !isAnswered && before.state === "active" && failingMs > STOP_AFTER_MS;
      const state = isHopeless ? "stopped" : before.state === "stopped" && !problem ? "active" : before.state;
      const quietRuns = change.quietRuns ?? before.quietRuns;
      const { everySeconds } = before;
      const delayMs = everySeconds && nextRunDelayMs({ everySeconds, quietRuns, failures }, Math.random());
      const nextRunAt = delayMs === null ? null : new Date(at.getTime() + Math.max(delayMs, waitMs));
      const health = { problem, failures, failingSince, state, nextRunAt, claimedUntil: null };
      await sourceStore.change(tx, sourceId, { ...change, ...health }, at);
      // A file is sent by hand, and refused right there.
      if (before.url === null) return;
      const all: { news: HealthNews; since: Date }[] = [];
      const news = newsOf(before, { failures, state });
      if (news) all.push({ news, since: failingSince ?? before.failingSince ?? at });
      if (ended.leavesOutMore && !problem) all.push({ news: "left-out", since: at });
      if (all.length === 0) return;
      for (const user of await sourceHealthStore.administrators(tx))
        for (const { news, since } of all) {
          const facts: HealthFacts = { source: sourceId, user, news, since: since.toISOString() };
          const cause = `source ${sourceId} ${news} ${facts.since} ${user}`;
          await orderMail(tx, { kind: SOURCE_HEALTH, facts: { ...facts }, cause }, at.getTime(), notify);
        }
    });
  }

  async function isLeavingOutMore(
    sourceId: number,
    run: { id: number; counts: RunCounts },
  ): Promise<boolean> {
    const before = await sourceStore.runs(database.db, sourceId, RUNS_COMPARED, run.id);
    const left = await leftOutOf(database.db, [run, ...before]);
    return leavesOutMore(
      left.get(run.id),
      before.flatMap(({ id }) => left.get(id) ?? []),
    );
  }

  return {
    /** The same content as last time. */
    unchanged: ({ id, quietRuns }: SourceRow, runId: number) =>
      end(id, runId, {
        run: { state: "unchanged" },
        change: { quietRuns: quietRuns + 1 },
        problem: null,
        isAnswered: true,
      }),

    async finish(
      { id, quietRuns }: SourceRow,
      runId: number,
      { problem = null, ...change }: Partial<SourceRow>,
      counts: RunCounts,
    ): Promise<void> {
      const open = await sourceStore.countOpen(database.db, runId);
      const changes = counts.new + counts.changed + counts.cancelled + counts.moved + counts.withdrawn;
      await end(id, runId, {
        run: { state: open > 0 ? "review" : "done", counts },
        change: {
          ...change,
          // An answer that is doubted is read again, whether it has changed or not.
          ...(problem && { etag: null, lastModified: null, digest: null }),
          quietRuns: changes > 0 ? 0 : quietRuns + 1,
        },
        problem,
        isAnswered: true,
        leavesOutMore: await isLeavingOutMore(id, { id: runId, counts }),
      });
    },

    async fail({ id }: SourceRow, runId: number, error: unknown): Promise<void> {
      // Details of an internal error are not shown.
      const problem = worded(error instanceof AppError ? error.problem : { code: "runFailed" });
      const waitMs = error instanceof AppError ? (error.retryAfterSeconds ?? 0) * 1_000 : 0;
      const run = { state: "failed", problem } as const;
      await end(id, runId, { run, change: {}, problem, isAnswered: false, waitMs });
    },
  };
}

function newsOf(
  before: Pick<SourceRow, "failures" | "state">,
  { failures, state }: Pick<SourceRow, "failures" | "state">,
): HealthNews | undefined {
  if (state === "stopped" && before.state !== "stopped") return "stopped";
  if (failures > 0 && before.failures === 0) return "failing";
  return failures === 0 && before.failures > 0 ? "recovered" : undefined;
}
