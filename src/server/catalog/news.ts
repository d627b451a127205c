import { sql } from "drizzle-orm";
import { overMs } from "#domain/event/phase.ts";
import type { ClockedEvent } from "#domain/event/words.ts";
import type { Notify, Transaction } from "#server/platform/db/connect.ts";
import { announceMail } from "#server/platform/mail/outbox.ts";
import type { EventRecord } from "./write/event-input.ts";

export const EVENT_NEWS = "event-news";

/** The changes of an event for which its favourites get a mail. */
export type News = "cancelled" | "postponed" | "moved" | "scheduled";

/** The facts of a mail or push message about an event. */
export interface NewsFacts {
  user: string;
  event: number;
  news: News;
  /** The event's version, so that each change has a mail of its own. */
  version: number;
  /** The time and venue before the change; orders of older versions have no end. */
  was: Pick<ClockedEvent, "date" | "time"> & Partial<ClockedEvent> & { venue: string };
  /** What the organizer wrote with the change. */
  message?: string;
}

interface ChangedEvent {
  old: EventRecord;
  now: EventRecord;
  fromVenue: string;
  at: Date;
  message?: string | undefined;
}

/** Orders one mail for each favourite, and one push message for each browser of its owner, in the transaction that changes the event: both happen or neither. */
export async function orderNews(tx: Transaction, notify: Notify, changed: ChangedEvent): Promise<void> {
  const { old, now, fromVenue, at, message } = changed;
  const news = newsOf(old, now);
  if (news === undefined || !old.publishedAt || isOver(old, at) || isOver(now, at)) return;
  const version = old.version + 1;
  const { date, time, endDate, endTime, isAllDay } = old;
  const was: NewsFacts["was"] = { date, time: time ?? "", endDate, endTime, isAllDay, venue: fromVenue };
  const told: Omit<NewsFacts, "user" | "event"> = { news, version, was, ...(message && { message }) };
  const facts = sql`jsonb_build_object('user', user_id, 'event', event_id) || ${JSON.stringify(told)}::jsonb`;
  const mails = await tx.execute(sql`
    insert into outbox (kind, facts, cause, due_at)
    select ${EVENT_NEWS}, ${facts}, concat_ws(':', ${EVENT_NEWS}::text, user_id, event_id, ${version}::int), ${at}::timestamptz
    from favorites where event_id = ${old.id}
    on conflict do nothing`);
  const pushes = await tx.execute(sql`
    insert into outbox (channel, kind, facts, cause, due_at)
    select 'push', ${EVENT_NEWS}, ${facts} || jsonb_build_object('subscription', browser.id),
      concat_ws(':', 'push', ${EVENT_NEWS}::text, browser.id, event_id, ${version}::int), ${at}::timestamptz
    from favorites join push_subscriptions browser using (user_id) where event_id = ${old.id}
    on conflict do nothing`);
  if (mails.rowCount || pushes.rowCount) announceMail(notify);
}

function newsOf(old: EventRecord, now: EventRecord): News | undefined {
  if (now.status !== old.status && now.status !== "scheduled") return now.status;
  if (now.status !== "scheduled") return undefined;
  const isMoved = now.startsAt.getTime() !== old.startsAt.getTime() || now.venueId !== old.venueId;
  if (isMoved) return "moved";
  return old.status === "scheduled" ? undefined : "scheduled";
}

function isOver({ startsAt, endsAt, time }: EventRecord, at: Date): boolean {
  const span = { startMs: startsAt.getTime(), endMs: endsAt?.getTime() ?? null, hasTime: time !== null };
  return overMs(span) <= at.getTime();
}
