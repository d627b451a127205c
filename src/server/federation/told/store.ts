import { eq, inArray, ne, or, sql } from "drizzle-orm";
import type { TellableEvent } from "#server/catalog/federated.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import { federationState, federationTold } from "#server/platform/db/schema/federation.ts";

/** Numbers that are kept: the last change that was told, and how far the marking of what was there before has come. */
const STATE = { seq: 1, cursor: 2, begunSeq: 3, lastId: 4 } as const;

/** The marking of what is there when federation is switched on: from which change on, up to which event, and how far it is. */
export interface Beginning {
  begunSeq: number;
  lastId: number;
  /** The last event that was marked; below 0 while what was marked before is cleared. */
  cursor: number;
}

/** What followers were told of, and the orders of what they are told next. */
export function toldStore(tx: Transaction) {
  async function save(id: number, seq: number): Promise<void> {
    await tx
      .insert(federationState)
      .values({ id, seq })
      .onConflictDoUpdate({ target: federationState.id, set: { seq } });
  }

  return {
    /** Processes take turns. */
    async lock(): Promise<{ seq: number | undefined; beginning: Beginning | undefined }> {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('whereabouts federation'))`);
      const rows = await tx.select().from(federationState);
      const numbers = new Map(rows.map(({ id, seq }) => [id, seq]));
      const [cursor, begunSeq, lastId] = [STATE.cursor, STATE.begunSeq, STATE.lastId].map((id) =>
        numbers.get(id),
      );
      const isBegun = cursor !== undefined && begunSeq !== undefined && lastId !== undefined;
      return {
        seq: numbers.get(STATE.seq),
        beginning: isBegun ? { cursor, begunSeq, lastId } : undefined,
      };
    },

    saveSeq: (seq: number) => save(STATE.seq, seq),
    saveCursor: (cursor: number) => save(STATE.cursor, cursor),

    async begin({ begunSeq, lastId, cursor }: Beginning): Promise<void> {
      await save(STATE.begunSeq, begunSeq);
      await save(STATE.lastId, lastId);
      await save(STATE.cursor, cursor);
    },

    async endBeginning({ begunSeq }: Beginning): Promise<void> {
      await tx.delete(federationState).where(ne(federationState.id, STATE.seq));
      await save(STATE.seq, begunSeq);
    },

    /** Whether any were left. */
    async clearSome(limit: number): Promise<boolean> {
      const some = tx.select({ id: federationTold.eventId }).from(federationTold).limit(limit);
      const { rowCount } = await tx.delete(federationTold).where(inArray(federationTold.eventId, some));
      return (rowCount ?? 0) > 0;
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
  };
}
