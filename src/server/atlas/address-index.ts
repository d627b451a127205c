import { TextIndex, type TextVenue } from "./text/text-index.ts";

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
