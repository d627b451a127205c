import { AppError } from "#contract/app-error.ts";
import { type WordedProblem, worded } from "#contract/error-messages.ts";
import { type EventFields, type FieldGroup, type SourceFields, valuesOf } from "#domain/source/merge.ts";
import type { ChangeState } from "#domain/source/source.ts";
import { catalogMatches, type MatchedEvent } from "#server/catalog/match.ts";
import { inputOf } from "#server/catalog/write/event-input.ts";
import { type CatalogWrite, writeCatalog } from "#server/catalog/write.ts";
import type { DatabaseHandle, Transaction } from "#server/platform/db/connect.ts";
import type { NewRecord, NewSourceSite } from "./places/place.ts";
import { placeAdder } from "./places/places.ts";
import type { RecordUpdate } from "./plan.ts";
import { type Addition, sourceRecordStore } from "./records/store.ts";
import { type ChangeRow, sourceStore } from "./store.ts";
import { daysOf, eventsToWrite, type WriteVenue } from "./wanted-events.ts";

export interface ApplyDeps {
  database: DatabaseHandle;
  now: () => number;
}

export interface Applying {
  sourceId: number;
  runId: number;
  userId: string | null;
  /** Venues of the plan that earlier pieces added, by their ids in the plan, which count down from -1. */
  placed: Map<number, number>;
}

/** An event's fields as a source and a person tell them. */
export function changedFields({
  record,
  organizer,
}: Pick<MatchedEvent, "record" | "organizer">): EventFields {
  return { ...inputOf(record), venueId: record.venueId, organizer };
}

interface Done {
  row: ChangeRow;
  said: SourceFields;
  state: ChangeState;
  eventId?: number;
  before?: SourceFields;
  after?: SourceFields;
  problem?: WordedProblem;
}

const isAddition = (row: ChangeRow) => row.kind === "new" && row.eventId === null;

/**
 * Applies some rows of a plan in one short transaction: what happens to the events and what is remembered of the source
 * go together, so a run that is killed in between goes on where it was. The rows are read under the catalogue's lock:
 * two processes that apply one run do each row once.
 */
export async function applyPiece(
  { database, now }: ApplyDeps,
  { sourceId, runId, userId, placed }: Applying,
  ids: readonly number[],
): Promise<void> {
  const at = new Date(now());
  await writeCatalog(
    database,
    { actor: { userId, origin: "source" }, at, isPiece: true },
    async (write, tx) => {
      const rows = await sourceStore.openChanges(tx, { id: runId, sourceId }, ids);
      if (rows.length === 0) return;
      const isDoubled = (row: (typeof rows)[number]) => isAddition(row) && row.hasEvent;
      const wanted = rows.filter((row) => !isDoubled(row));
      const venueIds = await placeNew(write, tx, wanted, placed);
      const saidOf = (row: ChangeRow): SourceFields => {
        const said = row.said ?? {};
        const venueId = venueIds.get(row.id);
        return venueId === undefined ? said : { ...said, venueId };
      };
      const here = await appliedEvents(tx, rows);
      const venues = await appliedVenues(tx, rows.map(saidOf), [...here.values()]);
      const events = eventsToWrite(
        venues,
        await daysOf(
          tx,
          rows.map((row) => [here.get(row.eventId ?? -1)?.record, saidOf(row)]),
        ),
      );
      const done: Done[] = [];
      const added: { row: ChangeRow; key: string; said: SourceFields }[] = [];
      for (const row of rows) {
        const said = saidOf(row);
        try {
          if (isDoubled(row)) done.push({ row, said, state: "skipped" });
          else if (isAddition(row)) added.push({ row, said, key: events.add(said) });
          else done.push(await applyTo(write, events, row, said, here.get(row.eventId ?? -1)));
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          done.push({ row, said, state: "skipped", problem: worded(error.problem) });
        }
      }
      const newIds = await events.write(write.many);
      const additions: Addition[] = [];
      for (const { row, said, key } of added) {
        const eventId = newIds.get(key)!;
        // A record that was renamed keeps its row.
        if (row.recordId !== null) done.push({ row, said, state: "applied", eventId });
        else additions.push({ id: row.id, eventId, venueId: venueIds.get(row.id) ?? null });
      }
      await sourceRecordStore.saveAdditions(tx, sourceId, additions, at);
      await remember(tx, sourceId, done, at);
    },
  );
}

