import type { DayStretch } from "#domain/event/days.ts";
import type { DayRanks } from "./day-index.ts";
import {
  CANCELLED,
  FREE,
  fact,
  factKind,
  factValue,
  ORGANIZER,
  POSTPONED,
  PRICE,
  RUN,
  STRETCH,
  TAG,
} from "./event-facts.ts";
import { isEventOnDays, visitStretches } from "./event-times.ts";
import { setBit, type Values, type VenueCounts } from "./ranked-bits.ts";
import { keyOrder, lowerBound } from "./sorted.ts";
import type { VenueTable } from "./venue-table.ts";

const NO_EVENT = 2 ** 32 - 1;

/** Days that are asked for, and their ranks among those on which events begin. */
export interface DayRange {
  fromDay: number;
  toDay: number;
  firstRank: number;
  /** Not included. */
  endRank: number;
}

/** The venues of some events in the order of the events' first days: a range of days is one stretch of them. */
export class EventsByDay {
  /** By rank of the day. Behind the last day, those on no day. */
  readonly #start: Uint32Array;
  readonly #venues: Uint16Array;
  readonly #values: Values | undefined;
  /** The places of events that go on after their first day, and their last days. */
  readonly #runs: Uint32Array;
  readonly #lastDays: Int32Array;
  /** Which event each of them is where it is closed on some days in between, else `NO_EVENT`. */
  readonly #gapped: Uint32Array;

