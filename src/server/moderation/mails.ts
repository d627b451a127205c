import { urls } from "#contract/urls.ts";
import type { Locale } from "#domain/locale.ts";
import { isolated, translatorFor } from "#messages/server.ts";
import { catalogReader } from "#server/catalog/read.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { MailComposers, MailTemplate } from "#server/platform/mail/mail-template.ts";
import { digestOf, newSecret } from "#server/platform/secrets.ts";
import { SUBMISSION_DECIDED } from "./decide.ts";
import { publishedPageUrl } from "./event-page.ts";
import { moderationStore } from "./store.ts";
import { CONFIRM_SUBMISSION } from "./submit.ts";

interface ModerationMailDeps {
  db: Database["db"];
  site: { name: string; publicUrl: string };
  now: () => number;
}

/** Mails to those who bring events. */
export function moderationMails({ db, site, now }: ModerationMailDeps): MailComposers {
  const store = moderationStore(db);
  return {
    async [CONFIRM_SUBMISSION](facts) {
      const item = await store.find(String(facts.item));
      if (item?.state !== "unconfirmed" || !item.email || item.expiresAt!.getTime() <= now())
        return undefined;
      const token = newSecret();
      await store.setToken(item.id, digestOf(token));
      const url = site.publicUrl + urls.confirmSubmission(item.id, token);
      return writeConfirm({ to: item.email, language: item.language, title: String(item.form?.title) }, url);
    },

    async [SUBMISSION_DECIDED](facts) {
      const found = await store.withAuthor(String(facts.item));
      if (!found?.to) return undefined;
      const { item, to } = found;
      const author = { to, language: item.language, title: String(item.form?.title) };
      if (item.state === "rejected") return writeRejected(author, item.reason ?? "", site.name);
      const [event] = item.eventId === null ? [] : await catalogReader(db).eventsByIds([item.eventId]);
      const write = facts.isMerged ? writeMerged : writeApproved;
      return event && write(author, site.publicUrl + publishedPageUrl(event), site.name);
    },
  };
}

interface Author {
  to: string;
  language: Locale;
  /** Of the event. */
  title: string;
}

export function writeConfirm({ title, ...author }: Author, url: string): MailTemplate {
  const t = translatorFor(author.language);
  return {
    ...author,
    subject: t("mail-submission.confirm-subject", { title: isolated(title, author.language) }),
    heading: t("mail-submission.confirm-heading"),
    paragraphs: [t("mail-submission.confirm-text", { title }), t("mail-submission.confirm-how")],
    button: { label: t("mail-submission.confirm-button"), url },
    footnote: t("mail-submission.confirm-footnote"),
  };
}

export const writeApproved = publishedWriter("approved");
export const writeMerged = publishedWriter("merged");

function publishedWriter(mail: "approved" | "merged") {
  return (author: Author, url: string, siteName: string): MailTemplate => ({
    ...decisionOf(mail, author, siteName),
    button: { label: translatorFor(author.language)("mail.see-event"), url },
  });
}

export function writeRejected(author: Author, reason: string, siteName: string): MailTemplate {
  const label = translatorFor(author.language)("mail-submission.reason");
  return { ...decisionOf("rejected", author, siteName), details: [{ label, value: reason }] };
}

function decisionOf(
  decision: "approved" | "merged" | "rejected",
  { title, ...author }: Author,
  siteName: string,
): MailTemplate {
  const t = translatorFor(author.language);
  return {
    ...author,
    subject: t(`mail-submission.${decision}-subject`, { title: isolated(title, author.language) }),
    heading: t(`mail-submission.${decision}-heading`),
    paragraphs: [t(`mail-submission.${decision}-text`, { title })],
    footnote: t("mail-submission.why", { site: siteName }),
  };
}
