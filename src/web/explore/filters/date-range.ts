import type { DateRange } from "#domain/date-presets.ts";
import type { Locale } from "#domain/locale.ts";
import { isDate } from "#domain/time.ts";
import { shortDaysText } from "#messages/event-words.ts";
import type { MapFilter } from "#web/map-view/map-address.ts";

type Ends = Pick<MapFilter, "from" | "to">;

export const NO_DAYS = { from: undefined, to: undefined };

/** The change to these days: they take the place of a moment. */
export function onDays(days: Ends): MapFilter {
  return { when: undefined, ...days };
}

/** As the date field shows and takes it: "2026-11-20 - 2026-11-30". */
export function formatRange({ from, to }: Ends): string {
  return from || to ? `${from ?? "…"} - ${to ?? "…"}` : "";
}

/** Reads a typed range, or a single day; nothing when it is neither. */
export function parseDateRange(text: string): DateRange | undefined {
  const [first, last, ...rest] = text.match(/\d{4}-\d{2}-\d{2}/g) ?? [];
  if (!first || rest.length > 0 || text.replace(/\d{4}-\d{2}-\d{2}/g, "").trim().length > 1) return undefined;
  const dates = [first, last ?? first].sort();
  const [from, to] = dates as [string, string];
  return dates.every(isDate) ? { from, to } : undefined;
}

/** As a chip has room for it: "20–30 Nov", "28 Nov – 3 Dec", "2027". */
export function shortRange({ from, to }: Ends, locale: Locale): string {
  if (!from || !to) return formatRange({ from, to });
  const isYear = from.slice(0, 4) === to.slice(0, 4) && from.endsWith("-01-01") && to.endsWith("-12-31");
  return isYear ? from.slice(0, 4) : shortDaysText(from, to, locale);
}
