import { urls } from "#contract/urls.ts";
import { ADMIN_ROLE } from "#domain/account.ts";
import type { Locale } from "#domain/locale.ts";
import { isolated, translatorFor } from "#messages/server.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { MailComposers, MailTemplate } from "#server/platform/mail/mail-template.ts";
import { digestOf, newSecret } from "#server/platform/secrets.ts";
import { CLAIM_DECIDED, PROVE_CLAIM } from "./claims.ts";
import { PAGE_GRANTED } from "./grants/actions.ts";
import { grantStore } from "./grants/store.ts";
import { claimTarget, organizerPageUrl, WAITS_AT_VENUE } from "./pages.ts";
import { organizerStore } from "./store.ts";

interface MailSite {
  name: string;
  publicUrl: string;
}

interface OrganizerMailDeps {
  db: Database["db"];
  site: MailSite;
  now: () => number;
}

/** Mails about claims. They repeat nothing that the account wrote: one of them goes to a mailbox that it named. */
export function organizerMails({ db, site, now }: OrganizerMailDeps): MailComposers {
  const store = organizerStore(db);
  return {
    async [PROVE_CLAIM](facts) {
      const claim = await store.findClaim(String(facts.claim));
      if (claim?.state !== "open" || !claim.sentTo || claim.expiresAt.getTime() <= now()) return undefined;
      const page = await organizerPageUrl(db, claimTarget(claim));
      if (!page) return undefined;
      const token = newSecret();
      await store.setTokenHash(claim.id, digestOf(token));
      const url = site.publicUrl + urls.confirmClaimPage(claim.id, token);
      return writeProve({ to: claim.sentTo, language: claim.language, page: page.name }, url, site.name);
    },

    async [CLAIM_DECIDED](facts) {
      const claim = await store.findClaim(String(facts.claim));
      const page = claim && (await organizerPageUrl(db, claimTarget(claim)));
      const to = claim && (await store.emailOf(claim.userId));
      if (!page || !to) return undefined;
      const { language, state, reason } = claim;
      return writeDecided(
        { to, language, page: page.name },
        state === "granted" ? undefined : (reason ?? ""),
        site,
      );
    },

    async [PAGE_GRANTED](facts) {
      const grant = await grantStore(db).findGrant(String(facts.grant));
      const page = grant && (await organizerPageUrl(db, grant.target));
      const reader = await store.reader(String(facts.reader));
      const account = grant && (await store.reader(grant.userId));
      if (!page || !reader || !account) return undefined;
      const isAdmin = reader.role === ADMIN_ROLE;
      // Holders learn the name alone: administrators have the address in their list as well.
      const who = isAdmin ? `${account.name} (${account.email})` : account.name;
      const { email: to, language } = reader;
      return writeGranted({ to, language, page: page.name }, { who, isAdmin }, site);
    },

    async [WAITS_AT_VENUE](facts) {
      const page = await organizerPageUrl(db, { venueId: Number(facts.venue) });
      const reader = await store.reader(String(facts.reader));
      return page && reader && writeWaits({ to: reader.email, ...reader, page: page.name }, site);
    },
  };
}

/** To administrators and to those who hold the page: another account holds it, too. */
export function writeGranted(
  { page, to, language }: Claimant,
  { who, isAdmin }: { who: string; isAdmin: boolean },
  site: MailSite,
): MailTemplate {
  const t = translatorFor(language);
  return {
    to,
    language,
    subject: t("mail-granted.subject", { page: isolated(page, language) }),
    heading: t("mail-granted.subject", { page }),
    paragraphs: [t("mail-granted.text", { page, site: site.name }), t("mail-granted.how")],
    details: [{ label: t("mail-granted.account"), value: who }],
    button: {
      label: t("mail-granted.button"),
      url: site.publicUrl + (isAdmin ? urls.adminView("organizers") : urls.ownEvents),
    },
    footnote: t("mail-granted.why", { page, site: site.name }),
  };
}

/** To those who hold a venue: they decide about what others submit there. */
export function writeWaits({ page, to, language }: Claimant, site: MailSite): MailTemplate {
  const t = translatorFor(language);
  return {
    to,
    language,
    subject: t("mail-waits.subject", { page: isolated(page, language) }),
    heading: t("mail-waits.subject", { page }),
    paragraphs: [t("mail-waits.text", { page })],
    button: { label: t("mail-claim.button"), url: site.publicUrl + urls.ownEvents },
    footnote: t("mail-waits.why", { page, site: site.name }),
  };
}

interface Claimant {
  to: string;
  language: Locale;
  /** The name of the venue or page. */
  page: string;
}

export function writeProve({ page, ...reader }: Claimant, url: string, siteName: string): MailTemplate {
  const t = translatorFor(reader.language);
  return {
    ...reader,
    subject: t("mail-claim.prove-subject", { page: isolated(page, reader.language) }),
    heading: t("mail-claim.prove-heading"),
    paragraphs: [t("mail-claim.prove-text", { page, site: siteName }), t("mail-claim.prove-how")],
    button: { label: t("mail-claim.prove-button"), url },
    footnote: t("mail-claim.prove-footnote"),
  };
}

/** A refusal with its reason, which may be empty; without one the claim was granted. */
export function writeDecided(
  { page, ...reader }: Claimant,
  refusal: string | undefined,
  site: MailSite,
): MailTemplate {
  const t = translatorFor(reader.language);
  const decision = refusal === undefined ? "granted" : "refused";
  return {
    ...reader,
    subject: t(`mail-claim.${decision}-subject`, { page: isolated(page, reader.language) }),
    heading: t(`mail-claim.${decision}-heading`),
    paragraphs: [t(`mail-claim.${decision}-text`, { page })],
    ...(refusal && { details: [{ label: t("mail-submission.reason"), value: refusal }] }),
    button: { label: t("mail-claim.button"), url: site.publicUrl + urls.ownEvents },
    footnote: t("mail-claim.why", { site: site.name }),
  };
}
