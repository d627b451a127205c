import { KeyTable } from "./key-table.ts";
import { Segment } from "./segment.ts";
import { allSteps } from "./steps.ts";
import { romanisation } from "./terms.ts";
import { Vocabulary } from "./vocabulary.ts";

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
  const vocabulary = new Vocabulary();
  const pairs = new PostingPairs();

  let event = 0;
  for (const [at, venue] of sorted.entries()) {
    const venueTerms = vocabulary.read(venue.words);
    for (const { id, startsAtMs: startMs, name, description } of venue.events.toSorted(
      (a, b) => a.id - b.id,
    )) {
      eventIds[event] = id;
      startsAtMs[event] = startMs;
      // The name goes first: a term counts once per event, by the best place it stands in.
      pairs.add(vocabulary.read(name), event, 1);
      pairs.add(vocabulary.read(description), event, 0);
      pairs.add(venueTerms, event, 0);
      event++;
    }
    firstEvents[at + 1] = event;
  }
  const { terms, ranks } = sortTerms(vocabulary.terms);
  const { offsets, postings } = pairs.byRank(ranks);
  const { romanised, romanisedTerms } = romanise(terms);
  return new Segment({
    venueIds: Uint32Array.from(sorted, (venue) => venue.id),
    firstEvents,
    eventIds,
    startsAtMs,
    terms: allSteps(KeyTable.inSteps(terms)),
    offsets,
    postings,
    romanised: allSteps(KeyTable.inSteps(romanised)),
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
