import type { DayStretch } from "#domain/event/days.ts";
import type { EventStatus } from "#domain/event/event.ts";

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
