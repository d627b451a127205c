import { and, eq, sql } from "drizzle-orm";
import type { Locale } from "#domain/locale.ts";
import { DAY_MS } from "#domain/time.ts";
import { catalogReader } from "#server/catalog/read.ts";
import { type ExchangedEvent, startingEvents } from "#server/catalog/tables.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { outbox } from "#server/platform/db/schema/operations.ts";
import { favorites } from "#server/platform/db/schema/visitors.ts";
import { announceMail } from "#server/platform/mail/outbox.ts";

export const REMINDER = "reminder";

/** What a reminder was ordered for. The start is part of it: an event that moves gets another reminder. */
export interface ReminderFacts {
  user: string;
  event: number;
  startMs: number;
}

export interface Reminder {
  to: string;
  forename: string;
  language: Locale | null;
  event: ExchangedEvent["event"];
  venue: ExchangedEvent["venue"];
}

export type RemindersStore = ReturnType<typeof remindersStore>;

export function remindersStore(database: Database) {
  const { db } = database;
  const catalog = catalogReader(db);
  /**
   * Favourites with a reminder, from a day before the start until the start. Ordering and writing ask the same, so neither
   * can undo the other.
   */
  const due = (nowMs: number) =>
    sql`favorites join ${startingEvents(nowMs, nowMs + DAY_MS)} event on event.id = favorites.event_id and favorites.reminder`;
  const START_MS = sql`(extract(epoch from event.starts_at) * 1000)::bigint`;

  return {
    /** One statement for all that is due: a cause that is there already gives no second mail. */
    async orderDue(nowMs: number): Promise<void> {
      await database.transaction(async (tx, notify) => {
        const { rowCount } = await tx.execute(sql`
          insert into outbox (kind, facts, cause, due_at)
          select ${REMINDER}, jsonb_build_object('user', user_id, 'event', event_id, 'startMs', ${START_MS}),
            concat_ws(':', ${REMINDER}::text, user_id, event_id, ${START_MS}), ${new Date(nowMs)}::timestamptz
          from ${due(nowMs)}
          on conflict do nothing`);
        if (rowCount) announceMail(notify);
      });
    },

    /** The content of the mail, if it is still wanted and the start has not changed. */
    async find({ user, event, startMs }: ReminderFacts, nowMs: number): Promise<Reminder | undefined> {
      const { rows } = await db.execute<Pick<Reminder, "to" | "forename" | "language">>(sql`
        select users.email as "to", users.forename, users.language
        from ${due(nowMs)} join users on users.id = user_id
        where user_id = ${user} and event_id = ${event} and ${START_MS} = ${startMs}`);
      const reader = rows[0];
      const found = reader && (await catalog.exchangedEvent(event));
      return found && { ...reader, ...found };
    },

    /** Whose reminder a mail was, for which event. */
    async ownerOf(
      mailId: string,
    ): Promise<{ user: string; event: number; eventName: string | null } | undefined> {
      const [mail] = await db
        .select({ facts: outbox.facts })
        .from(outbox)
        .where(and(eq(outbox.id, mailId), eq(outbox.kind, REMINDER)));
      if (!mail) return undefined;
      const { user, event } = mail.facts as unknown as ReminderFacts;
      const [found] = await catalog.eventsByIds([event]);
      return { user, event, eventName: found?.event.name ?? null };
    },

    /** Turns off the reminder of one event, or of all. The favourites stay. */
    async turnOff(user: string, event?: number): Promise<void> {
      await db
        .update(favorites)
        .set({ reminder: false })
        .where(
          and(eq(favorites.userId, user), event === undefined ? undefined : eq(favorites.eventId, event)),
        );
    },
  };
}
