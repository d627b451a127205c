import type { TableEvent } from "#contract/admin-events.ts";
import { priceWord } from "#domain/event/words.ts";
import type { Locale } from "#domain/locale.ts";
import { dayText, priceText } from "#messages/event-words.ts";
import { translatorFor } from "#messages/translate.ts";
import type { Tone } from "#web/ui/badge.tsx";

export type EventState = "scheduled" | "soldOut" | "moved" | "postponed" | "cancelled" | "deleted";

export const STATE_TONES: Record<EventState, Tone> = {
  scheduled: "ok",
  soldOut: "info",
  moved: "warn",
  postponed: "warn",
  cancelled: "error",
  deleted: "error",
};

/** The one word that matters most about an event. */
export function stateOf(event: TableEvent): EventState {
  if (event.isDeleted) return "deleted";
  if (event.status !== "scheduled") return event.status;
  if (event.isSoldOut) return "soldOut";
  return event.previousStart === null ? "scheduled" : "moved";
}

/** The day, or the first and the last, with the year where it is another one than this. */
export function daysText({ date, endDate }: Pick<TableEvent, "date" | "endDate">, locale: Locale): string {
  const year = Temporal.Now.plainDateISO().toString().slice(0, 4);
  const text = (day: string) => dayText(day, !day.startsWith(year), locale);
  if (endDate === null || endDate === date) return text(date);
  return translatorFor(locale)("event.days", { from: text(date), to: text(endDate) });
}

export function hourText({ time, isAllDay }: Pick<TableEvent, "time" | "isAllDay">, locale: Locale): string {
  const t = translatorFor(locale);
  if (isAllDay) return t("event.all-day").toLocaleLowerCase(locale);
  return time === "" ? t("admin.events-no-hour") : t("event.time", { time });
}

export function costText({ price }: Pick<TableEvent, "price">, locale: Locale): string {
  const word = priceWord(price);
  return word ? priceText(word, locale) : "";
}
