import { NumberPages, type SavedPages } from "./number-pages.ts";

/** By what calendars and feed readers know a newer state of an event. Times are in whole seconds. */
export interface EventMarks {
  version: number;
  createdAtS: number;
  updatedAtS: number;
}

const MAX_KNOWN = 10_000;

/** The pages and marks, as a snapshot keeps them. */
export interface SavedEvents {
  venues: SavedPages;
  markNumbers: SavedPages;
  series: SavedPages;
  marks: Uint32Array;
}

/**
 * The venue, the series and the marks of each listed event, by its id. Events that were written together have the same marks, which are
 * kept once. An event that has left the lists stays until `forgetGone`: the reader looks at the venue's own events.
 */
export class EventDirectory {
  readonly #venues: NumberPages;
  readonly #markNumbers: NumberPages;
  readonly #series: NumberPages;
  /** Version, creation and change, one after the other; number 0 is a placeholder. */
  #marks: Uint32Array;
  #markCount: number;
  /** Numbers of recent marks. Others get a new number, which costs room and nothing else. */
  readonly #known = new Map<string, number>();

  constructor(saved?: SavedEvents) {
    this.#venues = new NumberPages(saved?.venues);
    this.#markNumbers = new NumberPages(saved?.markNumbers);
    this.#series = new NumberPages(saved?.series);
    this.#marks = saved?.marks ?? new Uint32Array(3 * 64);
    this.#markCount = saved ? saved.marks.length / 3 : 1;
  }

  get saved(): SavedEvents {
    return {
      venues: this.#venues.saved,
      markNumbers: this.#markNumbers.saved,
      series: this.#series.saved,
      marks: this.#marks.slice(0, 3 * this.#markCount),
    };
  }

  put(eventId: number, venueId: number, marks: EventMarks, seriesId = 0): void {
    this.#venues.set(eventId, venueId);
    this.#series.set(eventId, seriesId);
    const known = this.marksOf(eventId);
    if (known && isSame(known, marks)) return;
    this.#markNumbers.set(eventId, this.#numberOf(marks));
  }

  venueOf(eventId: number): number | undefined {
    return this.#venues.get(eventId) || undefined;
  }

  /** The id of the series of an event; 0 where it has none. */
  seriesOf(eventId: number): number {
    return this.#series.get(eventId);
  }

  marksOf(eventId: number): EventMarks | undefined {
    const number = this.#markNumbers.get(eventId);
    if (number === 0) return undefined;
    const [version = 1, createdAtS = 0, updatedAtS = 0] = this.#marks.subarray(3 * number, 3 * number + 3);
    return { version, createdAtS, updatedAtS };
  }

  updatedAtS(eventId: number): number {
    return this.#marks[3 * this.#markNumbers.get(eventId) + 2] ?? 0;
  }

  createdAtS(eventId: number): number {
    return this.#marks[3 * this.#markNumbers.get(eventId) + 1] ?? 0;
  }

  /** The ids from after one up to another, ascending, some thousands at a time. */
  idPages(after?: number, last?: number): Generator<number[]> {
    return this.#venues.idPages(after, last);
  }

  /** Frees what is kept of events that are no longer there, in steps of a few milliseconds. */
  *forgetGone(isThere: (eventId: number, venueId: number) => boolean): Generator<void, void> {
    for (const ids of this.idPages()) {
      for (const id of ids) {
        if (isThere(id, this.#venues.get(id))) continue;
        this.#venues.set(id, 0);
        this.#markNumbers.set(id, 0);
        this.#series.set(id, 0);
      }
      yield;
    }
  }

  get bytes(): number {
    return this.#venues.bytes + this.#markNumbers.bytes + this.#series.bytes + this.#marks.byteLength;
  }

  #numberOf({ version, createdAtS, updatedAtS }: EventMarks): number {
    const key = `${version} ${createdAtS} ${updatedAtS}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const number = this.#markCount++;
    if (3 * this.#markCount > this.#marks.length) {
      const wider = new Uint32Array(this.#marks.length * 2);
      wider.set(this.#marks);
      this.#marks = wider;
    }
    this.#marks.set([version, createdAtS, updatedAtS], 3 * number);
    if (this.#known.size >= MAX_KNOWN) this.#known.clear();
    this.#known.set(key, number);
    return number;
  }
}

function isSame(a: EventMarks, b: EventMarks): boolean {
  return a.version === b.version && a.createdAtS === b.createdAtS && a.updatedAtS === b.updatedAtS;
}
