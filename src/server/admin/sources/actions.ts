import {
  type AddSource,
  type ApplyRun,
  type EditSource,
  FOLLOWED_NAME,
  type LookQuery,
  type RunAll,
  type Source,
  SourceAddress,
  type SourcePreview,
  type SourceRun,
} from "#contract/admin-sources.ts";
import { AppError, wrongField } from "#contract/app-error.ts";
import { FOLLOWED_FORMAT, PREVIEW_ROWS } from "#domain/event-import.ts";
import { type ChangeKind, parseEvery } from "#domain/source/source.ts";
import { catalogMatches } from "#server/catalog/match.ts";
import { catalogReader } from "#server/catalog/read.ts";
import type { DatabaseHandle } from "#server/platform/db/connect.ts";
import { sourceClaims } from "#server/sources/claims/store.ts";
import type { FollowedServers } from "#server/sources/fetch.ts";
import type { PlannedChange } from "#server/sources/planned-change.ts";
import type { SourceRunner } from "#server/sources/run.ts";
import { type NewSource, type RunRow, type SourceRow, sourceStore } from "#server/sources/store.ts";
import { unsavedSource } from "#server/sources/unsaved-source.ts";
import { requireVenue } from "../catalog/choice.ts";
import { countryOf } from "../form-error.ts";
import type { CatalogWriter } from "../store.ts";
import { runOf, sourcePresenter } from "./present.ts";

interface SourceDeps {
  database: DatabaseHandle;
  runner: SourceRunner;
  writer: CatalogWriter;
  /** None where federation is off, and for commands. */
  followed?: FollowedServers | undefined;
  now: () => number;
}

const RUNS_LISTED = 50;