async function placeNew(
  write: CatalogWrite,
  tx: Transaction,
  rows: readonly ChangeRow[],
  byPlace: Map<number, number>,
) {
  const placed = rows.flatMap(({ id, newVenue }) =>
    newVenue ? [{ id, place: newVenue as unknown as NewSourceSite | NewRecord }] : [],
  );
  const missing = placed.map(({ place }) => place).filter(({ id }) => !byPlace.has(id));
  const add = await placeAdder(write, tx, missing);
  for (const place of missing) if (!byPlace.has(place.id)) byPlace.set(place.id, await add(place));
  return new Map(placed.map(({ id, place }) => [id, byPlace.get(place.id)!]));
}

export async function appliedEvents(
  tx: Transaction,
  rows: readonly ChangeRow[],
): Promise<Map<number, MatchedEvent>> {
  const ids = rows.flatMap(({ eventId }) => eventId ?? []);
  const found = await catalogMatches.eventsById(tx, ids);
  return new Map(found.map((event) => [event.record.id, event]));
}

export async function appliedVenues(
  tx: Transaction,
  said: readonly SourceFields[],
  here: readonly MatchedEvent[],
) {
  const ids = [...said.flatMap(({ venueId }) => venueId ?? []), ...here.map(({ record }) => record.venueId)];
  const found = await catalogMatches.placesById(tx, [...new Set(ids)]);
  return new Map<number, WriteVenue>(found.map((venue) => [venue.id, venue]));
}

async function applyTo(
  write: CatalogWrite,
  events: ReturnType<typeof eventsToWrite>,
  row: ChangeRow,
  said: SourceFields,
  here: MatchedEvent | undefined,
): Promise<Done> {
  if (!here) throw new AppError("conflict", { code: "eventGone" });
  const before = changedFields(here);
  if (row.kind !== "new" && here.record.withdrawnAt && !here.isVenueGone)
    throw new AppError("conflict", { code: "eventGone" });
  if (row.kind === "withdrawn") {
    await write.events.withdraw(here.record);
    return { row, said, state: "applied", before };
  }
  if (row.kind === "new") {
    await write.events.restore(here.record.id);
    return { row, said, state: "applied", before };
  }
  const chosen = Object.entries(row.fields ?? {}).flatMap(([group, side]) =>
    side === "source" ? [group as FieldGroup] : [],
  );
  const after = events.change(here, groupsOf(said, chosen));
  return { row, said, state: "applied", before: groupsOf(before, chosen), after: groupsOf(after, chosen) };
}

function groupsOf(fields: SourceFields, groups: readonly FieldGroup[]): SourceFields {
  return Object.assign({}, ...groups.map((group) => valuesOf(fields, group)));
}

async function remember(tx: Transaction, sourceId: number, done: readonly Done[], at: Date): Promise<void> {
  if (done.length === 0) return;
  await sourceStore.saveChanges(
    tx,
    done.map(({ row, state, eventId = row.eventId, before = null, after = null, problem = null }) => ({
      id: row.id,
      state,
      eventId,
      before,
      after,
      problem: state === "applied" ? row.problem : problem,
    })),
  );
  const applied = done.filter(({ state }) => state === "applied");
  const gone = applied.filter(({ row }) => row.kind === "withdrawn").flatMap(({ row }) => row.recordId ?? []);
  await sourceRecordStore.countMissing(tx, gone, at);
  const updates: RecordUpdate[] = applied
    .filter(({ row }) => row.kind !== "withdrawn")
    .map(({ row: { uid, recurrence, recordId, ...row }, said, eventId = row.eventId }) => ({
      uid,
      recurrence,
      recordId,
      eventId,
      said,
      date: said.date ?? row.date,
    }));
  await sourceRecordStore.saveRecords(tx, sourceId, updates, at);
}
