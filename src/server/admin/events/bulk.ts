import { randomUUID } from "node:crypto";
import type { BulkAction, BulkResult } from "#contract/admin-events.ts";
import { AppError, wrongField } from "#contract/app-error.ts";
import { sentenceOf } from "#contract/error-messages.ts";
import { MAX_TAGS, normalizeTags } from "#domain/event/check.ts";
import { dateOfDay, dayNumber } from "#domain/time.ts";
import { type HistoryRecord, historyOfBulk } from "#server/catalog/history.ts";
import { priceOf } from "#server/catalog/write/event-form.ts";
import { type EventInput, inputOf, onDate } from "#server/catalog/write/event-input.ts";
import type { VenueRecord } from "#server/catalog/write/venues.ts";
import type { CatalogWrite } from "#server/catalog/write.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { bulkEntry, markUndone } from "../audit/store.ts";
import type { CatalogWriter } from "../store.ts";

/** Events of one transaction: the catalogue's lock is given up between them. */
const PIECE = 50;
const NAMED_TITLES = 3;

const DONE: Record<BulkAction["action"], string> = {
  schedule: "Events Scheduled",
  cancel: "Events Cancelled",
  postpone: "Events Postponed",
  soldOut: "Events Sold Out",
  move: "Events Moved",
  delete: "Events Deleted",
  tag: "Events Tagged",
  price: "Events Priced",
};

interface BulkDeps {
  db: Database["db"];
  writer: CatalogWriter;
  now: () => number;
}

type Outcome = BulkResult["results"][number];

export function bulkActions({ db, writer, now }: BulkDeps) {
  return {
    /** Each event is done or refused by itself; those of a piece are written together. */
    async run(adminId: string, form: BulkAction): Promise<BulkResult> {
      checkParams(form);
      const bulkId = randomUUID();
      const results: Outcome[] = [];
      const done: { id: number; name: string }[] = [];
      for (const ids of pieces(form.ids)) {
        const piece = await writer
          .write(
            adminId,
            async (write) => {
              const written = await runPiece(write, form, ids);
              const all = [...done, ...written.done];
              const audit = all.length > 0 ? auditOf(form, all) : undefined;
              return { audit, result: written };
            },
            bulkId,
          )
          .catch((error: unknown) => {
            // What earlier pieces wrote can be undone only with the answer.
            if (done.length === 0) throw error;
            const refusal = error instanceof AppError ? error : unreachable(error);
            return { done: [], results: ids.map((id) => refused(id, refusal)) };
          });
        done.push(...piece.done);
        results.push(...piece.results);
      }
      const undo = done.length > 0 ? bulkId : null;
      return { message: DONE[form.action], undo, done: done.length, results };
    },

    /** Reverts the changes of an action one by one, except where an event was changed in the same fields since. */
    async undo(adminId: string, bulkId: string): Promise<BulkResult> {
      const entry = await bulkEntry(db, bulkId);
      if (!entry) throw new AppError("not-found", { code: "noBulk" });
      if (entry.undoneAt) throw new AppError("conflict", { code: "bulkUndone" });
      const results: Outcome[] = [];
      let doneCount = 0;
      for (let last = 0, isLast = false; !isLast; ) {
        const changes = await historyOfBulk(db, bulkId, last, PIECE);
        isLast = changes.length < PIECE;
        last = changes.at(-1)?.id ?? last;
        const piece = await writer.write(adminId, async (write, tx) => {
          const undone = await undoPiece(write, changes);
          if (!isLast) return { result: undone };
          await markUndone(tx, entry.id, new Date(now()));
          const audit = { action: `${entry.action} Undone`, subject: entry.subject };
          return { audit, result: undone };
        });
        results.push(...piece);
        doneCount += piece.filter(({ isDone }) => isDone).length;
      }
      return { message: `${entry.action} Undone`, undo: null, done: doneCount, results };
    },
  };
}

