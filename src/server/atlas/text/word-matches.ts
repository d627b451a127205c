import type { QueryWord } from "./query.ts";
import type { Segment } from "./segment.ts";

export function bitmapFor(bits: number): Int32Array {
  return new Int32Array((bits + 31) >>> 5);
}

export function setBit(bitmap: Int32Array, bit: number): void {
  bitmap[bit >>> 5] |= 1 << (bit & 31);
}

export function hasBit(bitmap: Int32Array, bit: number): boolean {
  return ((bitmap[bit >>> 5] >>> (bit & 31)) & 1) === 1;
}

export function orInto(target: Int32Array, source: Int32Array): void {
  for (let i = 0; i < target.length; i++) target[i] |= source[i];
}

export function countBits(bitmap: Int32Array): number {
  let count = 0;
  for (let i = 0; i < bitmap.length; i++) count += popCount(bitmap[i]);
  return count;
}

/**
 * How many groups of neighbouring bits hold at least one set bit. `lastOfGroup` marks each group's
 * highest bit. Adding all ones below that bit to the group's own bits carries into it exactly when one
 * of them is set, which answers for every group in a word at once.
 */
export function countGroups(bitmap: Int32Array, lastOfGroup: Int32Array): number {
  let count = 0;
  let isOpenGroupHit = 0;
  for (let i = 0; i < bitmap.length; i++) {
    const bits = bitmap[i] | isOpenGroupHit;
    const last = lastOfGroup[i];
    if (bits === 0) continue;
    const carried = ((bits & ~last) + ~last) | 0;
    count += popCount((carried | bits) & last);
    // What lies above the word's last closed group belongs to a group that goes on in the next word.
    const openBits = Math.clz32(last);
    isOpenGroupHit = openBits > 0 && bits >>> (32 - openBits) !== 0 ? 1 : 0;
  }
  return count;
}

export function popCount(word: number): number {
  let v = (word - ((word >>> 1) & 0x55555555)) | 0;
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Events in which something was found, and those of them where it stands in the name. */
export interface Found {
  any: Int32Array;
  inName: Int32Array;
}

// Beyond one posting per eight events a bitmap is quicker to read than the postings.
const HEAVY = 1 / 8;
const MAX_KEPT = 64;

/** Finds the events that match one word, as bitmaps reused from word to word. */
export class WordMatches {
  readonly exact: Found;
  readonly prefix: Found;
  readonly typo: Found;
  #segment: Segment;
  // The bitmaps of short prefixes and everyday words, the least recently used first.
  #kept = new Map<string, Found>();

  constructor(segment: Segment) {
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

  #addTerm(found: Found, term: number): void {
    addPostings(found, this.#segment.postings, this.#segment.offsets[term], this.#segment.offsets[term + 1]);
  }

  /** Adds stretches of postings, given as from, to, from, to, …; long ones by way of a kept bitmap. */
  #addLists(found: Found, key: string, stretches: number[]): void {
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

  #keep(key: string, found: Found): void {
    this.#kept.delete(key);
    this.#kept.set(key, found);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }
}

function foundFor(segment: Segment): Found {
  return { any: bitmapFor(segment.eventIds.length), inName: bitmapFor(segment.eventIds.length) };
}

function addPostings({ any, inName }: Found, postings: Uint32Array, from: number, to: number): void {
  for (let k = from; k < to; k++) {
    const posting = postings[k];
    const bit = (posting >>> 1) & 31;
    any[posting >>> 6] |= 1 << bit;
    inName[posting >>> 6] |= (posting & 1) << bit;
  }
}
