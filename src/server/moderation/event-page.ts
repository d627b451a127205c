import { urls } from "#contract/urls.ts";
import type { EventAtVenue } from "#server/catalog/tables.ts";

export function pageOf({ event, venue }: EventAtVenue): string {
  return urls.eventPage({
    location: venue.slug,
    category: venue.category,
    name: event.slug,
    date: event.date,
  });
}
