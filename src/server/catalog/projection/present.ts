import type { Event, FavoriteGroup, Venue, VenueWithEvents } from "#contract/catalog.ts";
import { listedUntilMs } from "#domain/event/phase.ts";
import type { EventAtVenue, EventRow, VenueRow } from "../tables.ts";

export interface PosterFacts {
  id: number;
  name: string;
  category: string;
  date: string;
  time: string;
}

export type PosterUrl = (facts: PosterFacts) => string;

export function presentVenue(row: VenueRow): Venue {
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

export function presentEvent(row: EventRow, category: string, posterUrl: PosterUrl): Event {
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
    endDate: details.endDate,
    endTime: details.endTime,
    isAllDay: details.isAllDay,
    hasTime: time !== "",
    openDays: details.openDays,
    status: details.status,
    previousStart: instantOrNull(details.previousStartsAtMs),
    isSoldOut: details.isSoldOut,
    price: details.price,
    tags: details.tags,
    minAge: details.minAge,
    language: details.language,
    organizer: details.organizer,
    series: details.series,
    room: details.room,
  };
}

/** Events gathered under their venues, both in the order in which they first appear. */
export function presentEntries(rows: readonly EventAtVenue[], posterUrl: PosterUrl): VenueWithEvents[] {
  const entries = new Map<number, VenueWithEvents>();
  for (const { venue, event } of rows) {
    const entry = entries.get(venue.id) ?? { ...presentVenue(venue), events: [] };
    entries.set(venue.id, entry);
    entry.events.push(presentEvent(event, venue.category, posterUrl));
  }
  return [...entries.values()];
}

export function presentFavorites(rows: readonly EventAtVenue[], posterUrl: PosterUrl): FavoriteGroup[] {
  return presentEntries(rows, posterUrl).map(({ category, city, name, country, slug, events }) => ({
    category,
    city,
    location: name,
    country,
    slug,
    events,
  }));
}

function instantOrNull(atMs: number | null): string | null {
  return atMs === null ? null : new Date(atMs).toISOString();
}
