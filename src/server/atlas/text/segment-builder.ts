import { Segment } from "./segment.ts";
import { KeyTable, romanisation, Vocabulary } from "./vocabulary.ts";

export interface TextEvent {
  id: number;
  startsAtMs: number;
  expiresAtMs: number;
  name: string;
  description: string;
}

/** A venue with all its upcoming events; `words` is its name, city, country and category in one text. */
export interface TextVenue {
  id: number;
  words: string;
  events: TextEvent[];
}

// So many events are read in a few milliseconds.
const EVENTS_PER_STEP = 1_000;

/**
 * Reads the texts once and keeps none of them, pausing every few milliseconds. Venues come in the order of their
 * ids; one without events leaves nothing.
 */
export function* buildSegment(venues: Iterable<TextVenue>): Generator<void, Segment> {
  const venueIds: number[] = [];
  const firstEvents = [0];
  const eventIds: number[] = [];
  const startsAtMs: number[] = [];
  const expiresAtMs: number[] = [];
  const vocabulary = new Vocabulary();
  const pairs = new PostingPairs();

  let pauseAt = EVENTS_PER_STEP;
  for (const venue of venues) {
    if (venue.events.length === 0) continue;
    const venueTerms = vocabulary.read(venue.words);
    for (const event of venue.events.toSorted((a, b) => a.id - b.id)) {
      const number = eventIds.push(event.id) - 1;
      startsAtMs.push(event.startsAtMs);
      expiresAtMs.push(event.expiresAtMs);
      // The name goes first: a term counts once per event, by the best place it stands in.
      pairs.add(vocabulary.read(event.name), number, 1);
      pairs.add(vocabulary.read(event.description), number, 0);
      pairs.add(venueTerms, number, 0);
    }
    venueIds.push(venue.id);
    firstEvents.push(eventIds.length);
    if (eventIds.length < pauseAt) continue;
    pauseAt = eventIds.length + EVENTS_PER_STEP;
    yield;
  }
  yield;
  const { terms, ranks } = sortTerms(vocabulary.terms);
  yield;
  const { offsets, postings } = pairs.byRank(ranks);
  yield;
  const { romanised, romanisedTerms } = romanise(terms);
  yield;
  return new Segment({
    venueIds: Uint32Array.from(venueIds),
    firstEvents: Uint32Array.from(firstEvents),
    eventIds: Uint32Array.from(eventIds),
    startsAtMs: Float64Array.from(startsAtMs),
    expiresAtMs: Float64Array.from(expiresAtMs),
    terms: yield* KeyTable.inSteps(terms),
    offsets,
    postings,
    romanised: yield* KeyTable.inSteps(romanised),
    romanisedTerms,
  });
}

function sortTerms(unsorted: string[]): { terms: string[]; ranks: Uint32Array } {
  const order = Uint32Array.from(unsorted.keys()).sort((a, b) => (unsorted[a] < unsorted[b] ? -1 : 1));
  const ranks = new Uint32Array(order.length);
  for (const [rank, term] of order.entries()) ranks[term] = rank;
  return { terms: Array.from(order, (term) => unsorted[term]), ranks };
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
  #lastEvents: number[] = [];
  #terms = new Uint32Array(1024);
  #postings = new Uint32Array(1024);
  #length = 0;

  add(terms: number[], event: number, inName: 0 | 1): void {
    const lastEvents = this.#lastEvents;
    while (this.#length + terms.length > this.#terms.length) this.#grow();
    for (const term of terms) {
      while (term >= lastEvents.length) lastEvents.push(-1);
      if (lastEvents[term] === event) continue;
      lastEvents[term] = event;
      this.#terms[this.#length] = term;
      this.#postings[this.#length++] = (event << 1) | inName;
    }
  }

  /** The postings by the rank of their terms, and where those of each rank begin. */
  byRank(ranks: Uint32Array): { offsets: Uint32Array; postings: Uint32Array } {
    const offsets = new Uint32Array(ranks.length + 1);
    for (let k = 0; k < this.#length; k++) offsets[ranks[this.#terms[k]] + 1]++;
    for (let rank = 0; rank < ranks.length; rank++) offsets[rank + 1] += offsets[rank];
    const next = offsets.slice();
    const postings = new Uint32Array(this.#length);
    for (let k = 0; k < this.#length; k++) postings[next[ranks[this.#terms[k]]]++] = this.#postings[k];
    return { offsets, postings };
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
