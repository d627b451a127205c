import { dayAsked, type When, windowOf } from "#domain/event/when.ts";
import { NO_DAY } from "./day-index.ts";
import type { Refinement, RowFilter } from "./map-filter.ts";
import type { MapEvent } from "./staging.ts";
import type { VenueTable } from "./venue-table.ts";

export const MINUTE_MS = 60_000;
export const QUARTER_MS = 15 * MINUTE_MS;
const DAY_MINUTES = 24 * 60;
const LAST_MINUTE = 2 ** 32 - 1;

export const FREE = 1;
export const CANCELLED = 2;
export const POSTPONED = 4;
/** On more than one day: its stretches are among its facts. */
export const RUN = 8;
export const OPEN_DAYS = 16;

/** What an event may have any number of: a kind in two bits and a value in thirty. */
export const STRETCH = 0;
export const TAG = 1;
export const ORGANIZER = 2;
export const PRICE = 3;
const VALUE_BITS = 30;
const MOST_DAYS = 2 ** 15 - 1;

/** What the map knows of an event but its facts. */
export interface EventRow {
  id: number;
  day: number;
  /** Events start and end on whole minutes, so minutes since 1970 are exact, in half the space and for any year. */
  startMinute: number;
  overMinute: number;
  /** Quarters of an hour that the venue's clocks are ahead of UTC. */
  offset: number;
  flags: number;
  bytes: number;
}

export function eventRow(event: MapEvent, bytes: number): EventRow {
  const { id, day, startsAtMs, overAtMs, offsetMs = 0 } = event;
  return {
    id,
    day,
    startMinute: minuteOf(startsAtMs),
    overMinute: minuteOf(overAtMs),
    offset: Math.round(offsetMs / QUARTER_MS),
    flags: flagsOf(event),
    bytes,
  };
}

/** When an event leaves the lists: a day after its start, or when it is over where that is later. */
export function expiryMinute(startMinute: number, overMinute: number): number {
  return Math.max(startMinute + DAY_MINUTES, overMinute);
}

export function factsOf({ day, stretches = [], tags = [], organizer, price }: MapEvent): number[] {
  const isRun = lastOf(stretches, day) > day;
  return [
    ...(isRun ? stretches.map(({ first, last }) => stretchFact(first - day, last - first + 1)) : []),
    ...tags.map((tag) => fact(TAG, tag)),
    ...(organizer === undefined ? [] : [fact(ORGANIZER, organizer)]),
    ...(price === undefined ? [] : [fact(PRICE, price)]),
  ];
}

export function fact(kind: number, value: number): number {
  return ((kind << VALUE_BITS) | value) >>> 0;
}

export function factKind(word: number): number {
  return word >>> VALUE_BITS;
}

export function factValue(word: number): number {
  return word & (2 ** VALUE_BITS - 1);
}

/** Days from an event's first one to the beginning of a stretch, and its length. */
export function stretchStart(word: number): number {
  return (word >>> 15) & MOST_DAYS;
}

export function stretchDays(word: number): number {
  return word & MOST_DAYS;
}

function stretchFact(start: number, days: number): number {
  return fact(STRETCH, (Math.min(start, MOST_DAYS) << 15) | Math.min(days, MOST_DAYS));
}

function flagsOf({ isFree, status, day, stretches = [], hasOpenDays }: MapEvent): number {
  return (
    (isFree ? FREE : 0) |
    (status === "cancelled" ? CANCELLED : 0) |
    (status === "postponed" ? POSTPONED : 0) |
    (lastOf(stretches, day) > day ? RUN : 0) |
    (hasOpenDays ? OPEN_DAYS : 0)
  );
}

function lastOf(stretches: NonNullable<MapEvent["stretches"]>, day: number): number {
  return stretches.at(-1)?.last ?? day;
}

function minuteOf(atMs: number): number {
  return Math.min(LAST_MINUTE, Math.max(0, Math.ceil(atMs / MINUTE_MS)));
}

/** Whether an event passes the filter, its venue's place aside. */
export function isMatch(filter: RowFilter, table: VenueTable, e: number): boolean {
  return (
    (!filter.isDated || isOnDays(table, e, filter.fromDay, filter.toDay)) &&
    (!filter.isFree || (table.eventFlags[e] & FREE) !== 0) &&
    (filter.refinement === undefined || isRefined(filter.refinement, table, e)) &&
    (filter.moment === undefined || filter.moment.isOn(table, e))
  );
}

/** Whether an event that passes is also counted. */
export function isCounted(filter: RowFilter, table: VenueTable, e: number): boolean {
  return filter.countsCancelled || (table.eventFlags[e] & CANCELLED) === 0;
}

/** Whether an event that is not over is open on any day of a range, both included. */
export function isOnDays(table: VenueTable, e: number, from: number, to: number): boolean {
  const day = table.eventDays.get(e);
  if (day === NO_DAY || day > to || from > to) return false;
  if (day >= from) return true;
  if ((table.eventFlags[e] & RUN) === 0) return false;
  const end = table.firstFact(e + 1);
  for (let f = table.firstFact(e); f < end; f++) {
    const word = table.facts[f];
    if (factKind(word) !== STRETCH) continue;
    const start = day + stretchStart(word);
    if (start <= to && start + stretchDays(word) > from) return true;
  }
  return false;
}

function isRefined(refinement: Refinement, table: VenueTable, e: number): boolean {
  const { prices, tags, organizer, status } = refinement;
  const flags = table.eventFlags[e];
  if (status !== undefined && statusOf(flags) !== status) return false;
  if (organizer !== undefined && !hasFact(table, e, fact(ORGANIZER, organizer))) return false;
  if (tags?.some((tag) => !hasFact(table, e, fact(TAG, tag)))) return false;
  return prices === undefined || (flags & FREE) !== 0 || isPriced(table, e, prices.numbers);
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

/** Offsets are kept in eight bits with a sign. */
const OFFSETS = 256;
const MOST_BEHIND = 128;

/** Now or tonight, worked out once for each UTC offset instead of for each event. */
export class Moment {
  /** The minute before which an event must start, and the one after which it must end. */
  readonly #startBefore = new Float64Array(OFFSETS);
  readonly #endAfter = new Float64Array(OFFSETS);
  readonly #day = new Int32Array(OFFSETS);

  constructor(when: When, nowMs: number) {
    for (let at = 0; at < OFFSETS; at++) {
      const offsetMs = (at - MOST_BEHIND) * QUARTER_MS;
      const { beginMs, endMs } = windowOf(when, nowMs, offsetMs);
      this.#startBefore[at] = Math.ceil(endMs / MINUTE_MS);
      this.#endAfter[at] = Math.floor(beginMs / MINUTE_MS);
      this.#day[at] = dayAsked(when, nowMs, offsetMs);
    }
  }

  /** Whether an event that is not over is on at this moment. */
  isOn(table: VenueTable, e: number): boolean {
    const at = table.eventOffset[e] + MOST_BEHIND;
    if (table.eventStart[e] >= this.#startBefore[at] || table.eventOver(e) <= this.#endAfter[at])
      return false;
    if ((table.eventFlags[e] & OPEN_DAYS) === 0) return !table.eventDays.isNone(e);
    return isOnDays(table, e, this.#day[at], this.#day[at]);
  }
}
