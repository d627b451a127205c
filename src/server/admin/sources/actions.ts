import type {
  AddSource,
  ApplyRun,
  EditSource,
  Source,
  SourceChange,
  SourcePreview,
  SourceRun,
} from "#contract/admin-sources.ts";
import { AppError } from "#contract/app-error.ts";
import { PREVIEW_ROWS } from "#domain/event-import.ts";
import { type ChangeKind, formatEvery, parseEvery } from "#domain/source/source.ts";
import { catalogMatches } from "#server/catalog/match.ts";
import { catalogReader } from "#server/catalog/read.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { fieldsOf } from "#server/sources/apply.ts";
import { SourceFailure } from "#server/sources/fetch.ts";
import type { PlannedChange } from "#server/sources/plan.ts";
import type { SourceRunner } from "#server/sources/run.ts";
import {
  type ChangeRow,
  type NewSource,
  type RunRow,
  type SourceRow,
  sourceStore,
} from "#server/sources/store.ts";
import { chosenVenue } from "../catalog/choice.ts";
import { countryOf } from "../form-error.ts";
import type { CatalogWriter } from "../store.ts";

interface SourceDeps {
  database: Database;
  runner: SourceRunner;
  writer: CatalogWriter;
  now: () => number;
}

const RUNS_LISTED = 50;

/** What administrators and their programs do with sources. */
export function sourceActions({ database: { db }, runner, writer, now }: SourceDeps) {
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
    const { venue, every, country, ...rest } = form;
    const known = country ? countryOf(country).name : country;
    const columns: Partial<NewSource> = {
      ...rest,
      ...(known !== undefined && { country: known }),
      ...(every !== undefined && { everySeconds: every === null ? null : parseEvery(every)! }),
    };
    if (venue === null) columns.venueId = null;
    else if (venue !== undefined)
      columns.venueId = (
        await chosenVenue(catalogReader(db), {
          country: known ?? base?.country ?? "",
          city: form.city ?? base?.city ?? "",
          category: form.category ?? base?.category ?? "all",
          venue,
        })
      ).venue.id;
    return columns;
  }

  async function shown(rows: SourceRow[]): Promise<Source[]> {
    const events = await sourceStore.countEvents(db);
    const runs = await sourceStore.lastRuns(db);
    // What waits for review still does after runs that found nothing new.
    const telling = await sourceStore.lastRuns(db, "unchanged");
    const venueIds = rows.flatMap(({ venueId }) => venueId ?? []);
    const slugs = new Map((await catalogMatches.placesById(db, venueIds)).map(({ id, slug }) => [id, slug]));
    return rows.map((row) => {
      const run = runs.get(row.id);
      return {
        ...{
          id: row.id,
          name: row.name,
          url: row.url,
          format: row.format,
          country: row.country,
          city: row.city,
        },
        ...{ category: row.category, language: row.language, timeZone: row.timeZone },
        ...{
          createsVenues: row.createsVenues,
          publishes: row.publishes,
          state: row.state,
          problem: row.problem,
        },
        venue: slugs.get(row.venueId ?? -1) ?? null,
        every: row.everySeconds === null ? null : formatEvery(row.everySeconds),
        health: healthOf(row, run, telling.get(row.id)?.state === "review"),
        failingSince: row.failingSince?.toISOString() ?? null,
        nextRunAt: row.state === "active" ? (row.nextRunAt?.toISOString() ?? null) : null,
        events: events.get(row.id) ?? 0,
        lastRun: run ? runOf(run) : null,
      };
    });
  }

  async function show(id: number): Promise<Source> {
    const [source] = await shown([await found(id)]);
    return source!;
  }

  /** Rows with what they would change, or have changed. */
  async function shownChanges(rows: readonly (ChangeRow | PlannedChange)[]): Promise<SourceChange[]> {
    const touched = rows.filter(({ fields }) => fields !== null);
    const found = await catalogMatches.eventsById(
      db,
      touched.flatMap(({ eventId }) => eventId ?? []),
    );
    const events = new Map(found.map((event) => [event.record.id, fieldsOf(event)]));
    const here = new Map(
      touched.flatMap((row) => {
        const event = events.get(row.eventId ?? -1);
        return event ? [[row, { ...event, ...("before" in row ? row.before : {}) }] as const] : [];
      }),
    );
    const venueIds = [...new Set([...here.values()].map(({ venueId }) => venueId))];
    const names = new Map((await catalogMatches.placesById(db, venueIds)).map(({ id, name }) => [id, name]));
    return rows.map((row) => {
      const fields = here.get(row);
      return {
        ...changeOf(row),
        here: fields ? { ...fields, venue: names.get(fields.venueId) ?? "" } : null,
      };
    });
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
      const isOther = ["url", "format", "country", "city", "venueId", "category", "timeZone"].some(
        (field) => field in columns,
      );
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

    async preview(id: number, bytes?: Buffer): Promise<SourcePreview> {
      const { format, plan } = await runner.preview(await found(id), bytes).catch(refuse);
      return {
        format,
        counts: plan.counts,
        problem: plan.warning,
        rows: await shownChanges(someOfEach(plan.changes)),
      };
    },

    async run(adminId: string, id: number, bytes?: Buffer): Promise<SourceRun> {
      const source = await found(id);
      if (!(await sourceStore.claim(db, id, new Date(now()))))
        throw new AppError("conflict", { code: "sourceRuns" });
      const runId = await runner.run(source, { userId: adminId, bytes, isForced: true });
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
      for (const { row, fields } of choices) {
        const [known] = await sourceStore.changesByIds(db, runId, [row]);
        if (known?.state === "open") await sourceStore.chooseFields(db, row, { ...known.fields, ...fields });
      }
      await runner.apply(source, runId, adminId, rows);
      return runOf((await sourceStore.findRun(db, runId))!);
    },

    async undo(adminId: string, runId: number): Promise<number> {
      const { run } = await foundRun(runId);
      if (run.state === "running") throw new AppError("conflict", { code: "runRuns" });
      if (run.state === "undone") throw new AppError("conflict", { code: "runUndone" });
      return runner.undo(runId, adminId);
    },
  };
}

function refuse(error: unknown): never {
  if (error instanceof SourceFailure)
    throw new AppError(
      "invalid",
      { code: "sourceFailed", params: { reason: error.message } },
      { cause: error },
    );
  throw error;
}

function healthOf(source: SourceRow, run: RunRow | undefined, isWaiting: boolean): Source["health"] {
  if (source.state !== "active") return source.state;
  if (source.failures > 0) return "failing";
  if (isWaiting) return "review";
  return run ? "ok" : "new";
}

function runOf({ id, state, startedAt, finishedAt, counts, problem }: RunRow): SourceRun {
  return {
    ...{ id, state, counts, problem },
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

function changeOf(row: ChangeRow | PlannedChange): Omit<SourceChange, "here"> {
  const { kind, line, eventId, title, date, time, venue, newVenue, fields, said, problem } = row;
  return {
    id: "id" in row ? row.id : null,
    state: "state" in row ? row.state : "open",
    ...{ kind, line, title, date, time, venue, problem },
    eventId: eventId === null ? null : String(eventId),
    isNewVenue: newVenue !== null,
    fields: fields as SourceChange["fields"],
    said: said as SourceChange["said"],
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
