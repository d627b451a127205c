import { urls } from "#contract/urls.ts";
import { DEFAULT_LOCALE, localeOf } from "#domain/locale.ts";
import { DAY_MS } from "#domain/time.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { MailComposers, MailTemplate } from "#server/platform/mail/mail-template.ts";
import { type AccountMail, accountMailTexts } from "./mail-texts.ts";
import { digestOf, newSecret } from "./secrets.ts";
import { accountStore } from "./store.ts";

const RESET_MS = DAY_MS / 24;

export interface AccountMailDeps {
  db: Database["db"];
  site: { name: string; publicUrl: string };
  now: () => number;
}

/** Writes the mails of accounts at the moment of sending; the secret of a link exists from then on. */
export function accountMails({ db, site, now }: AccountMailDeps) {
  const store = accountStore(db);

  function write(mail: AccountMail, language: unknown, to: string, path: string): MailTemplate {
    const locale = localeOf(String(language)) ?? DEFAULT_LOCALE;
    const { button, ...text } = accountMailTexts[locale][mail](site.name);
    return { to, language: locale, ...text, button: { label: button, url: `${site.publicUrl}${path}` } };
  }

  async function confirm(facts: Record<string, unknown>): Promise<MailTemplate | undefined> {
    const registration = await store.findRegistration(String(facts.registration));
    if (!registration || registration.confirmedAt || registration.expiresAt.getTime() <= now())
      return undefined;
    const { id, email } = registration;
    const token = newSecret();
    if (!(await store.giveRegistrationLink(id, digestOf(token))))
      return write("taken", facts.language, email, urls.login);
    return write("confirm", facts.language, email, urls.confirm(id, token));
  }

  async function forgot({ email, language }: Record<string, unknown>): Promise<MailTemplate | undefined> {
    const user = await store.findUserByEmail(String(email));
    if (!user) return undefined;
    const token = newSecret();
    await store.addReset("link", digestOf(token), user.id, new Date(now() + RESET_MS));
    return write("forgot", language, user.email, urls.resetPage(user.id, token));
  }

  async function passwordChanged({ user: id }: Record<string, unknown>): Promise<MailTemplate | undefined> {
    const user = await store.findUser(String(id));
    return user && write("changed", user.language, user.email, urls.login);
  }

  return { confirm, forgot, "password-changed": passwordChanged } satisfies MailComposers;
}
