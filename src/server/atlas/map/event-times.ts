import { dayAsked, type When, windowOf } from "#domain/event/when.ts";
import { NO_DAY } from "./day-index.ts";
import {
  FREE,
  factKind,
  MINUTE_MS,
  type MinuteWindows,
  OPEN_DAYS,
  QUARTER_MS,
  RUN,
  STRETCH,
  stretchDays,
  stretchStart,
} from "./event-facts.ts";
import type { VenueTable } from "./venue-table.ts";

/** Whether an event that is not over is open on any day of a range, both included. */
export function isEventOnDays(table: VenueTable, e: number, from: number, to: number): boolean {
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

/** Visits the days of an event that is not over. */
export function visitStretches(
  table: VenueTable,
  e: number,
  visit: (firstDay: number, lastDay: number) => void,
): void {
  if (table.eventDays.isNone(e)) return;
  const day = table.eventDays.get(e);
  if ((table.eventFlags[e] & RUN) === 0) {
    visit(day, day);
    return;
  }
  const end = table.firstFact(e + 1);
  for (let f = table.firstFact(e); f < end; f++) {
    const word = table.facts[f];
    if (factKind(word) !== STRETCH) continue;
    const first = day + stretchStart(word);
    visit(first, first + stretchDays(word) - 1);
  }
}

/** Offsets are kept in eight bits with a sign. */
const OFFSETS = 256;
const MAX_BEHIND = 128;

/** Now or tonight, worked out once for each UTC offset instead of for each event. */
export class Moment implements MinuteWindows {
  readonly startBefore = new Float64Array(OFFSETS);
  readonly endAfter = new Float64Array(OFFSETS);
  readonly #day = new Int32Array(OFFSETS);

  constructor(when: When, nowMs: number) {
    for (let at = 0; at < OFFSETS; at++) {
      const offsetMs = (at - MAX_BEHIND) * QUARTER_MS;
      const { beginMs, endMs } = windowOf(when, nowMs, offsetMs);
      this.startBefore[at] = Math.ceil(endMs / MINUTE_MS);
      this.endAfter[at] = Math.floor(beginMs / MINUTE_MS);
      this.#day[at] = dayAsked(when, nowMs, offsetMs);
    }
  }

  /** Whether an event that is not over is on at this moment. */
  isOn(table: VenueTable, e: number): boolean {
    const at = table.eventOffset[e] + MAX_BEHIND;
    if (table.eventStart(e) >= this.startBefore[at] || table.eventOver(e) <= this.endAfter[at]) return false;
    return !table.eventDays.isNone(e) && this.isOpen(table, e);
  }

  /** Keeps those events of an ascending list that are on at this moment, and returns how many there are. */
  keep(table: VenueTable, list: Uint32Array, length: number): number {
    const during = table.eventSpans.keep(list, length, table.eventOffset, this);
    let kept = 0;
    for (let i = 0; i < during; i++)
      if (!table.eventDays.isNone(list[i]) && this.isOpen(table, list[i])) list[kept++] = list[i];
    return kept;
  }

  /** Whether an event that is not over is open on the day of this moment. */
  isOpen(table: VenueTable, e: number): boolean {
    if ((table.eventFlags[e] & OPEN_DAYS) === 0) return true;
    const day = this.#day[table.eventOffset[e] + MAX_BEHIND];
    return isEventOnDays(table, e, day, day);
  }
}

const DAY_MINUTES = 24 * 60;
const MAX_8 = 2 ** 8 - 1;
const MAX_16 = 2 ** 16 - 1;
/** The minutes asked about are within so many days, whatever the UTC offset. */
const MARGIN_DAYS = 4;
/** On this side of the day events are listed by their first days. */
export const DAYS_AROUND = 2;

/** The kind of an event: its first day, from the first one listed on, or that it is of several days; and these bits. */
const DAY_MASK = 7;
const SEVERAL_DAYS = 7;
const KIND_FREE = 8;
const KIND_OPEN_DAYS = 16;
const KINDS = 32;

/** What becomes of events of a kind. */
const DROPPED = 0;
const LISTED = 1;
const LOOKED_AT = 3;
const LOOK_BIT = 2 ** 31;

export interface AroundFilter {
  isDated: boolean;
  fromDay: number;
  toDay: number;
  isFree: boolean;
}

/**
 * The events of the days around one with their starts, ends and kinds side by side, in minutes from a few days before it: few
 * bytes are read for each to find those on at a moment of that day.
 */
export class EventsAround {
  readonly #firstDay: number;
  readonly #base: number;
  /** Each event as its distance from the one before. A larger one takes several entries: all but the last of them start never. */
  readonly #gaps: Uint8Array;
  readonly #start: Uint16Array;
  readonly #over: Uint16Array;
  readonly #kinds: Uint8Array;
  /** Neighbours mostly share a UTC offset: where each stretch of entries with the same one ends. */
  readonly #offsetEnd: Uint32Array;
  readonly #offsets: Int8Array;

  /** Takes events in ascending order. */
  constructor(table: VenueTable, events: Uint32Array, day: number) {
    const base = (day - MARGIN_DAYS) * DAY_MINUTES;
    const length = events.length + Math.floor(table.events / MAX_8);
    const gaps = new Uint8Array(length);
    const start = new Uint16Array(length).fill(MAX_16);
    const over = new Uint16Array(length);
    const kinds = new Uint8Array(length);
    const offsetEnd: number[] = [];
    const offsets: number[] = [];
    this.#firstDay = day - DAYS_AROUND;
    let at = 0;
    let last = 0;
    for (const e of events) {
      let gap = e - last;
      last = e;
      for (; gap > MAX_8; gap -= MAX_8) gaps[at++] = MAX_8;
      if (table.eventOffset[e] !== offsets.at(-1)) {
        offsets.push(table.eventOffset[e]);
        offsetEnd.push(at);
      }
      gaps[at] = gap;
      start[at] = clamp(table.eventStart(e) - base);
      kinds[at] = this.#kindOf(table, e);
      over[at++] = clamp(table.eventOver(e) - base);
      offsetEnd[offsetEnd.length - 1] = at;
    }
    this.#base = base;
    this.#gaps = gaps.slice(0, at);
    this.#start = start.slice(0, at);
    this.#over = over.slice(0, at);
    this.#kinds = kinds.slice(0, at);
    this.#offsetEnd = Uint32Array.from(offsetEnd);
    this.#offsets = Int8Array.from(offsets);
  }

  /** Writes those that are on at a moment and pass the filter to a list, ascending, and returns how many there are. */
  listOn(moment: Moment, filter: AroundFilter, table: VenueTable, list: Uint32Array): number {
    const length = this.#listDuring(moment, this.#outcomes(filter), list);
    const { isDated, fromDay, toDay } = filter;
    let kept = 0;
    for (let i = 0; i < length; i++) {
      const e = list[i] & (LOOK_BIT - 1);
      const isSure = list[i] < LOOK_BIT;
      if (isSure || (moment.isOpen(table, e) && (!isDated || isEventOnDays(table, e, fromDay, toDay))))
        list[kept++] = e;
    }
    return kept;
  }

  #listDuring({ startBefore, endAfter }: Moment, outcomes: Uint8Array, list: Uint32Array): number {
    const gaps = this.#gaps;
    const start = this.#start;
    const over = this.#over;
    const kinds = this.#kinds;
    let length = 0;
    let e = 0;
    for (let at = 0, stretch = 0; stretch < this.#offsets.length; stretch++) {
      const before = (startBefore[this.#offsets[stretch] + 128] - this.#base) | 0;
      const after = (endAfter[this.#offsets[stretch] + 128] - this.#base) | 0;
      for (const end = this.#offsetEnd[stretch]; at < end; at++) {
        const outcome = outcomes[kinds[at]];
        e += gaps[at];
        // `LOOKED_AT` sets the highest bit.
        list[length] = e | ((outcome & 2) << 30);
        // By sign instead of by branch: negative where it starts before the end of the window and is over after its beginning.
        length += (((start[at] - before) & (after - over[at])) >>> 31) & outcome & 1;
      }
    }
    return length;
  }

  /** By kind. */
  #outcomes({ isDated, fromDay, toDay, isFree }: AroundFilter): Uint8Array {
    return Uint8Array.from({ length: KINDS }, (_, kind) => {
      const day = this.#firstDay + (kind & DAY_MASK);
      const isRun = (kind & DAY_MASK) === SEVERAL_DAYS;
      if (isFree && (kind & KIND_FREE) === 0) return DROPPED;
      if (isDated && !isRun && (day < fromDay || day > toDay)) return DROPPED;
      return (kind & KIND_OPEN_DAYS) !== 0 || (isDated && isRun) ? LOOKED_AT : LISTED;
    });
  }

  #kindOf({ eventFlags, eventDays }: VenueTable, e: number): number {
    const flags = eventFlags[e];
    const isRun = (flags & RUN) !== 0;
    return (
      (isRun ? SEVERAL_DAYS : eventDays.get(e) - this.#firstDay) |
      ((flags & FREE) !== 0 ? KIND_FREE : 0) |
      ((flags & OPEN_DAYS) !== 0 ? KIND_OPEN_DAYS : 0)
    );
  }

  get bytes(): number {
    const columns = [this.#gaps, this.#start, this.#over, this.#kinds, this.#offsetEnd, this.#offsets];
    return columns.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }
}

function clamp(minutes: number): number {
  return Math.min(MAX_16 - 1, Math.max(0, minutes));
}
