import { AppError, wrongField } from "#contract/app-error.ts";
import type { OrganizerGrants, OwnEvents, SetWebsite } from "#contract/organizers.ts";
import { type ClaimWay, UNDO_GRANT_DAYS } from "#domain/organizer.ts";
import { isSharedHost } from "#domain/shared-hosts.ts";
import { DAY_MS } from "#domain/time.ts";
import { ownedPages } from "#server/catalog/owned-pages.ts";
import { recordAudit } from "#server/platform/db/audit-log.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { recordSecurity } from "#server/platform/db/security-log.ts";
import { orderMail } from "#server/platform/mail/outbox.ts";
import { claimTarget, holdersOf, namedPage, type OwnedPage, organizerPageUrl, shownPage } from "../pages.ts";
import { organizerStore } from "../store.ts";
import { websiteAt } from "../website.ts";
import { type Grant, grantStore } from "./store.ts";

export const PAGE_GRANTED = "page granted";

export type GrantActions = ReturnType<typeof grantActions>;

interface NewGrant {
  userId: string;
  page: OwnedPage;
  proof: ClaimWay;
  /** Null where the account has proved it by itself. */
  adminId: string | null;
  at: Date;
}

interface Named {
  venue?: string | undefined;
  organizer?: string | undefined;
}

/**
 * Gives an account a venue or a page; written down in the change log and in the security log. Administrators and those who
 * hold it already get a mail, and can undo it.
 */
export async function givePage(
  tx: Transaction,
  { userId, page, proof, adminId, at }: NewGrant,
): Promise<void> {
  const store = grantStore(tx);
  await store.toOrganizer(userId);
  const { target, kind, name } = page;
  const grant = await store.grant({ userId, target, proof, grantedBy: adminId, createdAt: at });
  if (!grant) return;
  const subject = `${await organizerStore(tx).emailOf(userId)}: ${name}`;
  const action = kind === "venue" ? "Venue Granted" : "Organizer Page Granted";
  await recordAudit(tx, { action, subject, userId: adminId ?? userId, at });
  await recordSecurity(tx, { userId, kind: "page-granted", detail: name, at });
  const holders = (await holdersOf(tx, target)).map((holder) => holder.userId);
  for (const reader of new Set([...(await store.administrators()), ...holders]))
    if (reader !== userId && reader !== adminId) {
      const order = { kind: PAGE_GRANTED, facts: { grant, reader }, cause: `granted ${grant} ${reader}` };
      await orderMail(tx, order, at.getTime());
    }
}

