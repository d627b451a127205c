import { and, asc, count, desc, eq, getTableColumns, gt, gte, inArray, lt, lte, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { ADMIN_ROLE, type Role } from "#domain/account.ts";
import { DEFAULT_LOCALE, type Locale } from "#domain/locale.ts";
import { DAY_MS } from "#domain/time.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import { bannedSenders, moderationItems } from "#server/platform/db/schema/moderation.ts";
import { claims, eventOpenings } from "#server/platform/db/schema/organizers.ts";
import { favorites } from "#server/platform/db/schema/visitors.ts";
import type { Upkeep } from "#server/platform/jobs/upkeep.ts";
import type { Target } from "./grants/store.ts";

export type ClaimRecord = typeof claims.$inferSelect;
type NewClaim = typeof claims.$inferInsert;
const CLAIMS_LIMIT = 200;
/** After a claim has expired; its owner reads the answer so long. */
const KEEP_CLAIMS_MS = 30 * DAY_MS;
const KEEP_OPENINGS_MS = 365 * DAY_MS;

const fullName = sql<string>`${users.forename} || ' ' || ${users.surname}`;
const isOf = (target: Target) =>
  "venueId" in target ? eq(claims.venueId, target.venueId) : eq(claims.organizerId, target.organizerId);

/** Claims, accounts, what they submitted, and sums of openings. */
export function organizerStore(db: Database["db"] | Transaction) {
  return {
    /**
     * Submissions of an account that moderators have approved. Its own count as well: it could publish them only when it
     * had enough of the others. What another organizer approved for a venue counts for nothing elsewhere.
     */
    async countApproved(userId: string): Promise<number> {
      const decider = alias(users, "decider");
      const [row] = await db
        .select({ total: count() })
        .from(moderationItems)
        .innerJoin(decider, eq(decider.id, moderationItems.decidedBy))
        .where(
          and(
            eq(moderationItems.userId, userId),
            eq(moderationItems.kind, "submission"),
            eq(moderationItems.state, "approved"),
            or(eq(decider.id, userId), inArray(decider.role, ["moderator", ADMIN_ROLE])),
          ),
        );
      return row!.total;
    },

    async reader(
      userId: string,
    ): Promise<{ email: string; name: string; role: Role; language: Locale } | undefined> {
      const [user] = await db
        .select({ email: users.email, name: fullName, role: users.role, language: users.language })
        .from(users)
        .where(eq(users.id, userId));
      return user && { ...user, language: user.language ?? DEFAULT_LOCALE };
    },

    async userByEmail(email: string): Promise<string | undefined> {
      const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
      return user?.id;
    },

    async emailOf(userId: string): Promise<string> {
      const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
      return user?.email ?? "";
    },

    async isBanned(email: string): Promise<boolean> {
      const rows = await db
        .select({ id: bannedSenders.id })
        .from(bannedSenders)
        .where(eq(bannedSenders.email, email));
      return rows.length > 0;
    },

    /** Takes the place of an open claim of the same account. */
    async addClaim(claim: NewClaim, target: Target): Promise<ClaimRecord> {
      await db
        .delete(claims)
        .where(and(eq(claims.userId, claim.userId), isOf(target), eq(claims.state, "open")));
      const [added] = await db
        .insert(claims)
        .values({ ...claim, ...target })
        .returning();
      return added!;
    },

    async findClaim(id: string): Promise<ClaimRecord | undefined> {
      const [claim] = await db.select().from(claims).where(eq(claims.id, id));
      return claim;
    },

    async lastClaim(userId: string, target: Target): Promise<ClaimRecord | undefined> {
      const [claim] = await db
        .select()
        .from(claims)
        .where(and(eq(claims.userId, userId), isOf(target)))
        .orderBy(desc(claims.createdAt))
        .limit(1);
      return claim;
    },

    /** What an account still waits for, or was refused. */
    claimsOf(userId: string, at: Date): Promise<ClaimRecord[]> {
      return db
        .select()
        .from(claims)
        .where(
          and(
            eq(claims.userId, userId),
            or(and(eq(claims.state, "open"), gt(claims.expiresAt, at)), eq(claims.state, "refused")),
          ),
        )
        .orderBy(desc(claims.createdAt))
        .limit(CLAIMS_LIMIT);
    },

    /** The oldest first. */
    openClaims(at: Date): Promise<{ claim: ClaimRecord; email: string; name: string }[]> {
      return db
        .select({ claim: getTableColumns(claims), email: users.email, name: fullName })
        .from(claims)
        .innerJoin(users, eq(users.id, claims.userId))
        .where(and(eq(claims.state, "open"), gt(claims.expiresAt, at)))
        .orderBy(asc(claims.createdAt))
        .limit(CLAIMS_LIMIT);
    },

    /** An address was proved that is not an office's: the claim waits for an administrator, with what was proved. */
    async leaveToAdmin(id: string, expiresAt: Date): Promise<ClaimRecord | undefined> {
      const [claim] = await db
        .update(claims)
        .set({ way: "admin", tokenHash: null, expiresAt })
        .where(and(eq(claims.id, id), eq(claims.state, "open")))
        .returning();
      return claim;
    },

    async setTokenHash(id: string, tokenHash: Buffer): Promise<void> {
      await db.update(claims).set({ tokenHash }).where(eq(claims.id, id));
    },

    /** Decides once: nothing where that has happened, or the claim has expired. */
    async decideClaim(
      id: string,
      decision: Pick<NewClaim, "state" | "decidedBy" | "decidedAt" | "reason">,
      at: Date,
    ): Promise<ClaimRecord | undefined> {
      const [claim] = await db
        .update(claims)
        .set({ ...decision, tokenHash: null })
        .where(and(eq(claims.id, id), eq(claims.state, "open"), gt(claims.expiresAt, at)))
        .returning();
      return claim;
    },

    async deleteClaim(id: string, userId: string): Promise<boolean> {
      const rows = await db
        .delete(claims)
        .where(and(eq(claims.id, id), eq(claims.userId, userId)))
        .returning({ id: claims.id });
      return rows.length > 0;
    },

    /** Events that submissions of an account have become; of a series the first. */
    async broughtEvents(userId: string): Promise<number[]> {
      const rows = await db
        .select({ id: moderationItems.eventId })
        .from(moderationItems)
        .where(and(eq(moderationItems.userId, userId), eq(moderationItems.kind, "submission")))
        .orderBy(desc(moderationItems.createdAt))
        .limit(CLAIMS_LIMIT);
      return rows.flatMap(({ id }) => id ?? []);
    },

    /** Events that an account has published by itself since then; of a series the first. */
    async publishedSince(userId: string, since: Date): Promise<number[]> {
      const rows = await db
        .select({ id: moderationItems.eventId })
        .from(moderationItems)
        .where(and(eq(moderationItems.decidedBy, userId), gte(moderationItems.decidedAt, since)));
      return rows.flatMap(({ id }) => id ?? []);
    },

    /** Keeps a move of a published event until it is decided. */
    async addMove(move: {
      userId: string;
      eventId: number;
      venueId: number;
      form: Record<string, unknown>;
      language: Locale;
      createdAt: Date;
    }): Promise<string> {
      const [added] = await db
        .insert(moderationItems)
        .values({ ...move, kind: "submission", state: "waiting" })
        .returning({ id: moderationItems.id });
      return added!.id;
    },

    /** How often events were opened, and how many users keep them and want a reminder. */
    async numbersOf(ids: readonly number[]) {
      const opened = await db
        .select({
          id: eventOpenings.eventId,
          opened: sql<number>`sum(${eventOpenings.opened})::int`,
          tickets: sql<number>`sum(${eventOpenings.tickets})::int`,
        })
        .from(eventOpenings)
        .where(inArray(eventOpenings.eventId, [...ids]))
        .groupBy(eventOpenings.eventId);
      const people = await db
        .select({
          id: favorites.eventId,
          favorites: count(),
          reminders: sql<number>`(count(*) filter (where ${favorites.reminder}))::int`,
        })
        .from(favorites)
        .where(inArray(favorites.eventId, [...ids]))
        .groupBy(favorites.eventId);
      return { opened, people };
    },

    /** Adds a batch of openings to the sums of a day. */
    async addOpenings(
      day: string,
      openings: readonly { eventId: number; opened: number; tickets: number }[],
    ): Promise<void> {
      await db
        .insert(eventOpenings)
        .values(openings.map((each) => ({ ...each, day })))
        .onConflictDoUpdate({
          target: [eventOpenings.eventId, eventOpenings.day],
          set: {
            opened: sql`${eventOpenings.opened} + excluded.opened`,
            tickets: sql`${eventOpenings.tickets} + excluded.tickets`,
          },
        });
    },
  };
}

export const organizersUpkeep: Upkeep = async (db, nowMs) => {
  await db.delete(claims).where(lte(claims.expiresAt, new Date(nowMs - KEEP_CLAIMS_MS)));
  const oldestDay = new Date(nowMs - KEEP_OPENINGS_MS).toISOString().slice(0, 10);
  await db.delete(eventOpenings).where(lt(eventOpenings.day, oldestDay));
};
