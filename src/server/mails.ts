import type { VenueCategory } from "#domain/category.ts";
import type { Locale } from "#domain/locale.ts";
import { accountSamples } from "./accounts/mail-samples.ts";
import { accountMails } from "./accounts/mails.ts";
import type { Config } from "./config.ts";
import { feedbackSamples } from "./feedback/mail-samples.ts";
import { feedbackMails } from "./feedback/mails.ts";
import { feedbackStore } from "./feedback/store.ts";
import { followSamples } from "./follows/mail-samples.ts";
import { followMails } from "./follows/mails.ts";
import { newMailboxKey } from "./mailbox/key.ts";
import { isLoopbackRequestHost } from "./mailbox/mailbox.ts";
import { moderationSamples } from "./moderation/mail-samples.ts";
import { moderationMails } from "./moderation/mails.ts";
import { newsSamples } from "./news/mail-samples.ts";
import { newsMails } from "./news/mails.ts";
import { newsStore } from "./news/store.ts";
import { organizerSamples } from "./organizers/mail-samples.ts";
import { organizerMails } from "./organizers/mails.ts";
import type { Database } from "./platform/db/connect.ts";
import type { MailComposers, MailSamples } from "./platform/mail/mail-template.ts";
import { createMailer, type MailerDeps } from "./platform/mail/mailer.ts";
import { openTransport } from "./platform/mail/transport.ts";
import { reminderSamples } from "./reminders/mail-samples.ts";
import { reminderMails } from "./reminders/mails.ts";
import { remindersStore } from "./reminders/store.ts";
import { sourceSamples } from "./sources/health/mail-samples.ts";
import { sourceMails } from "./sources/health/mails.ts";

export interface MailDeps {
  config: Pick<Config, "mail" | "site">;
  database: Database;
  now: () => number;
  /** What categories are called on this instance, where that is not their usual name. */
  categoryLabel?: (category: VenueCategory, locale: Locale) => string | undefined;
  onFailure: MailerDeps["onFailure"];
}

/** How every kind of mail is written; those of the first group are not asked for one by one. */
export function mailComposers({
  config: { site },
  database,
  now,
  categoryLabel,
}: Omit<MailDeps, "onFailure">) {
  const subscriptions: MailComposers = {
    ...reminderMails(remindersStore(database), site.publicUrl, now),
    ...newsMails(newsStore(database.db), site.publicUrl, now),
    ...followMails({ db: database.db, site, now, categoryLabel }),
  };
  const composers: MailComposers = {
    ...subscriptions,
    ...accountMails({ db: database.db, site, now }),
    ...sourceMails(database.db, site),
    ...moderationMails({ db: database.db, site, now }),
    ...organizerMails({ db: database.db, site, now }),
    ...feedbackMails(feedbackStore(database), site.contactEmail),
  };
  return { subscriptions, composers };
}

/** Examples of every mail; a test holds them against the composers. */
export const MAIL_SAMPLES: MailSamples = {
  ...accountSamples,
  ...reminderSamples,
  ...newsSamples,
  ...followSamples,
  ...moderationSamples,
  ...organizerSamples,
  ...sourceSamples,
  ...feedbackSamples,
};

/** The whole mail side of the product, kind by kind. */
export function buildMailer(deps: MailDeps) {
  const { config, database, now, onFailure } = deps;
  const { mail, site } = config;
  const { subscriptions, composers } = mailComposers(deps);
  const transport = openTransport({
    ...mail,
    from: mail.from ?? (() => ({ name: site.name, address: site.contactEmail })),
    brand: site,
  });
  const isSubscription = (kind: string) => kind in subscriptions;
  const hasBounceAddress = mail.bounceAddress !== undefined;
  return createMailer({ database, composers, transport, hasBounceAddress, isSubscription, now, onFailure });
}

/**
 * What opens the page of mails, where there is one: they must be kept here, and the site on its developer's own machine.
 * PUBLIC_URL alone is no proof of that, since its default is this machine.
 */
export function mailboxKeyOf({ mail, site }: Pick<Config, "mail" | "site">): string | undefined {
  const hasMailbox = mail.smtpUrl === undefined && isLoopbackRequestHost(new URL(site.publicUrl).hostname);
  return hasMailbox ? (mail.mailboxKey ?? newMailboxKey()) : undefined;
}
