import type { FavoriteGroup } from "#contract/catalog.ts";
import { urls } from "#contract/urls.ts";
import type { VenueCategory } from "#domain/category.ts";
import { compareByTime, spanOf } from "#domain/event/phase.ts";
import type { WordedEvent } from "#domain/event/words.ts";
import { wordedEvent } from "#web/listing/listed-event.ts";

/** One favourite as its page shows it. */
export interface FavoriteEvent extends WordedEvent {
  id: string;
  name: string;
  url: string;
  image: string;
  language: string | null;
  category: VenueCategory;
  venue: string;
  city: string;
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
