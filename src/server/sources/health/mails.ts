import type { WordedProblem } from "#contract/error-messages.ts";
import { urls } from "#contract/urls.ts";
import { DEFAULT_LOCALE, type Locale } from "#domain/locale.ts";
import { formatNumber } from "#messages/format-number.ts";
import { translatorFor } from "#messages/server.ts";
import type { Translate } from "#messages/translate.ts";
import { errorTranslation, translateProblem } from "#messages/translate-problem.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { MailComposers, MailTemplate } from "#server/platform/mail/mail-template.ts";
import { type LeftOut, leftOutBySource } from "../runs/store.ts";
import { type SourceRow, sourceStore } from "../store.ts";
import { type HealthFacts, type HealthMailReader, SOURCE_HEALTH, sourceHealthStore } from "./store.ts";

/** Mails to administrators about sources that fail, are stopped or work again. */
export function sourceMails(db: Database["db"], site: { name: string; publicUrl: string }): MailComposers {
  return {
    async [SOURCE_HEALTH](given) {
      const facts = given as unknown as HealthFacts;
      const source = await sourceStore.find(db, facts.source);
      const reader = await sourceHealthStore.reader(db, facts.user);
      if (!source || !reader || !isStillTrue(facts, source)) return undefined;
      const leftOut = facts.news === "left-out" ? (await leftOutBySource(db)).get(source.id) : undefined;
      if (facts.news === "left-out" && !leftOut) return undefined;
      return writeHealth({ ...source, leftOut }, reader, facts, site);
    },
  };
}

/** The source may have changed since the mail was ordered; that has a mail of its own. */
function isStillTrue({ news, since }: HealthFacts, { state, failingSince }: SourceRow): boolean {
  if (news === "recovered" || news === "left-out") return failingSince === null;
  return news === "stopped" ? state === "stopped" : failingSince?.toISOString() === since;
}

type ToldSource = Pick<SourceRow, "id" | "name" | "url" | "problem"> & { leftOut?: LeftOut | undefined };

/** Reasons why rows are left out that a mail tells. */
const MAX_REASONS = 3;

export async function writeHealth(
  { id, name, url, problem, leftOut }: ToldSource,
  { email, forename, language }: HealthMailReader,
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
      leftOut ? leftOutText(leftOut, t) : newsText(news, day, t),
    ],
    details: [
      ...(problem && news !== "recovered"
        ? [{ label: t("mail-source.reason"), value: await sentence(problem, locale) }]
        : []),
      ...(await Promise.all(
        (leftOut?.reasons ?? []).slice(0, MAX_REASONS).map(async (reason) => ({
          label: t("mail-source.reason"),
          value: `${formatNumber(reason.rows, locale)} × ${await sentence(reason.problem, locale)}`,
        })),
      )),
      { label: t("mail-source.address"), value: url ?? "" },
    ],
    button: {
      label: t("mail-source.button"),
      url: `${site.publicUrl}${urls.adminView("sources")}?source=${id}`,
    },
    footnote: t("mail-source.why", { site: site.name }),
  };
}

function newsText(news: HealthFacts["news"], since: string, t: Translate): string {
  if (news === "stopped" || news === "recovered") return t(`mail-source.${news}-text`, { since });
  return t("mail-source.failing-text");
}

function leftOutText({ rows: left, of: all }: LeftOut, t: Translate): string {
  return left === all
    ? t("mail-source.nothing-text", { all })
    : t("mail-source.left-out-text", { left, all });
}

async function sentence(problem: WordedProblem, locale: Locale): Promise<string> {
  const translation = await errorTranslation(locale);
  return (translation && translateProblem(problem, translation, locale)) ?? problem.message;
}
