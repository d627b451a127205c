import type { VenueCategory } from "#domain/category.ts";
import { type EventDays, stretchesOf } from "#domain/event/days.ts";
import type { EventStatus, Price } from "#domain/event/event.ts";
import { CHOICE_ROWS, type ChoiceKey, chosenOf, type EventDetails } from "#domain/event/event-fields.ts";
import { type ChoiceFilter, type EventFilter, lowestPrice } from "#domain/event/filter.ts";
import { overMs, spanOf, type TimedEvent } from "#domain/event/phase.ts";
import { TIMES_OF_DAY, timeOfDay } from "#domain/event/time-of-day.ts";
import { offsetBetween } from "#domain/event/when.ts";
import { DAY_MS, dayNumber } from "#domain/time.ts";
import type { MapEvent, MapFilter } from "./map/venue-map.ts";

export interface AtlasEvent extends EventDays, TimedEvent, Pick<EventDetails, ChoiceKey> {
  id: number;
  time: string;
  name: string;
  description: string;
  status: EventStatus;
  price: Price | null;
  tags: readonly string[];
  minAge: number | null;
  organizer: { name: string; slug: string } | null;
  /** The event as the API answers it, as JSON text. */
  json: string;
}

export interface AtlasVenue {
  id: number;
  category: VenueCategory;
  country: string;
  /** Its label. */
  city: string;
  region: string;
  longitude: number;
  latitude: number;
  name: string;
  /** The venue without its events as the API answers it, as JSON text. */
  json: string;
  events: AtlasEvent[];
}

export interface AtlasFilter extends EventFilter {
  categories?: readonly VenueCategory[] | undefined;
  /** Only events that a search for this text finds. */
  q?: string | undefined;
}

const NOTHING = -1;
const MINUTE_MS = 60_000;

interface LearnedPrice {
  amount: number;
  currency: string | null;
}

/** What was learned, as a snapshot keeps it. */
export interface SavedNumbers {
  tags: Map<string, number>;
  ages: Map<number, number>;
  organizers: Map<string, number>;
  prices: Map<string, number>;
  priceList: LearnedPrice[];
}

/** The numbers by which the map knows tags, organizers and prices. */
export class EventNumbers {
  readonly #tags: Map<string, number>;
  /** Ages have numbers among those of tags: events have few of either. */
  readonly #ages: Map<number, number>;
  readonly #organizers: Map<string, number>;
  readonly #prices: Map<string, number>;
  readonly #priceList: LearnedPrice[];
  /** By date: reading a date takes longer than finding it, and many events share one. */
  readonly #days = new Map<string, number>();

  constructor(saved?: SavedNumbers) {
    this.#tags = saved?.tags ?? new Map();
    this.#ages = saved?.ages ?? new Map();
    this.#organizers = saved?.organizers ?? new Map();
    this.#prices = saved?.prices ?? new Map();
    this.#priceList = saved?.priceList ?? [];
  }

  get saved(): SavedNumbers {
    return {
      tags: this.#tags,
      ages: this.#ages,
      organizers: this.#organizers,
      prices: this.#prices,
      priceList: this.#priceList,
    };
  }

  /** The slugs of organizers, also of some without events by now. */
  get organizers(): readonly string[] {
    return [...this.#organizers.keys()];
  }

  /** An event as the map takes it. */
  learn(event: AtlasEvent): MapEvent {
    const { id, json, status, price, tags, organizer, minAge } = event;
    const start = timeOfDay(event.time);
    const span = spanOf(event);
    const date = this.#dayNumber(event.date);
    const hasOpenDays = !!event.openDays?.length;
    const isOneDay = !hasOpenDays && (event.endDate === null || event.endDate === event.date);
    const stretches = isOneDay ? undefined : stretchesOf(event);
    return {
      id,
      day: stretches ? stretches[0].first : date,
      startsAtMs: span.startMs,
      overAtMs: overMs(span),
      json,
      stretches,
      hasOpenDays,
      offsetMs: offsetBetween(date * DAY_MS + minutesOf(event.time) * MINUTE_MS, span.startMs),
      status,
      isFree: price?.isFree ?? false,
      price: price ? this.#priceNumber(price) : undefined,
      tags: [
        ...tags.map((tag) => numberOf(this.#tags, tag)),
        ...(minAge === null ? [] : [this.#ageNumber(minAge)]),
        ...choicesOf(event).map((choice) => numberOf(this.#tags, choice)),
      ],
      timeOfDay: start && TIMES_OF_DAY.indexOf(start),
      organizer: organizer ? numberOf(this.#organizers, organizer.slug) : undefined,
    };
  }

  /** What a filter asks of events beside their days; nothing has the number of what was never learned. */
  asked(filter: EventFilter, nowMs: number): MapFilter {
    const { when, times, free, tags, organizer, status } = filter;
    const choices = choicesOf(filter);
    return {
      // Events start and end on whole minutes: a whole one asks the same, and is asked again by others.
      when: when && { kind: when, nowMs: Math.floor(nowMs / MINUTE_MS) * MINUTE_MS },
      times: times?.length
        ? times.reduce((mask, each) => mask | (1 << TIMES_OF_DAY.indexOf(each)), 0)
        : undefined,
      isFree: free,
      prices: this.#pricesAsked(filter),
      tags:
        tags || choices.length > 0
          ? [...(tags ?? []), ...choices].map((tag) => this.#tags.get(tag) ?? NOTHING)
          : undefined,
      withoutTags: this.#agesAbove(filter),
      organizer: organizer === undefined ? undefined : (this.#organizers.get(organizer) ?? NOTHING),
      status,
    };
  }

  #dayNumber(date: string): number {
    let day = this.#days.get(date);
    if (day === undefined) {
      day = dayNumber(date);
      this.#days.set(date, day);
    }
    return day;
  }

  #ageNumber(minAge: number): number {
    // No tag is written like this.
    const number = numberOf(this.#tags, `\0${minAge}`);
    this.#ages.set(minAge, number);
    return number;
  }

  #agesAbove({ age }: EventFilter): number[] | undefined {
    if (age === undefined) return undefined;
    return [...this.#ages].flatMap(([minAge, number]) => (minAge > age ? number : []));
  }

  #pricesAsked({ maxPrice, currency = "" }: EventFilter): MapFilter["prices"] {
    if (maxPrice === undefined) return undefined;
    const numbers = new Set<number>();
    for (const [number, price] of this.#priceList.entries())
      if (price.currency === currency && price.amount <= maxPrice) numbers.add(number);
    return { key: `${maxPrice} ${currency}`, numbers };
  }

  #priceNumber(price: Price): number | undefined {
    const amount = lowestPrice(price);
    if (amount === undefined || price.isFree) return undefined;
    const number = numberOf(this.#prices, `${amount} ${price.currency}`);
    this.#priceList[number] ??= { amount, currency: price.currency };
    return number;
  }
}

/** Keys of sets have numbers among those of tags, as ages do: no tag is written like this. */
function choicesOf(holder: ChoiceFilter): string[] {
  return CHOICE_ROWS.flatMap(({ key }) => chosenOf(holder, key).map((choice) => `\0${key} ${choice}`));
}

/** Of a time of day written HH:mm; none is midnight. */
function minutesOf(time: string): number {
  return time === "" ? 0 : Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function numberOf(numbers: Map<string, number>, key: string): number {
  const known = numbers.get(key);
  if (known !== undefined) return known;
  numbers.set(key, numbers.size);
  return numbers.size - 1;
}
