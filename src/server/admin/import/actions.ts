import type { ImportPreview, ImportQuery, ImportResult } from "#contract/admin-import.ts";
import { AppError, wrongField } from "#contract/app-error.ts";
import { UNNAMED_FILE } from "#domain/event-import.ts";
import { MAX_NAME } from "#domain/event-limits.ts";
import { catalogReader } from "#server/catalog/read.ts";
import type { DatabaseHandle } from "#server/platform/db/connect.ts";
import { sourceClaims } from "#server/sources/claims/store.ts";
import type { PlanProgress, ReadSource } from "#server/sources/make-plan.ts";
import type { SourceRunner } from "#server/sources/run.ts";
import { type SourceRow, sourceStore } from "#server/sources/store.ts";
import { unsavedSource } from "#server/sources/unsaved-source.ts";
import { requireVenue } from "../catalog/choice.ts";
import { countryOf } from "../form-error.ts";
import type { CatalogWriter } from "../store.ts";
import { importRows, type PlannedRow, someOfEach } from "./rows.ts";

export interface ImportDeps {
  database: DatabaseHandle;
  runner: SourceRunner;
  writer: CatalogWriter;
  now: () => number;
}

type Settings = Partial<
  Pick<SourceRow, "format" | "country" | "city" | "category" | "venueId" | "createsVenues">
>;

interface Upload {
  name: string;
  known: SourceRow | undefined;
  settings: Settings;
  planned: SourceRow;
  read: ReadSource;
  /** A file that its sender names lists all that its source has. */
  isListing: boolean;
}

/** The calls for one file: a file is a source named after it, and importing it is a run of that source. */
export function importActions({ database, runner, writer, now }: ImportDeps) {
  const { db } = database;

  async function open(bytes: Buffer, query: ImportQuery, progress: PlanProgress): Promise<Upload> {
    const settings = await settingsOf(query);
    const ofName = (name: string) => sourceStore.findOfFiles(db, name);
    const named = query.source && (await ofName(query.source));
    const unsaved = unsavedSource({ createsVenues: false });
    const read = await runner.read(bytes, { ...(named || unsaved), ...settings }, progress);
    const own = read.source.slice(0, MAX_NAME).toWellFormed().trim();
    const name = query.source ?? (own || UNNAMED_FILE);
    const known = named || (await ofName(name));
    const isUnnamed = name === UNNAMED_FILE;
    // Files without a name have nothing in common: neither settings nor their own numbers.
    const base = known && !isUnnamed ? known : { ...unsaved, id: known?.id ?? 0, name };
    return {
      name,
      known,
      settings,
      planned: { ...base, ...settings },
      read: isUnnamed ? withoutNumbers(read) : read,
      isListing: query.source !== undefined,
    };
  }

  async function settingsOf(query: ImportQuery): Promise<Settings> {
    const { format, country, city, category, venue, createVenues } = query;
    const settings: Settings = {
      ...(format && { format }),
      ...(country && { country: countryOf(country).name }),
      ...(city && { city }),
      ...(category && { category }),
      ...(createVenues !== undefined && { createsVenues: createVenues }),
    };
    if (venue === undefined) return settings;
    if (country === undefined || city === undefined) throw wrongField("venue", { code: "venueWithoutPlace" });
    const chosen = await requireVenue(catalogReader(db), {
      country,
      city,
      venue,
      category: category ?? "all",
    });
    return { ...settings, venueId: chosen.venue.id };
  }

  async function planOf({ planned, read, isListing }: Upload, progress: PlanProgress) {
    const preview = await runner.planRows(planned, read, { isListing, ...progress });
    return { ...preview, ...importRows(preview.plan) };
  }

  /** The source of a file, claimed: the known one, or a new one unless another process adds it at this moment. */
  async function claimed({ name, known, settings }: Upload, adminId: string | null): Promise<SourceRow> {
    const at = new Date(now());
    const isUnnamed = name === UNNAMED_FILE;
    const source =
      known ??
      (await sourceStore.addOfFiles(database, {
        name,
        createdBy: adminId,
        createdAt: at,
        updatedAt: at,
        ...(isUnnamed ? {} : settings),
      }));
    if (!source || !(await sourceClaims.claim(db, source.id, at)))
      throw new AppError("conflict", { code: "sourceRuns" });
    return source;
  }

  /** Plans and runs under the claim of a source, which ends with the run or with a refusal. */
  async function applyTo(
    source: SourceRow,
    upload: Upload,
    query: ImportQuery,
    adminId: string | null,
    progress: PlanProgress,
  ) {
    await runner.resume(source);
    await sourceClaims.renewClaim(db, source.id, new Date(now()));
    const { plan, places, rows, counts, newVenues } = await planOf(upload, progress);
    if (counts.wrong > 0 && !query.skipWrong) throw refused(rows, counts.wrong);
    if (upload.name !== UNNAMED_FILE)
      await sourceStore.change(db, source.id, upload.settings, new Date(now()));
    const runId = await runner.runPlan(source, { plan, places }, adminId, progress);
    return { counts, newVenues, sourceId: source.id, runId };
  }

  return {
    async preview(bytes: Buffer, query: ImportQuery, progress: PlanProgress): Promise<ImportPreview> {
      const upload = await open(bytes, query, progress);
      const { plan, rows, counts, newVenues } = await planOf(upload, progress);
      return {
        format: upload.read.format,
        source: upload.name,
        isKnownSource: upload.known !== undefined,
        counts,
        newVenues,
        warning: plan.warning,
        rows: someOfEach(rows),
      };
    },

    async apply(
      adminId: string | null,
      bytes: Buffer,
      query: ImportQuery,
      progress: PlanProgress,
    ): Promise<ImportResult> {
      const upload = await open(bytes, query, progress);
      const source = await claimed(upload, adminId);
      try {
        const result = await applyTo(source, upload, query, adminId, progress);
        const { counts } = result;
        const subject = `${upload.name}: ${counts.new} new, ${counts.changed} changed`;
        await writer.write(adminId, async () => ({ audit: { action: "Events Imported", subject } }));
        return { message: "Events Imported", ...result };
      } catch (error) {
        // A source that this file would have begun is not begun by a file that is refused.
        if (!upload.known && (await sourceStore.runs(db, source.id, 1)).length === 0)
          await sourceStore.remove(db, source.id);
        else await sourceClaims.release(db, source.id);
        throw error;
      }
    },
  };
}

function refused(rows: readonly PlannedRow[], wrong: number): AppError {
  const first = rows.find(({ status }) => status === "wrong")!;
  const params = { row: first.row, reason: first.problem! };
  return new AppError(
    "invalid",
    wrong === 1 ? { code: "rowWrong", params } : { code: "rowsWrong", params: { ...params, count: wrong } },
  );
}

/** Longer names, and names with these signs, are meant to be unique in the world; others only in their file. */
const UNIQUE_LENGTH = 32;

/** Tables of two clubs both have a number 1: in a file without a name such numbers are no names. */
function withoutNumbers(read: ReadSource): ReadSource {
  if (read.format !== "csv" && read.format !== "json") return read;
  const rows = read.rows.map((row) => {
    if (!("draft" in row)) return row;
    const { uid } = row.draft.facts;
    if (uid.length >= UNIQUE_LENGTH || /@|:\//.test(uid)) return row;
    return { ...row, draft: { ...row.draft, facts: { ...row.draft.facts, uid: "" } } };
  });
  return { ...read, rows };
}
