import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { WordedProblem } from "#contract/error-messages.ts";
import { foundCount, type RunCounts, type RunState } from "#domain/source/source.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { sourceChanges } from "#server/platform/db/schema/sources.ts";

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
