import type { Event, Venue, VenueWithEvents } from "#contract/catalog.ts";
import { addressOf } from "#contract/event-address.ts";
import { urls } from "#contract/urls.ts";
import type { VenueCategory } from "#domain/category.ts";
import { foldSeries } from "#domain/event/series-rows.ts";
import type { WordedEvent } from "#domain/event/words.ts";
import { upcomingEvents } from "#domain/upcoming.ts";

/** An event with its picture and the way to its page. */
export interface RowEvent extends WordedEvent {
  id: string;
  name: string;
  url: string;
  image: string;
  language: string | null;
  /** The next dates of its series. */
  further?: FurtherDate[];
}

/** One event as rows, cards, tiles and previews show it: no more than they need travels to the browser. */
export interface EventView extends RowEvent {
  venue: string;
  category: VenueCategory;
  city: string;
  further: FurtherDate[];
  furtherCount: number;
}

export interface FurtherDate {
  date: string;
  time: string;
  url: string;
}

const FURTHER_DATES = 5;

export function eventView(venue: Venue, event: Event, further: readonly Event[] = []): EventView {
  return {
    id: event._id,
    name: event.name,
    url: urls.eventPage(addressOf(venue, event)),
    image: event.image,
    language: event.language,
    ...wordedEvent(event),
    venue: venue.name,
    category: venue.category,
    city: venue.city,
    further: further.slice(0, FURTHER_DATES).map((each) => furtherDate(venue, each)),
    furtherCount: further.length,
  };
}

export function furtherDate(venue: Venue, event: Event): FurtherDate {
  return { date: event.date, time: event.time, url: urls.eventPage(addressOf(venue, event)) };
}

/** The events of all records of a place, by time; a series is one row. */
export function upcomingOf(records: readonly VenueWithEvents[], nowMs: number): EventView[] {
  const events = records.flatMap((venue) => venue.events.map((event) => ({ ...event, venue })));
  return foldSeries(upcomingEvents(events, nowMs), nowMs).map(({ event: { venue, ...event }, further }) =>
    eventView(venue, event, further),
  );
}

/** How many events all records of a place have; dates of a series count one by one, cancelled ones not at all. */
export function upcomingCountOf(records: readonly VenueWithEvents[], nowMs: number): number {
  const events = records.flatMap((venue) => venue.events);
  return upcomingEvents(events, nowMs).filter(({ status }) => status !== "cancelled").length;
}

/** What the words about an event are made of, and no more of it. */
export function wordedEvent(event: WordedEvent): WordedEvent {
  const { date, time, startsAt, endsAt, endDate, endTime, isAllDay, hasTime, openDays } = event;
  const { status, previousStart, isSoldOut, price } = event;
  return {
    date,
    time,
    startsAt,
    endsAt,
    endDate,
    endTime,
    isAllDay,
    hasTime,
    openDays,
    status,
    previousStart,
    isSoldOut,
    price,
  };
}
