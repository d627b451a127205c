import { hasTextBit, TextSegment } from "./segment.ts";
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
export function* buildSegment(venues: Iterable<TextVenue>): Generator<void, TextSegment> {
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
  return new TextSegment({
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

/** Does work that could be done in steps at once. */
export function allSteps<T>(steps: Generator<void, T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

const GONE = 0xffff_ffff;
// About five milliseconds of work between two pauses.
const POSTINGS_PER_STEP = 250_000;
const VENUES_PER_STEP = 20_000;
const SPELLINGS_PER_STEP = 50_000;

/**
 * Merges two segments without what is tombstoned in them at the start. It pauses every few
 * milliseconds, so that the caller can answer others in between.
 */
export function* mergeSegments(a: TextSegment, b: TextSegment): Generator<void, TextSegment> {
  const events = yield* joinEvents(a, b);
  yield;
  const lists = yield* joinPostings(a, b, events.numbersA, events.numbersB);
  yield;
  const romanised = yield* joinRomanised(a, b, lists.termsA, lists.termsB);
  yield;
  const terms = yield* KeyTable.inSteps(lists.terms);
  const spellings = yield* KeyTable.inSteps(romanised.keys);
  return new TextSegment({
    venueIds: events.venueIds,
    firstEvents: events.firstEvents,
    eventIds: events.eventIds,
    startsAtMs: events.startsAtMs,
    expiresAtMs: events.expiresAtMs,
    terms,
    offsets: lists.offsets,
    postings: lists.postings,
    romanised: spellings,
    romanisedTerms: new Uint32Array(romanised.terms),
  });
}

/** The live events of both in one order, and the new number of each. */
function* joinEvents(a: TextSegment, b: TextSegment) {
  const numbersA = new Uint32Array(a.eventIds.length).fill(GONE);
  const numbersB = new Uint32Array(b.eventIds.length).fill(GONE);
  const eventIds = new Uint32Array(a.aliveEvents + b.aliveEvents);
  const startsAtMs = new Float64Array(eventIds.length);
  const expiresAtMs = new Float64Array(eventIds.length);
  const venueIds: number[] = [];
  const firstEvents = [0];
  let event = 0;
  const take = (from: TextSegment, venue: number, numbers: Uint32Array) => {
    const first = event;
    for (let old = from.firstEvents[venue]; old < from.firstEvents[venue + 1]; old++) {
      if (!hasTextBit(from.alive, old)) continue;
      eventIds[event] = from.eventIds[old];
      startsAtMs[event] = from.startsAtMs[old];
      expiresAtMs[event] = from.expiresAtMs[old];
      numbers[old] = event++;
    }
    if (event === first) return;
    venueIds.push(from.venueIds[venue]);
    firstEvents.push(event);
  };
  let atA = 0;
  let atB = 0;
  while (atA < a.venueIds.length || atB < b.venueIds.length) {
    const isFromA = atB === b.venueIds.length || a.venueIds[atA] < b.venueIds[atB];
    if (isFromA) take(a, atA++, numbersA);
    else take(b, atB++, numbersB);
    if ((atA + atB) % VENUES_PER_STEP === 0) yield;
  }
  return {
    numbersA,
    numbersB,
    eventIds,
    startsAtMs,
    expiresAtMs,
    venueIds: new Uint32Array(venueIds),
    firstEvents: new Uint32Array(firstEvents),
  };
}

/** The terms of both with their renumbered postings; a term without postings is left out. */
function* joinPostings(a: TextSegment, b: TextSegment, numbersA: Uint32Array, numbersB: Uint32Array) {
  const termsA = new Uint32Array(a.terms.keys.length).fill(GONE);
  const termsB = new Uint32Array(b.terms.keys.length).fill(GONE);
  const terms: string[] = [];
  const offsets = [0];
  const roomy = new Uint32Array(a.postings.length + b.postings.length);
  let length = 0;
  let pauseAt = POSTINGS_PER_STEP;
  let atA = 0;
  let atB = 0;
  while (atA < termsA.length || atB < termsB.length) {
    const keyA = a.terms.keys[atA];
    const keyB = b.terms.keys[atB];
    const isInA = keyB === undefined || keyA <= keyB;
    const isInB = keyA === undefined || keyB <= keyA;
    const start = length;
    if (isInA) length = appendList(roomy, length, a, atA, numbersA);
    if (isInB) length = appendList(roomy, length, b, atB, numbersB);
    if (length > start) {
      if (isInA) termsA[atA] = terms.length;
      if (isInB) termsB[atB] = terms.length;
      terms.push(isInA ? keyA : keyB);
      offsets.push(length);
    }
    if (isInA) atA++;
    if (isInB) atB++;
    const read = a.offsets[atA] + b.offsets[atB];
    if (read > pauseAt) {
      pauseAt = read + POSTINGS_PER_STEP;
      yield;
    }
  }
  const postings = new Uint32Array(roomy.buffer.transfer(length * Uint32Array.BYTES_PER_ELEMENT));
  return { termsA, termsB, terms, offsets: new Uint32Array(offsets), postings };
}

function appendList(
  to: Uint32Array,
  at: number,
  from: TextSegment,
  term: number,
  numbers: Uint32Array,
): number {
  let next = at;
  for (let k = from.offsets[term]; k < from.offsets[term + 1]; k++) {
    const event = numbers[from.postings[k] >>> 1];
    if (event !== GONE) to[next++] = (event << 1) | (from.postings[k] & 1);
  }
  return next;
}

/** Renumbering keeps the order of terms, so two sorted lists of spellings are joined in one pass. */
function* joinRomanised(a: TextSegment, b: TextSegment, termsA: Uint32Array, termsB: Uint32Array) {
  const keys: string[] = [];
  const terms: number[] = [];
  let atA = 0;
  let atB = 0;
  while (atA < a.romanisedTerms.length || atB < b.romanisedTerms.length) {
    if ((atA + atB) % SPELLINGS_PER_STEP === SPELLINGS_PER_STEP - 1) yield;
    const keyA = a.romanised.keys[atA];
    const keyB = b.romanised.keys[atB];
    const termA = keyA === undefined ? GONE : termsA[a.romanisedTerms[atA]];
    const termB = keyB === undefined ? GONE : termsB[b.romanisedTerms[atB]];
    if (keyA !== undefined && termA === GONE) {
      atA++;
    } else if (keyB !== undefined && termB === GONE) {
      atB++;
    } else if (keyB === undefined || keyA < keyB || (keyA === keyB && termA <= termB)) {
      if (keyA === keyB && termA === termB) atB++;
      keys.push(keyA);
      terms.push(termA);
      atA++;
    } else {
      keys.push(keyB);
      terms.push(termB);
      atB++;
    }
  }
  return { keys, terms };
}
