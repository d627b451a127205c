import { AppError } from "#contract/app-error.ts";
import type { Problem } from "#contract/error-messages.ts";
import type { VenueCategory } from "#domain/category.ts";
import { chunksOf } from "#domain/chunks.ts";
import { listedUntilMs } from "#domain/event/phase.ts";
import type { SourceFormat } from "#domain/event-import.ts";
import { fold } from "#domain/fold.ts";
import {
  NO_COUNTS,
  nextRunDelayMs,
  type RunCounts,
  type SourceProblem,
  STOP_AFTER_MS,
} from "#domain/source/source.ts";
import { wallTimeAt } from "#domain/time.ts";
import { ownId } from "#server/catalog/formats/own-uid.ts";
import { catalogMatches, type ListedEvent } from "#server/catalog/match.ts";
import { findCountry } from "#server/geo/countries.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { type ApplyDeps, applyPiece, fieldsOf, undoPiece } from "./apply.ts";
import { failure, SourceFailure, type SourceFetcher } from "./fetch.ts";
import type { Draft, ReadRow } from "./formats/draft.ts";
import type { FileReader } from "./formats/read-file.ts";
import { findPlaces, type Place, type PlaceGeocoder } from "./places.ts";
import { type EventHere, isLikeTitle, type PlanContext, planRun, type SourcePlan } from "./plan.ts";
import { type SourceRow, sourceStore } from "./store.ts";
import { type Told, tellRows } from "./told.ts";
import { yieldEvery } from "./yield-if-due.ts";

export interface RunDeps extends ApplyDeps {
  database: Database;
  reader: FileReader;
  geocoder: PlaceGeocoder;
  fetchSource: SourceFetcher;
  publicUrl: string;
}

export interface RunOptions {
  userId: string | null;
  /** The file itself, where the source has no address or a new file was sent. */
  bytes?: Buffer | undefined;
  /** Reads it although it is as it was. */
  isForced?: boolean;
}

export interface Preview {
  format: SourceFormat;
  plan: SourcePlan;
}

/** Endless series come into view with time: an unchanged file is read again after so long. */
const READ_AGAIN_MS = 7 * 86_400_000;
/** So few that other people's statements wait no longer than for one of their own. */
const ROWS_AT_ONCE = 100;

export type SourceRunner = ReturnType<typeof sourceRunner>;

