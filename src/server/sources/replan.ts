import { NO_COUNTS, type RunCounts } from "#domain/source/source.ts";
import { catalogMatches } from "#server/catalog/match.ts";
import type { DatabaseHandle } from "#server/platform/db/connect.ts";
import { yieldEvery } from "#server/platform/yield-if-due.ts";
import { entriesOf, type KeptDraft } from "./entries.ts";
import type { PlaceGeocoder } from "./places/city.ts";
import { findSourcePlaces } from "./places/source-places.ts";
import { placeStore } from "./places/store.ts";
import { planRun } from "./plan.ts";
import { planContext } from "./plan-context.ts";
import { sourceRecordStore } from "./records/store.ts";
import { type SourceRow, sourceStore } from "./store.ts";

interface ReplanDeps {
  database: DatabaseHandle;
  geocoder: PlaceGeocoder;
  publicUrl: string;
  now: () => number;
}

/** Plans the rows of the last plan anew that wait for these places, and answers with its run where there are any. */
export async function replanPlaces(
  { database: { db, transaction }, geocoder, publicUrl, now }: ReplanDeps,
  source: SourceRow,
  places: readonly string[],
): Promise<number | undefined> {
  const run = await placeStore.plannedRun(db, source.id);
  if (!run) return undefined;
  const waiting = await placeStore.waitingRows(db, run.id, places);
  const kept = waiting.map(({ draft }) => draft as unknown as KeptDraft);
  const rows = kept.map(({ draft }, index) => ({ row: waiting[index]!.line ?? 0, draft }));
  const series = new Set(kept.filter(({ isSeries }) => isSeries).map(({ draft }) => draft.facts.uid));
  const nowMs = now();
  const book = await findSourcePlaces(
    db,
    source,
    kept.map(({ draft }) => draft),
    geocoder,
  );
  const answers = [...(await placeStore.answers(db, source.id)).values()];
  const venues = await catalogMatches.venuesById(
    db,
    answers.flatMap((answer) => (answer.kind === "venue" ? [answer.venueId] : [])),
  );
  const options = { publicUrl, nowMs, yieldIfDue: yieldEvery() };
  const placed = await entriesOf(rows, book, source, options, series);
  const context = await planContext(db, source, placed.entries, options);
  const plan = await planRun(placed, { ...context, isComplete: false }, options.yieldIfDue);
  const counts = { ...NO_COUNTS, ...run.counts };
  for (const kind of Object.keys(NO_COUNTS) as (keyof RunCounts)[]) counts[kind] += plan.counts[kind];
  counts.problem -= waiting.length;
  await transaction(async (tx) => {
    await placeStore.removeRows(
      tx,
      waiting.map(({ id }) => id),
    );
    await sourceRecordStore.saveRecords(tx, source.id, plan.updates, new Date(nowMs));
    await sourceStore.savePlan(tx, run.id, plan.changes);
    await sourceStore.changeRun(tx, run.id, { counts });
    await placeStore.save(tx, source.id, book.named);
    await placeStore.moveNewRows(tx, run, places, venues);
  });
  return run.id;
}
