import { AppError, wrongField } from "#contract/app-error.ts";
import type { OrganizerGrants } from "#contract/organizers.ts";
import type { ClaimWay } from "#domain/organizer.ts";
import { recordAudit } from "#server/platform/db/audit-log.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { recordSecurity } from "#server/platform/db/security-log.ts";
import { namedPage, type OwnedPage, pageOf, shownPage, targetOf } from "./pages.ts";
import { organizerStore } from "./store.ts";

export type GrantActions = ReturnType<typeof grantActions>;

interface NewGrant {
  userId: string;
  page: OwnedPage;
  proof: ClaimWay;
  /** Null where the account has proved it by itself. */
  adminId: string | null;
  at: Date;
}

/** Gives an account a venue or a page; written down in the change log and in the security log. */
export async function givePage(
  tx: Transaction,
  { userId, page, proof, adminId, at }: NewGrant,
): Promise<void> {
  const store = organizerStore(tx);
  await store.toOrganizer(userId);
  const { target, kind, name } = page;
  if (!(await store.grant({ userId, target, proof, grantedBy: adminId, createdAt: at }))) return;
  const subject = `${await store.emailOf(userId)}: ${name}`;
  const action = kind === "venue" ? "Venue Granted" : "Organizer Page Granted";
  await recordAudit(tx, { action, subject, userId: adminId ?? userId, at });
  await recordSecurity(tx, { userId, kind: "page-granted", detail: name, at });
}

/** Whose venues and pages are whose, as administrators see and decide it. */
export function grantActions({ database, now }: { database: Database; now: () => number }) {
  const { db } = database;

  return {
    async list(): Promise<OrganizerGrants> {
      const store = organizerStore(db);
      const grants = (await store.grants()).map(async ({ id, email, name, proof, createdAt, target }) => {
        const page = await pageOf(db, target);
        if (!page) return [];
        const venue = { venue: page.name, address: page.address };
        return [{ ...shownPage(page), id, email, name, ...venue, proof, at: createdAt.getTime() }];
      });
      const open = (await store.openClaims(new Date(now()))).map(async ({ claim, email, name: account }) => {
        const page = await pageOf(db, targetOf(claim));
        if (!page) return [];
        const { id, way, state, site, sentTo, reason, text } = claim;
        const times = { expiresAt: claim.expiresAt.getTime(), at: claim.createdAt.getTime() };
        return [{ ...shownPage(page), id, way, state, site, sentTo, reason, text, email, account, ...times }];
      });
      return { organizers: (await Promise.all(grants)).flat(), claims: (await Promise.all(open)).flat() };
    },

    async grant(
      adminId: string,
      { email, ...named }: { email: string; venue?: string | undefined; organizer?: string | undefined },
    ): Promise<void> {
      await database.transaction(async (tx) => {
        const page = await namedPage(tx, named);
        const userId = await organizerStore(tx).userByEmail(email);
        if (!userId) throw wrongField("email", { code: "noAccount" });
        await givePage(tx, { userId, page, proof: "admin", adminId, at: new Date(now()) });
      });
    },

    async withdraw(adminId: string, id: string): Promise<void> {
      const at = new Date(now());
      await database.transaction(async (tx) => {
        const store = organizerStore(tx);
        const ended = await store.endGrant(id);
        if (!ended) throw new AppError("not-found", { code: "noGrant" });
        const { userId, target } = ended;
        const name = (await pageOf(tx, target))?.name ?? "";
        const action = "venueId" in target ? "Venue Withdrawn" : "Organizer Page Withdrawn";
        const subject = `${await store.emailOf(userId)}: ${name}`;
        await recordAudit(tx, { action, subject, userId: adminId, at });
        await recordSecurity(tx, { userId, kind: "page-withdrawn", detail: name, at });
      });
    },
  };
}
