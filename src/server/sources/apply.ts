import { AppError } from "#contract/app-error.ts";
import { slugify, uniqueSlug } from "#domain/slug.ts";
import { type EventFields, type FieldGroup, type SaidFields, valuesOf } from "#domain/source/merge.ts";
import type { ChangeState, SourceProblem } from "#domain/source/source.ts";
import { catalogMatches, type ListedEvent } from "#server/catalog/match.ts";
import { columnsOf, type EventInput, inputOf, NEW_EVENT, onDate } from "#server/catalog/write/event-input.ts";
import type { EventWriter } from "#server/catalog/write/events.ts";
import type { EventToAdd } from "#server/catalog/write/many.ts";
import { type CatalogWrite, writeCatalog } from "#server/catalog/write.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { addPlace, type NewPlace, type NewRecord } from "./places.ts";
import type { RecordUpdate } from "./plan.ts";
import { type ChangeRow, sourceStore } from "./store.ts";

export interface ApplyDeps {
  database: Database;
  now: () => number;
}

interface Actor {
  sourceId: number;
  userId: string | null;
}

type WriteVenue = { id: number; name: string; timeZone: string };

/** An event's fields as a source and a person tell them. */
export function fieldsOf({ record, organizer }: Pick<ListedEvent, "record" | "organizer">): EventFields {
  return { ...inputOf(record), venueId: record.venueId, organizer };
}

/**
 * Applies some rows of a plan in one short transaction: what happens to the events and what is remembered of the source
 * go together, so a run that is killed in between can be run again.
 */
export async function applyPiece(
  { database, now }: ApplyDeps,
  { sourceId, userId }: Actor,
  rows: readonly ChangeRow[],
): Promise<void> {
  const at = new Date(now());
  await writeCatalog(database, { actor: { userId, origin: "source" }, at }, async (write, tx) => {
    const venueIds = await placeNew(write, tx, rows);
    const saidOf = (row: ChangeRow): SaidFields => {
      const said = row.said ?? {};
      const venueId = venueIds.get(row.id);
      return venueId === undefined ? said : { ...said, venueId };
    };
    const here = await eventsOf(tx, rows);
    const venues = await venuesOf(tx, rows.map(saidOf), [...here.values()]);
    const done: Done[] = [];
    const added: { row: ChangeRow; event: EventToAdd; said: SaidFields }[] = [];
    const slugs = await takenSlugs(tx, rows.filter(isAddition).map(saidOf));
    for (const row of rows) {
      const said = saidOf(row);
      try {
        if (isAddition(row)) added.push({ row, said, event: additionOf(said, venues, slugs) });
        else done.push(await applyTo(write.events, row, said, here.get(row.eventId ?? -1), venues));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        done.push({ row, said, state: "skipped", problem: { code: "row.refused", message: error.message } });
      }
    }
    const ids = new Map(
      (await write.many.addMany(added.map(({ event }) => event))).map(({ id, venueId, date, slug }) => [
        `${venueId} ${date} ${slug}`,
        id,
      ]),
    );
    for (const { row, said, event } of added) {
      const eventId = ids.get(`${event.venueId} ${event.columns.date} ${event.slug}`)!;
      done.push({ row, said, state: "applied", eventId, after: said });
    }
    await remember(tx, sourceId, done, at);
  });
}

interface Done {
  row: ChangeRow;
  said: SaidFields;
  state: ChangeState;
  eventId?: number;
  before?: SaidFields;
  after?: SaidFields;
  problem?: SourceProblem;
}

const isAddition = (row: ChangeRow) => row.kind === "new" && row.eventId === null;

async function placeNew(write: CatalogWrite, tx: Transaction, rows: readonly ChangeRow[]) {
  const byRow = new Map<number, number>();
  const byPlace = new Map<number, number>();
  for (const { id, newVenue } of rows) {
    if (!newVenue) continue;
    const place = newVenue as unknown as NewPlace | NewRecord;
    // Counted from -1 down within a plan.
    const key = place.id;
    const venueId = byPlace.get(key) ?? (await addPlace(write, tx, place));
    byPlace.set(key, venueId);
    byRow.set(id, venueId);
  }
  return byRow;
}

async function eventsOf(tx: Transaction, rows: readonly ChangeRow[]): Promise<Map<number, ListedEvent>> {
  const ids = rows.flatMap(({ eventId }) => eventId ?? []);
  const found = await catalogMatches.eventsById(tx, ids);
  return new Map(found.map((event) => [event.record.id, event]));
}

async function venuesOf(tx: Transaction, said: readonly SaidFields[], here: readonly ListedEvent[]) {
  const ids = [...said.flatMap(({ venueId }) => venueId ?? []), ...here.map(({ record }) => record.venueId)];
  const found = await catalogMatches.placesById(tx, [...new Set(ids)]);
  return new Map<number, WriteVenue>(found.map((venue) => [venue.id, venue]));
}

async function takenSlugs(tx: Transaction, said: readonly SaidFields[]): Promise<Map<string, Set<string>>> {
  const days = new Map(
    said.map(({ venueId = 0, date = "" }) => [`${venueId} ${date}`, { venueId, date }] as const),
  );
  const taken = new Map<string, Set<string>>([...days.keys()].map((day) => [day, new Set()]));
  const wanted = [...days.values()];
  const used = [
    ...(await catalogMatches.eventsOfDays(tx, wanted)),
    ...(await catalogMatches.formerSlugs(tx, wanted)),
  ];
  for (const { venueId, date, slug } of used) taken.get(`${venueId} ${date}`)?.add(slug);
  return taken;
}

