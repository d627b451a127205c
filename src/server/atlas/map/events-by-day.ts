import type { DayStretch } from "#domain/event/days.ts";
import type { DayRanks } from "./day-index.ts";
import { isOnDays, visitStretches } from "./event-days.ts";
import { CANCELLED, FREE, factKind, factValue, POSTPONED, PRICE, RUN } from "./event-facts.ts";
import { lowerBound } from "./sorted.ts";
import type { Values, VenueCounts } from "./venue-counts.ts";
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
      if (e === NO_EVENT || isOnDays(table, e, fromDay, toDay)) counts.add(this.#venues[at]);
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
