import { sql } from "drizzle-orm";
import { overMs } from "#domain/event/phase.ts";
import type { Notify, Transaction } from "#server/platform/db/connect.ts";
import { announceMail } from "#server/platform/mail/outbox.ts";
import type { EventRecord } from "./write/event-input.ts";

export const EVENT_NEWS = "event-news";

/** What people who keep an event are told about. */
export type News = "cancelled" | "postponed" | "moved" | "scheduled";

/** The facts of a mail about an event; what it was before is told as it was. */
export interface NewsFacts {
  user: string;
  event: number;
  news: News;
  /** The event's version: another change makes other news. */
  version: number;
  was: { date: string; time: string; venue: string };
}

interface ChangedEvent {
  old: EventRecord;
  now: EventRecord;
  fromVenue: string;
  at: Date;
}

/** Orders one mail for each favourite, in the transaction that changes the event: both happen or neither. */
export async function orderNews(tx: Transaction, notify: Notify, changed: ChangedEvent): Promise<void> {
  const { old, now, fromVenue, at } = changed;
  const news = newsOf(old, now);
  if (news === undefined || !old.publishedAt || isOver(old, at) || isOver(now, at)) return;
  const version = old.version + 1;
  const was = { date: old.date, time: old.time ?? "", venue: fromVenue };
  const { rowCount } = await tx.execute(sql`
    insert into outbox (kind, facts, cause, due_at)
    select ${EVENT_NEWS}, jsonb_build_object('user', user_id, 'event', event_id, 'news', ${news}::text,
        'version', ${version}::int, 'was', ${JSON.stringify(was)}::jsonb),
      concat_ws(':', ${EVENT_NEWS}::text, user_id, event_id, ${version}::int), ${at}::timestamptz
    from favorites where event_id = ${old.id}
    on conflict do nothing`);
  if (rowCount) announceMail(notify);
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
