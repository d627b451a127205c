import { urls } from "#contract/urls.ts";
import { CATEGORY_COLORS } from "#domain/category-color.ts";
import { listedUntilMs } from "#domain/event/phase.ts";
import { DEFAULT_LOCALE, type Locale } from "#domain/locale.ts";
import { formatDate } from "#domain/time.ts";
import { EVENT_NEWS, type News, type NewsFacts } from "#server/catalog/news.ts";
import type { EventAtVenue } from "#server/catalog/tables.ts";
import type { MailComposers, MailTemplate } from "#server/platform/mail/mail-template.ts";
import { newsTexts } from "./mail-texts.ts";
import type { NewsStore, Reader } from "./store.ts";

/** Mails about favourites that were cancelled, postponed or moved. */
export function newsMails(store: NewsStore, publicUrl: string, now: () => number): MailComposers {
  return {
    async [EVENT_NEWS](given) {
      const facts = given as unknown as NewsFacts;
      const found = await store.find(facts.user, facts.event);
      if (!found || !isStillTrue(facts.news, found) || isGone(found, now())) return undefined;
      return writeNews(found, facts, publicUrl);
    },
  };
}

/** The event may have changed again since the mail was ordered; that has a mail of its own. */
function isStillTrue(news: News, { event }: EventAtVenue): boolean {
  return event.details.status === (news === "moved" ? "scheduled" : news);
}

function isGone({ event }: EventAtVenue, nowMs: number): boolean {
  return listedUntilMs({ startMs: event.startsAt.getTime(), endMs: event.details.endsAtMs }) <= nowMs;
}

function writeNews(
  { event, venue, reader }: EventAtVenue & { reader: Reader },
  { news, was }: NewsFacts,
  publicUrl: string,
): MailTemplate {
  const language = reader.language ?? DEFAULT_LOCALE;
  const texts = newsTexts[language];
  const page = { location: venue.slug, category: venue.category, name: event.slug, date: event.date };
  const when = (date: string, time: string) =>
    `${formatDate(date)} · ${time === "" ? texts.noHour : texts.time(time)}`;
  return {
    to: reader.to,
    language,
    subject: texts.subject(texts.label[news], event.name),
    eyebrow: texts.label[news],
    heading: texts.heading[news](event.name),
    paragraphs: [
      texts.greeting(reader.forename),
      ...(news === "moved" ? [texts.was(when(was.date, was.time), was.venue)] : []),
      ...(news === "postponed" ? [texts.noNewDate] : []),
    ],
    card: {
      title: event.name,
      leaf: leafOf(event.date, language, CATEGORY_COLORS[venue.category].fill),
      lines: [
        { strong: when(event.date, event.time), soft: texts.timeAtVenue(venue.city) },
        { strong: venue.name, soft: [venue.address, venue.city, venue.country].filter(Boolean).join(", ") },
      ],
    },
    button: { label: texts.seeEvent, url: publicUrl + urls.eventPage(page) },
    footnote: texts.why,
  };
}

function leafOf(date: string, language: Locale, color: string) {
  const day = new Date(`${date}T00:00:00Z`);
  const named = (options: Intl.DateTimeFormatOptions) =>
    day.toLocaleDateString(language === "en" ? "en-GB" : language, { ...options, timeZone: "UTC" });
  return {
    top: named({ weekday: "short" }),
    middle: named({ day: "numeric" }),
    bottom: named({ month: "short" }),
    color,
  };
}
