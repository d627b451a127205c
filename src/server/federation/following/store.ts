import { and, asc, count, eq, gt, inArray, lt, ne, sql } from "drizzle-orm";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { federationEntries, federationFollowing } from "#server/platform/db/schema/federation.ts";
import type { ToldEvent } from "./event-thing.ts";

export type FollowedServer = typeof federationFollowing.$inferSelect;
export type FollowedEntry = typeof federationEntries.$inferSelect;

/** Of one actor; a server that lists more is not followed but copied. */
const MAX_ENTRIES = 5_000;
const PAGE = 500;

/** The followed actors and the event objects received from them. */
export function followingStore(db: Database["db"] | Transaction) {
  return {
    async find(actor: string): Promise<FollowedServer | undefined> {
      const [row] = await db.select().from(federationFollowing).where(eq(federationFollowing.actor, actor));
      return row;
    },

    list: (): Promise<FollowedServer[]> =>
      db.select().from(federationFollowing).orderBy(asc(federationFollowing.actor)),

    /** Those of these actors that are followed. */
    async among(actors: readonly string[]): Promise<FollowedServer[]> {
      if (actors.length === 0) return [];
      return db
        .select()
        .from(federationFollowing)
        .where(inArray(federationFollowing.actor, [...actors]));
    },

    /** Whether it is new: of several processes one asks. */
    async add(row: typeof federationFollowing.$inferInsert): Promise<boolean> {
      const rows = await db
        .insert(federationFollowing)
        .values(row)
        .onConflictDoNothing()
        .returning({ actor: federationFollowing.actor });
      return rows.length > 0;
    },

    async change(actor: string, change: Partial<FollowedServer>): Promise<void> {
      await db.update(federationFollowing).set(change).where(eq(federationFollowing.actor, actor));
    },

    /** Whether it was there. */
    async remove(actor: string): Promise<boolean> {
      const { rowCount } = await db.delete(federationFollowing).where(eq(federationFollowing.actor, actor));
      return rowCount === 1;
    },

    entriesOf: (object: string): Promise<FollowedEntry[]> =>
      db.select().from(federationEntries).where(eq(federationEntries.object, object)),

    /** What an actor told, as one list in the order of addresses. */
    async events(actor: string): Promise<FollowedEntry["event"][]> {
      const found: Pick<FollowedEntry, "object" | "event">[] = [];
      while (true) {
        const page = await db
          .select({ object: federationEntries.object, event: federationEntries.event })
          .from(federationEntries)
          .where(
            and(eq(federationEntries.actor, actor), gt(federationEntries.object, found.at(-1)?.object ?? "")),
          )
          .orderBy(asc(federationEntries.object))
          .limit(PAGE);
        found.push(...page);
        if (page.length < PAGE) return found.map(({ event }) => event);
      }
    },

    async put(actor: string, { object, owner, event, endsAt }: ToldEvent): Promise<void> {
      const [known] = await db
        .select({ total: count() })
        .from(federationEntries)
        .where(and(eq(federationEntries.actor, actor), ne(federationEntries.object, object)));
      if (known!.total >= MAX_ENTRIES) return;
      await db
        .insert(federationEntries)
        .values({ actor, object, owner, event, endsAt })
        .onConflictDoUpdate({
          target: [federationEntries.actor, federationEntries.object],
          set: { owner, event, endsAt },
        });
    },

    async removeEntry(actor: string, object: string): Promise<void> {
      await db
        .delete(federationEntries)
        .where(and(eq(federationEntries.actor, actor), eq(federationEntries.object, object)));
    },

    /** Events that are over, and those of actors that no source names any more. */
    async forgetEntries(before: Date, keptActors: readonly string[]): Promise<void> {
      await db.delete(federationEntries).where(lt(federationEntries.endsAt, before));
      await db
        .delete(federationEntries)
        .where(sql`not (${federationEntries.actor} = any(${sql.param([...keptActors])}::text[]))`);
    },
  };
}

export type FollowingStore = ReturnType<typeof followingStore>;
