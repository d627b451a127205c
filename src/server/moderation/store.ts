import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lte,
  ne,
  or,
  sql,
} from "drizzle-orm";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import { bannedSenders, moderationItems } from "#server/platform/db/schema/moderation.ts";
import type { Upkeep } from "#server/platform/jobs/upkeep.ts";

export type Item = typeof moderationItems.$inferSelect;
type NewItem = typeof moderationItems.$inferInsert;
export type ModerationHandle = Database["db"] | Transaction;

const OWN_LIMIT = 200;

/** The table of what waits for a moderator, and has been decided. */
export function moderationStore(db: ModerationHandle) {
  const fullName = sql<string | null>`${users.forename} || ' ' || ${users.surname}`;

  return {
    async add(item: NewItem): Promise<Item> {
      const [added] = await db.insert(moderationItems).values(item).returning();
      return added!;
    },

    async find(id: string): Promise<Item | undefined> {
      const [item] = await db.select().from(moderationItems).where(eq(moderationItems.id, id));
      return item;
    },

    /** An item with the address that mails about it go to. */
    async withAuthor(id: string): Promise<{ item: Item; to: string | null } | undefined> {
      const [row] = await db
        .select({ item: getTableColumns(moderationItems), email: users.email })
        .from(moderationItems)
        .leftJoin(users, eq(users.id, moderationItems.userId))
        .where(eq(moderationItems.id, id));
      return row && { item: row.item, to: row.email ?? row.item.email };
    },

    /** The same report by the same person is one. */
    async findOpenReport({ eventId, reportKind, userId }: NewItem): Promise<Item | undefined> {
      if (!eventId || !reportKind || !userId) return undefined;
      const [item] = await db
        .select()
        .from(moderationItems)
        .where(
          and(
            eq(moderationItems.eventId, eventId),
            eq(moderationItems.reportKind, reportKind),
            eq(moderationItems.userId, userId),
            eq(moderationItems.state, "waiting"),
          ),
        );
      return item;
    },

    /** Those of a user, the newest first. */
    ofUser(userId: string): Promise<Item[]> {
      return db
        .select()
        .from(moderationItems)
        .where(and(eq(moderationItems.userId, userId), eq(moderationItems.kind, "submission")))
        .orderBy(desc(moderationItems.createdAt))
        .limit(OWN_LIMIT);
    },

    /** Puts another form in the place of what waits or was rejected, unless a moderator has it open. */
    async replaceForm(
      id: string,
      userId: string,
      { form, venueId }: Pick<NewItem, "form" | "venueId">,
      at: Date,
    ): Promise<Item["state"] | undefined> {
      const [item] = await db
        .update(moderationItems)
        .set({
          form,
          venueId,
          eventId: null,
          state: "waiting",
          reason: null,
          decidedBy: null,
          decidedAt: null,
          createdAt: at,
        })
        .where(isChangeable(id, userId, at))
        .returning({ state: moderationItems.state });
      return item?.state;
    },

    async deleteOwn(id: string, userId: string, at: Date): Promise<boolean> {
      const rows = await db
        .delete(moderationItems)
        .where(isChangeable(id, userId, at))
        .returning({ id: moderationItems.id });
      return rows.length > 0;
    },

    async isBanned(email: string): Promise<boolean> {
      const rows = await db
        .select({ id: bannedSenders.id })
        .from(bannedSenders)
        .where(eq(bannedSenders.email, email));
      return rows.length > 0;
    },

    async ban(entry: typeof bannedSenders.$inferInsert): Promise<void> {
      await db.insert(bannedSenders).values(entry).onConflictDoNothing();
    },

    bans(): Promise<(typeof bannedSenders.$inferSelect)[]> {
      return db.select().from(bannedSenders).orderBy(desc(bannedSenders.createdAt)).limit(OWN_LIMIT);
    },

    async endBan(id: string): Promise<string | undefined> {
      const [ended] = await db.delete(bannedSenders).where(eq(bannedSenders.id, id)).returning();
      return ended?.email;
    },

    /** How an author's earlier submissions were decided. */
    async decisionsOf({
      userId,
      email,
    }: Pick<Item, "userId" | "email">): Promise<Record<"approved" | "rejected", number>> {
      const isOwn = userId ? eq(moderationItems.userId, userId) : eq(moderationItems.email, email ?? "");
      const rows = await db
        .select({ state: moderationItems.state, total: count() })
        .from(moderationItems)
        .where(and(isOwn, eq(moderationItems.kind, "submission")))
        .groupBy(moderationItems.state);
      const of = (state: Item["state"]) => rows.find((row) => row.state === state)?.total ?? 0;
      return { approved: of("approved"), rejected: of("rejected") };
    },

    async countWaiting(): Promise<number> {
      const [row] = await db
        .select({ total: count() })
        .from(moderationItems)
        .where(eq(moderationItems.state, "waiting"));
      return row!.total;
    },

    /** Submissions that wait at these venues, the oldest first, with the names of their authors. */
    waitingAt(venueIds: readonly number[], limit: number): Promise<{ item: Item; name: string | null }[]> {
      return db
        .select({ item: getTableColumns(moderationItems), name: fullName })
        .from(moderationItems)
        .leftJoin(users, eq(users.id, moderationItems.userId))
        .where(
          and(
            eq(moderationItems.state, "waiting"),
            eq(moderationItems.kind, "submission"),
            inArray(moderationItems.venueId, [...venueIds]),
          ),
        )
        .orderBy(asc(moderationItems.createdAt), asc(moderationItems.id))
        .limit(limit);
    },

    /** What waits, the oldest first, with its author. */
    waiting(limit: number): Promise<{ item: Item; name: string | null; email: string | null }[]> {
      return db
        .select({ item: getTableColumns(moderationItems), name: fullName, email: users.email })
        .from(moderationItems)
        .leftJoin(users, eq(users.id, moderationItems.userId))
        .where(eq(moderationItems.state, "waiting"))
        .orderBy(asc(moderationItems.createdAt), asc(moderationItems.id))
        .limit(limit);
    },

    /** The link of a guest's mail: only its newest one works. */
    async setToken(id: string, tokenHash: Buffer): Promise<void> {
      await db.update(moderationItems).set({ tokenHash }).where(eq(moderationItems.id, id));
    },

    /** Puts a guest's submission into the queue: whether it is there by now, and what came there by this call. */
    async confirm(
      id: string,
      tokenHash: Buffer,
      at: Date,
    ): Promise<{ isThere: boolean; begins: Pick<Item, "venueId"> | undefined }> {
      const isLink = and(eq(moderationItems.id, id), eq(moderationItems.tokenHash, tokenHash));
      const [begins] = await db
        .update(moderationItems)
        .set({ state: "waiting", expiresAt: null })
        .where(and(isLink, eq(moderationItems.state, "unconfirmed"), gt(moderationItems.expiresAt, at)))
        .returning({ venueId: moderationItems.venueId });
      const rows = await db
        .select({ id: moderationItems.id })
        .from(moderationItems)
        .where(and(isLink, ne(moderationItems.state, "unconfirmed")));
      return { isThere: rows.length > 0, begins };
    },

    /** Takes an item for a moderator until then; nothing where another one has it. */
    async claim(id: string, userId: string, at: Date, until: Date): Promise<boolean> {
      const rows = await db
        .update(moderationItems)
        .set({ claimedBy: userId, claimedUntil: until })
        .where(and(eq(moderationItems.id, id), eq(moderationItems.state, "waiting"), isFreeFor(userId, at)))
        .returning({ id: moderationItems.id });
      return rows.length > 0;
    },

    /** Decides once: nothing where that has happened, or another moderator has it. */
    async decide(
      id: string,
      decision: Required<Pick<NewItem, "state" | "decidedBy" | "decidedAt">> & Partial<NewItem>,
    ): Promise<Item | undefined> {
      const { decidedBy, decidedAt } = decision;
      const [item] = await db
        .update(moderationItems)
        .set({ ...decision, claimedBy: null, claimedUntil: null })
        .where(
          and(
            eq(moderationItems.id, id),
            eq(moderationItems.state, "waiting"),
            isFreeFor(decidedBy!, decidedAt!),
          ),
        )
        .returning();
      return item;
    },

    /** Makes what a moderator decided since then wait again; answers with the item as it was decided. */
    async undo(id: string, userId: string, since: Date): Promise<Item | undefined> {
      const [item] = await db
        .select()
        .from(moderationItems)
        .where(
          and(
            eq(moderationItems.id, id),
            inArray(moderationItems.state, ["approved", "rejected"]),
            eq(moderationItems.decidedBy, userId),
            gt(moderationItems.decidedAt, since),
          ),
        )
        .for("update");
      if (item)
        await db
          .update(moderationItems)
          .set({ state: "waiting", decidedBy: null, decidedAt: null, reason: null })
          .where(eq(moderationItems.id, id));
      return item;
    },

    async setEvent(id: string, eventId: number | null): Promise<void> {
      await db.update(moderationItems).set({ eventId }).where(eq(moderationItems.id, id));
    },

    async nameOf(userId: string): Promise<string> {
      const [user] = await db.select({ name: fullName }).from(users).where(eq(users.id, userId));
      return user?.name ?? "";
    },

    /** Addresses of uploaded pictures in submissions; of what was published, the event's own picture counts. */
    async uploadedImages(): Promise<string[]> {
      const image = sql<string>`${moderationItems.form} ->> 'image'`;
      const rows = await db
        .select({ image })
        .from(moderationItems)
        .where(and(sql`${image} like '%/uploads/%'`, ne(moderationItems.state, "approved")));
      return rows.map((row) => row.image);
    },
  };
}

/** Submissions whose guests never opened the link. */
export const moderationUpkeep: Upkeep = async (db, nowMs) => {
  await db
    .delete(moderationItems)
    .where(and(eq(moderationItems.state, "unconfirmed"), lte(moderationItems.expiresAt, new Date(nowMs))));
};

function isFreeFor(userId: string, at: Date) {
  return or(
    isNull(moderationItems.claimedBy),
    eq(moderationItems.claimedBy, userId),
    lte(moderationItems.claimedUntil, at),
  );
}

/** An author's own, not yet approved, and not open before a moderator. */
function isChangeable(id: string, userId: string, at: Date) {
  return and(
    eq(moderationItems.id, id),
    eq(moderationItems.userId, userId),
    eq(moderationItems.kind, "submission"),
    inArray(moderationItems.state, ["waiting", "rejected"]),
    or(isNull(moderationItems.claimedUntil), lte(moderationItems.claimedUntil, at)),
  );
}
