import type { Event, FavoriteGroup, Venue, VenueWithEvents } from "#contract/catalog.ts";
import type { EventAtVenue as PublicEvent } from "#contract/pages.ts";
import { isOutside } from "#contract/pictures.ts";
import { DETAIL_KEYS, pickDetails } from "#domain/event/event-fields.ts";
import { listedUntilMs } from "#domain/event/phase.ts";
import type { EventAtVenueRow, EventTableRow, ExchangedEvent, VenueTableRow } from "../tables.ts";
import type { EventMarks } from "./event-directory.ts";

export interface PresentedPosterFacts {
  id: number;
  name: string;
  category: string;
  date: string;
  time: string;
}

export type PosterUrl = (facts: PresentedPosterFacts) => string;

export function presentVenue(row: VenueTableRow): Venue {
  return {
    _id: String(row.id),
    name: row.name,
    slug: row.slug,
    category: row.category,
    country: row.country,
    countryCode: row.countryCode,
    city: row.city,
    region: row.region,
    address: row.address,
    coordinates: [String(row.longitude), String(row.latitude)],
    timeZone: row.timeZone,
  };
}

export function presentEvent(row: EventTableRow, category: string, posterUrl: PosterUrl): Event {
  const { id, name, date, time, details } = row;
  const startMs = row.startsAt.getTime();
  return {
    _id: String(id),
    name,
    link: row.link,
    image: row.image || posterUrl({ id, name, category, date, time }),
    date,
    time,
    description: row.description,
    slug: row.slug,
    expiresAt: listedUntilMs({ startMs, endMs: details.endsAtMs }),
    startsAt: row.startsAt.toISOString(),
    endsAt: instantOrNull(details.endsAtMs),
    hasTime: time !== "",
    previousStart: instantOrNull(details.previousStartsAtMs),
    ...pickDetails(details, DETAIL_KEYS),
    organizer: details.organizer,
    series: details.series,
    publishedAt: row.publishedAtS,
  };
}

/** The other way round: the row that a public venue was made of. */
export function venueRowOf({ _id, coordinates: [longitude, latitude], ...venue }: Venue): VenueTableRow {
  return { ...venue, id: Number(_id), longitude: Number(longitude), latitude: Number(latitude) };
}

export function eventRowOf(event: Event): EventTableRow {
  const { name, slug, date, time, link, image, description, organizer, series } = event;
  return {
    id: Number(event._id),
    name,
    slug,
    date,
    time,
    startsAt: new Date(event.startsAt),
    link,
    description,
    publishedAtS: event.publishedAt,
    // A picture that is not from outside is the generated poster.
    image: isOutside(image) ? image : "",
    details: {
      ...pickDetails(event, DETAIL_KEYS),
      organizer,
      series,
      endsAtMs: msOrNull(event.endsAt),
      previousStartsAtMs: msOrNull(event.previousStart),
    },
  };
}

/** A listed event as it is written into files. */
export function exchangedOf({ event, venue }: PublicEvent, marks: EventMarks): ExchangedEvent {
  const { version, createdAtS, updatedAtS } = marks;
  return {
    venue: venueRowOf(venue),
    event: {
      ...eventRowOf(event),
      version,
      createdAt: new Date(createdAtS * 1000),
      updatedAt: new Date(updatedAtS * 1000),
    },
  };
}

/** Events gathered under their venues, both in the order in which they first appear. */
export function underVenues(events: readonly PublicEvent[]): VenueWithEvents[] {
  const entries = new Map<string, VenueWithEvents>();
  for (const { venue, event } of events) {
    const entry = entries.get(venue._id) ?? { ...venue, events: [] };
    entries.set(venue._id, entry);
    entry.events.push(event);
  }
  return [...entries.values()];
}

export function favoriteGroup({
  category,
  city,
  name,
  country,
  slug,
  events,
}: VenueWithEvents): FavoriteGroup {
  return { category, city, location: name, country, slug, events };
}

export function presentFavorites(rows: readonly EventAtVenueRow[], posterUrl: PosterUrl): FavoriteGroup[] {
  const events = rows.map(({ venue, event }) => ({
    venue: presentVenue(venue),
    event: presentEvent(event, venue.category, posterUrl),
  }));
  return underVenues(events).map(favoriteGroup);
}

function msOrNull(instant: string | null): number | null {
  return instant === null ? null : Date.parse(instant);
}

function instantOrNull(atMs: number | null): string | null {
  return atMs === null ? null : new Date(atMs).toISOString();
}
