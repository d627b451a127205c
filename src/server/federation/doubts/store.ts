import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { federationDoubts, federationFollowers } from "#server/platform/db/schema/federation.ts";

export type Doubt = typeof federationDoubts.$inferSelect;

/** Followers of whom it is not sure that they are still there. */
export function doubtStore(db: Database["db"] | Transaction) {
  return {
    /** Of all who are reached by an inbox. */
    async doubtInbox(inbox: string, at: Date): Promise<void> {
      await db.execute(sql`
        insert into federation_doubts (follower, host, since)
        select distinct follower, host, ${at}::timestamptz from federation_followers
        where inbox = ${inbox} or shared_inbox = ${inbox}
        on conflict do nothing`);
    },

    /** Those to ask now; of several processes one asks. */
    async take(askedBefore: Date, at: Date, limit: number): Promise<Doubt[]> {
      const { rows } = await db.execute<{ follower: string }>(sql`
        update federation_doubts set asked_at = ${at}::timestamptz where follower in (
          select follower from federation_doubts
          where asked_at is null or asked_at < ${askedBefore}::timestamptz
          order by asked_at nulls first, follower limit ${limit} for update skip locked)
        returning follower`);
      const names = rows.map(({ follower }) => follower);
      return db
        .select()
        .from(federationDoubts)
        .where(inArray(federationDoubts.follower, names))
        .orderBy(federationDoubts.follower);
    },

    async remove(followers: readonly string[]): Promise<void> {
      await db.delete(federationDoubts).where(inArray(federationDoubts.follower, [...followers]));
    },

    async saveMissing(follower: string, missingDays: number, missingAt: Date): Promise<void> {
      await db
        .update(federationDoubts)
        .set({ missingDays, missingAt })
        .where(eq(federationDoubts.follower, follower));
    },

    /** The others of a server that gave no answer need not be asked today. */
    async skipHost(host: string, at: Date): Promise<void> {
      await db.update(federationDoubts).set({ askedAt: at }).where(eq(federationDoubts.host, host));
    },

    /** The followers on a server that has been silent since then. */
    async silentSince(host: string, before: Date): Promise<string[]> {
      const rows = await db
        .select({ follower: federationDoubts.follower })
        .from(federationDoubts)
        .where(
          and(
            eq(federationDoubts.host, host),
            isNotNull(federationDoubts.askedAt),
            sql`${federationDoubts.since} <= ${before}::timestamptz`,
          ),
        );
      return rows.map(({ follower }) => follower);
    },

    /** Of those who do not follow any more. */
    async removeStrangers(): Promise<void> {
      const followers = db.select({ follower: federationFollowers.follower }).from(federationFollowers);
      await db.delete(federationDoubts).where(sql`${federationDoubts.follower} not in ${followers}`);
    },
  };
}
