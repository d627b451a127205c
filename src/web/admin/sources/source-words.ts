import type { Source } from "#contract/admin-sources.ts";
import type { Locale } from "#domain/locale.ts";
import { CHANGE_KINDS, type RunCounts } from "#domain/source/source.ts";
import { formatDate } from "#domain/time.ts";
import { formatNumber } from "#messages/format-number.ts";
import { type Translate, translatorFor } from "#messages/translate.ts";

/** "3 new · 1 changed · 20 as before" */
export function countsText(counts: Partial<RunCounts>, t: Translate): string {
  const kinds = [...CHANGE_KINDS, "same", "past", "kept"] as const;
  const words = kinds.flatMap((kind) => {
    const count = counts[kind] ?? 0;
    return count > 0 ? [t(`admin.run-count.${kind}`, { count })] : [];
  });
  return words.join(" · ") || t("admin.run-count.none");
}

/** "today, 18:02" */
export function momentText(at: string, locale: Locale): string {
  const moment = new Date(at);
  const days = Math.round((midnight(moment) - midnight(new Date())) / 86_400_000);
  const time = new Intl.DateTimeFormat("bg", { timeStyle: "short" }).format(moment).replace(/[^0-9:]/g, "");
  if (Math.abs(days) > 1) return `${formatDate(localDate(moment))}, ${time}`;
  const day = new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(days, "day");
  return `${day}, ${time}`;
}

/** "Today, 18:02" */
export function momentTitle(at: string, locale: Locale): string {
  const text = momentText(at, locale);
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

function midnight(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}

function localDate(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

export function healthText(source: Source, locale: Locale): string {
  const t = translatorFor(locale);
  const { health, failingSince, waiting, leftOut } = source;
  if (health === "failing" && failingSince)
    return t("admin.source-failing-since", { since: momentText(failingSince, locale) });
  if (health === "partial" && leftOut) return leftOutText(leftOut, locale);
  if (health === "review" && waiting > 0) return t("admin.source-waiting", { count: waiting });
  return t(`admin.source-health.${health}`);
}

/** "23 of 31 rows left out" */
export function leftOutText({ rows, of }: NonNullable<Source["leftOut"]>, locale: Locale): string {
  return translatorFor(locale)("admin.source-left-out", {
    left: formatNumber(rows, locale),
    all: formatNumber(of, locale),
  });
}

export function everyText(every: string, t: Translate): string {
  switch (every) {
    case "PT1H":
    case "PT6H":
    case "PT24H":
    case "PT168H":
      return t(`admin.source-every.${every}`);
    default:
      return t("admin.source-every-hours", { count: Number(/\d+/.exec(every)?.[0] ?? 1) });
  }
}

/** When a sample begins and ends; instants as the clocks of a zone show them, or of the browser's. */
export function startText(
  { start, end }: { start: string; end: string | null },
  timeZone: string,
  locale: Locale,
): string {
  const [from, to] = [wallText(start, timeZone), end === null ? "" : wallText(end, timeZone)];
  const [day, hour] = from.split(" ");
  const [lastDay, lastHour] = to.split(" ");
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });
  const isoDay = day!.split(".").reverse().join("-");
  const until = lastDay && lastDay !== day ? to : (lastHour ?? "");
  return `${weekday.format(new Date(`${isoDay}T00:00Z`))} ${[day, hour].filter(Boolean).join(" · ")}${until && ` – ${until}`}`;
}

function wallText(at: string, timeZone: string): string {
  if (!at.endsWith("Z")) {
    const [date, time = ""] = at.split("T");
    return [formatDate(date!), time].filter(Boolean).join(" ");
  }
  const parts = new Intl.DateTimeFormat("sv", {
    dateStyle: "short",
    timeStyle: "short",
    ...(timeZone && { timeZone }),
  }).format(new Date(at));
  const [date, time] = parts.split(" ");
  return `${formatDate(date!)} ${time}`;
}

export function sourceLanguageName(language: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: "language", fallback: "code" }).of(language) ?? language;
}