function additionOf(
  said: SaidFields,
  venues: ReadonlyMap<number, WriteVenue>,
  slugs: ReadonlyMap<string, Set<string>>,
): EventToAdd {
  const { venueId = 0, ...told } = said;
  const venue = venues.get(venueId);
  if (!venue) throw new AppError("conflict", { code: "venueGone" });
  const input = { ...NEW_EVENT, ...told } as EventInput;
  const columns = columnsOf(input, venue);
  const taken = slugs.get(`${venueId} ${input.date}`)!;
  const slug = uniqueSlug(slugify(input.name), (candidate) => taken.has(candidate));
  taken.add(slug);
  return { columns, venueId, slug, organizer: input.organizer };
}

async function applyTo(
  write: EventWriter,
  row: ChangeRow,
  said: SaidFields,
  here: ListedEvent | undefined,
  venues: ReadonlyMap<number, WriteVenue>,
): Promise<Done> {
  if (!here) throw new AppError("conflict", { code: "eventGone" });
  const before = fieldsOf(here);
  if (row.kind === "withdrawn") {
    await write.withdraw(here.record);
    return { row, said, state: "applied", before };
  }
  if (row.kind === "new") {
    await write.restore(here.record.id);
    return { row, said, state: "applied", before };
  }
  const chosen = Object.entries(row.fields ?? {}).flatMap(([group, side]) =>
    side === "source" ? [group as FieldGroup] : [],
  );
  const after = await changeEvent(
    write,
    here,
    Object.assign({}, ...chosen.map((group) => valuesOf(said, group))),
    venues,
  );
  return { row, said, state: "applied", before: groupsOf(before, chosen), after: groupsOf(after, chosen) };
}

/** Writes fields of an event and returns all of them as they are then. */
async function changeEvent(
  write: EventWriter,
  here: ListedEvent,
  change: SaidFields,
  venues: ReadonlyMap<number, WriteVenue>,
): Promise<EventFields> {
  const { venueId = here.record.venueId, ...told } = change;
  const [from, to] = [venues.get(here.record.venueId), venues.get(venueId)];
  if (!from || !to) throw new AppError("conflict", { code: "venueGone" });
  // An end that is not told moves along with its start.
  const { endDate, openDays } = onDate(inputOf(here.record), told.date ?? here.record.date);
  const isEndTold = "endDate" in told || "endTime" in told;
  const record = await write.change(
    here.record,
    { ...(isEndTold ? {} : { endDate, openDays }), ...told },
    { from, to },
  );
  const organizer = told.organizer === undefined ? here.organizer : told.organizer;
  return fieldsOf({ record, organizer });
}

function groupsOf(fields: SaidFields, groups: readonly FieldGroup[]): SaidFields {
  return Object.assign({}, ...groups.map((group) => valuesOf(fields, group)));
}

async function remember(tx: Transaction, sourceId: number, done: readonly Done[], at: Date): Promise<void> {
  await sourceStore.saveChanges(
    tx,
    done.map(({ row, state, eventId = row.eventId, before = null, after = null, problem = null }) => ({
      ...{ id: row.id, state, eventId, before, after, problem },
    })),
  );
  const applied = done.filter(({ state }) => state === "applied");
  const gone = applied.filter(({ row }) => row.kind === "withdrawn").flatMap(({ row }) => row.recordId ?? []);
  await sourceStore.countMissing(tx, gone, at);
  const updates: RecordUpdate[] = applied
    .filter(({ row }) => row.kind !== "withdrawn")
    .map(({ row: { uid, recurrence, recordId, ...row }, said, eventId = row.eventId }) => ({
      ...{ uid, recurrence, recordId, eventId, said, date: said.date ?? row.date },
    }));
  await sourceStore.saveRecords(tx, sourceId, updates, at);
}

/** Takes back what rows of a run did, where nothing has happened to the events since. */
export async function undoPiece(
  { database, now }: ApplyDeps,
  userId: string | null,
  rows: readonly ChangeRow[],
): Promise<void> {
  const actor = { userId, origin: "admin" as const };
  await writeCatalog(database, { actor, at: new Date(now()) }, async (write, tx) => {
    const here = await eventsOf(tx, rows);
    const before = rows.flatMap((row) => row.before ?? []);
    const venues = await venuesOf(tx, before, [...here.values()]);
    for (const row of rows) {
      const event = here.get(row.eventId ?? -1);
      if (event) await undoRow(write.events, row, event, venues);
    }
    await sourceStore.saveChanges(
      tx,
      rows.map((row) => ({ ...row, state: "undone" })),
    );
  });
}

async function undoRow(
  write: EventWriter,
  { kind, before, after }: ChangeRow,
  event: ListedEvent,
  venues: ReadonlyMap<number, WriteVenue>,
): Promise<void> {
  if (kind === "new") {
    if (!event.record.withdrawnAt) await write.withdraw(event.record);
  } else if (kind === "withdrawn") await write.restore(event.record.id);
  else {
    const now = fieldsOf(event);
    const untouched = Object.keys(after ?? {}).filter((field) => {
      const key = field as keyof EventFields;
      return JSON.stringify(now[key]) === JSON.stringify(after?.[key]);
    });
    const back = Object.fromEntries(untouched.map((field) => [field, before?.[field as keyof EventFields]]));
    if (untouched.length > 0) await changeEvent(write, event, back, venues);
  }
}
