import type { Projection } from "./projection.ts";

/** Fewer venues are read from the database as quickly. */
const LEAST_VENUES = 2_000;
/** Of the venues, those that may change until a new snapshot is due: while others are served, and at the end. */
const CHANGED = 1 / 20;
const CHANGED_AT_END = 1 / 100;
/** A change is older at most until it is in a snapshot: changes are forgotten after a week. */
const OLDEST_MS = 6 * 3_600_000;
/** Texts that may be in memory beside a snapshot, and as a share of its own. */
const LEAST_TEXT_BYTES = 32 * 1024 * 1024;
const TEXT_SHARE = 1 / 8;

/** Knows when a new snapshot is worth its work. */
export class SnapshotDue {
  readonly #leastVenues: number;
  #changedVenues = Number.POSITIVE_INFINITY;
  #savedAtMs = 0;
  #savedBytes = 0;

  constructor(leastVenues = LEAST_VENUES) {
    this.#leastVenues = leastVenues;
  }

  changed(venues: number): void {
    this.#changedVenues += venues;
  }

  saved(nowMs: number, bytes: number): void {
    this.#changedVenues = 0;
    this.#savedAtMs = nowMs;
    this.#savedBytes = bytes;
  }

  /** What is listed has been read from the database as a whole. */
  startedAnew(): void {
    this.#changedVenues = Number.POSITIVE_INFINITY;
  }

  isDue(projection: Projection, nowMs: number, isEnd: boolean): boolean {
    const venues = projection.cities.all().reduce((sum, city) => sum + city.venues, 0);
    if (venues < this.#leastVenues) return false;
    if (this.#changedVenues > venues * (isEnd ? CHANGED_AT_END : CHANGED)) return true;
    if (isEnd) return false;
    if (this.#changedVenues > 0 && nowMs - this.#savedAtMs > OLDEST_MS) return true;
    return projection.atlas.textBytes > LEAST_TEXT_BYTES + this.#savedBytes * TEXT_SHARE;
  }
}
