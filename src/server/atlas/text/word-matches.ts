import { bitmapFor, orInto, type TextSegment } from "./segment.ts";
import type { QueryWord } from "./vocabulary.ts";

/** Events in which something was found, and those of them where it stands in the name. */
export interface FoundWords {
  any: Int32Array;
  inName: Int32Array;
}

// Beyond one posting per eight events a bitmap is quicker to read than the postings.
const HEAVY = 1 / 8;
const MAX_KEPT = 64;

/** Finds the events that match one word, as bitmaps reused from word to word. */
export class WordMatches {
  readonly exact: FoundWords;
  readonly prefix: FoundWords;
  readonly typo: FoundWords;
  #segment: TextSegment;
  // The bitmaps of short prefixes and everyday words, the least recently used first.
  #kept = new Map<string, FoundWords>();

  constructor(segment: TextSegment) {
    this.#segment = segment;
    this.exact = foundFor(segment);
    this.prefix = foundFor(segment);
    this.typo = foundFor(segment);
  }

  find(word: QueryWord): void {
    for (const { any, inName } of [this.exact, this.prefix, this.typo]) {
      any.fill(0);
      inName.fill(0);
    }
    const typos = new Set<number>();
    for (const spelling of word.written) this.#findWritten(spelling, word.allowsTypo, typos);
    for (const spelling of word.romanised) this.#findRomanised(spelling, word.allowsTypo, typos);
    for (const term of typos) this.#addTerm(this.typo, term);
  }

  get bytes(): number {
    return (this.#kept.size + 3) * 2 * this.exact.any.byteLength;
  }

  #findWritten(spelling: string, allowsTypo: boolean, typos: Set<number>): void {
    const { terms, offsets } = this.#segment;
    const { from, equalTo, to } = terms.prefixed(spelling);
    this.#addLists(this.exact, `=${spelling}`, [offsets[from], offsets[equalTo]]);
    // Terms stand in sorted order, and so do their postings: a prefix is one stretch of them.
    this.#addLists(this.prefix, `${spelling}*`, [offsets[equalTo], offsets[to]]);
    if (!allowsTypo) return;
    terms.visitSimilar(spelling, (term) => {
      if (term < from || term >= to) typos.add(term);
    });
  }

  #findRomanised(spelling: string, allowsTypo: boolean, typos: Set<number>): void {
    const { romanised, romanisedTerms, offsets } = this.#segment;
    const { from, equalTo, to } = romanised.prefixed(spelling);
    for (let at = from; at < equalTo; at++) this.#addTerm(this.exact, romanisedTerms[at]);
    const stretches: number[] = [];
    for (let at = equalTo; at < to; at++) {
      stretches.push(offsets[romanisedTerms[at]], offsets[romanisedTerms[at] + 1]);
    }
    this.#addLists(this.prefix, `~${spelling}*`, stretches);
    if (!allowsTypo) return;
    romanised.visitSimilar(spelling, (at) => {
      if (at < from || at >= to) typos.add(romanisedTerms[at]);
    });
  }

  #addTerm(found: FoundWords, term: number): void {
    addPostings(found, this.#segment.postings, this.#segment.offsets[term], this.#segment.offsets[term + 1]);
  }

  /** Adds stretches of postings, given as from, to, from, to, …; long ones by way of a kept bitmap. */
  #addLists(found: FoundWords, key: string, stretches: number[]): void {
    let postings = 0;
    for (let k = 0; k < stretches.length; k += 2) postings += stretches[k + 1] - stretches[k];
    const isHeavy = postings > this.#segment.eventIds.length * HEAVY;
    const target = isHeavy ? (this.#kept.get(key) ?? foundFor(this.#segment)) : found;
    if (!this.#kept.has(key)) {
      for (let k = 0; k < stretches.length; k += 2) {
        addPostings(target, this.#segment.postings, stretches[k], stretches[k + 1]);
      }
    }
    if (!isHeavy) return;
    orInto(found.any, target.any);
    orInto(found.inName, target.inName);
    this.#keep(key, target);
  }

  #keep(key: string, found: FoundWords): void {
    this.#kept.delete(key);
    this.#kept.set(key, found);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }
}

function foundFor(segment: TextSegment): FoundWords {
  return { any: bitmapFor(segment.eventIds.length), inName: bitmapFor(segment.eventIds.length) };
}

function addPostings({ any, inName }: FoundWords, postings: Uint32Array, from: number, to: number): void {
  for (let k = from; k < to; k++) {
    const posting = postings[k];
    const bit = (posting >>> 1) & 31;
    any[posting >>> 6] |= 1 << bit;
    inName[posting >>> 6] |= (posting & 1) << bit;
  }
}
