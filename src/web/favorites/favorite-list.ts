import type { FavoriteGroup } from "#contract/catalog.ts";
import { urls } from "#contract/urls.ts";
import { compareByTime, spanOf } from "#domain/event/phase.ts";
import { type EventView, wordedEvent } from "#web/listing/event-view.ts";

/** One favourite as its page shows it. */
export interface FavoriteEvent extends Omit<EventView, "further" | "furtherCount"> {
  country: string;
}

/** Favourites by when they start, the soonest first; what is over comes after them, the latest first. */
export function listFavorites(groups: readonly FavoriteGroup[], nowMs: number): FavoriteEvent[] {
  const all = groups.flatMap(({ events, category, slug, location, city, country }) =>
    events.map((event) => ({
      id: event._id,
      name: event.name,
      url: urls.eventPage({ location: slug, category, name: event.slug, date: event.date }),
      image: event.image,
      language: event.language,
      ...wordedEvent(event),
      category,
      venue: location,
      city,
      country,
    })),
  );
  return all.sort((a, b) => compareByTime(spanOf(a), spanOf(b), nowMs));
}
