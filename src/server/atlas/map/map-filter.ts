import type { EventStatus } from "#domain/event/event.ts";
import type { When } from "#domain/event/when.ts";
import {
  CANCELLED,
  FREE,
  fact,
  factKind,
  factValue,
  ORGANIZER,
  POSTPONED,
  PRICE,
  TAG,
  TIME_SHIFT,
} from "./event-facts.ts";
import { isEventOnDays, Moment } from "./event-times.ts";
import type { VenueTable } from "./venue-table.ts";

/** An absent field does not narrow. */
export interface AtlasMapFilter extends Refinement {
  /** A range of days, both included; any of the two leaves out what is over. */
  fromDay?: number | undefined;
  toDay?: number | undefined;
  /** A bit mask over VENUE_CATEGORIES. */
  categories?: number | undefined;
  country?: number | undefined;
  /** Any of them. */
  cities?: readonly number[] | undefined;
  isFree?: boolean | undefined;
}

/** What is not counted by day: the matching events are found, and counted then. */
export interface Refinement {
  when?: { kind: When; nowMs: number } | undefined;
  /** A bit mask over TIMES_OF_DAY. */
  times?: number | undefined;
  /** What is free, or costs one of these prices; the key tells sets of prices apart. */
  prices?: { key: string; numbers: ReadonlySet<number> } | undefined;
  /** All of them. */
  tags?: readonly number[] | undefined;
  /** None of them. */
  withoutTags?: readonly number[] | undefined;
  organizer?: number | undefined;
  status?: EventStatus | undefined;
}

/** A filter without its categories, every field decided. */
export interface RowFilter {
  /** Whether days are asked for at all. */
  isDated: boolean;
  fromDay: number;
  toDay: number;
  country: number | undefined;
  cities: readonly number[] | undefined;
  isFree: boolean;
  refinement: Refinement | undefined;
  moment: Moment | undefined;
  /** Whether it asks of events at most days, whether they are free, and that they are scheduled. */
  isPlain: boolean;
  /** Flags of events that do not match a plain filter, and of those that match a filter and do not count. */
  hiddenFlags: number;
  uncountedFlags: number;
  /** Whether venues without a matching event pass too; the filter then narrows only their events. */
  empties: boolean;
  /** The same for filters that let the same through. */
  key: string;
}

const FIRST_DAY = -(2 ** 29);
const LAST_DAY = 2 ** 29;

export function rowFilter(filter: AtlasMapFilter, empties: boolean): RowFilter {
  const { fromDay, toDay, country, cities, isFree = false, status, when } = filter;
  const from = Math.max(FIRST_DAY, fromDay ?? FIRST_DAY);
  const refinement = refinementOf(filter);
  const isRefined = refinement && asksMoreThanStatus(refinement);
  const hiddenFlags = status === "scheduled" ? CANCELLED | POSTPONED : 0;
  return withKey({
    isDated: fromDay !== undefined || toDay !== undefined,
    fromDay: from,
    // A range that ends before it begins holds no day.
    toDay: Math.max(from - 1, Math.min(LAST_DAY, toDay ?? LAST_DAY)),
    country,
    cities,
    isFree,
    refinement,
    moment: when && new Moment(when.kind, when.nowMs),
    isPlain: !isRefined && (status === undefined || status === "scheduled"),
    hiddenFlags,
    // Cancelled events count where a status is asked for.
    uncountedFlags: status === undefined ? CANCELLED : hiddenFlags,
    empties,
  });
}

function withKey(filter: Omit<RowFilter, "key">): RowFilter {
  const { isDated, fromDay, toDay, country, cities, isFree, refinement, empties } = filter;
  const { prices, ...rest } = refinement ?? {};
  const asked = [
    isDated && [fromDay, toDay],
    country,
    cities,
    isFree,
    empties,
    prices?.key,
    refinement && rest,
  ];
  return { ...filter, key: JSON.stringify(asked) };
}

function refinementOf(filter: AtlasMapFilter): Refinement | undefined {
  const { when, times, tags, withoutTags, organizer, status } = filter;
  // What is free costs no more than any price.
  const prices = filter.isFree ? undefined : filter.prices;
  const refinement = { when, times, prices, tags, withoutTags, organizer, status };
  return status || asksMoreThanStatus(refinement) ? refinement : undefined;
}

function asksMoreThanStatus({ when, times, prices, tags, withoutTags, organizer }: Refinement): boolean {
  const isAsked = when || times !== undefined || prices || tags?.length || withoutTags?.length;
  return Boolean(isAsked) || organizer !== undefined;
}

/** The same where no event matches. */
export function withoutEvents(filter: RowFilter): RowFilter {
  return withKey({ ...filter, isDated: true, toDay: filter.fromDay - 1 });
}

export function includes(categories: number | undefined, category: number): boolean {
  return categories === undefined || ((categories >>> category) & 1) === 1;
}

export function isPlace({ country, cities }: RowFilter, table: VenueTable, row: number): boolean {
  return (
    (country === undefined || table.country[row] === country) &&
    (cities === undefined || cities.includes(table.city[row]))
  );
}

export { MINUTE_MS } from "./event-facts.ts";

/** Whether an event passes the filter, its venue's place aside. */
export function isMatch(filter: RowFilter, table: VenueTable, e: number): boolean {
  return (
    (!filter.isDated || isEventOnDays(table, e, filter.fromDay, filter.toDay)) &&
    (!filter.isFree || (table.eventFlags[e] & FREE) !== 0) &&
    (filter.refinement === undefined || isRefined(filter.refinement, table, e)) &&
    (filter.moment === undefined || filter.moment.isOn(table, e))
  );
}

/** Whether an event that passes is also counted. */
export function isCountedOnMap(filter: RowFilter, table: VenueTable, e: number): boolean {
  return (table.eventFlags[e] & filter.uncountedFlags) === 0;
}

/** Whether an event passes what a filter asks beside days, free events and the moment. */
export function isRefined(refinement: Refinement, table: VenueTable, e: number): boolean {
  const { prices, tags, withoutTags, organizer } = refinement;
  const flags = table.eventFlags[e];
  if (!isFlagged(refinement, flags)) return false;
  if (organizer !== undefined && !hasFact(table, e, fact(ORGANIZER, organizer))) return false;
  if (tags?.some((tag) => !hasFact(table, e, fact(TAG, tag)))) return false;
  if (withoutTags?.some((tag) => hasFact(table, e, fact(TAG, tag)))) return false;
  return prices === undefined || (flags & FREE) !== 0 || isPriced(table, e, prices.numbers);
}

/** Whether an event passes what a filter asks of the time of day of its start, and of its status. */
export function isFlagged({ times, status }: Refinement, flags: number): boolean {
  if (times !== undefined && (((times << 1) >>> (flags >>> TIME_SHIFT)) & 1) === 0) return false;
  return status === undefined || statusOf(flags) === status;
}

function isPriced(table: VenueTable, e: number, prices: ReadonlySet<number>): boolean {
  const end = table.firstFact(e + 1);
  for (let f = table.firstFact(e); f < end; f++) {
    const word = table.facts[f];
    if (factKind(word) === PRICE) return prices.has(factValue(word));
  }
  return false;
}

function hasFact(table: VenueTable, e: number, word: number): boolean {
  const end = table.firstFact(e + 1);
  for (let f = table.firstFact(e); f < end; f++) if (table.facts[f] === word) return true;
  return false;
}

function statusOf(flags: number): NonNullable<Refinement["status"]> {
  if (flags & CANCELLED) return "cancelled";
  return flags & POSTPONED ? "postponed" : "scheduled";
}
