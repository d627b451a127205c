import { CATEGORY_COLORS } from "#domain/category-color.ts";
import { type ClockedEvent, hourWord, lastDayOfRun } from "#domain/event/words.ts";
import type { Locale } from "#domain/locale.ts";
import { dateText, hourText, shortMonthText, shortWeekdayText, translatorFor } from "#messages/server.ts";
import { countryNameIn, localName } from "#server/geo/local-name.ts";
import type { MailCard } from "#server/platform/mail/mail-template.ts";
import type { EventAtVenueRow } from "../tables.ts";

/** The card that shows an event in a mail. */
export function mailCard({ event, venue }: EventAtVenueRow, language: Locale): MailCard {
  const city = localName(language, venue.city);
  const country = countryNameIn(language, { code: venue.countryCode, name: venue.country });
  return {
    title: event.name,
    leaf: {
      top: shortWeekdayText(event.date, language),
      middle: String(Number(event.date.slice(-2))),
      bottom: shortMonthText(event.date, language),
      color: CATEGORY_COLORS[venue.category].fill,
    },
    lines: [
      {
        strong: whenText({ ...event, ...event.details }, language),
        soft: translatorFor(language)("mail.time-at-venue", { city }),
      },
      { strong: venue.name, soft: [venue.address, city, country].filter(Boolean).join(", ") },
    ],
  };
}

/** "12.12.2026 · 20:00–22:40h": dates in full, since the reader may open the mail on any day. */
export function whenText(event: ClockedEvent, language: Locale): string {
  const last = lastDayOfRun(event);
  const days = last
    ? `${dateText(event.date, language)} – ${dateText(last, language)}`
    : dateText(event.date, language);
  return `${days} · ${hoursText(event, language)}`;
}

/** The hours alone, where the day stands beside them. */
export function hoursText(event: ClockedEvent, language: Locale): string {
  const word = hourWord(event);
  return word.code === "all-day" ? translatorFor(language)("mail.all-day") : hourText(word, language);
}

export function dayPart(date: string, language: Locale, part: Intl.DateTimeFormatOptions): string {
  const locale = language === "en" ? "en-GB" : language;
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(locale, { ...part, timeZone: "UTC" });
}
