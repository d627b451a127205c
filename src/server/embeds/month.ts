import type { EmbedMonthQuery } from "#contract/embeds.ts";
import { urls } from "#contract/urls.ts";
import type { Locale } from "#domain/locale.ts";
import { DAY_MS, wallTimeAt } from "#domain/time.ts";
import { escapeXml } from "#domain/xml.ts";
import { translatorFor } from "#messages/server.ts";
import { filterSearch } from "#server/atlas/asked-filter.ts";
import { dayPart } from "#server/catalog/formats/mail-card.ts";
import type { Projection } from "#server/catalog/projection/projection.ts";
import { yieldEvery } from "#server/platform/yield-if-due.ts";
import { presentEmbedded } from "./present.ts";
import { rowsHtml } from "./rows.ts";
import { type EmbedSelection, type SelectedEvents, selectEmbedEvents } from "./select.ts";

/** How many events of a day are named; a link leads to all of them. */
const NAMED = 4;
const MONTHS_AHEAD = 24;
const DAYS_OF_WEEK = 7;

interface Day extends SelectedEvents {
  date: string;
}

export interface MonthView {
  selection: EmbedSelection;
  /** YYYY-MM */
  month: string;
  today: string;
  /** The frame's address for another month. */
  at: (month: string) => string;
  locale: Locale;
  nowMs: number;
}

/** The month that is asked for, and the date where the events are. */
export function askedMonth(
  listed: Projection,
  selection: EmbedSelection,
  { month }: EmbedMonthQuery,
  nowMs: number,
): Pick<MonthView, "month" | "today"> {
  const [first] = selectEmbedEvents(listed, selection, { most: 1, nowMs }).events;
  const today = wallTimeAt(nowMs, first?.venue.timeZone ?? "UTC").date;
  return { month: month ?? today.slice(0, 7), today };
}

/** A calendar leaf of a month, and what is on each day below it. A whole world has many events: others are answered between days. */
export async function monthHtml(
  listed: Projection,
  view: MonthView,
): Promise<{ title: string; body: string }> {
  const { locale, month } = view;
  const yieldIfDue = yieldEvery();
  const days: Day[] = [];
  for (const date of daysOf(month)) {
    days.push({ date, ...selectDay(listed, view, date) });
    await yieldIfDue();
  }
  const title = monthName(month, locale);
  const busy = days.filter(({ rows }) => rows > 0);
  const below = busy.map((day) => dayHtml(day, view)).join("");
  const empty = `<p class="empty">${escapeXml(translatorFor(locale)("embedded.empty"))}</p>`;
  return { title, body: stepsHtml(view, title) + gridHtml(days, view) + (below || empty) };
}

function selectDay(listed: Projection, { selection, today, nowMs }: MonthView, date: string): SelectedEvents {
  if (date < today) return { total: 0, rows: 0, events: [] };
  const filter = { ...selection.filter, from: date, to: date };
  const sinceMs = Math.max(nowMs, Date.parse(date)) - DAY_MS;
  return selectEmbedEvents(listed, { ...selection, filter }, { most: NAMED, nowMs, sinceMs });
}

function stepsHtml({ month, today, at, locale }: MonthView, title: string): string {
  const t = translatorFor(locale);
  const now = today.slice(0, 7);
  const step = (months: number, sign: string, key: "embedded.previous" | "embedded.next") => {
    const target = moved(month, months);
    if (target < now || target > moved(now, MONTHS_AHEAD)) return "<span></span>";
    const label = escapeXml(t(key, { month: monthName(target, locale) }));
    return `<a href="${escapeXml(at(target))}" aria-label="${label}">${sign}</a>`;
  };
  return `<div class="steps">${step(-1, "‹", "embedded.previous")}<h1>${escapeXml(title)}</h1>${step(1, "›", "embedded.next")}</div>`;
}

function gridHtml(days: readonly Day[], { today, locale }: MonthView): string {
  // Weeks begin on Monday; the first of January 2024 was one.
  const weekdays = daysOf("2024-01").slice(0, DAYS_OF_WEEK);
  const heads = weekdays.map(
    (date) =>
      `<th scope="col" abbr="${dayPart(date, locale, { weekday: "long" })}">${dayPart(date, locale, { weekday: "short" })}</th>`,
  );
  const before = (new Date(`${days[0]!.date}T00:00:00Z`).getUTCDay() + 6) % DAYS_OF_WEEK;
  const cells = [...Array<string>(before).fill("<td></td>"), ...days.map((day) => cell(day, today, locale))];
  const weeks: string[] = [];
  for (let first = 0; first < cells.length; first += DAYS_OF_WEEK)
    weeks.push(`<tr>${cells.slice(first, first + DAYS_OF_WEEK).join("")}</tr>`);
  return `<table><thead><tr>${heads.join("")}</tr></thead><tbody>${weeks.join("")}</tbody></table>`;
}

function cell({ date, total, rows }: Day, today: string, locale: Locale): string {
  const number = Number(date.slice(-2));
  const current = date === today ? ' aria-current="date"' : "";
  if (rows === 0) return `<td${current}><span>${number}</span></td>`;
  const label = `${dayName(date, locale)}: ${translatorFor(locale)("embedded.count", { count: total })}`;
  return `<td${current}><a href="#day-${number}" aria-label="${escapeXml(label)}">${number}<small>${total}</small></a></td>`;
}

function dayHtml(
  { date, total, rows: listed, events }: Day,
  { selection, locale, nowMs }: MonthView,
): string {
  const t = translatorFor(locale);
  const rows = events.map((found) => presentEmbedded(found, locale, nowMs));
  const [longitude, latitude] = events[0]!.venue.coordinates;
  const at = `${latitude},${longitude},12`;
  const all = urls.map + filterSearch({ ...selection.filter, from: date, to: date }, { at });
  const more =
    listed > events.length
      ? `<a class="all" href="${escapeXml(all)}" target="_blank" rel="noopener">${escapeXml(t("embedded.all", { count: total }))}</a>`
      : "";
  return `<section><h2 id="day-${Number(date.slice(-2))}">${escapeXml(dayName(date, locale))}</h2>${rowsHtml(rows, t("embedded.new-tab"))}${more}</section>`;
}

function dayName(date: string, locale: Locale): string {
  return dayPart(date, locale, { weekday: "long", day: "numeric", month: "long" });
}

function monthName(month: string, locale: Locale): string {
  return dayPart(`${month}-01`, locale, { month: "long", year: "numeric" });
}

function moved(month: string, months: number): string {
  return Temporal.PlainYearMonth.from(month).add({ months }).toString();
}

function daysOf(month: string): string[] {
  const { daysInMonth } = Temporal.PlainYearMonth.from(month);
  return Array.from({ length: daysInMonth }, (_, day) => `${month}-${String(day + 1).padStart(2, "0")}`);
}
