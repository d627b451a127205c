import { CATEGORY_COLORS } from "#domain/category-color.ts";
import { type ClockedEvent, type HourWord, hourWord, lastDayOfRun } from "#domain/event/words.ts";
import type { Locale } from "#domain/locale.ts";
import { formatDate } from "#domain/time.ts";
import { countryNameIn, localName } from "#server/geo/local-name.ts";
import type { MailCard } from "#server/platform/mail/mail-template.ts";
import type { EventAtVenue } from "../tables.ts";

interface CardTexts {
  hour: string;
  from: string;
  allDay: string;
  noHour: string;
  timeAtVenue(city: string): string;
}

const TEXTS: Record<Locale, CardTexts> = {
  en: {
    hour: "h",
    from: "from",
    allDay: "all day",
    noHour: "hour not known yet",
    timeAtVenue: (city) => `Time at the venue (${city})`,
  },
  bg: {
    hour: " ч.",
    from: "от",
    allDay: "цял ден",
    noHour: "часът още не е известен",
    timeAtVenue: (city) => `Местно време (${city})`,
  },
};

/** The card that shows an event in a mail. */
export function mailCard({ event, venue }: EventAtVenue, language: Locale): MailCard {
  const city = localName(language, venue.city);
  const country = countryNameIn(language, { code: venue.countryCode, name: venue.country });
  return {
    title: event.name,
    leaf: {
      top: dayPart(event.date, language, { weekday: "short" }),
      middle: dayPart(event.date, language, { day: "numeric" }),
      bottom: dayPart(event.date, language, { month: "short" }),
      color: CATEGORY_COLORS[venue.category].fill,
    },
    lines: [
      {
        strong: whenText({ ...event, ...event.details }, language),
        soft: TEXTS[language].timeAtVenue(city),
      },
      { strong: venue.name, soft: [venue.address, city, country].filter(Boolean).join(", ") },
    ],
  };
}

/** "12.12.2026 · 20:00–22:40h": dates in full, since the reader may open the mail on any day. */
export function whenText(event: ClockedEvent, language: Locale): string {
  const last = lastDayOfRun(event);
  const days = last ? `${formatDate(event.date)} – ${formatDate(last)}` : formatDate(event.date);
  return `${days} · ${hoursText(event, language)}`;
}

/** The hours alone, where the day stands beside them. */
export function hoursText(event: ClockedEvent, language: Locale): string {
  return hourText(hourWord(event), TEXTS[language]);
}

export function dayPart(date: string, language: Locale, part: Intl.DateTimeFormatOptions): string {
  const locale = language === "en" ? "en-GB" : language;
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(locale, { ...part, timeZone: "UTC" });
}

function hourText(word: HourWord, { hour, from, allDay, noHour }: CardTexts): string {
  switch (word.code) {
    case "all-day":
      return allDay;
    case "no-hour":
      return noHour;
    case "times":
      return `${word.from}–${word.to}${hour}`;
    case "from-time":
      return `${from} ${word.time}${hour}`;
    case "time":
      return word.time + hour;
  }
}
