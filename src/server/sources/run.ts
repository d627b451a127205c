import { AppError } from "#contract/app-error.ts";
import { worded } from "#contract/error-messages.ts";
import { FOLLOWED_FORMAT } from "#domain/event-import.ts";
import { NO_COUNTS } from "#domain/source/source.ts";
import { type ApplyDeps, applyPiece } from "./apply.ts";
import { RENEW_MS, sourceClaims } from "./claims/store.ts";
import type { SourceFetcher } from "./fetch.ts";
import { sourceHealth } from "./health/health.ts";
import { type PlanDeps, type PlanPreview, type PlanProgress, sourcePlanner } from "./make-plan.ts";
import { type FollowOptions, isLinked, linkFollower } from "./pages/follow-links.ts";
import { changeInPieces, inPieces } from "./pieces.ts";
import { placeStore } from "./places/store.ts";
import type { SourcePlan } from "./plan.ts";
import { recentAnswers } from "./recent-answers.ts";
import { sourceRecordStore } from "./records/store.ts";
import { replanPlaces } from "./replan.ts";
import { type RunRow, type SourceRow, sourceStore } from "./store.ts";
import { undoPiece } from "./undo.ts";

export interface RunDeps extends ApplyDeps, PlanDeps {
  database: ApplyDeps["database"];
  fetchSource: SourceFetcher;
}

export interface RunOptions {
  userId: string | null;
  /** The file itself, where the source has no address or a new file was sent. */
  bytes?: Buffer | undefined;
  /** Reads it although it is as it was. */
  isForced?: boolean;
  /** Withdraws at once what is gone, also where that is so much that the source looks broken. */
  acceptsLoss?: boolean;
}

/** Endless series come into view with time: an unchanged file is read again after so long. */
const READ_AGAIN_MS = 7 * 86_400_000;
/** Pages behind a feed's links, in one run or preview. */
const MAX_PAGES = 50;
const MAX_PREVIEW_PAGES = 10;

export type SourceRunner = ReturnType<typeof sourceRunner>;

