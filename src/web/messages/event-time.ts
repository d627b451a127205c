import type { Locale } from "#domain/locale.ts";
import { translatorFor } from "./translate.ts";

/** A calendar date (2026-12-24) as day.month.year, in every language alike. */
export function formatDate(date: string): string {
  return date.split("-").reverse().join(".");
}

export function formatTime(time: string, locale: Locale): string {
  return translatorFor(locale)("event.time", { time });
}