/** Asks a source, plans what its answer means, and applies it. */
export function sourceRunner(deps: RunDeps) {
  const { database, reader, geocoder, fetchSource, publicUrl, now } = deps;
  const { db } = database;

  async function read(bytes: Buffer, format: string, signal?: AbortSignal) {
    const batches = reader.read(
      { bytes, format: format === "auto" ? undefined : (format as SourceFormat), nowMs: now() },
      signal,
    );
    const rows: ReadRow[] = [];
    let next = await batches.next();
    for (; !next.done; next = await batches.next()) rows.push(...next.value);
    return { rows, ...next.value };
  }

  async function placeFinder(source: SourceRow, rows: readonly ReadRow[]) {
    const drafts = rows.flatMap((row) => ("draft" in row ? [row.draft] : []));
    const remembered = await sourceStore.rememberedPlaces(db, source.id);
    const known = new Map(
      (await catalogMatches.placesById(db, [...new Set(remembered.values())])).map((place) => [
        place.id,
        { ...place, isNew: false },
      ]),
    );
    const [fallback] = source.venueId === null ? [] : await catalogMatches.placesById(db, [source.venueId]);
    const defaults = {
      country: source.country === null ? undefined : findCountry(source.country),
      city: source.city ?? undefined,
      category: (source.category ?? undefined) as VenueCategory | undefined,
      venue: fallback && { ...fallback, isNew: false },
      createVenues: source.createsVenues,
    };
    const book = await findPlaces(db, drafts, defaults, geocoder, yieldEvery(), () => {});
    return (draft: Draft): Place | Problem => {
      const answered = remembered.get(fold(draft.facts.place.name));
      return (answered !== undefined && known.get(answered)) || book.find(draft.facts);
    };
  }

  async function makePlan(source: SourceRow, bytes: Buffer): Promise<Preview> {
    const { rows, format } = await read(bytes, source.format);
    const nowMs = now();
    const { told, problems } = tellRows(rows, await placeFinder(source, rows), nowMs);
    if (told.length === 0 && problems.length === 0) throw failure("source.empty", "There is no event in it.");
    const context = await planContext(source, told, nowMs);
    // Entries that could not be read may be the ones that are missing.
    const isComplete = !problems.some(({ problem }) => problem.code === "row.unreadable");
    return { format, plan: planRun(told, problems, { ...context, isComplete }) };
  }

  async function planContext(
    source: SourceRow,
    told: readonly Told[],
    nowMs: number,
  ): Promise<Omit<PlanContext, "isComplete">> {
    const records = await sourceStore.records(db, source.id);
    const ownIds = new Map(
      told.flatMap(({ uid }) => {
        const id = ownId(uid, publicUrl);
        return id === undefined ? [] : [[uid, id] as const];
      }),
    );
    const known = records.flatMap(({ eventId }) => eventId ?? []);
    const twins = await findTwins(told);
    const ids = [...new Set([...known, ...ownIds.values(), ...twins.values()])];
    const found = await catalogMatches.eventsById(db, ids);
    const venues = await catalogMatches.placesById(db, [
      ...new Set(found.map(({ record }) => record.venueId)),
    ]);
    const names = new Map(venues.map(({ id, name }) => [id, name]));
    const events = new Map(
      found.map((event) => [event.record.id, hereOf(event, names.get(event.record.venueId) ?? "", nowMs)]),
    );
    return {
      records,
      events,
      ownEvent: (uid) => events.get(ownIds.get(uid) ?? -1),
      findTwin: (each) => events.get(twins.get(each) ?? -1),
      today: wallTimeAt(nowMs, "UTC").date,
    };
  }

  /** Events that are here already under another name: same venue, same hour, a like title. */
  async function findTwins(told: readonly Told[]): Promise<Map<Told, number>> {
    const listed = told.filter(({ place, isOver }) => !place.isNew && !isOver);
    const days = new Map(
      listed.map(({ place, date }) => [`${place.id} ${date}`, { venueId: place.id, date }] as const),
    );
    const byDay = Map.groupBy(
      await catalogMatches.eventsOfDays(db, [...days.values()]),
      ({ venueId, date }) => `${venueId} ${date}`,
    );
    const twins = new Map<Told, number>();
    for (const each of listed) {
      const same = byDay
        .get(`${each.place.id} ${each.date}`)
        ?.find(({ time, name }) => time === each.time && isLikeTitle(name, each.said.name ?? ""));
      if (same) twins.set(each, same.id);
    }
    return twins;
  }

  /** Applies the open rows of a run, some at a time; conflicts and problems stay for a person. */
  async function applyOpen(source: SourceRow, runId: number, userId: string | null): Promise<void> {
    let after = 0;
    while (true) {
      const rows = await sourceStore.changes(db, runId, { state: "open", after, limit: ROWS_AT_ONCE });
      if (rows.length === 0) return;
      after = rows.at(-1)!.id;
      const clear = rows.filter(({ kind }) => kind !== "conflict" && kind !== "problem");
      if (clear.length > 0) await applyPiece(deps, { sourceId: source.id, userId }, clear);
      await sourceStore.renewClaim(db, source.id, new Date(now()));
    }
  }

  async function finish(source: SourceRow, runId: number, change: Partial<SourceRow>, counts: RunCounts) {
    const at = new Date(now());
    const open = await sourceStore.countOpen(db, runId);
    const changes = counts.new + counts.changed + counts.cancelled + counts.moved + counts.withdrawn;
    await sourceStore.changeRun(db, runId, { state: open > 0 ? "review" : "done", counts, finishedAt: at });
    await settle(source, { ...change, quietRuns: changes > 0 ? 0 : source.quietRuns + 1 }, at);
  }

  /** Sets the time of the next run, and forgets that the source failed. */
  async function settle(source: SourceRow, change: Partial<SourceRow>, at: Date): Promise<void> {
    const quietRuns = change.quietRuns ?? source.quietRuns;
    await sourceStore.change(
      db,
      source.id,
      {
        problem: null,
        ...change,
        failures: 0,
        failingSince: null,
        claimedUntil: null,
        nextRunAt: nextRunAt(source, { quietRuns, failures: 0 }, at),
      },
      at,
    );
  }

  function nextRunAt(
    { everySeconds }: SourceRow,
    rhythm: { quietRuns: number; failures: number },
    at: Date,
  ): Date | null {
    if (everySeconds === null) return null;
    return new Date(at.getTime() + nextRunDelayMs({ everySeconds, ...rhythm }, Math.random()));
  }

  async function fail(source: SourceRow, runId: number, error: unknown): Promise<SourceProblem> {
    const problem = problemOf(error);
    const at = new Date(now());
    const failures = source.failures + 1;
    const failingSince = source.failingSince ?? at;
    const isHopeless = at.getTime() - failingSince.getTime() > STOP_AFTER_MS;
    await sourceStore.changeRun(db, runId, { state: "failed", problem, finishedAt: at });
    const wait = error instanceof SourceFailure ? error.retryAfterMs : undefined;
    const next = nextRunAt(source, { quietRuns: source.quietRuns, failures }, at);
    await sourceStore.change(
      db,
      source.id,
      {
        problem,
        failures,
        failingSince,
        claimedUntil: null,
        nextRunAt: next && new Date(Math.max(next.getTime(), at.getTime() + (wait ?? 0))),
        ...(isHopeless && { state: "stopped" }),
      },
      at,
    );
    return problem;
  }

  /** Closes runs that a killed process left open: what they applied stays and is known as applied. */
  async function closeInterrupted(sourceId: number): Promise<void> {
    const run = await sourceStore.interruptedRun(db, sourceId);
    if (!run) return;
    const problem = { code: "run.interrupted", message: "It was interrupted; the next run goes on." };
    await sourceStore.changeRun(db, run.id, { state: "failed", problem, finishedAt: new Date(now()) });
  }

  return {
    /** What a run would do; nothing is written. */
    async preview(source: SourceRow, bytes?: Buffer): Promise<Preview> {
      const answer = bytes ?? (await fetchSource(source, false))!.bytes;
      return makePlan(source, answer);
    },

    /** Runs a source that the caller has claimed, and returns the run's id. */
    async run(source: SourceRow, { userId, bytes, isForced = false }: RunOptions): Promise<number> {
      await closeInterrupted(source.id);
      const startedAt = new Date(now());
      const runId = await sourceStore.startRun(db, {
        ...{ sourceId: source.id, state: "running", startedAt, userId, counts: { ...NO_COUNTS } },
      });
      try {
        const isRecent =
          source.readAt !== null && startedAt.getTime() - source.readAt.getTime() < READ_AGAIN_MS;
        const fetched = bytes ? undefined : await fetchSource(source, isRecent && !isForced);
        const answer = bytes ?? fetched?.bytes;
        if (!answer) {
          await sourceStore.changeRun(db, runId, { state: "unchanged", finishedAt: new Date(now()) });
          await settle(source, { quietRuns: source.quietRuns + 1, problem: source.problem }, new Date(now()));
          return runId;
        }
        const { plan } = await makePlan(source, answer);
        const at = new Date(now());
        for (const some of chunksOf(plan.updates, ROWS_AT_ONCE * 5))
          await sourceStore.saveRecords(db, source.id, some, at);
        await sourceStore.countMissing(db, plan.missing, at);
        await sourceStore.savePlan(db, runId, plan.changes);
        await sourceStore.changeRun(db, runId, { counts: plan.counts, problem: plan.warning });
        if (source.publishes) await applyOpen(source, runId, userId);
        const { etag = null, lastModified = null, digest = null } = fetched ?? {};
        await finish(
          source,
          runId,
          { etag, lastModified, digest, readAt: at, problem: plan.warning },
          plan.counts,
        );
      } catch (error) {
        await fail(source, runId, error);
        if (!(error instanceof SourceFailure) && !(error instanceof AppError)) throw error;
      }
      return runId;
    },

    /** Applies what waits for review, or only some rows of it. */
    async apply(
      source: SourceRow,
      runId: number,
      userId: string | null,
      ids?: readonly number[],
    ): Promise<void> {
      if (ids === undefined) await applyOpen(source, runId, userId);
      else
        for (const some of chunksOf(ids, ROWS_AT_ONCE)) {
          const rows = await sourceStore.changesByIds(db, runId, some);
          const open = rows.filter(({ state, kind }) => state === "open" && kind !== "problem");
          if (open.length > 0) await applyPiece(deps, { sourceId: source.id, userId }, open);
        }
      if ((await sourceStore.countOpen(db, runId)) === 0)
        await sourceStore.changeRun(db, runId, { state: "done" });
    },

    async undo(runId: number, userId: string | null): Promise<number> {
      let undone = 0;
      while (true) {
        const rows = await sourceStore.changes(db, runId, { state: "applied", limit: ROWS_AT_ONCE });
        if (rows.length === 0) break;
        await undoPiece(deps, userId, rows);
        undone += rows.length;
      }
      await sourceStore.changeRun(db, runId, { state: "undone" });
      return undone;
    },
  };
}

function hereOf(event: ListedEvent, venue: string, nowMs: number): EventHere {
  const { id, startsAt, endsAt, withdrawnAt } = event.record;
  const span = { startMs: startsAt.getTime(), endMs: endsAt?.getTime() ?? null };
  return {
    id,
    venue,
    fields: fieldsOf(event),
    isWithdrawn: withdrawnAt !== null,
    isOver: listedUntilMs(span) <= nowMs,
  };
}

/** What people are told; an error of our own says no more than that. */
function problemOf(error: unknown): SourceProblem {
  if (error instanceof SourceFailure) return error.problem;
  if (error instanceof AppError) return { code: "file.unreadable", message: error.message };
  return { code: "run.failed", message: "Something went wrong on our side." };
}
