import { AppError } from "#contract/app-error.ts";
import { sentenceOf } from "#contract/error-messages.ts";
import type {
  ApproveItem,
  Decided,
  DecidedTogether,
  DecideTogether,
  MergeItem,
} from "#contract/moderation.ts";
import type { ChangeOwnEvent } from "#contract/organizers.ts";
import { UNDO_MS } from "#domain/moderation.ts";
import { canChange } from "#server/catalog/policy.ts";
import type { EventRecord } from "#server/catalog/write/event-input.ts";
import { type CatalogWrite, writeCatalog } from "#server/catalog/write.ts";
import { recordAudit } from "#server/platform/db/audit-log.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import type { Visitor } from "#server/platform/http/session.ts";
import { orderMail } from "#server/platform/mail/outbox.ts";
import { cancelMail } from "#server/platform/mail/store.ts";
import { mergedChange, requireSameEvent } from "./merge.ts";
import type { Owners } from "./owners.ts";
import { publishSubmission } from "./publish.ts";
import { refusalOf } from "./refusal.ts";
import { type Item, moderationStore } from "./store.ts";
import type { StoredSubmission } from "./stored-submission.ts";
import { withdrawDecision } from "./withdraw-decision.ts";

export const SUBMISSION_DECIDED = "submission decided";

interface Target {
  event: EventRecord;
}

export type DecisionActions = ReturnType<typeof decisionActions>;

const submissionOf = ({ form }: Item) => form as unknown as StoredSubmission;
const idOf = (event: number | null) => (event === null ? null : String(event));
/** A correction can be decided again: each decision has a mail of its own. */
const causeOf = (id: string, decidedAt: Date) => `decided ${id} ${decidedAt.getTime()}`;

interface DecisionDeps {
  database: Database;
  owners: Owners;
  now: () => number;
}

/** Refuses an item that the account may not decide about; asked within the transaction of the decision. */
export type MayDecide = (tx: Transaction, item: Item) => Promise<void>;