  /** Takes events in ascending order, and values of theirs that `count` is to accept or not. */
  constructor(table: VenueTable, { days, ranks }: DayRanks, events: Uint32Array, values?: Values) {
    const start = new Uint32Array(days.length + 2);
    const rankOf = (e: number) => Math.min(ranks[e], days.length);
    for (const e of events) start[rankOf(e) + 1]++;
    for (let rank = 0; rank <= days.length; rank++) start[rank + 1] += start[rank];
    const next = start.slice();
    const ordered = new Uint32Array(events.length);
    this.#start = start;
    this.#venues = new Uint16Array(events.length);
    this.#values = values?.slice();
    for (let i = 0, venue = 0; i < events.length; i++) {
      while (table.firstEvent[venue + 1] <= events[i]) venue++;
      const at = next[rankOf(events[i])]++;
      ordered[at] = events[i];
      this.#venues[at] = venue;
      if (this.#values) this.#values[at] = values![i];
    }
    this.#runs = Uint32Array.from(ordered.keys().filter((at) => isRun(table, ordered[at])));
    const stretches = Array.from(this.#runs, (at) => stretchesOf(table, ordered[at]));
    this.#lastDays = Int32Array.from(stretches, (days) => days.at(-1)!.last);
    this.#gapped = this.#runs.map((at, run) => (stretches[run].length > 1 ? ordered[at] : NO_EVENT));
  }

  /** Counts those on some days, or all of them; of those with values, the accepted ones. */
  count(table: VenueTable, days: DayRange | undefined, counts: VenueCounts, accepted?: Uint8Array): void {
    const first = this.#start[days ? days.firstRank : 0];
    const end = this.#start[days ? days.endRank : this.#start.length - 1];
    if (this.#values && accepted) counts.addAccepted(this.#venues, this.#values, accepted, first, end);
    else counts.addAll(this.#venues, first, end);
    if (days) this.#countRuns(table, days, counts, accepted);
  }

  /** Those that began before the days asked for. */
  #countRuns(
    table: VenueTable,
    { fromDay, toDay, firstRank }: DayRange,
    counts: VenueCounts,
    accepted: Uint8Array | undefined,
  ): void {
    if (fromDay > toDay) return;
    const end = lowerBound(this.#runs, this.#start[firstRank]);
    for (let run = 0; run < end; run++) {
      if (this.#lastDays[run] < fromDay) continue;
      const at = this.#runs[run];
      if (accepted && accepted[this.#values![at]] === 0) continue;
      const e = this.#gapped[run];
      if (e === NO_EVENT || isEventOnDays(table, e, fromDay, toDay)) counts.add(this.#venues[at]);
    }
  }

  get bytes(): number {
    const runs = [this.#runs, this.#lastDays, this.#gapped];
    const columns = [this.#start, this.#venues, ...(this.#values ? [this.#values] : []), ...runs];
    return columns.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }
}

function isRun({ eventFlags, eventDays }: VenueTable, e: number): boolean {
  return (eventFlags[e] & RUN) !== 0 && !eventDays.isNone(e);
}

function stretchesOf(table: VenueTable, e: number): DayStretch[] {
  const stretches: DayStretch[] = [];
  visitStretches(table, e, (first, last) => stretches.push({ first, last }));
  return stretches;
}

/** The scheduled events that have a price and are not free, by day. */
export class PricedEvents {
  /** The prices that occur, ascending; an event's value is the place of its price. */
  readonly #prices: Uint32Array;
  readonly #events: EventsByDay;

  constructor(table: VenueTable, ranks: DayRanks) {
    const { events, prices } = listPriced(table);
    this.#prices = Uint32Array.from(new Set(prices)).sort();
    const distinct = this.#prices.length;
    const Places = distinct <= 2 ** 8 ? Uint8Array : distinct <= 2 ** 16 ? Uint16Array : Uint32Array;
    const places = new Places(prices.length);
    for (let i = 0; i < prices.length; i++) places[i] = lowerBound(this.#prices, prices[i]);
    this.#events = new EventsByDay(table, ranks, events, places);
  }

  /** Counts the events that cost one of these prices. */
  count(
    table: VenueTable,
    days: DayRange | undefined,
    prices: ReadonlySet<number>,
    counts: VenueCounts,
  ): void {
    const accepted = Uint8Array.from(this.#prices, (price) => (prices.has(price) ? 1 : 0));
    this.#events.count(table, days, counts, accepted);
  }

  get bytes(): number {
    return this.#prices.byteLength + this.#events.bytes;
  }
}

/** Ascending, each with its price. */
function listPriced(table: VenueTable): { events: Uint32Array; prices: Uint32Array } {
  const { eventFlags, facts } = table;
  const events = new Uint32Array(table.events);
  const prices = new Uint32Array(table.events);
  let length = 0;
  for (let e = 0, f = 0; e < table.events; e++) {
    const end = table.firstFact(e + 1);
    // Of several prices the first one counts.
    while (f < end && factKind(facts[f]) !== PRICE) f++;
    if (f < end && (eventFlags[e] & (FREE | CANCELLED | POSTPONED)) === 0) {
      events[length] = e;
      prices[length++] = factValue(facts[f]);
    }
    f = end;
  }
  return { events: events.slice(0, length), prices: prices.slice(0, length) };
}

/** In the order of their numbers. */
const LISTED = [TAG, ORGANIZER];
/** Words with at least this share of a segment's events are listed by day, too. */
const FREQUENT = 1 / 64;
const UNSCHEDULED = CANCELLED | POSTPONED;
/** A gap of so many events or more takes several numbers: all but the last of them are this one. */
const FULL_GAP = 2 ** 16 - 1;

/**
 * Posting lists: the events of every tag and organizer, so that a filter on one touches only those. Ascending, each as
 * its distance from the one before.
 */
export class FactIndex {
  readonly #words: Uint32Array;
  readonly #start: Uint32Array;
  readonly #gaps: Uint16Array;
  readonly #byDay = new Map<number, EventsByDay>();

  private constructor(table: VenueTable, slots: Slots, next: Uint32Array) {
    const words: number[] = [];
    const start = [0];
    for (const kind of LISTED) {
      for (let slot = slots.first[kind]; slot < slots.first[kind + 1]; slot++) {
        const size = next[slot];
        if (size === 0) continue;
        next[slot] = start[words.length];
        start.push(start[words.length] + size);
        words.push(fact(kind, slot - slots.first[kind]));
      }
    }
    this.#words = Uint32Array.from(words);
    this.#start = Uint32Array.from(start);
    this.#gaps = new Uint16Array(this.#start[words.length]);
    addGaps(table, slots, next, this.#gaps);
  }

  /** Lists the events of a table, in steps of about the same length. */
  static *build(table: VenueTable, ranks: DayRanks): Generator<void, FactIndex> {
    const slots = slotsOf(table);
    // Tags and organizers are numbered from 0 on: a table is quicker than a map.
    const sizes = new Uint32Array(slots.length);
    addGaps(table, slots, sizes);
    yield;
    const index = new FactIndex(table, slots, sizes);
    yield;
    index.#listByDay(table, ranks);
    return index;
  }

  static of(table: VenueTable, ranks: DayRanks): FactIndex {
    const steps = FactIndex.build(table, ranks);
    for (;;) {
      const { done, value } = steps.next();
      if (done) return value;
    }
  }

  #listByDay(table: VenueTable, ranks: DayRanks): void {
    const list = new Uint32Array(table.events);
    for (const word of this.#words) {
      if (this.size(word) < Math.max(1, table.events * FREQUENT)) continue;
      const length = this.listEvents(word, list);
      const scheduled = list.subarray(0, length).filter((e) => (table.eventFlags[e] & UNSCHEDULED) === 0);
      this.#byDay.set(word, new EventsByDay(table, ranks, scheduled));
    }
  }

  /** The length of a word's list in memory: about the number of its events. */
  size(word: number): number {
    const at = lowerBound(this.#words, word);
    return this.#words[at] === word ? this.#start[at + 1] - this.#start[at] : 0;
  }

  /** The scheduled events of a frequent tag or organizer. */
  byDay(word: number): EventsByDay | undefined {
    return this.#byDay.get(word);
  }

  /** Writes the events with a tag or organizer to a list, ascending, and returns how many there are. */
  listEvents(word: number, list: Uint32Array): number {
    const at = lowerBound(this.#words, word);
    if (this.#words[at] !== word) return 0;
    const gaps = this.#gaps;
    const end = this.#start[at + 1];
    let length = 0;
    let e = 0;
    for (let i = this.#start[at]; i < end; i++) {
      e += gaps[i];
      list[length] = e;
      if (gaps[i] !== FULL_GAP) length++;
    }
    return length;
  }

  get bytes(): number {
    const byDay = this.#byDay.values().reduce((sum, { bytes }) => sum + bytes, 0);
    return this.#words.byteLength + this.#start.byteLength + this.#gaps.byteLength + byDay;
  }
}

interface Slots {
  /** By kind, where its values begin. */
  first: number[];
  length: number;
}

function slotsOf({ facts }: VenueTable): Slots {
  const most = [-1, -1, -1, -1];
  for (let f = 0; f < facts.length; f++) {
    const kind = factKind(facts[f]);
    if (factValue(facts[f]) > most[kind]) most[kind] = factValue(facts[f]);
  }
  const first = [0, 0];
  for (const kind of LISTED) first.push(first[kind] + most[kind] + 1);
  return { first, length: first[ORGANIZER + 1] };
}

/** Adds to the number of each word how many gaps its list has, or writes them from there on. */
function addGaps(table: VenueTable, { first, length }: Slots, next: Uint32Array, gaps?: Uint16Array): void {
  const { facts, events } = table;
  const seen = new Int32Array(length).fill(-1);
  let f = 0;
  for (let e = 0; e < events; e++) {
    for (const end = table.firstFact(e + 1); f < end; f++) {
      const kind = factKind(facts[f]);
      if (kind === STRETCH || kind === PRICE) continue;
      const slot = first[kind] + factValue(facts[f]);
      if (seen[slot] === e) continue;
      let gap = seen[slot] < 0 ? e : e - seen[slot];
      seen[slot] = e;
      for (; gap >= FULL_GAP; gap -= FULL_GAP) {
        if (gaps) gaps[next[slot]] = FULL_GAP;
        next[slot]++;
      }
      if (gaps) gaps[next[slot]] = gap;
      next[slot]++;
    }
  }
}

/** Venues by country and city, so that a filter on a place touches only the venues there. */
export class PlacePostings {
  /** Country and city of each group of venues, ascending. */
  readonly #countries: Uint32Array;
  readonly #cities: Uint32Array;
  readonly #start: Uint32Array;
  readonly #venues: Uint16Array;

  constructor(country: Uint16Array | Uint32Array, city: Uint16Array | Uint32Array) {
    // Both orders are stable: by country, then by city, then by venue.
    const byCity = keyOrder(
      city,
      new Uint32Array(country.length).map((_, v) => v),
    );
    const venues = keyOrder(country, byCity);
    const start: number[] = [];
    for (let i = 0; i < venues.length; i++) {
      const [v, last] = [venues[i], venues[i - 1]];
      if (i === 0 || country[v] !== country[last] || city[v] !== city[last]) start.push(i);
    }
    this.#countries = Uint32Array.from(start, (i) => country[venues[i]]);
    this.#cities = Uint32Array.from(start, (i) => city[venues[i]]);
    this.#start = Uint32Array.from([...start, venues.length]);
    this.#venues = Uint16Array.from(venues);
  }

  /** The venues of a place; an absent country or list of cities does not narrow. */
  addVenues(country: number | undefined, cities: readonly number[] | undefined, bits: Uint32Array): void {
    const first = country === undefined ? 0 : lowerBound(this.#countries, country);
    const end =
      country === undefined ? this.#countries.length : lowerBound(this.#countries, country + 1, first);
    for (let g = first; g < end; g++) {
      if (cities && !cities.includes(this.#cities[g]!)) continue;
      for (let i = this.#start[g]; i < this.#start[g + 1]; i++) setBit(bits, this.#venues[i]);
    }
  }

  get bytes(): number {
    return [this.#countries, this.#cities, this.#start, this.#venues].reduce(
      (sum, { byteLength }) => sum + byteLength,
      0,
    );
  }
}
