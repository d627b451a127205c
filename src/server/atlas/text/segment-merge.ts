import { hasBit } from "./bitmap.ts";
import { Segment } from "./segment.ts";
import { KeyTable } from "./vocabulary.ts";

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
export function* mergeSegments(a: Segment, b: Segment): Generator<void, Segment> {
  const events = yield* joinEvents(a, b);
  yield;
  const lists = yield* joinPostings(a, b, events.numbersA, events.numbersB);
  yield;
  const romanised = yield* joinRomanised(a, b, lists.termsA, lists.termsB);
  yield;
  const terms = yield* KeyTable.inSteps(lists.terms);
  const spellings = yield* KeyTable.inSteps(romanised.keys);
  return new Segment({
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
function* joinEvents(a: Segment, b: Segment) {
  const numbersA = new Uint32Array(a.eventIds.length).fill(GONE);
  const numbersB = new Uint32Array(b.eventIds.length).fill(GONE);
  const eventIds = new Uint32Array(a.aliveEvents + b.aliveEvents);
  const startsAtMs = new Float64Array(eventIds.length);
  const expiresAtMs = new Float64Array(eventIds.length);
  const venueIds: number[] = [];
  const firstEvents = [0];
  let event = 0;
  const take = (from: Segment, venue: number, numbers: Uint32Array) => {
    const first = event;
    for (let old = from.firstEvents[venue]; old < from.firstEvents[venue + 1]; old++) {
      if (!hasBit(from.alive, old)) continue;
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
function* joinPostings(a: Segment, b: Segment, numbersA: Uint32Array, numbersB: Uint32Array) {
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

function appendList(to: Uint32Array, at: number, from: Segment, term: number, numbers: Uint32Array): number {
  let next = at;
  for (let k = from.offsets[term]; k < from.offsets[term + 1]; k++) {
    const event = numbers[from.postings[k] >>> 1];
    if (event !== GONE) to[next++] = (event << 1) | (from.postings[k] & 1);
  }
  return next;
}

/** Renumbering keeps the order of terms, so two sorted lists of spellings are joined in one pass. */
function* joinRomanised(a: Segment, b: Segment, termsA: Uint32Array, termsB: Uint32Array) {
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
