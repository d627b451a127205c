import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Locale } from "#domain/locale.ts";
import { DAY_MS } from "#domain/time.ts";
import { EXCHANGED, type ExchangedEvent, isPublic, VENUE } from "#server/catalog/tables.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import { cities, countries, events, venues } from "#server/platform/db/schema/catalog.ts";
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
  /** From a day before the start until the start. Ordering and writing ask the same, so neither can undo the other. */
  const isDue = (nowMs: number) =>
    and(
      eq(favorites.reminder, true),
      lte(events.startsAt, new Date(nowMs + DAY_MS)),
      gt(events.startsAt, new Date(nowMs)),
      eq(events.status, "scheduled"),
      isPublic(),
    );

  return {
    /** One statement for all that is due: a cause that is there already gives no second mail. */
    async orderDue(nowMs: number): Promise<void> {
      const startMs = sql`(extract(epoch from ${events.startsAt}) * 1000)::bigint`;
      await database.transaction(async (tx, notify) => {
        const { rowCount } = await tx.execute(sql`
          insert into ${outbox} (kind, facts, cause, due_at)
          select ${REMINDER},
            jsonb_build_object('user', ${favorites.userId}, 'event', ${favorites.eventId}, 'startMs', ${startMs}),
            concat_ws(':', ${REMINDER}::text, ${favorites.userId}, ${favorites.eventId}, ${startMs}),
            ${new Date(nowMs)}::timestamptz
          from ${favorites} join ${events} on ${events.id} = ${favorites.eventId}
          where ${isDue(nowMs)}
          on conflict do nothing`);
        if (rowCount) announceMail(notify);
      });
    },

    /** What the mail says, if it is still wanted and the event still starts when it was ordered for. */
    async find({ user, event, startMs }: ReminderFacts, nowMs: number): Promise<Reminder | undefined> {
      const [found] = await db
        .select({
          to: users.email,
          forename: users.forename,
          language: users.language,
          event: EXCHANGED,
          venue: VENUE,
        })
        .from(favorites)
        .innerJoin(users, eq(users.id, favorites.userId))
        .innerJoin(events, eq(events.id, favorites.eventId))
        .innerJoin(venues, eq(venues.id, events.venueId))
        .innerJoin(cities, eq(cities.id, venues.cityId))
        .innerJoin(countries, eq(countries.code, cities.countryCode))
        .where(
          and(
            eq(favorites.userId, user),
            eq(favorites.eventId, event),
            eq(events.startsAt, new Date(startMs)),
            isDue(nowMs),
          ),
        );
      return found;
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
      const [row] = await db.select({ name: events.name }).from(events).where(eq(events.id, event));
      return { user, event, eventName: row?.name ?? null };
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
