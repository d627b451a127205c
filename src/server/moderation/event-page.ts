import { urls } from "#contract/urls.ts";
import type { EventAtVenueRow } from "#server/catalog/tables.ts";

export function publishedPageUrl({ event, venue }: EventAtVenueRow): string {
  return urls.eventPage({
    location: venue.slug,
    category: venue.category,
    name: event.slug,
    date: event.date,
  });
}
