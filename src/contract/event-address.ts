import { withoutEnd } from "#domain/without-end.ts";
import type { Event, Venue } from "./catalog.ts";
import type { EventAddress } from "./urls.ts";

/**
 * Reads `location=…&category=…&event=…&date=…`. Links get bent on their way: letters grow, an `&` arrives encoded
 * for HTML, a slash or a bracket sticks to the end. What is meant is still clear.
 */
export function parseEventAddress(text: string): EventAddress | undefined {
  const parts = new Map(
    withoutEnd(text.toLowerCase().replaceAll("&amp;", "&"), /[^a-z0-9]/)
      .split("&")
      .map((part): [string, string] => {
        const [key = "", value = ""] = part.split("=", 2);
        return [key, value.trim()];
      }),
  );
  const [location, category, name, date] = ["location", "category", "event", "date"].map((key) =>
    parts.get(key),
  );
  return location && category && name && date ? { location, category, name, date } : undefined;
}

export function addressOf(
  venue: Pick<Venue, "slug" | "category">,
  event: Pick<Event, "slug" | "date">,
): EventAddress {
  return { location: venue.slug, category: venue.category, name: event.slug, date: event.date };
}
