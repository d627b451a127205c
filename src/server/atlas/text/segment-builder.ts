import { KeyTable } from "./key-table.ts";
import { Segment } from "./segment.ts";
import { romanisation, termsOf } from "./terms.ts";

export interface TextEvent {
  id: number;
  startsAtMs: number;
  name: string;
  description: string;
}

/** A venue with all its upcoming events; `words` is its name, city, country and category in one text. */
export interface TextVenue {
  id: number;
  words: string;
  events: TextEvent[];
}

/** Reads the texts once and keeps none of them. A venue without events leaves nothing. */
export function buildSegment(venues: TextVenue[]): Segment {
  const sorted = venues.filter((venue) => venue.events.length > 0).sort((a, b) => a.id - b.id);
  const events = sorted.reduce((sum, venue) => sum + venue.events.length, 0);
  const firstEvents = new Uint32Array(sorted.length + 1);
  const eventIds = new Uint32Array(events);
  const startsAtMs = new Float64Array(events);
  const pairs = new PostingPairs();

  let event = 0;
  for (const [at, venue] of sorted.entries()) {
    const venueTerms = pairs.number(venue.words);
    for (const { id, startsAtMs: startMs, name, description } of venue.events.toSorted(
      (a, b) => a.id - b.id,
    )) {
      eventIds[event] = id;
      startsAtMs[event] = startMs;
      // The name goes first: a term counts once per event, by the best place it stands in.
      pairs.add(pairs.number(name), event, 1);
      pairs.add(pairs.number(description), event, 0);
      pairs.add(venueTerms, event, 0);
      event++;
    }
    firstEvents[at + 1] = event;
  }
  const { terms, offsets, postings } = pairs.sorted();
  const { romanised, romanisedTerms } = romanise(terms);
  return new Segment({
    venueIds: Uint32Array.from(sorted, (venue) => venue.id),
    firstEvents,
    eventIds,
    startsAtMs,
    terms: new KeyTable(terms),
    offsets,
    postings,
    romanised: new KeyTable(romanised),
    romanisedTerms,
  });
}

function romanise(terms: string[]): { romanised: string[]; romanisedTerms: Uint32Array } {
  const pairs: { key: string; term: number }[] = [];
  for (const [term, text] of terms.entries()) {
    const key = romanisation(text);
    if (key !== undefined) pairs.push({ key, term });
  }
  pairs.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.term - b.term));
  return {
    romanised: pairs.map((pair) => pair.key),
    romanisedTerms: Uint32Array.from(pairs, (pair) => pair.term),
  };
}

/** Pairs of term and posting in reading order, to be sorted by term at the end. */
class PostingPairs {
  #numbers = new Map<string, number>();
  #lastEvent: number[] = [];
  #terms = new Uint32Array(1024);
  #postings = new Uint32Array(1024);
  #length = 0;

  number(text: string): number[] {
    return termsOf(text).map((term) => this.#numbers.get(term) ?? this.#addTerm(term));
  }

  add(terms: number[], event: number, inName: 0 | 1): void {
    for (const term of terms) {
      if (this.#lastEvent[term] === event) continue;
      this.#lastEvent[term] = event;
      if (this.#length === this.#terms.length) this.#grow();
      this.#terms[this.#length] = term;
      this.#postings[this.#length++] = (event << 1) | inName;
    }
  }

  sorted(): { terms: string[]; offsets: Uint32Array; postings: Uint32Array } {
    const terms = [...this.#numbers.keys()].sort((a, b) => (a < b ? -1 : 1));
    const rank = new Uint32Array(terms.length);
    for (const [at, term] of terms.entries()) rank[this.#numbers.get(term) ?? 0] = at;
    const offsets = new Uint32Array(terms.length + 1);
    for (let k = 0; k < this.#length; k++) offsets[rank[this.#terms[k]] + 1]++;
    for (let term = 0; term < terms.length; term++) offsets[term + 1] += offsets[term];
    const next = offsets.slice();
    const postings = new Uint32Array(this.#length);
    for (let k = 0; k < this.#length; k++) postings[next[rank[this.#terms[k]]]++] = this.#postings[k];
    return { terms, offsets, postings };
  }

  #addTerm(term: string): number {
    const number = this.#numbers.size;
    // A slice of a text keeps the whole text in memory; a term built letter by letter does not.
    this.#numbers.set(Array.from(term).join(""), number);
    this.#lastEvent.push(-1);
    return number;
  }

  #grow(): void {
    this.#terms = doubled(this.#terms);
    this.#postings = doubled(this.#postings);
  }
}

function doubled(array: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(array.length * 2);
  larger.set(array);
  return larger;
}
