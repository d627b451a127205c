import type { VenueCategory } from "#domain/category.ts";
import type { EventDays } from "#domain/event/days.ts";
import type { EventStatus, Price } from "#domain/event/event.ts";
import type { ChoiceKey, EventDetails } from "#domain/event/event-fields.ts";
import type { EventFilter } from "#domain/event/filter.ts";
import type { TimedEvent } from "#domain/event/phase.ts";

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