async function runPiece(write: CatalogWrite, form: BulkAction, ids: readonly number[]) {
  const records = new Map((await write.read.recordsByIds(ids)).map((each) => [each.event.id, each]));
  const target = form.action === "move" && form.venue ? await targetVenue(write, form.venue) : undefined;
  const done: { id: number; name: string }[] = [];
  const results: Outcome[] = [];
  for (const id of ids) {
    const found = records.get(id);
    try {
      if (!found) throw new AppError("not-found", { code: "noEvent" });
      const { event, venue } = found;
      if (event.withdrawnAt) throw new AppError("gone", { code: "eventGone" });
      if (form.action === "delete") await write.events.withdraw(event);
      else {
        const change = changeOf(form, inputOf(event));
        await write.events.change(event, change, { from: venue, to: target ?? venue });
      }
      done.push({ id, name: event.name });
      results.push({ _id: String(id), isDone: true });
    } catch (error) {
      // Thrown before anything of this event is written; other errors end the transaction.
      if (!(error instanceof AppError)) throw error;
      results.push(refused(id, error));
    }
  }
  return { done, results };
}

async function undoPiece(write: CatalogWrite, changes: readonly HistoryRecord[]): Promise<Outcome[]> {
  const results: Outcome[] = [];
  for (const change of changes) {
    try {
      await write.revert(change, { isUndo: true });
      results.push({ _id: String(change.eventId), isDone: true });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      results.push(refused(change.eventId, error));
    }
  }
  return results;
}

function changeOf(form: Exclude<BulkAction, { action: "delete" }>, now: EventInput): Partial<EventInput> {
  switch (form.action) {
    case "schedule":
      return { status: "scheduled", isSoldOut: false };
    case "cancel":
      return { status: "cancelled" };
    case "postpone":
      return { status: "postponed" };
    case "soldOut":
      return { status: "scheduled", isSoldOut: true };
    case "move": {
      const { date, endDate, openDays } = onDate(now, dateOfDay(dayNumber(now.date) + (form.days ?? 0)));
      return { date, endDate, openDays };
    }
    case "tag":
      return { tags: tagsOf(now.tags, form) };
    case "price": {
      const { isFree = false, priceFrom = null, priceTo = null, currency = null } = form;
      return { price: priceOf({ isFree, priceFrom, priceTo, currency }, null) ?? null };
    }
  }
}

function tagsOf(now: readonly string[], { add, remove }: { add: string[]; remove: string[] }): string[] {
  const tags = normalizeTags([...now, ...add]).filter((tag) => !remove.includes(tag));
  if (tags.length > MAX_TAGS)
    throw new AppError("invalid", { code: "tooManyTags", params: { field: "tags", max: MAX_TAGS } });
  return tags;
}

function checkParams(form: BulkAction): void {
  if (form.action === "move" && form.venue === undefined && !form.days)
    throw wrongField("venue", { code: "nothingToMove" });
  if (form.action === "tag" && form.add.length + form.remove.length === 0)
    throw wrongField("add", { code: "noTagGiven" });
}

async function targetVenue(write: CatalogWrite, id: number): Promise<VenueRecord> {
  const venue = await write.read.venueById(id);
  if (!venue) throw wrongField("venue", { code: "noVenue" });
  return venue;
}

function auditOf({ action }: BulkAction, done: readonly { id: number; name: string }[]) {
  const titles = done.slice(0, NAMED_TITLES).map(({ name }) => name);
  const more = done.length > titles.length ? `, and ${done.length - titles.length} more` : "";
  return {
    action: DONE[action],
    subject: `${done.length}: ${titles.join(", ")}${more}`,
    ...(action === "delete" && { removed: { withdrawnEvents: done.map(({ id }) => ({ id })) } }),
  };
}

function refused(id: number, { problem }: AppError): Outcome {
  return { _id: String(id), isDone: false, problem: { ...problem, error: sentenceOf(problem) } };
}

function unreachable(cause: unknown): AppError {
  return new AppError("unavailable", { code: "unreachable" }, { cause });
}

function pieces(ids: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / PIECE) }, (_, index) =>
    ids.slice(index * PIECE, (index + 1) * PIECE),
  );
}
