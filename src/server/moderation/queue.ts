import { AppError } from "#contract/app-error.ts";
import type { Bans, Decided, ModerationQueue } from "#contract/moderation.ts";
import { catalogReader } from "#server/catalog/read.ts";
import type { EventAtVenueRow } from "#server/catalog/tables.ts";
import { recordAudit } from "#server/platform/db/audit-log.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { publishedPageUrl } from "./event-page.ts";
import { formOfEvent } from "./merge.ts";
import { eventsAt, submittedPlace } from "./places.ts";
import { refusalOf } from "./refusal.ts";
import { type Item, moderationStore } from "./store.ts";
import type { StoredSubmission } from "./stored-submission.ts";

const CLAIM_MS = 5 * 60_000;

export type QueueActions = ReturnType<typeof queueActions>;

/** What waits for moderators, whom they have it open for, and whose submissions are refused. */
export function queueActions({ database, now }: { database: Database; now: () => number }) {
  const { db } = database;
  const store = moderationStore(db);
  const reader = catalogReader(db);

  async function duplicatesOf({ form }: Item): Promise<EventAtVenueRow[]> {
    if (typeof form?.venue !== "string") return [];
    const events = await eventsAt(reader, form.venue);
    return events.filter(({ event }) => event.date === form.date);
  }

  async function authorOf(item: Item, name: string | null, account: string | null) {
    const email = account ?? item.email;
    if (!email) return null;
    return { name: name ?? "", email, isGuest: account === null, ...(await store.decisionsOf(item)) };
  }

  return {
    async list(moderatorId: string, limit: number): Promise<ModerationQueue> {
      const rows = await store.waiting(limit);
      const events = await reader.eventsByIds(rows.flatMap(({ item }) => item.eventId ?? []));
      const known = new Map(events.map((event) => [event.event.id, event]));
      const items = rows.map(async ({ item, name, email }) => {
        const event = known.get(item.eventId ?? -1);
        const { claimedBy, claimedUntil } = item;
        const isClaimed = claimedBy && claimedBy !== moderatorId && claimedUntil!.getTime() > now();
        return {
          id: item.id,
          kind: item.kind,
          state: item.state,
          form: item.form,
          title: event?.event.name ?? String(item.form?.title ?? ""),
          at: item.createdAt.getTime(),
          event: item.eventId === null ? null : String(item.eventId),
          page: event ? publishedPageUrl(event) : null,
          report: item.reportKind && { kind: item.reportKind, text: item.reportText ?? "" },
          place: item.form && (await submittedPlace(reader, item.form as unknown as StoredSubmission)),
          venueId: event ? String(event.venue.id) : null,
          author: await authorOf(item, name, email),
          claimedBy: isClaimed ? await store.nameOf(claimedBy) : null,
          duplicates: (await duplicatesOf(item)).map((found) => ({
            _id: String(found.event.id),
            name: found.event.name,
            date: found.event.date,
            time: found.event.time,
            page: publishedPageUrl(found),
            form: formOfEvent(found.event),
          })),
        };
      });
      return { total: await store.countWaiting(), items: await Promise.all(items) };
    },

    /** Refuses all that the author of an item sends from now on. */
    async ban(moderatorId: string, id: string, reason: string): Promise<Decided> {
      const at = new Date(now());
      const found = await store.withAuthor(id);
      if (!found) throw new AppError("not-found", { code: "noItem" });
      const { item, to: email } = found;
      if (!email) throw new AppError("invalid", { code: "nothingToBan" });
      await database.transaction(async (tx) => {
        await moderationStore(tx).ban({ email, reason, bannedBy: moderatorId, createdAt: at });
        await recordAudit(tx, { action: "Sender Banned", subject: email, userId: moderatorId, at });
      });
      return { id, state: item.state, event: item.eventId === null ? null : String(item.eventId) };
    },

    async bans(): Promise<Bans> {
      const bans = await store.bans();
      return {
        bans: bans.map(({ id, email, reason, createdAt }) => ({
          id,
          email,
          reason,
          at: createdAt.getTime(),
        })),
      };
    },

    async endBan(moderatorId: string, id: string): Promise<void> {
      const at = new Date(now());
      await database.transaction(async (tx) => {
        const email = await moderationStore(tx).endBan(id);
        if (email === undefined) throw new AppError("not-found", { code: "noItem" });
        await recordAudit(tx, { action: "Ban Ended", subject: email, userId: moderatorId, at });
      });
    },

    async claim(moderatorId: string, id: string): Promise<Decided> {
      const at = new Date(now());
      const isTaken = await store.claim(id, moderatorId, at, new Date(at.getTime() + CLAIM_MS));
      if (!isTaken) throw await refusalOf(db, id);
      return { id, state: "waiting", event: null };
    },
  };
}
