import { listedUntilMs, spanOf, type TimedEvent } from "#domain/event/phase.ts";
import type { TextEvent } from "./text/text-index.ts";

/** What the text index needs of a venue as the API answers it. */
export interface LoadedVenue extends VenueWords {
  events: (EventWords & { _id: string })[];
}

interface EventWords extends TimedEvent {
  name: string;
  description: string;
  tags: readonly string[];
  organizer: { name: string } | null;
}

interface VenueWords {
  name: string;
  city: string;
  region: string;
  country: string;
  category: string;
}

/** A label may have the region already; a word that is told twice is indexed once. */
export function wordsOf({ name, city, region, country, category }: VenueWords): string {
  return `${name} ${city} ${region} ${country} ${category}`;
}

export function textOf(id: number, event: EventWords): TextEvent {
  const span = spanOf(event);
  const description = [event.description, event.organizer?.name ?? "", ...event.tags].join(" ");
  return { id, startsAtMs: span.startMs, expiresAtMs: listedUntilMs(span), name: event.name, description };
}
