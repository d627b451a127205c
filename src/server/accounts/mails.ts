import { ownPage } from "#contract/own-page.ts";
import { urls } from "#contract/urls.ts";
import { DEFAULT_LOCALE, localeOf } from "#domain/locale.ts";
import { DAY_MS } from "#domain/time.ts";
import { type Translate, translatorFor } from "#messages/server.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { recordSecurity } from "#server/platform/db/security-log.ts";
import type { Client } from "#server/platform/http/client.ts";
import type { MailComposers, MailTemplate } from "#server/platform/mail/mail-template.ts";
import { digestOf, newSecret } from "#server/platform/secrets.ts";
import { CONFIRM_MS } from "./address/actions.ts";
import { addressStore } from "./address/store.ts";
import { securityMails } from "./security-mails.ts";
import { accountStore, REGISTRATION_MS } from "./store.ts";

const RESET_MS = DAY_MS / 24;

export interface AccountMailDeps {
  db: Database["db"];
  site: { name: string; publicUrl: string };
  now: () => number;
}

/** Writes the mails of accounts at the moment of sending; the secret of a link exists from then on. */
export function accountMails({ db, site, now }: AccountMailDeps) {
  const store = accountStore(db);
  const addresses = addressStore(db);

  const write = accountMailWriter(site);

  async function confirm(facts: Record<string, unknown>): Promise<MailTemplate | undefined> {
    const registration = await store.findRegistration(String(facts.registration));
    if (!registration || registration.confirmedAt || registration.expiresAt.getTime() <= now())
      return undefined;
    const { id, email } = registration;
    const token = newSecret();
    if (!(await store.giveRegistrationLink(id, digestOf(token))))
      return write("taken", facts.language, email, urls.login);
    const next = ownPage(facts.next);
    return write(
      "confirm",
      facts.language,
      email,
      urls.confirm(id, token, next === urls.map ? undefined : next),
    );
  }

  /** An address that was never confirmed has no password to reset: it gets a link of its own, and the older one stays. */
  async function confirmAgain(email: string, language: unknown): Promise<MailTemplate | undefined> {
    const pending = await store.findPending(email, new Date(now()));
    if (!pending) return undefined;
    const { forename, surname, passwordHash } = pending;
    const expiresAt = new Date(now() + REGISTRATION_MS);
    const registration = await store.addRegistration({ email, forename, surname, passwordHash, expiresAt });
    return confirm({ registration, language });
  }

  async function forgot({
    email,
    language,
    client,
  }: Record<string, unknown>): Promise<MailTemplate | undefined> {
    const user = await store.findUserByEmail(String(email));
    if (!user) return confirmAgain(String(email), language);
    const token = newSecret();
    await store.addReset("link", digestOf(token), user.id, new Date(now() + RESET_MS));
    const asked = { userId: user.id, kind: "reset-asked", at: new Date(now()) } as const;
    await recordSecurity(db, { ...asked, ...(client as Client | undefined) });
    return write("forgot", language, user.email, urls.resetPage(user.id, token));
  }

  async function passwordChanged({ user: id }: Record<string, unknown>): Promise<MailTemplate | undefined> {
    const user = await store.findUser(String(id));
    return user && write("changed", user.language, user.email, urls.login);
  }

  /** To the new address; a link to confirm it, unless it has an account already. */
  async function emailChange({ change: id, language }: Record<string, unknown>) {
    const change = await addresses.find(String(id));
    if (!change || change.confirmedAt || change.createdAt.getTime() + CONFIRM_MS <= now()) return undefined;
    if (await addresses.isTaken(change.email, change.userId))
      return write("taken", language, change.email, urls.login);
    const token = newSecret();
    await addresses.giveLink(change.id, "confirmHash", digestOf(token));
    return write("new-address", language, change.email, urls.confirmEmail(change.id, token));
  }

  /** To the old address; a link to stop it. */
  async function emailChangeNotice({ change: id, language }: Record<string, unknown>) {
    const change = await addresses.find(String(id));
    if (!change) return undefined;
    const token = newSecret();
    await addresses.giveLink(change.id, "stopHash", digestOf(token));
    const { oldEmail, email } = change;
    return write("old-address", language, oldEmail, urls.stopEmail(change.id, token), email);
  }

  return {
    confirm,
    forgot,
    "password-changed": passwordChanged,
    "email-change": emailChange,
    "email-change-notice": emailChangeNotice,
    ...securityMails(db, site),
  } satisfies MailComposers;
}

export type AccountMail = "confirm" | "taken" | "forgot" | "changed" | "new-address" | "old-address";

/** The text of a mail with the link of its button; `address` is the other one of a change of addresses. */
export function accountMailWriter(site: AccountMailDeps["site"]) {
  return (mail: AccountMail, language: unknown, to: string, path: string, address = ""): MailTemplate => {
    const locale = localeOf(String(language)) ?? DEFAULT_LOCALE;
    const t = translatorFor(locale);
    return {
      to,
      language: locale,
      subject: t(`mail-${mail}.subject`, { site: site.name }),
      heading:
        mail === "confirm" ? t("mail-confirm.heading", { site: site.name }) : t(`mail-${mail}.heading`),
      paragraphs: [textOf(mail, { site: site.name, address }, t), t(`mail-${mail}.how`)],
      button: { label: t(`mail-${mail}.button`), url: `${site.publicUrl}${path}` },
      ...(mail !== "changed" && mail !== "old-address" && { footnote: t(`mail-${mail}.footnote`) }),
    };
  };
}

function textOf(mail: AccountMail, names: { site: string; address: string }, t: Translate): string {
  if (mail === "new-address") return t("mail-new-address.text", names);
  return mail === "old-address" ? t("mail-old-address.text", names) : t(`mail-${mail}.text`);
}
