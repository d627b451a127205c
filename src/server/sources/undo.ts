import { AppError } from "#contract/app-error.ts";
import type { EventFields, SourceFields } from "#domain/source/merge.ts";
import { catalogMatches, type MatchedEvent } from "#server/catalog/match.ts";
import type { EventWriter } from "#server/catalog/write/events.ts";
import { writeCatalog } from "#server/catalog/write.ts";
import { type ApplyDeps, appliedEvents, appliedVenues, changedFields } from "./apply.ts";
import { type ChangeRow, type RunRow, sourceStore } from "./store.ts";
import type { WriteVenue } from "./wanted-events.ts";

/** Takes back what rows of a run did, where nothing has happened to the events since; venues that it added go with their last event. */
export async function undoPiece(
  { database, now }: ApplyDeps,
  userId: string | null,
  { id: runId, startedAt }: Pick<RunRow, "id" | "startedAt">,
  ids: readonly number[],
): Promise<void> {
  const actor = { userId, origin: "admin" as const };
  await writeCatalog(database, { actor, at: new Date(now()), isPiece: true }, async (write, tx) => {
    const found = await sourceStore.changesByIds(tx, runId, ids);
    const rows = found.filter(({ state }) => state === "applied");
    const here = await appliedEvents(tx, rows);
    const before = rows.flatMap((row) => row.before ?? []);
    const venues = await appliedVenues(tx, before, [...here.values()]);
    for (const row of rows) {
      const event = here.get(row.eventId ?? -1);
      if (event) await undoRow(write.events, row, event, venues);
    }
    const added = rows.flatMap(({ newVenue, eventId }) => {
      const venueId = newVenue && here.get(eventId ?? -1)?.record.venueId;
      return venueId ? [venueId] : [];
    });
    for (const id of await catalogMatches.unusedVenues(tx, [...new Set(added)], startedAt)) {
      const venue = await write.read.venueById(id);
      if (venue) await write.venues.withdraw(venue);
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
  event: MatchedEvent,
  venues: ReadonlyMap<number, WriteVenue>,
): Promise<void> {
  if (kind === "new") {
    if (!event.record.withdrawnAt) await write.withdraw(event.record);
  } else if (kind === "withdrawn") await write.restore(event.record.id);
  else {
    const now = changedFields(event);
    const untouched = Object.keys(after ?? {}).filter((field) => {
      const key = field as keyof EventFields;
      return JSON.stringify(now[key]) === JSON.stringify(after?.[key]);
    });
    const back = Object.fromEntries(untouched.map((field) => [field, before?.[field as keyof EventFields]]));
    if (untouched.length > 0) await changeBack(write, event, back, venues);
  }
}

async function changeBack(
  write: EventWriter,
  here: MatchedEvent,
  { venueId = here.record.venueId, ...given }: SourceFields,
  venues: ReadonlyMap<number, WriteVenue>,
): Promise<void> {
  const [from, to] = [venues.get(here.record.venueId), venues.get(venueId)];
  if (!from || !to) throw new AppError("conflict", { code: "venueGone" });
  await write.change(here.record, given, { from, to });
}
