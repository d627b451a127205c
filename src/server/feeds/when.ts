import { formatDate } from "#domain/time.ts";
import type { ExchangedEvent } from "#server/catalog/tables.ts";

const MARKS = { scheduled: "", cancelled: "Cancelled", postponed: "Postponed" };

/** When an event is, with what matters about that: "Cancelled · 20.12.2026 20:00–22:40h". Feeds are in English. */
export function whenOf({ date, time, details }: ExchangedEvent["event"]): string {
  const mark = MARKS[details.status] || (details.isSoldOut ? "Sold out" : "");
  return [mark, spanOf(date, time, details)].filter(Boolean).join(" · ");
}

function spanOf(
  date: string,
  time: string,
  { endDate, endTime, isAllDay }: ExchangedEvent["event"]["details"],
): string {
  const start = [formatDate(date), time && `${time}h`].filter(Boolean).join(" ");
  if (endDate === null) return isAllDay ? `${start}, all day` : start;
  if (endDate === date && time !== "" && endTime !== null) return `${formatDate(date)} ${time}–${endTime}h`;
  if (endDate === date) return isAllDay ? `${start}, all day` : start;
  const isNextMorning = time !== "" && endTime !== null && endTime <= "12:00" && endDate === dayAfter(date);
  if (isNextMorning) return `${formatDate(date)} ${time}–${endTime}h`;
  return `${start} – ${[formatDate(endDate), endTime && `${endTime}h`].filter(Boolean).join(" ")}`;
}

function dayAfter(date: string): string {
  return Temporal.PlainDate.from(date).add({ days: 1 }).toString();
}
