import type { FavoriteGroup } from "#contract/catalog.ts";
import { urls } from "#contract/urls.ts";
import type { VenueCategory } from "#domain/category.ts";

/** One favourite as its page shows it. */
export interface FavoriteEvent {
  id: string;
  name: string;
  url: string;
  image: string;
  date: string;
  time: string;
  expiresAt: number;
  startMs: number;
  category: VenueCategory;
  venue: string;
  city: string;
  country: string;
}

/** Favourites by when they start, the soonest first; what is over comes after them, the latest first. */
export function listFavorites(groups: readonly FavoriteGroup[], nowMs: number): FavoriteEvent[] {
  const all = groups.flatMap(({ events, category, slug, location, city, country }) =>
    events.map(({ _id, name, image, date, time, expiresAt, startsAt, slug: eventSlug }) => ({
      id: _id,
      name,
      url: urls.eventPage({ location: slug, category, name: eventSlug, date }),
      image,
      date,
      time,
      expiresAt,
      startMs: Date.parse(startsAt),
      category,
      venue: location,
      city,
      country,
    })),
  );
  const isOver = ({ expiresAt }: FavoriteEvent) => expiresAt <= nowMs;
  return all.sort((a, b) => {
    if (isOver(a) !== isOver(b)) return isOver(a) ? 1 : -1;
    return isOver(a) ? b.startMs - a.startMs : a.startMs - b.startMs;
  });
}
