import { listedUntilMs, spanOf, type TimedEvent } from "#domain/event/phase.ts";
import { type TextEvent, TextIndex, type TextVenue } from "./text/text-index.ts";

/** What is indexed of a venue, as its JSON text tells it. */
interface Addressed {
  address: string;
  city: string;
}

/** Venues by the words of their addresses: a text index in which each venue's address is its one event. */
export class AddressIndex {
  readonly #text = new TextIndex();

  /** Takes in a whole catalogue, by venue id, in steps. */
  fill(venues: Iterable<{ id: number; json: string }>): Generator<void, void> {
    return this.#text.fill(Iterator.from(venues).map(addressOf));
  }

  put(venues: readonly { id: number; json: string }[]): void {
    this.#text.put(venues.map(addressOf));
  }

  remove(venueIds: readonly number[]): void {
    this.#text.remove([...venueIds]);
  }

  find(text: string, most: number): number[] {
    return this.#text.find(text, { offset: 0, limit: most }).entries.map(({ venueId }) => venueId);
  }
}

function addressOf({ id, json }: { id: number; json: string }): TextVenue {
  const { address = "", city = "" }: Partial<Addressed> = JSON.parse(json);
  const forever = { startsAtMs: 0, expiresAtMs: Number.POSITIVE_INFINITY };
  return { id, words: city, events: [{ id, ...forever, name: address, description: "" }] };
}

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

export function searchedText(id: number, event: EventWords): TextEvent {
  const span = spanOf(event);
  const description = [event.description, event.organizer?.name ?? "", ...event.tags].join(" ");
  return { id, startsAtMs: span.startMs, expiresAtMs: listedUntilMs(span), name: event.name, description };
}
