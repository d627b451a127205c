import type {
  ImportPreview,
  ImportQuery,
  ImportResult,
  ImportRow,
  ImportStep,
} from "#contract/admin-import.ts";
import { AppError, wrongField } from "#contract/app-error.ts";
import { chunksOf } from "#domain/chunks.ts";
import { PREVIEW_ROWS } from "#domain/event-import.ts";
import { MAX_NAME } from "#domain/event-limits.ts";
import { catalogReader } from "#server/catalog/read.ts";
import type { CatalogWrite } from "#server/catalog/write.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import type { ReadRow } from "#server/sources/formats/draft.ts";
import type { FileReader } from "#server/sources/formats/read-file.ts";
import { addPlace, findPlaces, type PlaceBook, type PlaceDefaults } from "#server/sources/places.ts";
import { type YieldIfDue, yieldEvery } from "#server/sources/yield-if-due.ts";
import { chosenVenue } from "../catalog/choice.ts";
import { countryOf } from "../form-error.ts";
import type { Geocoder } from "../geocoding/geocoder.ts";
import type { CatalogWriter } from "../store.ts";
import { type Plan, type PlannedRow, planImport } from "./plan.ts";

export interface ImportDeps {
  db: Database["db"];
  writer: CatalogWriter;
  geocoder: Geocoder;
  reader: FileReader;
  publicUrl: string;
  now: () => number;
}

export type OnStep = (line: ImportStep) => void;

/** How work goes on: in turns with others, telling how far it is, until it is in vain. */
interface Way {
  yieldIfDue: YieldIfDue;
  onStep: OnStep;
  signal?: AbortSignal | undefined;
}

const INSERT_BATCH = 500;
const PROGRESS_EVERY_MS = 500;

export function importActions({ db, writer, geocoder, reader, publicUrl, now }: ImportDeps) {
  async function read(bytes: Buffer, query: ImportQuery, { yieldIfDue, onStep, signal }: Way) {
    onStep({ step: "reading", done: 0, total: 0 });
    const defaults = await defaultsOf(query);
    const batches = reader.read({ bytes, format: query.format, nowMs: now() }, signal);
    const rows: ReadRow[] = [];
    let next = await batches.next();
    for (; !next.done; next = await batches.next()) {
      for (const row of next.value) rows.push(row);
      onStep({ step: "reading", done: rows.length, total: 0 });
    }
    const file = next.value;
    onStep({ step: "reading", done: rows.length, total: rows.length });
    const drafts = rows.flatMap((row) => ("draft" in row ? [row.draft] : []));
    let toldAt = 0;
    const places = await findPlaces(db, drafts, defaults, geocoder, yieldIfDue, (done, total) => {
      if (done < total && performance.now() - toldAt < PROGRESS_EVERY_MS) return;
      toldAt = performance.now();
      onStep({ step: "placing", done, total });
    });
    onStep({ step: "comparing", done: 0, total: rows.length });
    const source = (query.source ?? file.source).slice(0, MAX_NAME).toWellFormed();
    return { format: file.format, source, rows, places };
  }

  async function defaultsOf({
    country,
    city,
    category,
    venue,
    createVenues,
  }: ImportQuery): Promise<PlaceDefaults> {
    const known = country === undefined ? undefined : countryOf(country);
    if (venue === undefined) return { country: known, city, category, venue: undefined, createVenues };
    if (country === undefined || city === undefined) throw wrongField("venue", { code: "venueWithoutPlace" });
    const chosen = await chosenVenue(catalogReader(db), {
      country,
      city,
      category: category ?? "all",
      venue,
    });
    const { id, name, timeZone } = chosen.venue;
    return {
      country: known,
      city,
      category,
      createVenues,
      venue: { id, name, timeZone, city: chosen.city, isNew: false },
    };
  }

  return {
    async preview(
      bytes: Buffer,
      query: ImportQuery,
      onStep: OnStep,
      signal: AbortSignal,
    ): Promise<ImportPreview> {
      const yieldIfDue = yieldEvery(signal);
      const { format, source, rows, places } = await read(bytes, query, { yieldIfDue, onStep, signal });
      const plan = await planImport(db, { source, publicUrl }, rows, places, now(), yieldIfDue);
      return {
        format,
        source,
        counts: plan.counts,
        newVenues: usedPlaces(places, plan).length,
        rows: someOfEach(plan.rows),
      };
    },

    /** All that is new or changed, in one transaction. */
    async apply(
      adminId: string | null,
      bytes: Buffer,
      query: ImportQuery,
      onStep: OnStep,
    ): Promise<ImportResult> {
      const yieldIfDue = yieldEvery();
      const { source, rows, places } = await read(bytes, query, { yieldIfDue, onStep });
      return writer.write(adminId, async ({ many, ...write }, tx) => {
        const plan = await planImport(tx, { source, publicUrl }, rows, places, now(), yieldIfDue);
        if (plan.counts.wrong > 0 && !query.skipWrong) throw refused(plan.rows, plan.counts.wrong);
        const newPlaces = usedPlaces(places, plan);
        const idOf = await addPlaces(write, tx, newPlaces);
        const total = plan.toAdd.length + plan.toChange.length;
        let done = 0;
        const wrote = async (count: number) => {
          done += count;
          onStep({ step: "writing", done, total });
          await yieldIfDue();
        };
        for (const some of chunksOf(plan.toAdd, INSERT_BATCH)) {
          const events = some.map((event) => ({ ...event, venueId: idOf(event.venueId) }));
          await many.addMany(events);
          await wrote(some.length);
        }
        for (const some of chunksOf(plan.toChange, INSERT_BATCH)) {
          const events = some.map((event) => ({ ...event, venueId: idOf(event.venueId) }));
          await many.changeMany(events);
          await wrote(some.length);
        }
        const { counts } = plan;
        return {
          audit: {
            action: "Events Imported",
            subject: `${source}: ${counts.new} new, ${counts.changed} changed`,
          },
          result: { message: "Events Imported", counts, newVenues: newPlaces.length },
        };
      });
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

/** Only venues that get an event are added. */
function usedPlaces(places: PlaceBook, { toAdd, toChange }: Plan): PlaceBook["added"] {
  const used = new Set([...toAdd, ...toChange].map(({ venueId }) => venueId));
  return places.added.filter(({ id }) => used.has(id));
}

async function addPlaces(
  write: Pick<CatalogWrite, "read" | "venues">,
  tx: Transaction,
  places: PlaceBook["added"],
): Promise<(id: number) => number> {
  const ids = new Map<number, number>();
  for (const place of places) ids.set(place.id, await addPlace(write, tx, place));
  return (id) => ids.get(id) ?? id;
}

function someOfEach(rows: readonly ImportRow[]): ImportRow[] {
  const shown: Partial<Record<ImportRow["status"], number>> = {};
  return rows.filter(({ status }) => {
    shown[status] = (shown[status] ?? 0) + 1;
    return shown[status] <= PREVIEW_ROWS;
  });
}
