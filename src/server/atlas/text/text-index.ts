import { Matcher, NO_BAND, type TextEventHits, TopEntries } from "./matcher.ts";
import type { TextSegment } from "./segment.ts";
import { allSteps, buildSegment, mergeSegments, type TextVenue } from "./segment-builder.ts";
import { type OtherNames, parseQuery } from "./vocabulary.ts";

export type { TextEvent, TextVenue } from "./segment-builder.ts";

export interface VenueHits {
  total: number;
  entries: { venueId: number; eventIds: number[] }[];
}

interface FindOptions {
  /** Which of the matching events count. */
  passes?: ((venueId: number, eventId: number) => boolean) | undefined;
  /** How far away a venue is, in coarse steps: of equally good matches the nearer come first. */
  bandOf?: ((venueId: number) => number) | undefined;
}

interface Sizes {
  /** A segment of fewer events counts as this large, so that small ones do not pile up. */
  smallest: number;
  /** Joins of more events than this take more than a few milliseconds, and are done in steps. */
  atOnce: number;
}

const SIZES: Sizes = { smallest: 64, atOnce: 1_000 };
// A segment is joined with the next newer one unless that is so many times smaller: few segments to
// search, and no large one rewritten for a small change.
const GROWTH = 8;

type Deletion = (segment: TextSegment) => void;

interface Joining {
  inputs: [Matcher, Matcher];
  steps: Generator<void, TextSegment>;
  /** Deletions since the merge began, to be applied to its result. */
  deletions: Deletion[];
}

/** Full-text search over upcoming events: segments from old and large to new and small, each venue in one. */
export class TextIndex {
  #matchers: Matcher[] = [];
  #joining: Joining | undefined;
  /** Deletions since a bulk load began. */
  #filling: Deletion[] | undefined;
  #sizes: Sizes;
  #schedule: (step: () => void) => void;
  readonly #otherNames: OtherNames | undefined;

  /** `schedule` decides when the next step of a large join is done. */
  constructor(schedule: (step: () => void) => void = setImmediate, sizes = SIZES, otherNames?: OtherNames) {
    this.#otherNames = otherNames;
    this.#schedule = schedule;
    this.#sizes = sizes;
  }

  /** Inserts or replaces whole venues with all their upcoming events. */
  put(venues: TextVenue[]): void {
    const latest = [...new Map(venues.map((venue) => [venue.id, venue])).values()];
    this.#delete(withdrawalOf(latest.map((venue) => venue.id)));
    const segment = allSteps(buildSegment(latest.sort((a, b) => a.id - b.id)));
    if (segment.aliveEvents > 0) this.#matchers.push(new Matcher(segment));
    this.#tidy();
  }

  /** Takes in a whole catalogue, by venue id, in steps; what changes between them counts more than what it read. */
  *fill(venues: Iterable<TextVenue>): Generator<void, void> {
    const deletions: Deletion[] = [];
    this.#filling = deletions;
    const segment = yield* buildSegment(venues);
    for (const deletion of deletions) deletion(segment);
    this.#filling = undefined;
    if (segment.aliveEvents > 0) this.#matchers.unshift(new Matcher(segment));
    this.#tidy();
  }

  remove(venueIds: number[]): void {
    this.#delete(withdrawalOf(venueIds));
    this.#tidy();
  }

  /** Drops the events that have expired. */
  expire(nowMs: number): void {
    this.#delete((segment) => segment.expire(nowMs));
    this.#tidy();
  }

