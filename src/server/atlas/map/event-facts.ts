import type { DayStretch } from "#domain/event/days.ts";
import type { EventStatus } from "#domain/event/event.ts";
import { growArray, lowerBound } from "./sorted.ts";

export interface MapEvent {
  id: number;
  /** The day number of the first day at the venue on which it is open. */
  day: number;
  startsAtMs: number;
  /** When it is over; it is listed for a day after its start, or until then where that is later. */
  overAtMs: number;
  /** The event as JSON text. */
  json: string;
  /** All its days where there are more than one; the first stretch begins on `day`. */
  stretches?: readonly DayStretch[] | undefined;
  /** Whether it is closed on the days in between. */
  hasOpenDays?: boolean | undefined;
  /** How far the venue's clocks are ahead of UTC, in whole quarters of an hour. */
  offsetMs?: number | undefined;
  status?: EventStatus | undefined;
  isFree?: boolean | undefined;
  /** Any numbers that stand for the lowest price with its currency, the tags and the organizer. */
  price?: number | undefined;
  tags?: readonly number[] | undefined;
  organizer?: number | undefined;
  /** Index into TIMES_OF_DAY; none where the hour of the start is not known. */
  timeOfDay?: number | undefined;
}

export interface MapVenue {
  id: number;
  /** Index into VENUE_CATEGORIES. */
  category: number;
  /** Any numbers that stand for the place. */
  country: number;
  city: number;
  longitude: number;
  latitude: number;
  name: string;
  /** The venue without its events, as the text of a JSON object. */
  json: string;
  /** The upcoming ones, in any order. */
  events: readonly MapEvent[];
}

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
export interface AtlasEventRow {
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

export function eventRow(event: MapEvent, bytes: number): AtlasEventRow {
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

export function atlasEventFacts({ day, stretches = [], tags = [], organizer, price }: MapEvent): number[] {
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

const MAX_16 = 2 ** 16 - 1;

/** By UTC offset, from -128 quarters of an hour on: before which minute an event must start and after which it must be over. */
export interface MinuteWindows {
  startBefore: Float64Array;
  endAfter: Float64Array;
}

/** When events start and are over, in minutes since 1970. */
export class EventSpans {
  start: Uint32Array;
  /** Minutes from start to end, or `MAX_16` for the few events of which `longEvents` tells the end. */
  minutes: Uint16Array;
  longEvents: Uint32Array = new Uint32Array();
  longOver: Uint32Array = new Uint32Array();
  longs = 0;

  constructor(events: number) {
    this.start = new Uint32Array(events);
    this.minutes = new Uint16Array(events);
  }

  /** The minute from which an event is over. */
  over(e: number): number {
    const minutes = this.minutes[e];
    if (minutes < MAX_16) return this.start[e] + minutes;
    return this.longOver[lowerBound(this.longEvents, e, 0, this.longs)];
  }

  /** Events are set in order. */
  set(e: number, startMinute: number, overMinute: number): void {
    const minutes = overMinute - startMinute;
    const isLong = minutes < 0 || minutes >= MAX_16;
    this.start[e] = startMinute;
    this.minutes[e] = isLong ? MAX_16 : minutes;
    if (!isLong) return;
    if (this.longs === this.longEvents.length) {
      const capacity = Math.max(16, Math.ceil(this.longs * 1.5));
      this.longEvents = growArray(this.longEvents, capacity);
      this.longOver = growArray(this.longOver, capacity);
    }
    this.longEvents[this.longs] = e;
    this.longOver[this.longs++] = overMinute;
  }

  /** Copies an event of others. */
  setFrom(e: number, source: EventSpans, from: number): void {
    const minutes = source.minutes[from];
    if (minutes === MAX_16) {
      this.set(e, source.start[from], source.over(from));
      return;
    }
    this.start[e] = source.start[from];
    this.minutes[e] = minutes;
  }

  /** Keeps those events of an ascending list that are on in the window of their UTC offset, and returns how many there are. */
  keep(
    list: Uint32Array,
    length: number,
    offsets: Int8Array,
    { startBefore, endAfter }: MinuteWindows,
  ): number {
    const start = this.start;
    const minutes = this.minutes;
    const longEvents = this.longEvents;
    let long = 0;
    let kept = 0;
    for (let i = 0; i < length; i++) {
      const e = list[i];
      const window = offsets[e] + 128;
      if (start[e] >= startBefore[window]) continue;
      let over = start[e] + minutes[e];
      if (minutes[e] === MAX_16) {
        while (longEvents[long] < e) long++;
        over = this.longOver[long];
      }
      if (over > endAfter[window]) list[kept++] = e;
    }
    return kept;
  }

  grow(events: number): void {
    this.start = growArray(this.start, events);
    this.minutes = growArray(this.minutes, events);
  }

  get bytes(): number {
    const columns = [this.start, this.minutes, this.longEvents, this.longOver];
    return columns.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }
}
