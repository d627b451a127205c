import { accountMails } from "./accounts/mails.ts";
import type { Config } from "./config.ts";
import { feedbackMails } from "./feedback/mails.ts";
import { feedbackStore } from "./feedback/store.ts";
import { newMailboxKey } from "./mailbox/key.ts";
import { isLoopbackHost } from "./mailbox/mailbox.ts";
import { newsMails } from "./news/mails.ts";
import { newsStore } from "./news/store.ts";
import type { Database } from "./platform/db/connect.ts";
import type { MailComposers } from "./platform/mail/mail-template.ts";
import { createMailer, type MailerDeps } from "./platform/mail/mailer.ts";
import { openTransport } from "./platform/mail/transport.ts";
import { reminderMails } from "./reminders/mails.ts";
import { remindersStore } from "./reminders/store.ts";

export interface MailDeps {
  config: Pick<Config, "mail" | "site">;
  database: Database;
  now: () => number;
  onFailure: MailerDeps["onFailure"];
}

/** The whole mail side of the product, kind by kind. */
export function buildMailer({ config: { mail, site }, database, now, onFailure }: MailDeps) {
  const composers: MailComposers = {
    ...accountMails({ db: database.db, site, now }),
    ...reminderMails(remindersStore(database), site.publicUrl, now),
    ...newsMails(newsStore(database.db), site.publicUrl, now),
    ...feedbackMails(feedbackStore(database), site.contactEmail),
  };
  const transport = openTransport({ ...mail, brand: site });
  return createMailer({ database, composers, transport, now, onFailure });
}

/**
 * What opens the page of mails, where there is one: they must be kept here, and the site on its developer's own machine.
 * PUBLIC_URL alone is no proof of that, since its default is this machine.
 */
export function mailboxKeyOf({ mail, site }: Pick<Config, "mail" | "site">): string | undefined {
  const hasMailbox = mail.smtpUrl === undefined && isLoopbackHost(new URL(site.publicUrl).hostname);
  return hasMailbox ? (mail.mailboxKey ?? newMailboxKey()) : undefined;
}
