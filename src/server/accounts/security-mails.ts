import { urls } from "#contract/urls.ts";
import { DEFAULT_LOCALE, type Locale } from "#domain/locale.ts";
import { translatorFor } from "#messages/server.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { Client } from "#server/platform/http/client.ts";
import type { MailComposers, MailTemplate } from "#server/platform/mail/mail-template.ts";
import { accountStore } from "./store.ts";

export const WRONG_CODES = "wrong codes";
export const NEW_DEVICE = "new device";
export const NEW_TOKEN = "new token";
export const MANY_GUESSES = "many guesses";

export type SecurityMail = "codes" | "device" | "token" | "guesses";

interface SecurityMailFacts {
  client?: Client | undefined;
  /** The name of a token. */
  token?: string | undefined;
}

interface Owner {
  email: string;
  language: Locale | null;
}

/** Mails to the owner of an account about what somebody else may be doing with it. */
export function securityMails(db: Database["db"], site: { name: string; publicUrl: string }) {
  const store = accountStore(db);
  const write = securityMailWriter(site);
  const toUser = (mail: SecurityMail) => async (facts: Record<string, unknown>) => {
    const user = await store.findUser(String(facts.user));
    return user && write(mail, user, facts as SecurityMailFacts);
  };
  return {
    [WRONG_CODES]: toUser("codes"),
    [NEW_DEVICE]: toUser("device"),
    [NEW_TOKEN]: toUser("token"),
    // Looked up only now: neither the answer nor its time tell whether the address has an account.
    async [MANY_GUESSES]({ email }: Record<string, unknown>) {
      const user = await store.findUserByEmail(String(email));
      return user && write("guesses", user, {});
    },
  } satisfies MailComposers;
}

export function securityMailWriter(site: { name: string; publicUrl: string }) {
  return (
    mail: SecurityMail,
    { email, language }: Owner,
    { client, token }: SecurityMailFacts,
  ): MailTemplate => {
    const locale = language ?? DEFAULT_LOCALE;
    const t = translatorFor(locale);
    const subject = t(`mail-${mail}.subject`, { site: site.name });
    const device = [client?.browser, client?.system].filter(Boolean).join(", ");
    const details = [
      { label: t("mail-security.device"), value: device },
      { label: t("mail-security.network"), value: client?.network ?? "" },
      { label: t("mail-security.token"), value: token ?? "" },
    ].filter(({ value }) => value !== "");
    return {
      to: email,
      language: locale,
      subject,
      heading: subject,
      paragraphs: [t(`mail-${mail}.text`), t(`mail-${mail}.how`)],
      ...(details.length > 0 && { details }),
      button: {
        label: t(`mail-${mail}.button`),
        url: site.publicUrl + (mail === "codes" ? urls.loginView("forgot", urls.security) : urls.security),
      },
    };
  };
}
