import { eq } from "drizzle-orm";
import { AppError } from "#contract/app-error.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import { events, organizers, venues } from "#server/platform/db/schema/catalog.ts";
import type { HistoryRecord } from "../history.ts";
import { type EventInput, type EventRecord, inputOf, storedDetails } from "./event-input.ts";
import type { EventWriter } from "./events.ts";
import type { VenueRecord } from "./venues.ts";

interface RevertOptions {
  /** Refuses what was changed after the entry; what is back already is left as it is. */
  isUndo?: boolean;
}

/** Returns the event as it was found. */
export type Reverter = (entry: HistoryRecord, options?: RevertOptions) => Promise<EventRecord>;

/** Derived columns, which may differ although the event is the same. */
const DERIVED = new Set(["slug", "startsAt", "endsAt", "previousStartsAt"]);

/** History is never rewritten: going back is a change of its own, with its own entry and news. */
export function reverter(tx: Transaction, write: EventWriter): Reverter {
  async function venueById(id: number): Promise<VenueRecord> {
    const [venue] = await tx.select().from(venues).where(eq(venues.id, id));
    if (!venue || venue.withdrawnAt) throw new AppError("conflict", { code: "venueGone" });
    return venue;
  }

  async function organizerName(id: unknown): Promise<string | null> {
    if (typeof id !== "number") return null;
    const [organizer] = await tx.select().from(organizers).where(eq(organizers.id, id));
    return organizer?.name ?? null;
  }

  async function revertDeletion(event: EventRecord, entry: HistoryRecord, isUndo: boolean): Promise<void> {
    if (!event.withdrawnAt) {
      if (isUndo) return;
      throw new AppError("conflict", { code: "nothingToRestore" });
    }
    if (isUndo && !holds(event, entry.after)) throw new AppError("conflict", { code: "eventChanged" });
    await venueById(event.venueId);
    await write.restore(event.id);
  }

  async function revertChange(event: EventRecord, entry: HistoryRecord, isUndo: boolean): Promise<void> {
    if (event.withdrawnAt) throw new AppError("conflict", { code: "eventGone" });
    const { before, after } = entry;
    if (holds(event, before)) {
      if (isUndo) return;
      throw new AppError("conflict", { code: "nothingToRestore" });
    }
    if (isUndo && !holds(event, after)) throw new AppError("conflict", { code: "eventChanged" });
    const { organizer: _kept, ...input } = inputOf({ ...event, ...before });
    const change: Partial<EventInput> =
      "organizerId" in before ? { ...input, organizer: await organizerName(before.organizerId) } : input;
    const from = await venueById(event.venueId);
    const to = "venueId" in before ? await venueById(Number(before.venueId)) : from;
    await write.change(event, change, { from, to }, before.slug as string | undefined);
  }

  return async (entry, { isUndo = false } = {}) => {
    const [event] = await tx.select().from(events).where(eq(events.id, entry.eventId));
    if (!event) throw new AppError("not-found", { code: "noEvent" });
    if (entry.action === "changed") await revertChange(event, entry, isUndo);
    else if (entry.action === "withdrawn") await revertDeletion(event, entry, isUndo);
    else throw new AppError("conflict", { code: "nothingToRestore" });
    return event;
  };
}

/** Whether an event has these values of columns. */
function holds(event: EventRecord, columns: Record<string, unknown>): boolean {
  const known: Record<string, unknown> = { ...event, ...storedDetails(event.details) };
  return Object.entries(columns).every(
    ([column, value]) =>
      DERIVED.has(column) || JSON.stringify(known[column] ?? null) === JSON.stringify(value),
  );
}
