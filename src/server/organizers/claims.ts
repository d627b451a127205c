import { AppError, wrongField } from "#contract/app-error.ts";
import { sentenceOf } from "#contract/error-messages.ts";
import type { Claim, ClaimedPage, StartClaim } from "#contract/organizers.ts";
import type { Locale } from "#domain/locale.ts";
import { isRoleMailbox } from "#domain/organizer.ts";
import { DAY_MS } from "#domain/time.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { Visitor } from "#server/platform/http/session.ts";
import type { Network } from "#server/platform/http-client/http-client.ts";
import { orderMail } from "#server/platform/mail/outbox.ts";
import { digestOf, newSecret } from "#server/platform/secrets.ts";
import { givePage } from "./grants/actions.ts";
import {
  claimTarget,
  holdingsOf,
  namedPage,
  type OwnedPage,
  organizerPageUrl,
  requirePage,
  shownPage,
} from "./pages.ts";
import { type ClaimRecord, organizerStore } from "./store.ts";
import { mailHostOf, requireCode, type Website, websiteOf } from "./website.ts";

export const PROVE_CLAIM = "prove claim";
export const CLAIM_DECIDED = "claim decided";

/** How long a claim can be proved, by the way of its proof. */
const PROVE_MS = { mail: 2 * DAY_MS, page: 14 * DAY_MS, admin: 90 * DAY_MS } as const;
// What most mail systems take as a local part; no quotes, no second address.
const MAILBOX = /^[a-z0-9](?:[a-z0-9._+-]*[a-z0-9])?$/i;

interface ClaimDeps {
  database: Database;
  network: Network;
  publicUrl: string;
  now: () => number;
}

interface Named {
  venue?: string | undefined;
  organizer?: string | undefined;
}

export type ClaimActions = ReturnType<typeof claimActions>;

