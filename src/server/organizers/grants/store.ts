import { and, desc, eq, getTableColumns, gt, inArray, min, ne, sql } from "drizzle-orm";
import { ADMIN_ROLE } from "#domain/account.ts";
import type { ClaimWay } from "#domain/organizer.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import { organizerAccounts, pageWebsites, venueOrganizers } from "#server/platform/db/schema/organizers.ts";

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

const fullName = sql<string>`${users.forename} || ' ' || ${users.surname}`;

/** Whose venues and pages are whose, and the websites that administrators set for them. */
export function grantStore(db: Database["db"] | Transaction) {
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

    holdersOfOrganizer(organizerId: number): Promise<{ userId: string; since: Date }[]> {
      return db
        .select({ userId: organizerAccounts.userId, since: organizerAccounts.createdAt })
        .from(organizerAccounts)
        .where(eq(organizerAccounts.organizerId, organizerId));
    },

    async holdersOfVenues(venueIds: readonly number[]): Promise<{ userId: string; since: Date }[]> {
      const rows = await db
        .select({ userId: venueOrganizers.userId, since: min(venueOrganizers.createdAt) })
        .from(venueOrganizers)
        .where(inArray(venueOrganizers.venueId, [...venueIds]))
        .groupBy(venueOrganizers.userId);
      return rows.map(({ userId, since }) => ({ userId, since: since! }));
    },

    async administrators(): Promise<string[]> {
      const rows = await db.select({ id: users.id }).from(users).where(eq(users.role, ADMIN_ROLE));
      return rows.map(({ id }) => id);
    },

    async findGrant(id: string): Promise<Grant | undefined> {
      const [venue] = await db.select().from(venueOrganizers).where(eq(venueOrganizers.id, id));
      if (venue) return { ...venue, target: { venueId: venue.venueId } };
      const [page] = await db.select().from(organizerAccounts).where(eq(organizerAccounts.id, id));
      return page && { ...page, target: { organizerId: page.organizerId } };
    },

    /** Grants of other accounts at these venues and pages, made after then, the newest first. */
    async grantsBeside(
      userId: string,
      { venueIds, organizerIds }: { venueIds: readonly number[]; organizerIds: readonly number[] },
      after: Date,
    ): Promise<(Grant & { name: string })[]> {
      const venueRows = await db
        .select({ ...getTableColumns(venueOrganizers), name: fullName })
        .from(venueOrganizers)
        .innerJoin(users, eq(users.id, venueOrganizers.userId))
        .where(
          and(
            ne(venueOrganizers.userId, userId),
            inArray(venueOrganizers.venueId, [...venueIds]),
            gt(venueOrganizers.createdAt, after),
          ),
        );
      const pageRows = await db
        .select({ ...getTableColumns(organizerAccounts), name: fullName })
        .from(organizerAccounts)
        .innerJoin(users, eq(users.id, organizerAccounts.userId))
        .where(
          and(
            ne(organizerAccounts.userId, userId),
            inArray(organizerAccounts.organizerId, [...organizerIds]),
            gt(organizerAccounts.createdAt, after),
          ),
        );
      return [
        ...venueRows.map(({ venueId, ...grant }) => ({ ...grant, target: { venueId } })),
        ...pageRows.map(({ organizerId, ...grant }) => ({ ...grant, target: { organizerId } })),
      ];
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

    /** Returns its id where it is new. */
    async grant({
      target,
      ...grant
    }: Omit<Grant, "id"> & { grantedBy: string | null }): Promise<string | undefined> {
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
      return rows[0]?.id;
    },

    async endGrant(id: string): Promise<Grant | undefined> {
      const [venue] = await db.delete(venueOrganizers).where(eq(venueOrganizers.id, id)).returning();
      if (venue) return { ...venue, target: { venueId: venue.venueId } };
      const [page] = await db.delete(organizerAccounts).where(eq(organizerAccounts.id, id)).returning();
      return page && { ...page, target: { organizerId: page.organizerId } };
    },

    /** The website that an administrator set, of a page or of any record of a place. */
    async websiteOf(
      page: { venueIds: readonly number[] } | { organizerId: number },
    ): Promise<string | undefined> {
      const isOfPage =
        "venueIds" in page
          ? inArray(pageWebsites.venueId, [...page.venueIds])
          : eq(pageWebsites.organizerId, page.organizerId);
      const [website] = await db
        .select({ site: pageWebsites.site })
        .from(pageWebsites)
        .where(isOfPage)
        .orderBy(desc(pageWebsites.createdAt))
        .limit(1);
      return website?.site;
    },

    /** Takes the place of the website that was set before; none removes it. */
    async setWebsite(
      target: Target,
      website: { site: string; setBy: string; createdAt: Date } | null,
    ): Promise<void> {
      const isOfPage =
        "venueId" in target
          ? eq(pageWebsites.venueId, target.venueId)
          : eq(pageWebsites.organizerId, target.organizerId);
      await db.delete(pageWebsites).where(isOfPage);
      if (website) await db.insert(pageWebsites).values({ ...website, ...target });
    },

    /** All that were set, the newest first. */
    async websites(): Promise<{ target: Target; site: string; createdAt: Date }[]> {
      const rows = await db
        .select()
        .from(pageWebsites)
        .orderBy(desc(pageWebsites.createdAt))
        .limit(GRANTS_LIMIT);
      return rows.map(({ venueId, organizerId, site, createdAt }) => ({
        target: venueId === null ? { organizerId: organizerId! } : { venueId },
        site,
        createdAt,
      }));
    },

    /** An account has the role of an organizer at least. */
    async toOrganizer(userId: string): Promise<void> {
      await db
        .update(users)
        .set({ role: "organizer" })
        .where(and(eq(users.id, userId), eq(users.role, "user")));
    },
  };
}