/** What moderators decide about items of the queue, each once. */
export function decisionActions({ database, owners, now }: DecisionDeps) {
  const { db } = database;

  /** The mail waits until the decision can no longer be undone. */
  async function tellAuthor(tx: Transaction, item: Item, at: Date, facts: object = {}): Promise<void> {
    const { id, kind, userId, email } = item;
    if (kind === "report" || (!userId && !email)) return;
    const order = { kind: SUBMISSION_DECIDED, facts: { item: id, ...facts }, cause: causeOf(id, at) };
    await orderMail(tx, order, at.getTime() + UNDO_MS);
  }

  async function authorOf(id: string) {
    return { userId: (await moderationStore(db).find(id))?.userId ?? null, origin: "person" } as const;
  }

  /** Writes what a submission brings, or makes the move that it asks for; returns the event. */
  async function publish(
    within: { write: CatalogWrite; tx: Transaction },
    item: Item,
    changes: ApproveItem,
  ): Promise<{ eventId: number; subject: string }> {
    const stored = submissionOf(item);
    if (stored.move && item.eventId !== null && item.userId) {
      await owners.move(within, item.userId, item.eventId, { ...stored.move, ...changes } as ChangeOwnEvent);
      return { eventId: item.eventId, subject: `${stored.title}, ${stored.date}` };
    }
    const form = { ...stored, ...changes };
    return publishSubmission(within.write, changes?.venue ? toListed(form) : form);
  }

  /** Publishes a submission with what the moderator has changed, or closes a report. */
  async function approve(
    moderatorId: string,
    id: string,
    changes: ApproveItem,
    mayDecide?: MayDecide,
  ): Promise<Decided> {
    const at = new Date(now());
    const decision = { state: "approved", decidedBy: moderatorId, decidedAt: at } as const;
    // The history of a moved event carries the item's id, by which an undo finds it.
    const options = { actor: await authorOf(id), at, bulkId: id };
    const done = await writeCatalog(database, options, async (write, tx) => {
      const items = moderationStore(tx);
      const item = await items.decide(id, decision);
      if (!item) return undefined;
      await mayDecide?.(tx, item);
      if (item.kind === "report") {
        if (changes && Object.keys(changes).length > 0)
          throw new AppError("invalid", { code: "reportsHaveNoForm" });
        return { id, state: item.state, event: idOf(item.eventId) };
      }
      const { eventId, subject } = await publish({ write, tx }, item, changes);
      await items.setEvent(id, eventId);
      await recordAudit(tx, { action: "Submission Approved", subject, userId: moderatorId, at });
      await tellAuthor(tx, item, at);
      return { id, state: item.state, event: String(eventId) };
    });
    if (!done) throw await refusalOf(db, id);
    return done;
  }

  async function reject(
    moderatorId: string,
    id: string,
    reason: string,
    mayDecide?: MayDecide,
  ): Promise<Decided> {
    const at = new Date(now());
    const decision = { state: "rejected", decidedBy: moderatorId, decidedAt: at, reason } as const;
    const done = await database.transaction(async (tx) => {
      const item = await moderationStore(tx).decide(id, decision);
      if (!item) return undefined;
      await mayDecide?.(tx, item);
      const title = String(item.form?.title ?? item.reportKind ?? "");
      const action = item.kind === "report" ? "Report Rejected" : "Submission Rejected";
      await recordAudit(tx, { action, subject: title, userId: moderatorId, at });
      await tellAuthor(tx, item, at);
      return { id, state: item.state, event: idOf(item.eventId) };
    });
    if (!done) throw await refusalOf(db, id);
    return done;
  }

  /** Gives what a submission brings to an event that is listed already, which keeps its address and favourites. */
  async function merge(
    moderator: Visitor,
    id: string,
    { event: eventId, take }: MergeItem,
  ): Promise<Decided> {
    const at = new Date(now());
    const moderatorId = moderator.id;
    const decision = { state: "approved", decidedBy: moderatorId, decidedAt: at, eventId } as const;
    // The history of the event names the moderator and the author, and carries the item's id, by which an undo finds it.
    const submittedBy = (await authorOf(id)).userId;
    const actor = { userId: moderatorId, submittedBy, origin: "person" } as const;
    const options = { actor, at, bulkId: id };
    const done = await writeCatalog(database, options, async (write, tx) => {
      const [found] = await write.read.recordsByIds([eventId]);
      if (!found || found.event.withdrawnAt) throw new AppError("not-found", { code: "noEvent" });
      const { event, venue } = found;
      const item = await moderationStore(tx).decide(id, decision);
      if (!item) return undefined;
      if (item.kind === "report" || submissionOf(item).move)
        throw new AppError("invalid", { code: "onlySubmissionsMerge" });
      await requireSameEvent(write.read, found, submissionOf(item));
      await requireMergeRight(tx, moderator, found);
      await write.events.change(event, mergedChange(event, submissionOf(item), take), {
        from: venue,
        to: venue,
      });
      const subject = `${event.name}, ${event.date}, ${venue.name}`;
      await recordAudit(tx, { action: "Submission Merged", subject, userId: moderatorId, at });
      await tellAuthor(tx, item, at, { isMerged: true });
      return { id, state: item.state, event: String(eventId) };
    });
    if (!done) throw await refusalOf(db, id);
    return done;
  }

  /** Events of administrators, and those of other accounts' venues and pages, take nothing that they may not change. */
  async function requireMergeRight(tx: Transaction, moderator: Visitor, { event }: Target): Promise<void> {
    const isHeld = async (target: { venueId: number } | { organizerId: number }) =>
      (await owners.holdersOf(tx, target)).length > 0;
    const isOwned =
      event.origin === "admin" ||
      (await isHeld({ venueId: event.venueId })) ||
      (event.organizerId !== null && (await isHeld({ organizerId: event.organizerId })));
    if (isOwned && !canChange(moderator, await owners.holdingsOf(tx, moderator.id), event))
      throw new AppError("forbidden", { code: "mergeNotYours" });
  }

  /** Takes a decision of one's own back: what was published is withdrawn, and the mail is not sent. */
  async function undo(moderatorId: string, id: string): Promise<Decided> {
    const at = new Date(now());
    const actor = { userId: moderatorId, origin: "admin" } as const;
    await writeCatalog(database, { actor, at }, async (write, tx) => {
      const items = moderationStore(tx);
      const item = await items.undo(id, moderatorId, new Date(at.getTime() - UNDO_MS));
      if (!item) throw new AppError("conflict", { code: "undoTooLate" });
      const { decidedAt, eventId } = item;
      if (item.kind === "submission" && eventId !== null) {
        await withdrawDecision(write, tx, { ...item, eventId, decidedAt: decidedAt! });
        if (!submissionOf(item).move) await items.setEvent(id, null);
      }
      await cancelMail(tx, causeOf(id, decidedAt!));
      const subject = String(item.form?.title ?? item.reportKind ?? "");
      await recordAudit(tx, { action: "Decision Undone", subject, userId: moderatorId, at });
    });
    return { id, state: "waiting", event: null };
  }

  /** Each by itself: what is refused does not hold up the rest. */
  async function together(
    ids: readonly string[],
    decide: (id: string) => Promise<Decided>,
  ): Promise<DecidedTogether> {
    const answer: DecidedTogether = { decided: [], refused: [] };
    for (const id of new Set(ids)) {
      try {
        answer.decided.push(await decide(id));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        answer.refused.push({ id, error: sentenceOf(error.problem), code: error.problem.code });
      }
    }
    return answer;
  }

  return {
    approve,
    reject,
    merge,
    decideTogether: (moderatorId: string, { ids, decision, reason }: DecideTogether) =>
      together(ids, (id) =>
        decision === "approve" ? approve(moderatorId, id, null) : reject(moderatorId, id, reason),
      ),
    undo: (moderatorId: string, ids: readonly string[]) => together(ids, (id) => undo(moderatorId, id)),
  };
}

/** A moderator found the venue among those that are listed. */
function toListed({ newVenue: _newVenue, newCity: _newCity, ...form }: StoredSubmission): StoredSubmission {
  return form;
}
