import type { Locale } from "#domain/locale.ts";
import { perLocale } from "./per-locale.ts";
import { translatorFor } from "./translate.ts";

const dateFormat = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      day: "2-digit",
      month: "2-digit",
      year: "numeric",
      // The date is wall time at the venue: no zone may move it.
      timeZone: "UTC",
    }),
);

/** A calendar date as day.month.year in every language, with the digits of that language. */
export function formatDate(date: string, locale: Locale): string {
  const parts = dateFormat(locale).formatToParts(Date.parse(`${date}T00:00:00Z`));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? "";
  return `${part("day")}.${part("month")}.${part("year")}`;
}

export function formatTime(time: string, locale: Locale): string {
  return translatorFor(locale)("event.time", { time });
}
