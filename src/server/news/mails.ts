import { urls } from "#contract/urls.ts";
import { listedUntilMs } from "#domain/event/phase.ts";
import { DEFAULT_LOCALE } from "#domain/locale.ts";
import { isolated, translatorFor } from "#messages/server.ts";
import { mailCard, whenText } from "#server/catalog/formats/mail-card.ts";
import { EVENT_NEWS, type News, type NewsFacts } from "#server/catalog/news.ts";
import type { EventAtVenueRow } from "#server/catalog/tables.ts";
import type { MailComposers, MailTemplate } from "#server/platform/mail/mail-template.ts";
import type { NewsStore, Reader } from "./store.ts";

/** For orders of older versions, which have no end. */
const NO_END = { endDate: null, endTime: null, isAllDay: false };

/** Mails about favourites that were cancelled, postponed or moved. */
export function newsMails(store: NewsStore, publicUrl: string, now: () => number): MailComposers {
  return {
    async [EVENT_NEWS](given) {
      const facts = given as unknown as NewsFacts;
      const found = await store.find(facts.user, facts.event);
      return found && isWorthTelling(facts, found, now()) ? writeNews(found, facts, publicUrl) : undefined;
    },
  };
}

/** Whether the news is true, and the event not over. */
export function isWorthTelling({ news }: NewsFacts, found: EventAtVenueRow, nowMs: number): boolean {
  return isStillTrue(news, found) && !isGone(found, nowMs);
}

/** The event may have changed again since the mail was ordered; that has a mail of its own. */
function isStillTrue(news: News, { event }: EventAtVenueRow): boolean {
  return event.details.status === (news === "moved" ? "scheduled" : news);
}

function isGone({ event }: EventAtVenueRow, nowMs: number): boolean {
  return listedUntilMs({ startMs: event.startsAt.getTime(), endMs: event.details.endsAtMs }) <= nowMs;
}

export function writeNews(
  { event, venue, reader }: EventAtVenueRow & { reader: Reader },
  { news, was, message }: Pick<NewsFacts, "news" | "was" | "message">,
  publicUrl: string,
): MailTemplate {
  const language = reader.language ?? DEFAULT_LOCALE;
  const t = translatorFor(language);
  const page = { location: venue.slug, category: venue.category, name: event.slug, date: event.date };
  return {
    to: reader.to,
    language,
    subject: t("news.subject", { news: t(`news.${news}`), event: isolated(event.name, language) }),
    eyebrow: t(`news.${news}`),
    heading: t(`news.heading-${news}`, { event: event.name }),
    paragraphs: [
      t("news.greeting", { forename: reader.forename }),
      ...(news === "moved"
        ? [t("news.was", { when: whenText({ ...NO_END, ...was }, language), venue: was.venue })]
        : []),
      ...(news === "postponed" ? [t("news.no-new-date")] : []),
      ...(message ? [t("mail.organizer-writes", { text: message })] : []),
    ],
    card: mailCard({ event, venue }, language),
    button: { label: t("mail.see-event"), url: publicUrl + urls.eventPage(page) },
    footnote: t("news.why"),
  };
}
