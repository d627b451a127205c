import type { WordedProblem } from "#contract/error-messages.ts";
import { urls } from "#contract/urls.ts";
import { DEFAULT_LOCALE, type Locale } from "#domain/locale.ts";
import { translatorFor } from "#messages/server.ts";
import { errorTranslation, translateProblem } from "#messages/translate-problem.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { MailComposers, MailTemplate } from "#server/platform/mail/mail-template.ts";
import { type SourceRow, sourceStore } from "../store.ts";
import { type HealthFacts, healthStore, type Reader, SOURCE_HEALTH } from "./store.ts";

/** Mails to administrators about sources that fail, are stopped or work again. */
export function sourceMails(db: Database["db"], site: { name: string; publicUrl: string }): MailComposers {
  return {
    async [SOURCE_HEALTH](given) {
      const facts = given as unknown as HealthFacts;
      const source = await sourceStore.find(db, facts.source);
      const reader = await healthStore.reader(db, facts.user);
      if (!source || !reader || !isStillTrue(facts, source)) return undefined;
      return writeHealth(source, reader, facts, site);
    },
  };
}

/** The source may have changed since the mail was ordered; that has a mail of its own. */
function isStillTrue({ news, since }: HealthFacts, { state, failingSince }: SourceRow): boolean {
  if (news === "recovered") return failingSince === null;
  return news === "stopped" ? state === "stopped" : failingSince?.toISOString() === since;
}

export async function writeHealth(
  { id, name, url, problem }: Pick<SourceRow, "id" | "name" | "url" | "problem">,
  { email, forename, language }: Reader,
  { news, since }: Pick<HealthFacts, "news" | "since">,
  site: { name: string; publicUrl: string },
): Promise<MailTemplate> {
  const locale = language ?? DEFAULT_LOCALE;
  const t = translatorFor(locale);
  const heading = t(`mail-source.${news}`, { source: name });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(since));
  return {
    to: email,
    language: locale,
    subject: heading,
    eyebrow: t("mail-source.eyebrow"),
    heading,
    paragraphs: [
      t("mail-source.greeting", { forename }),
      news === "failing" ? t("mail-source.failing-text") : t(`mail-source.${news}-text`, { since: day }),
    ],
    details: [
      ...(problem && news !== "recovered"
        ? [{ label: t("mail-source.reason"), value: await sentence(problem, locale) }]
        : []),
      { label: t("mail-source.address"), value: url ?? "" },
    ],
    button: {
      label: t("mail-source.button"),
      url: `${site.publicUrl}${urls.adminView("sources")}?source=${id}`,
    },
    footnote: t("mail-source.why", { site: site.name }),
  };
}

async function sentence(problem: WordedProblem, locale: Locale): Promise<string> {
  const translation = await errorTranslation(locale);
  return (translation && translateProblem(problem, translation, locale)) ?? problem.message;
}
