import { placeKey, withRegion } from "../city.ts";
import { type DatedEvent, upcomingEvents } from "../upcoming.ts";
import { type EventDays, isOnDays, isOpenOn } from "./days.ts";
import type { EventStatus, Price } from "./event.ts";
import { CHOICE_ROWS, type ChoiceKey, chosenOf, type EventDetails } from "./event-fields.ts";
import { overMs, spanOf } from "./phase.ts";
import { type TimeOfDay, timeOfDay } from "./time-of-day.ts";
import { dayAsked, isDuring, utcOffsetMs, type When } from "./when.ts";

/** Sets are filtered by keys, all of which an event must have. */
export type ChoiceFilter = { [Key in ChoiceKey]?: EventDetails[Key] | undefined };

/** What a visitor narrows the map to. An absent field does not narrow. */
export interface EventFilter extends ChoiceFilter {
  /** First and last day, inclusive, as dates at the venue. Any of the two leaves out what is over. */
  from?: string | undefined;
  to?: string | undefined;
  categories?: readonly string[] | undefined;
  /** Compared by `placeKey`; "all" does not narrow. */
  country?: string | undefined;
  /** A label, or a name with its region. */
  city?: string | undefined;
  when?: When | undefined;
  /** Any of them, by the hour of the start at the venue; an hour that is not known is in none. */
  times?: readonly TimeOfDay[] | undefined;
  free?: boolean | undefined;
  /** The lowest price in this currency; what is free costs nothing in every currency. */
  maxPrice?: number | undefined;
  currency?: string | undefined;
  /** All of them. */
  tags?: readonly string[] | undefined;
  /** The slug. */
  organizer?: string | undefined;
  status?: EventStatus | undefined;
  /** Leaves out what is only for older people. */
  age?: number | undefined;
}

/** The fields of a public event that a filter looks at. */
interface FilteredEvent extends DatedEvent, EventDays, Pick<EventDetails, ChoiceKey> {
  time: string;
  status: EventStatus;
  price: Price | null;
  tags: readonly string[];
  minAge: number | null;
  organizer: { slug: string } | null;
}

interface FilteredVenue<E> {
  category: string;
  country: string;
  city: string;
  region: string;
  events: readonly E[];
}

/** The key of the place that a filter asks for; none if it asks for all. */
export function askedPlace(choice: string | undefined): string | undefined {
  const key = placeKey(choice ?? "");
  return key === "" || key === "all" ? undefined : key;
}

function isPlaceAsked(name: string, choice: string | undefined): boolean {
  if (name === choice) return true;
  const asked = askedPlace(choice);
  return asked === undefined || placeKey(name) === asked;
}

function isCityAsked(
  { city, region }: { city: string; region: string },
  choice: string | undefined,
): boolean {
  return isPlaceAsked(city, choice) || isPlaceAsked(withRegion(city, region), choice);
}

/** The lowest amount to pay, where it is known. */
export function lowestPrice({ isFree, from, to }: Price): number | undefined {
  return isFree ? 0 : (from ?? to ?? undefined);
}

/** Cancelled events are shown and not counted, unless the filter asks for a status. */
export function isCounted({ status }: { status: EventStatus }, filter: EventFilter = {}): boolean {
  return filter.status !== undefined || status !== "cancelled";
}

/** The events of a venue that pass the filter; the atlas answers the same for a whole world. */
export function matchingEvents<E extends FilteredEvent>(
  venue: FilteredVenue<E>,
  filter: EventFilter,
  nowMs: number,
): E[] {
  const { categories, country, city } = filter;
  if (categories?.length && !categories.includes(venue.category)) return [];
  if (!isPlaceAsked(venue.country, country) || !isCityAsked(venue, city)) return [];
  return venue.events.filter((event) => isMatch(event, filter, nowMs));
}

function isMatch(event: FilteredEvent, filter: EventFilter, nowMs: number): boolean {
  const { from, to, when, times, free, tags, organizer, status, age } = filter;
  if (from !== undefined || to !== undefined) {
    if (!isOnDays(event, from, to) || overMs(spanOf(event)) <= nowMs) return false;
  }
  return (
    (when === undefined || isAt(event, when, nowMs)) &&
    (!times?.length || isInTimes(event, times)) &&
    (!free || event.price?.isFree === true) &&
    isAffordable(event.price, filter) &&
    (tags === undefined || tags.every((tag) => event.tags.includes(tag))) &&
    (organizer === undefined || event.organizer?.slug === organizer) &&
    (status === undefined || event.status === status) &&
    (age === undefined || (event.minAge ?? 0) <= age) &&
    CHOICE_ROWS.every(({ key }) =>
      chosenOf(filter, key).every((choice) => chosenOf(event, key).includes(choice)),
    )
  );
}

function isInTimes({ time }: FilteredEvent, times: readonly TimeOfDay[]): boolean {
  const start = timeOfDay(time);
  return start !== undefined && times.includes(start);
}

function isAt(event: FilteredEvent, when: When, nowMs: number): boolean {
  const span = spanOf(event);
  const offsetMs = utcOffsetMs(event.date, event.time, span.startMs);
  if (!isDuring(when, nowMs, { startMs: span.startMs, overMs: overMs(span), offsetMs })) return false;
  return !event.openDays?.length || isOpenOn(event.openDays, dayAsked(when, nowMs, offsetMs));
}

function isAffordable(price: Price | null, { maxPrice, currency }: EventFilter): boolean {
  if (maxPrice === undefined) return true;
  const lowest = price ? lowestPrice(price) : undefined;
  if (lowest === undefined || lowest > maxPrice) return false;
  return price?.isFree === true || price?.currency === currency;
}

/**
 * Venues with their upcoming events that pass the filter, by date. A venue where none does is left out, except for
 * administrators: for them a filter narrows events and never hides a venue.
 */
export function narrowVenues<V extends FilteredVenue<FilteredEvent>>(
  venues: readonly V[],
  filter: EventFilter,
  options: { includeEmpty: boolean; nowMs: number },
): V[] {
  return venues.flatMap((venue) => {
    const events = upcomingEvents(matchingEvents(venue, filter, options.nowMs), options.nowMs);
    return events.length > 0 || options.includeEmpty ? { ...venue, events } : [];
  });
}