  /** One page of what matches, best first. */
  find(
    query: string,
    page: { offset: number; limit: number },
    { passes, bandOf = () => NO_BAND }: FindOptions = {},
  ): VenueHits {
    const words = parseQuery(query, this.#otherNames);
    let total = 0;
    for (const matcher of this.#matchers) {
      const venues = matcher.match(words);
      total += passes ? matcher.narrow(passes) : venues;
    }
    const { offset, limit } = page;
    if (offset >= total || limit === 0) return { total, entries: [] };
    const top = new TopEntries(offset + limit);
    for (const [number, matcher] of this.#matchers.entries()) matcher.rankInto(top, number, bandOf);
    const entries = top
      .sorted()
      .slice(offset)
      .map(({ venueId, segment, venue }) => ({ venueId, eventIds: this.#matchers[segment].eventsOf(venue) }));
    return { total, entries };
  }

  /** Every matching event, for the map's filter. */
  hits(query: string): TextEventHits {
    const words = parseQuery(query, this.#otherNames);
    return this.#matchers
      .map((matcher) => {
        matcher.match(words);
        return matcher.hits();
      })
      .reduce(joinHits, { venueIds: new Uint32Array(), eventIds: new Uint32Array() });
  }

  /** Bytes held, the strings of the vocabulary estimated. */
  memory(): number {
    return this.#matchers.reduce((sum, matcher) => sum + matcher.bytes, 0);
  }

  #delete(deletion: Deletion): void {
    for (const { segment } of this.#matchers) deletion(segment);
    this.#joining?.deletions.push(deletion);
    this.#filling?.push(deletion);
  }

  /** Drops empty segments, and merges those of a similar size. */
  #tidy(): void {
    const inputs: Matcher[] = this.#joining?.inputs ?? [];
    this.#matchers = this.#matchers.filter(
      (matcher) => matcher.segment.aliveEvents > 0 || inputs.includes(matcher),
    );
    const pairs = this.#matchers
      .slice(1)
      .map((newer, at): [Matcher, Matcher] => [this.#matchers[at], newer])
      .filter((pair) => !pair.some((matcher) => inputs.includes(matcher)) && this.#areAlike(...pair));
    // The smallest first: after many insertions in a row this merges segments of a similar size.
    const [pair] = pairs.sort((a, b) => eventsIn(a) - eventsIn(b));
    if (pair !== undefined) this.#join(pair);
  }

  #areAlike({ segment: older }: Matcher, { segment: newer }: Matcher): boolean {
    const isMostlyDead = older.aliveEvents * 2 < older.eventIds.length;
    return isMostlyDead || older.aliveEvents < GROWTH * Math.max(this.#sizes.smallest, newer.aliveEvents);
  }

  #join(inputs: [Matcher, Matcher]): void {
    const steps = mergeSegments(inputs[0].segment, inputs[1].segment);
    if (eventsIn(inputs) <= this.#sizes.atOnce) {
      this.#replace(inputs, allSteps(steps));
    } else if (this.#joining === undefined) {
      this.#joining = { inputs, steps, deletions: [] };
      this.#schedule(() => this.#step());
    }
  }

  #step(): void {
    const joining = this.#joining;
    if (joining === undefined) return;
    const step = joining.steps.next();
    if (!step.done) {
      this.#schedule(() => this.#step());
      return;
    }
    for (const deletion of joining.deletions) deletion(step.value);
    this.#joining = undefined;
    this.#replace(joining.inputs, step.value);
  }

  #replace([older, newer]: [Matcher, Matcher], joined: TextSegment): void {
    this.#matchers = this.#matchers
      .filter((matcher) => matcher !== newer)
      .map((matcher) => (matcher === older ? new Matcher(joined) : matcher));
    this.#tidy();
  }
}

function eventsIn(pair: [Matcher, Matcher]): number {
  return pair[0].segment.eventIds.length + pair[1].segment.eventIds.length;
}

function withdrawalOf(venueIds: number[]): Deletion {
  return (segment) => {
    for (const id of venueIds) segment.remove(id);
  };
}

function joinHits(a: TextEventHits, b: TextEventHits): TextEventHits {
  if (a.venueIds.length === 0) return b;
  if (b.venueIds.length === 0) return a;
  const venueIds = new Uint32Array(a.venueIds.length + b.venueIds.length);
  const eventIds = new Uint32Array(venueIds.length);
  let atA = 0;
  let atB = 0;
  for (let at = 0; at < venueIds.length; at++) {
    const isFromA = atB === b.venueIds.length || a.venueIds[atA] < b.venueIds[atB];
    venueIds[at] = isFromA ? a.venueIds[atA] : b.venueIds[atB];
    eventIds[at] = isFromA ? a.eventIds[atA++] : b.eventIds[atB++];
  }
  return { venueIds, eventIds };
}