/** Whose venues and pages are whose, as administrators and those who hold them see and decide it. */
export function grantActions({ database, now }: { database: Database; now: () => number }) {
  const { db } = database;
  const undoableSince = () => new Date(now() - UNDO_GRANT_DAYS * DAY_MS);

  /** Ends a grant; the change log tells how many events the account published or changed by it. */
  async function end(tx: Transaction, grant: Grant, userId: string): Promise<void> {
    const at = new Date(now());
    const { target, createdAt } = grant;
    const store = organizerStore(tx);
    const pages = ownedPages(tx);
    const published = await store.publishedSince(grant.userId, createdAt);
    const touched = await pages.countTouched(
      { userId: grant.userId, since: createdAt, published },
      "venueId" in target ? { venueIds: await pages.placeIds([target.venueId]) } : target,
    );
    await grantStore(tx).endGrant(grant.id);
    const name = (await organizerPageUrl(tx, target))?.name ?? "";
    const action = "venueId" in target ? "Venue Withdrawn" : "Organizer Page Withdrawn";
    const subject = `${await store.emailOf(grant.userId)}: ${name} (events published or changed since the grant: ${touched})`;
    await recordAudit(tx, { action, subject, userId, at });
    await recordSecurity(tx, { userId: grant.userId, kind: "page-withdrawn", detail: name, at });
  }

  /** Grants of others that a holder may undo: those made after its own, for a month. */
  async function undoableBy(userId: string): Promise<(Grant & { name: string })[]> {
    const store = grantStore(db);
    const venueIds = await ownedPages(db).placeIds(await store.venuesOf(userId));
    const organizerIds = await store.organizersOf(userId);
    const grants = await store.grantsBeside(userId, { venueIds, organizerIds }, undoableSince());
    const later = await Promise.all(
      grants.map(async (grant) => {
        const own = (await holdersOf(db, grant.target)).find((holder) => holder.userId === userId);
        return own !== undefined && own.since.getTime() < grant.createdAt.getTime();
      }),
    );
    return grants.filter((_, index) => later[index]);
  }

  return {
    async list(): Promise<OrganizerGrants> {
      const store = grantStore(db);
      const grants = (await store.grants()).map(async ({ id, email, name, proof, createdAt, target }) => {
        const page = await organizerPageUrl(db, target);
        if (!page) return [];
        const venue = { venue: page.name, address: page.address };
        const isNew = createdAt > undoableSince();
        return [{ ...shownPage(page), id, email, name, ...venue, proof, isNew, at: createdAt.getTime() }];
      });
      const claims = await organizerStore(db).openClaims(new Date(now()));
      const open = claims.map(async ({ claim, email, name: account }) => {
        const page = await organizerPageUrl(db, claimTarget(claim));
        if (!page) return [];
        const { id, way, state, site, sentTo, reason, text } = claim;
        const times = { expiresAt: claim.expiresAt.getTime(), at: claim.createdAt.getTime() };
        return [{ ...shownPage(page), id, way, state, site, sentTo, reason, text, email, account, ...times }];
      });
      const websites = (await store.websites()).map(async ({ target, site }) => {
        const page = await organizerPageUrl(db, target);
        return page ? [{ ...shownPage(page), site }] : [];
      });
      return {
        organizers: (await Promise.all(grants)).flat(),
        claims: (await Promise.all(open)).flat(),
        websites: (await Promise.all(websites)).flat(),
      };
    },

    async grant(adminId: string, { email, ...named }: Named & { email: string }): Promise<void> {
      await database.transaction(async (tx) => {
        const page = await namedPage(tx, named);
        const userId = await organizerStore(tx).userByEmail(email);
        if (!userId) throw wrongField("email", { code: "noAccount" });
        await givePage(tx, { userId, page, proof: "admin", adminId, at: new Date(now()) });
      });
    },

    async withdraw(adminId: string, id: string): Promise<void> {
      await database.transaction(async (tx) => {
        const grant = await grantStore(tx).findGrant(id);
        if (!grant) throw new AppError("not-found", { code: "noGrant" });
        await end(tx, grant, adminId);
      });
    },

    /** What others were granted at one's own venues and pages, and can still be undone. */
    async beside(userId: string): Promise<OwnEvents["newHolders"]> {
      const grants = await undoableBy(userId);
      const shown = grants.map(async ({ id, name: account, createdAt, target }) => {
        const page = await organizerPageUrl(db, target);
        const untilMs = createdAt.getTime() + UNDO_GRANT_DAYS * DAY_MS;
        return page ? [{ ...shownPage(page), id, account, at: createdAt.getTime(), until: untilMs }] : [];
      });
      return (await Promise.all(shown)).flat();
    },

    async undo(userId: string, id: string): Promise<void> {
      const grant = (await undoableBy(userId)).find((each) => each.id === id);
      if (!grant) throw new AppError("not-found", { code: "noGrant" });
      await database.transaction((tx) => end(tx, grant, userId));
    },

    /** Sets the website that proves claims of a page; an empty one removes it. */
    async setWebsite(adminId: string, { website, ...named }: SetWebsite): Promise<void> {
      const at = new Date(now());
      const site = website === "" ? null : websiteAt(website);
      if (site === undefined) throw wrongField("website", { code: "badWebsite" });
      if (site && isSharedHost(site.host))
        throw wrongField("website", { code: "claimSharedHost", params: { host: site.host } });
      await database.transaction(async (tx) => {
        const page = await namedPage(tx, named);
        await grantStore(tx).setWebsite(
          page.target,
          site && { site: site.origin, setBy: adminId, createdAt: at },
        );
        const subject = `${page.name}: ${site?.origin ?? "none"}`;
        await recordAudit(tx, { action: "Website Set", subject, userId: adminId, at });
      });
    },
  };
}
