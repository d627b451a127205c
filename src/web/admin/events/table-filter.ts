import { TABLE_ORDERS, TABLE_STATUSES, TABLE_WHENS } from "#domain/event-table.ts";
import { dateOfDay, dayNumber } from "#domain/time.ts";

/** What the address of the table may say; all of it is optional. */
export const FILTER_NAMES = [
  "q",
  "country",
  "city",
  "venue",
  "source",
  "status",
  "when",
  "from",
  "to",
  "order",
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];
export type TableFilterState = Readonly<Partial<Record<FilterName, string>>>;

/** Beside the phases that the server knows. */
const NEXT_DAYS = { "next-7": 7, "next-30": 30 } as const;
export const FILTER_WHENS = ["open", "next-7", "next-30", "on", "over", "all"] as const;
export const STATUSES = TABLE_STATUSES;

const VALUES: Partial<Record<FilterName, readonly string[]>> = {
  when: [...TABLE_WHENS, ...FILTER_WHENS],
  status: TABLE_STATUSES,
  order: TABLE_ORDERS,
};

/** An address may be written by hand: values that mean nothing are left out. */
export function readFilter(params: URLSearchParams): TableFilterState {
  return Object.fromEntries(
    FILTER_NAMES.flatMap((name) => {
      const value = params.get(name)?.trim();
      return value && (VALUES[name]?.includes(value) ?? true) ? [[name, value]] : [];
    }),
  );
}

/** The address of a changed filter. A place depends on the one around it. */
export function withFilter(params: URLSearchParams, change: TableFilterState): URLSearchParams {
  const next = new URLSearchParams(params);
  const narrower = "country" in change ? ["city", "venue"] : "city" in change ? ["venue"] : [];
  for (const name of narrower) next.delete(name);
  for (const [name, value] of Object.entries(change))
    if (value) next.set(name, value);
    else next.delete(name);
  return next;
}

/** The parameters of the call: what is over is left out unless it is asked for, by its time, its status or its number. */
export function callOf(
  { when, ...filter }: TableFilterState,
  today: string,
): Record<string, string | undefined> {
  const isAnyTime = filter.from || filter.to || filter.status === "deleted" || /^\d+$/.test(filter.q ?? "");
  const asked = when ?? (isAnyTime ? "all" : "open");
  if (asked === "all") return filter;
  if (asked !== "next-7" && asked !== "next-30") return { ...filter, when: asked };
  return { ...filter, when: "open", from: today, to: dateOfDay(dayNumber(today) + NEXT_DAYS[asked]) };
}

/** How many filters are set; the order is none. */
export function countTableFilters({ order: _order, ...filter }: TableFilterState): number {
  return Object.keys(filter).length;
}