/** How an account comes to hold a venue or an organizer's page by its own proof, or by an administrator's decision. */
export function claimActions({ database, network, publicUrl, now }: ClaimDeps) {
  const { db } = database;
  const store = organizerStore(db);

  async function isHeld(userId: string, { target }: OwnedPage): Promise<boolean> {
    const { venueIds, organizerIds } = await holdingsOf(db, userId);
    return "venueId" in target ? venueIds.has(target.venueId) : organizerIds.has(target.organizerId);
  }

  /** An open claim of the account's own. */
  async function ownClaim(userId: string, id: string): Promise<ClaimRecord> {
    const claim = await store.findClaim(id);
    if (claim?.userId !== userId) throw new AppError("not-found", { code: "noClaim" });
    if (claim.state !== "open") throw new AppError("conflict", { code: "itemDecided" });
    if (claim.expiresAt.getTime() <= now()) throw new AppError("gone", { code: "claimExpired" });
    return claim;
  }

  /** Gives the account what it has proved, once. */
  async function accept(claim: ClaimRecord, adminId: string | null): Promise<Claim> {
    const at = new Date(now());
    return database.transaction(async (tx, notify) => {
      const page = await requirePage(tx, claimTarget(claim));
      const decision = { state: "granted", decidedBy: adminId, decidedAt: at } as const;
      const decided = await organizerStore(tx).decideClaim(claim.id, decision, at);
      if (!decided) throw new AppError("conflict", { code: "itemDecided" });
      await givePage(tx, { userId: claim.userId, page, proof: claim.way, adminId, at });
      if (adminId) await orderMail(tx, decidedMail(claim), at.getTime(), notify);
      return shown(decided, page);
    });
  }

  return {
    async page(userId: string, named: Named): Promise<ClaimedPage> {
      const page = await namedPage(db, named);
      const site = await websiteOf(db, page, publicUrl);
      const last = await store.lastClaim(userId, page.target);
      const isOver = last?.state === "open" && last.expiresAt.getTime() <= now();
      return {
        ...shownPage(page),
        site: "problem" in site ? null : site.origin,
        mailHost: "problem" in site ? null : mailHostOf(site),
        problem: "problem" in site ? { ...site.problem, error: sentenceOf(site.problem) } : null,
        isYours: await isHeld(userId, page),
        claim: last && !isOver ? shown(last, page) : null,
      };
    },

    /** Checks that a claim may be made before it is counted against a limit by mailbox. */
    async prepare(user: Visitor, form: StartClaim): Promise<{ page: OwnedPage; sentTo: string | null }> {
      if (await store.isBanned(user.email)) throw new AppError("forbidden", { code: "senderBanned" });
      const page = await namedPage(db, form);
      if (await isHeld(user.id, page))
        throw new AppError("conflict", { code: "alreadyYours", params: { name: page.name } });
      if (form.way !== "mail") return { page, sentTo: null };
      return { page, sentTo: mailboxAt(await requireWebsite(page), form.mailbox) };
    },

    async start(
      user: Visitor,
      { way, text }: StartClaim,
      { page, sentTo }: { page: OwnedPage; sentTo: string | null },
      language: Locale,
    ): Promise<Claim> {
      const site = way === "admin" ? null : (await requireWebsite(page)).origin;
      const at = new Date(now());
      const claim = {
        userId: user.id,
        way,
        site,
        sentTo,
        language,
        createdAt: at,
        text: way === "admin" ? text : "",
        pageToken: way === "page" ? `claim-${newSecret().slice(0, 24)}` : null,
        expiresAt: new Date(at.getTime() + PROVE_MS[way]),
      };
      return database.transaction(async (tx, notify) => {
        const added = await organizerStore(tx).addClaim(claim, page.target);
        if (way === "mail")
          await orderMail(tx, { kind: PROVE_CLAIM, facts: { claim: added.id } }, at.getTime(), notify);
        return shown(added, page);
      });
    },

    /** Looks for the code on the website. */
    async check(user: Visitor, id: string): Promise<Claim> {
      const claim = await ownClaim(user.id, id);
      if (claim.way !== "page") throw new AppError("not-found", { code: "noClaim" });
      await requireCode(claim.site!, claim.pageToken!, network);
      return accept(claim, null);
    },

    /**
     * The mailed link, opened by the account that asked for it: neither the mailbox nor the account alone is enough. A
     * mailbox that anyone at the domain may have is told to an administrator, who decides.
     */
    async confirm(user: Visitor, id: string, token: string): Promise<Claim> {
      const claim = await store.findClaim(id);
      const isLink = claim?.tokenHash?.equals(digestOf(token)) ?? false;
      if (!claim || claim.userId !== user.id || !isLink || claim.expiresAt.getTime() <= now())
        throw new AppError("not-found", { code: "claimLinkGone" });
      if (isRoleMailbox(claim.sentTo!.split("@", 1)[0]!)) return accept(claim, null);
      const left = await store.leaveToAdmin(id, new Date(now() + PROVE_MS.admin));
      if (!left) throw new AppError("conflict", { code: "itemDecided" });
      return shown(left, await requirePage(db, claimTarget(left)));
    },

    async takeBack(user: Visitor, id: string): Promise<void> {
      if (!(await store.deleteClaim(id, user.id))) throw new AppError("not-found", { code: "noClaim" });
    },

    async decide(
      adminId: string,
      id: string,
      { isGranted, reason }: { isGranted: boolean; reason: string },
    ): Promise<Claim> {
      const claim = await store.findClaim(id);
      if (!claim) throw new AppError("not-found", { code: "noClaim" });
      if (isGranted) return accept({ ...claim, way: "admin" }, adminId);
      const at = new Date(now());
      return database.transaction(async (tx, notify) => {
        const decision = { state: "refused", decidedBy: adminId, decidedAt: at, reason } as const;
        const decided = await organizerStore(tx).decideClaim(id, decision, at);
        if (!decided) throw new AppError("conflict", { code: "itemDecided" });
        await orderMail(tx, decidedMail(claim), at.getTime(), notify);
        return shown(decided, await requirePage(tx, claimTarget(decided)));
      });
    },

    /** Open claims and refusals of an account. */
    async ofUser(userId: string): Promise<Claim[]> {
      const claims = await store.claimsOf(userId, new Date(now()));
      const pages = await Promise.all(claims.map((claim) => organizerPageUrl(db, claimTarget(claim))));
      return claims.flatMap((claim, index) => {
        const page = pages[index];
        return page ? [shown(claim, page)] : [];
      });
    },
  };

  async function requireWebsite(page: OwnedPage): Promise<Website> {
    const site = await websiteOf(db, page, publicUrl);
    if ("problem" in site) throw wrongField("way", site.problem);
    return site;
  }
}

function mailboxAt(site: Website, mailbox = ""): string {
  const host = mailHostOf(site);
  if (!host) throw wrongField("way", { code: "claimNoMailbox", params: { host: site.host } });
  if (!MAILBOX.test(mailbox)) throw wrongField("mailbox", { code: "badMailbox", params: { host } });
  return `${mailbox.toLowerCase()}@${host}`;
}

const decidedMail = ({ id }: ClaimRecord) => ({
  kind: CLAIM_DECIDED,
  facts: { claim: id },
  cause: `claim ${id}`,
});

function shown(claim: ClaimRecord, page: OwnedPage): Claim {
  const { id, way, state, site, sentTo, pageToken: code, reason } = claim;
  return {
    ...shownPage(page),
    id,
    way,
    state,
    site,
    sentTo,
    code,
    reason,
    expiresAt: claim.expiresAt.getTime(),
  };
}