/** Asks a source, plans what its answer means, and applies it. */
export function sourceRunner(deps: RunDeps) {
  const { database, fetchSource, now } = deps;
  const { db } = database;
  const planner = sourcePlanner(deps);
  const followLinks = linkFollower(deps);
  const answerOf = recentAnswers(fetchSource, now);
  const health = sourceHealth(deps);

  async function makePlan(
    source: SourceRow,
    bytes: Buffer,
    {
      wantsTable = false,
      acceptsLoss = false,
      ...follow
    }: FollowOptions & { wantsTable?: boolean; acceptsLoss?: boolean },
  ) {
    const read = await planner.read(bytes, source, { wantsTable });
    // Pages behind links change while the source does not, and feeds of pages name the newest alone.
    const hasLinks = read.rows.some(isLinked);
    const rows = hasLinks ? await followLinks(source.id, read.rows, follow) : read.rows;
    const preview = await planner.planRows(source, { ...read, rows }, { isListing: !hasLinks, acceptsLoss });
    return { ...preview, hasLinks };
  }

  /** Keeps the claim of a source while long work is under way. */
  async function whileClaimed<T>({ id }: SourceRow, work: () => Promise<T>): Promise<T> {
    const timer = setInterval(() => {
      // Where the database is away, the work itself says so.
      sourceClaims.renewClaim(db, id, new Date(now())).catch(() => {});
    }, RENEW_MS);
    try {
      return await work();
    } finally {
      clearInterval(timer);
    }
  }

  /** Applies the open rows of a run; conflicts and problems stay for a person. */
  async function applyOpen(
    source: SourceRow,
    runId: number,
    userId: string | null,
    { onStep }: PlanProgress = {},
  ) {
    const applying = { sourceId: source.id, runId, userId, placed: new Map<number, number>() };
    const ids = await sourceStore.clearIds(db, runId);
    await changeInPieces(
      database,
      ids,
      (some) => applyPiece(deps, applying, some),
      (done) => onStep?.({ step: "writing", done, total: ids.length }),
    );
  }

  /** Remembers what needs no choice, and keeps the plan: from then on a run is applied, whichever process does so. */
  async function savePlan(
    source: SourceRow,
    runId: number,
    { plan, places }: Pick<PlanPreview, "plan" | "places">,
    at: Date,
    isApplied: boolean,
  ) {
    await inPieces(database, plan.updates, (some) => sourceRecordStore.saveRecords(db, source.id, some, at));
    await sourceRecordStore.countMissing(db, plan.missing, at);
    await inPieces(database, plan.changes, (some) => sourceStore.savePlan(db, runId, some));
    await placeStore.replace(db, source.id, places);
    const { counts, warning: problem } = plan;
    // Counts tell that the plan is complete; a plan to be reviewed is not under way any more.
    const state = isApplied || plan.changes.length === 0 ? "running" : "review";
    await sourceStore.changeRun(db, runId, { state, counts, problem });
  }

  async function startRun(source: SourceRow, userId: string | null): Promise<number> {
    return sourceStore.startRun(db, {
      sourceId: source.id,
      state: "running",
      userId,
      counts: { ...NO_COUNTS },
      startedAt: new Date(now()),
    });
  }

  /** Goes on with a run that a killed process left in the middle, or closes it where it had no plan yet. */
  async function resume(source: SourceRow, run: RunRow): Promise<void> {
    if (Object.values(run.counts).some((count) => count > 0)) {
      await applyOpen(source, run.id, run.userId);
      await health.finish(source, run.id, { problem: run.problem }, run.counts);
      return;
    }
    const at = new Date(now());
    const problem = worded({ code: "runInterrupted" });
    await sourceStore.changeRun(db, run.id, { state: "failed", problem, finishedAt: at });
    await sourceStore.change(db, source.id, { claimedUntil: null }, at);
  }

  return {
    ...planner,

    /** What a run would do; nothing is written. */
    async preview(
      source: SourceRow,
      bytes?: Buffer,
      again = false,
    ): Promise<PlanPreview & { hasLinks: boolean }> {
      const answer = bytes ?? (await answerOf(source, { again }));
      const follow = { maxPages: MAX_PREVIEW_PAGES, isStored: false };
      return makePlan(source, answer, { ...follow, wantsTable: true });
    },

    /** Runs a source that the caller has claimed, and returns the run's id. */
    async run(
      source: SourceRow,
      { userId, bytes, isForced = false, acceptsLoss = false }: RunOptions,
    ): Promise<number> {
      return whileClaimed(source, async () => {
        const left = await sourceStore.interruptedRun(db, source.id);
        if (left) {
          await resume(source, left);
          await sourceClaims.renewClaim(db, source.id, new Date(now()));
        }
        const runId = await startRun(source, userId);
        try {
          const isRecent = source.readAt !== null && now() - source.readAt.getTime() < READ_AGAIN_MS;
          const fetched = bytes ? undefined : await fetchSource(source, isRecent && !isForced);
          const answer = bytes ?? fetched?.bytes;
          if (!answer) {
            await health.unchanged(source, runId);
            return runId;
          }
          const onPage = () => sourceClaims.renewClaim(db, source.id, new Date(now()));
          // What a followed server took back it has said so: nothing is guessed by its absence.
          const isTold = source.format === FOLLOWED_FORMAT;
          const options = {
            maxPages: MAX_PAGES,
            isStored: true,
            onPage,
            acceptsLoss: acceptsLoss || isTold,
          };
          const { hasLinks, ...preview } = await makePlan(source, answer, options);
          const { plan } = preview;
          // A feed of pages may have nothing but entries that tell none.
          if (!hasLinks) refuseUnreadable(plan);
          const at = new Date(now());
          await savePlan(source, runId, preview, at, source.publishes);
          if (source.publishes) await applyOpen(source, runId, userId);
          const { etag = null, lastModified = null, digest = null } = (!hasLinks && fetched) || {};
          const read = { etag, lastModified, digest, readAt: at, problem: plan.warning };
          await health.finish(source, runId, read, plan.counts);
        } catch (error) {
          await health.fail(source, runId, error);
          if (!(error instanceof AppError)) throw error;
        }
        return runId;
      });
    },

    /** Applies a plan that was made and accepted before, as a run of a source that the caller has claimed. */
    async runPlan(
      source: SourceRow,
      preview: Pick<PlanPreview, "plan" | "places">,
      userId: string | null,
      progress: PlanProgress,
    ): Promise<number> {
      const { plan } = preview;
      return whileClaimed(source, async () => {
        const runId = await startRun(source, userId);
        try {
          const at = new Date(now());
          await savePlan(source, runId, preview, at, true);
          await applyOpen(source, runId, userId, progress);
          await health.finish(source, runId, { readAt: at, problem: plan.warning }, plan.counts);
        } catch (error) {
          await health.fail(source, runId, error);
          throw error;
        }
        return runId;
      });
    },

    /** Finishes what the process of a source that the caller has claimed left in the middle. */
    async resume(source: SourceRow): Promise<void> {
      const left = await sourceStore.interruptedRun(db, source.id);
      if (left) await whileClaimed(source, () => resume(source, left));
    },

    /** Applies what waits for review, or only some rows of it. */
    async apply(
      source: SourceRow,
      runId: number,
      userId: string | null,
      ids?: readonly number[],
    ): Promise<void> {
      const applying = { sourceId: source.id, runId, userId, placed: new Map<number, number>() };
      if (ids === undefined) await applyOpen(source, runId, userId);
      else await changeInPieces(database, ids, (some) => applyPiece(deps, applying, some));
      if ((await sourceStore.countOpen(db, runId)) === 0)
        await sourceStore.changeRun(db, runId, { state: "done" });
    },

    /** Plans rows anew that wait for these places; what a run is reading now is left to the next one. */
    async replan(source: SourceRow, places: readonly string[], userId: string | null): Promise<void> {
      const at = new Date(now());
      const isFree = await sourceClaims.claim(db, source.id, at);
      const unread = { etag: null, lastModified: null, digest: null, readAt: null };
      try {
        const runId = isFree ? await replanPlaces(deps, source, places) : undefined;
        if (runId === undefined) return;
        if (source.publishes) await applyOpen(source, runId, userId);
        const open = await sourceStore.countOpen(db, runId);
        await sourceStore.changeRun(db, runId, { state: open > 0 ? "review" : "done" });
      } finally {
        await sourceStore.change(db, source.id, { ...unread, ...(isFree && { claimedUntil: null }) }, at);
      }
    },

    async undo(run: RunRow, userId: string | null): Promise<number> {
      const ids = await sourceStore.appliedIds(db, run.id);
      await changeInPieces(database, ids, (some) => undoPiece(deps, userId, run, some));
      await sourceStore.changeRun(db, run.id, { state: "undone" });
      return ids.length;
    },
  };
}

/** An answer of which nothing can be read is none: its source is failing. Places that are not clear are asked for instead. */
function refuseUnreadable({ verdicts, past, problems }: SourcePlan): void {
  const [first] = problems;
  if (!first || verdicts.length + past.length > 0 || problems.some(({ placeKey }) => placeKey !== null))
    return;
  const params = { row: first.line, reason: first.problem };
  throw new AppError(
    "invalid",
    problems.length === 1
      ? { code: "rowWrong", params }
      : { code: "rowsWrong", params: { ...params, count: problems.length } },
  );
}