/** What administrators and their programs do with sources. */
export function sourceActions({ database: { db }, runner, writer, followed, now }: SourceDeps) {
  const { shown, shownChanges } = sourcePresenter(db);

  async function found(id: number): Promise<SourceRow> {
    const source = await sourceStore.find(db, id);
    if (!source) throw new AppError("not-found", { code: "noSource" });
    return source;
  }

  async function foundRun(id: number): Promise<{ run: RunRow; source: SourceRow }> {
    const run = await sourceStore.findRun(db, id);
    if (!run) throw new AppError("not-found", { code: "noRun" });
    return { run, source: await found(run.sourceId) };
  }

  async function columnsOf(form: EditSource, base?: SourceRow): Promise<Partial<NewSource>> {
    const { venue, every, country, offersPublishing, ...rest } = form;
    const known = country ? countryOf(country).name : country;
    const columns: Partial<NewSource> = {
      ...rest,
      ...(offersPublishing === false && { declinesPublishing: true }),
      ...(known !== undefined && { country: known }),
      ...(every !== undefined && { everySeconds: every === null ? null : parseEvery(every)! }),
    };
    const { url, format = base?.format } = columns;
    if (url && (format === FOLLOWED_FORMAT || FOLLOWED_NAME.test(url)))
      Object.assign(columns, await followedColumns(url));
    if (venue === null) columns.venueId = null;
    else if (venue !== undefined)
      columns.venueId = (
        await requireVenue(catalogReader(db), {
          country: known ?? base?.country ?? "",
          city: form.city ?? base?.city ?? "",
          category: form.category ?? base?.category ?? "all",
          venue,
        })
      ).venue.id;
    return columns;
  }

  /** Names and servers stand for an actor, whose address is what a source keeps. */
  async function followedColumns(address: string): Promise<Partial<NewSource>> {
    if (!followed) throw wrongField("url", { code: "followOff" });
    const found = await followed.find(address).catch((error: unknown) => {
      throw error instanceof AppError ? wrongField("url", error.problem) : error;
    });
    return { url: found.url, format: FOLLOWED_FORMAT };
  }

  /** An address that is read as anything may be a server's to follow where there is nothing to read. */
  async function lookAnywhere(source: SourceRow, again: boolean): Promise<SourcePreview> {
    try {
      return await shownPreview(source, undefined, again);
    } catch (error) {
      const mayFollow = followed && source.format === "auto" && source.url !== null;
      if (!mayFollow || !(error instanceof AppError)) throw error;
      const columns = await followedColumns(source.url!).catch(() => {
        throw error;
      });
      return shownPreview({ ...source, ...(columns as Partial<SourceRow>) }, undefined, again);
    }
  }

  async function show(id: number): Promise<Source> {
    const [source] = await shown([await found(id)]);
    return source!;
  }

  async function shownPreview(source: SourceRow, bytes?: Buffer, again = false): Promise<SourcePreview> {
    const { plan, hasLinks: _, ...read } = await runner.preview(source, bytes, again);
    const rows = await shownChanges(someOfEach(plan.changes));
    return { ...read, counts: plan.counts, problem: plan.warning, rows };
  }

  return {
    list: async () => ({ sources: await shown(await sourceStore.list(db)) }),
    show,

    async add(adminId: string, form: AddSource): Promise<Source> {
      const every = form.url === null ? null : (form.every ?? "P1D");
      const columns = await columnsOf({ ...form, every });
      const at = new Date(now());
      const { id } = await sourceStore.add(db, {
        ...columns,
        name: form.name,
        nextRunAt: every === null ? null : at,
        createdBy: adminId,
        createdAt: at,
        updatedAt: at,
      });
      return show(id);
    },

    async edit(id: number, form: EditSource): Promise<Source> {
      const source = await found(id);
      const columns = await columnsOf(form, source);
      const at = new Date(now());
      // Other places, or another address, mean another answer.
      const isOther = [
        "url",
        "format",
        "country",
        "city",
        "venueId",
        "category",
        "language",
        "timeZone",
        "mapping",
      ].some((field) => field in columns);
      const isWokenUp = form.state === "active" && source.state !== "active";
      await sourceStore.change(
        db,
        id,
        {
          ...columns,
          ...(isOther && { etag: null, lastModified: null, digest: null, readAt: null }),
          ...((isOther || isWokenUp) && { nextRunAt: at, failures: 0, failingSince: null, quietRuns: 0 }),
        },
        at,
      );
      return show(id);
    },

    async remove(adminId: string, id: number, events: "keep" | "withdraw"): Promise<void> {
      const source = await found(id);
      await writer.write(adminId, async (write, tx) => {
        const ids = events === "withdraw" ? await sourceStore.eventIds(tx, id) : [];
        const records = (await catalogMatches.eventsById(tx, ids)).map(({ record }) => record);
        const listed = records.filter(({ withdrawnAt }) => withdrawnAt === null);
        for (const record of listed) await write.events.withdraw(record);
        await sourceStore.remove(tx, id);
        return {
          audit: { action: "Source Deleted", subject: `${source.name}: ${listed.length} events withdrawn` },
        };
      });
    },

    /** What an address or a file holds that no source is kept for yet. */
    async look({ again, ...form }: LookQuery, bytes?: Buffer): Promise<SourcePreview> {
      const url = form.url === undefined ? null : SourceAddress.safeParse(form.url);
      if (url && !url.success) throw wrongField("url", { code: "badWebAddress", params: { field: "url" } });
      const columns = await columnsOf({ ...form, url: url?.data ?? null });
      const source = unsavedSource(columns);
      return bytes ? shownPreview(source, bytes, again) : lookAnywhere(source, again);
    },

    async preview(id: number, bytes?: Buffer, mapping?: SourceRow["mapping"]): Promise<SourcePreview> {
      const source = await found(id);
      return shownPreview({ ...source, mapping: mapping ?? source.mapping }, bytes);
    },

    /** Every address that is not paused is due now; the schedule asks them one after another. */
    runAll: async (): Promise<RunAll> => ({ due: await sourceStore.makeAllDue(db, new Date(now())) }),

    async run(
      adminId: string | null,
      id: number,
      { bytes, acceptsLoss = false }: { bytes?: Buffer | undefined; acceptsLoss?: boolean } = {},
    ): Promise<SourceRun> {
      const source = await found(id);
      if (!(await sourceClaims.claim(db, id, new Date(now()))))
        throw new AppError("conflict", { code: "sourceRuns" });
      const runId = await runner.run(source, { userId: adminId, bytes, isForced: true, acceptsLoss });
      return runOf((await sourceStore.findRun(db, runId))!);
    },

    async runs(id: number) {
      await found(id);
      return { runs: (await sourceStore.runs(db, id, RUNS_LISTED)).map(runOf) };
    },

    async changes(runId: number, query: { kind?: ChangeKind | undefined; after: number; limit: number }) {
      const { run } = await foundRun(runId);
      const { kind, after, limit } = query;
      const rows = await sourceStore.changes(db, runId, { ...(kind && { kind }), after, limit });
      const next = rows.length === limit ? rows.at(-1)!.id : null;
      return { run: runOf(run), rows: await shownChanges(rows), next };
    },

    async apply(adminId: string, runId: number, { rows, choices }: ApplyRun): Promise<SourceRun> {
      const { run, source } = await foundRun(runId);
      if (run.state !== "review") throw new AppError("conflict", { code: "runNotOpen" });
      // Its plan was made against what is no longer so.
      if (await sourceStore.isOutdated(db, run)) throw new AppError("conflict", { code: "runOutdated" });
      const known = new Map(
        (
          await sourceStore.changesByIds(
            db,
            runId,
            choices.map(({ row }) => row),
          )
        ).map((row) => [row.id, row]),
      );
      for (const { row } of choices) {
        const { state, kind } = known.get(row) ?? {};
        if (state !== "open" || kind === "problem")
          throw new AppError("conflict", { code: "runRowNotOpen", params: { row } });
      }
      for (const { row, fields } of choices)
        await sourceStore.chooseFields(db, row, { ...known.get(row)!.fields, ...fields });
      // Who chooses a side wants it applied, whether the row is named again or not.
      if (rows === undefined) await runner.apply(source, runId, adminId);
      const named = [...new Set([...(rows ?? []), ...choices.map(({ row }) => row)])];
      if (named.length > 0 || rows !== undefined) await runner.apply(source, runId, adminId, named);
      return runOf((await sourceStore.findRun(db, runId))!);
    },

    async undo(adminId: string, runId: number): Promise<number> {
      const { run } = await foundRun(runId);
      if (run.state === "running") throw new AppError("conflict", { code: "runRuns" });
      if (run.state === "undone") throw new AppError("conflict", { code: "runUndone" });
      return runner.undo(run, adminId);
    },
  };
}

function someOfEach(changes: readonly PlannedChange[]): PlannedChange[] {
  const counts = new Map<string, number>();
  return changes.filter(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= PREVIEW_ROWS;
  });
}
