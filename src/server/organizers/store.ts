import { and, asc, count, desc, eq, getTableColumns, gt, inArray, lt, lte, or, sql } from "drizzle-orm";
import type { ClaimWay } from "#domain/organizer.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import { bannedSenders, moderationItems } from "#server/platform/db/schema/moderation.ts";
import {
  claims,
  eventOpenings,
  organizerAccounts,
  venueOrganizers,
} from "#server/platform/db/schema/organizers.ts";
import { favorites } from "#server/platform/db/schema/visitors.ts";

export type ClaimRecord = typeof claims.$inferSelect;
type NewClaim = typeof claims.$inferInsert;
/** A venue or an organizer's page, by id. */
export type Target = { venueId: number } | { organizerId: number };

export interface Grant {
  id: string;
  userId: string;
  target: Target;
  proof: ClaimWay;
  createdAt: Date;
}

const GRANTS_LIMIT = 1_000;
const CLAIMS_LIMIT = 200;

const fullName = sql<string>`${users.forename} || ' ' || ${users.surname}`;
const isOf = (target: Target) =>
  "venueId" in target ? eq(claims.venueId, target.venueId) : eq(claims.organizerId, target.organizerId);

/** Grants, claims and sums of openings. */
export function organizerStore(db: Database["db"] | Transaction) {
  return {
    async venuesOf(userId: string): Promise<number[]> {
      const rows = await db
        .select({ id: venueOrganizers.venueId })
        .from(venueOrganizers)
        .where(eq(venueOrganizers.userId, userId));
      return rows.map(({ id }) => id);
    },

    async organizersOf(userId: string): Promise<number[]> {
      const rows = await db
        .select({ id: organizerAccounts.organizerId })
        .from(organizerAccounts)
        .where(eq(organizerAccounts.userId, userId));
      return rows.map(({ id }) => id);
    },

    async isOrganizerHeld(organizerId: number): Promise<boolean> {
      const rows = await db
        .select({ id: organizerAccounts.id })
        .from(organizerAccounts)
        .where(eq(organizerAccounts.organizerId, organizerId))
        .limit(1);
      return rows.length > 0;
    },

    /** All grants with their accounts, the newest first. */
    async grants(): Promise<(Grant & { email: string; name: string })[]> {
      const venueRows = await db
        .select({ ...getTableColumns(venueOrganizers), email: users.email, name: fullName })
        .from(venueOrganizers)
        .innerJoin(users, eq(users.id, venueOrganizers.userId))
        .orderBy(desc(venueOrganizers.createdAt))
        .limit(GRANTS_LIMIT);
      const pageRows = await db
        .select({ ...getTableColumns(organizerAccounts), email: users.email, name: fullName })
        .from(organizerAccounts)
        .innerJoin(users, eq(users.id, organizerAccounts.userId))
        .orderBy(desc(organizerAccounts.createdAt))
        .limit(GRANTS_LIMIT);
      return [
        ...venueRows.map(({ venueId, ...grant }) => ({ ...grant, target: { venueId } })),
        ...pageRows.map(({ organizerId, ...grant }) => ({ ...grant, target: { organizerId } })),
      ];
    },

    /** Returns whether it is new. */
    async grant({ target, ...grant }: Omit<Grant, "id"> & { grantedBy: string | null }): Promise<boolean> {
      const rows =
        "venueId" in target
          ? await db
              .insert(venueOrganizers)
              .values({ ...grant, ...target })
              .onConflictDoNothing()
              .returning({ id: venueOrganizers.id })
          : await db
              .insert(organizerAccounts)
              .values({ ...grant, ...target })
              .onConflictDoNothing()
              .returning({ id: organizerAccounts.id });
      return rows.length > 0;
    },

    async endGrant(id: string): Promise<{ userId: string; target: Target } | undefined> {
      const [venue] = await db.delete(venueOrganizers).where(eq(venueOrganizers.id, id)).returning();
      if (venue) return { userId: venue.userId, target: { venueId: venue.venueId } };
      const [page] = await db.delete(organizerAccounts).where(eq(organizerAccounts.id, id)).returning();
      return page && { userId: page.userId, target: { organizerId: page.organizerId } };
    },

    /** An account has the role of an organizer at least. */
    async toOrganizer(userId: string): Promise<void> {
      await db
        .update(users)
        .set({ role: "organizer" })
        .where(and(eq(users.id, userId), eq(users.role, "user")));
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

    /** Decided claims stay for a while, so that their owner reads the answer. */
    async forget(before: { claims: Date; openings: string }): Promise<void> {
      await db.delete(claims).where(lte(claims.expiresAt, before.claims));
      await db.delete(eventOpenings).where(lt(eventOpenings.day, before.openings));
    },
  };
}
