import type { Found, PreviewTable } from "#contract/admin-sources.ts";
import { AppError } from "#contract/app-error.ts";
import { FOLLOWED_FORMAT, type SourceFormat } from "#domain/event-import.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { yieldEvery } from "#server/platform/yield-if-due.ts";
import { entriesOf } from "./entries.ts";
import type { ReadRow } from "./formats/draft.ts";
import type { FileReader, FileSummary } from "./formats/read-file.ts";
import { foundIn } from "./found.ts";
import type { PlaceGeocoder } from "./places/city.ts";
import type { NamedPlace } from "./places/place.ts";
import { findSourcePlaces, upcomingPlaces } from "./places/source-places.ts";
import { planRun, type SourcePlan } from "./plan.ts";
import { planContext } from "./plan-context.ts";
import type { SourceRow } from "./store.ts";

export interface PlanDeps {
  database: Pick<Database, "db">;
  reader: FileReader;
  geocoder: PlaceGeocoder;
  publicUrl: string;
  now: () => number;
}

export interface RunStep {
  step: "reading" | "placing" | "comparing" | "writing";
  done: number;
  /** 0 while it is not known. */
  total: number;
}

/** How long work reports and ends early. */
export interface PlanProgress {
  onStep?: ((step: RunStep) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** Rows, the format, and what the file calls itself: empty where it does not. */
export interface ReadSource extends FileSummary {
  rows: ReadRow[];
}

export interface PlanPreview {
  format: SourceFormat;
  plan: SourcePlan;
  found: Found;
  /** Of tables and plain JSON. */
  table: PreviewTable | null;
  /** What it calls the places of its upcoming events. */
  places: NamedPlace[];
}

export interface PlanOptions extends PlanProgress {
  isListing?: boolean;
  acceptsLoss?: boolean;
}

const PROGRESS_EVERY_MS = 500;

/** Reads what a source answered and plans what it means; nothing is written. */
export function sourcePlanner({ database: { db }, reader, geocoder, publicUrl, now }: PlanDeps) {
  async function read(
    bytes: Buffer,
    { format, url, mapping }: SourceRow,
    { wantsTable = false, onStep = () => {}, signal }: PlanProgress & { wantsTable?: boolean } = {},
  ): Promise<ReadSource> {
    onStep({ step: "reading", done: 0, total: 0 });
    const known = format === "auto" ? undefined : (format as SourceFormat);
    const task = { bytes, format: known, nowMs: now(), url: url ?? undefined, mapping, wantsTable };
    const batches = reader.read(task, signal);
    const rows: ReadRow[] = [];
    let next = await batches.next();
    for (; !next.done; next = await batches.next()) {
      for (const row of next.value) rows.push(row);
      onStep({ step: "reading", done: rows.length, total: 0 });
    }
    onStep({ step: "reading", done: rows.length, total: rows.length });
    return { rows, ...next.value };
  }

  /** Plans rows; what an incomplete listing lacks is not gone. */
  async function planRows(
    source: SourceRow,
    { rows, format, source: name, table }: ReadSource,
    { isListing = true, acceptsLoss = false, onStep = () => {}, signal }: PlanOptions = {},
  ): Promise<PlanPreview> {
    // A followed server says by itself what it takes back.
    if (rows.length === 0 && !table && format !== FOLLOWED_FORMAT)
      throw new AppError("invalid", { code: "sourceEmpty" });
    const yieldIfDue = yieldEvery(signal);
    const nowMs = now();
    const drafts = rows.flatMap((row) => ("draft" in row ? [row.draft] : []));
    let toldAt = 0;
    const book = await findSourcePlaces(db, source, drafts, geocoder, yieldIfDue, (done, total) => {
      if (done < total && performance.now() - toldAt < PROGRESS_EVERY_MS) return;
      toldAt = performance.now();
      onStep({ step: "placing", done, total });
    });
    onStep({ step: "comparing", done: 0, total: rows.length });
    const placed = await entriesOf(rows, book, source, { nowMs, publicUrl, yieldIfDue });
    const { entries, problems } = placed;
    const context = await planContext(db, source, entries, { publicUrl, nowMs, yieldIfDue });
    // An entry that could not be read, or has no name of its own, may be any of those that are missing.
    const isComplete = isListing && problems.every(({ uid }) => uid !== "");
    const plan = await planRun(placed, { ...context, isComplete, acceptsLoss }, yieldIfDue);
    return {
      format,
      plan,
      table: table ?? null,
      found: foundIn(rows, name, source.timeZone),
      places: upcomingPlaces(book, entries, problems),
    };
  }

  return { read, planRows };
}
