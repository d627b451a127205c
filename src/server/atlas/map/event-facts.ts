import type { MapEvent } from "./map-venue.ts";

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
/** The time of day of the start in three bits, from 1 on; 0 where the hour is not known. */
export const TIME_SHIFT = 5;

/** What an event may have any number of: a kind in two bits and a value in thirty. */
export const STRETCH = 0;
export const TAG = 1;
export const ORGANIZER = 2;
export const PRICE = 3;
const VALUE_BITS = 30;
const MAX_DAYS = 2 ** 15 - 1;

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
  return (word >>> 15) & MAX_DAYS;
}

export function stretchDays(word: number): number {
  return word & MAX_DAYS;
}

function stretchFact(start: number, days: number): number {
  return fact(STRETCH, (Math.min(start, MAX_DAYS) << 15) | Math.min(days, MAX_DAYS));
}

function flagsOf({ isFree, status, day, stretches = [], hasOpenDays, timeOfDay }: MapEvent): number {
  return (
    (isFree ? FREE : 0) |
    (status === "cancelled" ? CANCELLED : 0) |
    (status === "postponed" ? POSTPONED : 0) |
    (lastOf(stretches, day) > day ? RUN : 0) |
    (hasOpenDays ? OPEN_DAYS : 0) |
    (timeOfDay === undefined ? 0 : (timeOfDay + 1) << TIME_SHIFT)
  );
}

function lastOf(stretches: NonNullable<MapEvent["stretches"]>, day: number): number {
  return stretches.at(-1)?.last ?? day;
}

function minuteOf(atMs: number): number {
  return Math.min(LAST_MINUTE, Math.max(0, Math.ceil(atMs / MINUTE_MS)));
}
