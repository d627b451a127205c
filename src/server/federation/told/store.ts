import { eq, inArray, or, sql } from "drizzle-orm";
import type { TellableEvent } from "#server/catalog/federated.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import { federationState, federationTold } from "#server/platform/db/schema/federation.ts";
import { pathOf, SITE_ACTOR } from "../addresses.ts";

const STATE_ID = 1;

/** What followers were told of, and the orders of what they are told next. */
export function toldStore(tx: Transaction) {
  return {
    /** Processes take turns. */
    async lockSeq(): Promise<number | undefined> {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('whereabouts federation'))`);
      const [row] = await tx.select().from(federationState).where(eq(federationState.id, STATE_ID));
      return row?.seq;
    },

    async saveSeq(seq: number): Promise<void> {
      await tx
        .insert(federationState)
        .values({ id: STATE_ID, seq })
        .onConflictDoUpdate({ target: federationState.id, set: { seq } });
    },

    async clear(): Promise<void> {
      await tx.delete(federationTold);
    },

    /** Of these venues, and these events wherever they were. */
    find(venueIds: readonly number[], eventIds: readonly number[]): Promise<TellableEvent[]> {
      return tx
        .select()
        .from(federationTold)
        .where(
          or(inArray(federationTold.venueId, [...venueIds]), inArray(federationTold.eventId, [...eventIds])),
        );
    },

    async save(events: readonly TellableEvent[]): Promise<void> {
      if (events.length === 0) return;
      await tx
        .insert(federationTold)
        .values([...events])
        .onConflictDoUpdate({
          target: federationTold.eventId,
          set: {
            venueId: sql`excluded.venue_id`,
            cityId: sql`excluded.city_id`,
            organizerId: sql`excluded.organizer_id`,
            mark: sql`excluded.mark`,
          },
        });
    },

    async remove(eventId: number): Promise<void> {
      await tx.delete(federationTold).where(eq(federationTold.eventId, eventId));
    },

    /**
     * One delivery for each server that follows the site, the city or the organizer, at its shared inbox, from the first of these
     * that it follows. Returns how many.
     */
    async order(kind: "create" | "update" | "delete", event: TellableEvent, at: Date): Promise<number> {
      const { eventId, cityId, organizerId, mark } = event;
      const site = pathOf(SITE_ACTOR);
      const city = pathOf({ kind: "city", id: cityId });
      const organizer = organizerId === null ? site : pathOf({ kind: "organizer", id: organizerId });
      const { rowCount } = await tx.execute(sql`
        insert into outbox (channel, kind, facts, cause, due_at)
        select 'federation', ${kind}::text,
          jsonb_build_object('actor', actor, 'inbox', target, 'event', ${eventId}::int),
          concat_ws(':', 'federation', ${kind}::text, ${eventId}::int, ${mark}::text, target), ${at}::timestamptz
        from (
          select distinct on (target) actor, target
          from (select actor, coalesce(shared_inbox, inbox) as target from federation_followers
            where actor in (${site}, ${city}, ${organizer})) as followers
          order by target, case actor when ${site} then 0 when ${city} then 1 else 2 end
        ) as servers
        on conflict do nothing`);
      return rowCount ?? 0;
    },
  };
}
