import { and, asc, desc, eq, inArray, ne, notInArray, sql } from "drizzle-orm";
import type { WordedProblem } from "#contract/error-messages.ts";
import {
  foundCount,
  type LeftOutCount,
  type RunCounts,
  type RunState,
  readCount,
} from "#domain/source/source.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { sourceChanges, sourceRuns } from "#server/platform/db/schema/sources.ts";

export interface RecentRun {
  state: RunState;
  counts: RunCounts;
  problem: WordedProblem | null;
}

const RUNS = 10;

/** The last runs of every source, the oldest first. */
export async function recentRuns(db: Database["db"]): Promise<Map<number, RecentRun[]>> {
  const { rows } = await db.execute<{ source: number; runs: RecentRun[] }>(sql`
    select sources.id as source, json_agg(json_build_object('state', run.state, 'counts', run.counts, 'problem', run.problem)
      order by run.id) as runs
    from sources cross join lateral (select id, state, counts, problem from source_runs
      where source_id = sources.id order by id desc limit ${RUNS}) as run
    group by sources.id`);
  return new Map(rows.map(({ source, runs }) => [source, runs]));
}

/** How many events each run found; a run without news found what the one before it did. */
export function foundInEach(runs: readonly RecentRun[]): { state: RunState; found: number | null }[] {
  let last: number | null = null;
  return runs.map(({ state, counts }) => {
    if (state === "failed" || state === "running") return { state, found: null };
    if (state !== "unchanged") last = foundCount(counts);
    return { state, found: last };
  });
}

/** Changes that wait for a choice, by run. */
export async function countWaiting(
  db: Database["db"],
  runIds: readonly number[],
): Promise<Map<number, number>> {
  if (runIds.length === 0) return new Map();
  const rows = await db
    .select({ run: sourceChanges.runId, open: sql<number>`count(*)::int` })
    .from(sourceChanges)
    .where(
      and(
        inArray(sourceChanges.runId, [...runIds]),
        eq(sourceChanges.state, "open"),
        ne(sourceChanges.kind, "problem"),
      ),
    )
    .groupBy(sourceChanges.runId);
  return new Map(rows.map(({ run, open }) => [run, open]));
}

/** What a run left out, and why: what most rows have in common first. */
export interface LeftOut extends LeftOutCount {
  reasons: { rows: number; problem: WordedProblem }[];
}

/** A page of a feed without an event is no event that is missing. */
const NO_EVENT = "rowPageNoEvent";

/** What runs left out, by run: rows that cannot be read or placed, and those that were refused when they were applied. */
export async function leftOutOf(
  db: Database["db"],
  runs: readonly { id: number; counts: RunCounts }[],
): Promise<Map<number, LeftOut>> {
  if (runs.length === 0) return new Map();
  const ids = runs.map(({ id }) => id);
  const { rows } = await db.execute<{ run: number; rows: number; problem: WordedProblem }>(sql`
    select run_id as run, count(*)::int as rows, (array_agg(problem order by id))[1] as problem from source_changes
    where run_id = any(${sql.param(ids)}::int[]) and problem->>'code' <> ${NO_EVENT} and (kind = 'problem' or state = 'skipped')
    group by run_id, problem->>'code' order by run_id, rows desc, problem->>'code'`);
  const byRun = Map.groupBy(rows, ({ run }) => run);
  return new Map(
    runs.flatMap(({ id, counts }) => {
      const reasons = (byRun.get(id) ?? []).map((reason) => ({ rows: reason.rows, problem: reason.problem }));
      const left = reasons.reduce((sum, reason) => sum + reason.rows, 0);
      return left === 0
        ? []
        : [[id, { rows: left, of: Math.max(left, readCount(counts)), reasons }] as const];
    }),
  );
}

/** What the last run of each source left out that read anything; one that was undone left nothing. */
export async function leftOutBySource(
  db: Database["db"],
): Promise<Map<number, LeftOut & { startedAt: Date }>> {
  const last = await db
    .selectDistinctOn([sourceRuns.sourceId])
    .from(sourceRuns)
    .where(notInArray(sourceRuns.state, ["unchanged", "running", "failed"]))
    .orderBy(asc(sourceRuns.sourceId), desc(sourceRuns.id));
  const planned = last.filter(({ state }) => state !== "undone");
  const left = await leftOutOf(db, planned);
  return new Map(
    planned.flatMap(({ id, sourceId, startedAt }) => {
      const found = left.get(id);
      return found ? [[sourceId, { ...found, startedAt }] as const] : [];
    }),
  );
}
