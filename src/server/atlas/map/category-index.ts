import type { RowDirectory } from "./row-directory.ts";
import type { Segment } from "./segment.ts";
import type { Limits } from "./segment-builder.ts";
import { segmentSteps, segmentsOf } from "./segment-builder.ts";
import { VenueTable } from "./venue-table.ts";

/**
 * The venues of one category. New and changed ones are staged as plain rows; readers see them through a small segment that is
 * rebuilt on demand, until they are enough for a lasting one. Lasting segments merge as they grow in number and are
 * compacted as their venues are deleted, in small steps, so that no single write takes long.
 */
export class CategoryIndex {
  readonly category: number;
  readonly #rows: RowDirectory;
  readonly #limits: Limits;
  #stage = new VenueTable();
  #stageDue = Number.POSITIVE_INFINITY;
  #segments: Segment[] = [];
  #fresh: Segment[] = [];
  #isStale = false;
  #compaction: Generator<number, void> | undefined;

  constructor(category: number, rows: RowDirectory, limits: Limits) {
    this.category = category;
    this.#rows = rows;
    this.#limits = limits;
  }

  /** Where new rows go; tell `staged` of each. */
  get stage(): VenueTable {
    return this.#stage;
  }

  staged(row: number): void {
    this.#rows.stage(this.#stage.id[row], this.category, row);
    this.#stageDue = Math.min(this.#stageDue, this.#stage.nextDue(row));
    this.#isStale = true;
    if (this.#stage.length >= this.#limits.mostLoaded) this.#seal();
  }

  /** A staged row is no longer what its venue is. */
  unstaged(): void {
    this.#isStale = true;
  }

  /** All segments a reader has to look at. */
  settled(): readonly Segment[] {
    if (this.#isStale) {
      if (this.#stage.length > this.#limits.mostStaged) this.#seal();
      else this.#fresh = segmentsOf([{ table: this.#stage, rows: this.#liveStaged() }], this.#limits);
      this.#isStale = false;
    }
    return this.#fresh.length === 0 ? this.#segments : [...this.#segments, ...this.#fresh];
  }

  /** The minute at which the next event is over or expires. */
  get nextDue(): number {
    return this.#segments.reduce((due, segment) => Math.min(due, segment.nextDue), this.#stageDue);
  }

  /** Visits rows with an event that is due by this minute, as long as it may. The visitor must replace or remove them. */
  visitDue(minute: number, visit: (table: VenueTable, row: number) => void, goesOn: () => boolean): void {
    if (minute >= this.#stageDue) this.#visitStagedDue(minute, visit, goesOn);
    for (const segment of this.#segments)
      segment.visitDue(minute, (row) => visit(segment.table, row), goesOn);
  }

  /** Goes on rebuilding the segments most in need of it, and returns what is left of a number of rows. */
  compact(rows: number): number {
    let left = rows;
    while (left > 0) {
      this.#compaction ??= this.#nextCompaction();
      if (this.#compaction === undefined) return left;
      const { done, value } = this.#compaction.next();
      if (done) this.#compaction = undefined;
      else left -= value;
    }
    return left;
  }

  /** Moves the text of live rows that lies where it should not stay. */
  relocateText(leaves: (text: number) => boolean, move: (text: number, bytes: number) => number): void {
    const relocate = (table: VenueTable, row: number) => {
      if (leaves(table.text[row])) table.text[row] = move(table.text[row], table.textBytes(row));
    };
    for (const segment of this.#segments) {
      for (let row = 0; row < segment.length; row++)
        if (!segment.isDeleted(row)) relocate(segment.table, row);
    }
    for (const row of this.#liveStaged()) relocate(this.#stage, row);
    this.textMoved();
  }

  /** Texts of some rows are elsewhere by now: what copied the old places is made again. */
  textMoved(): void {
    this.#isStale = true;
    this.#compaction = undefined;
  }

  get bytes(): number {
    return [...this.#segments, ...this.#fresh].reduce((sum, { bytes }) => sum + bytes, this.#stage.bytes);
  }

  #visitStagedDue(
    minute: number,
    visit: (table: VenueTable, row: number) => void,
    goesOn: () => boolean,
  ): void {
    const stage = this.#stage;
    const live = this.#liveStaged();
    this.#stageDue = Number.POSITIVE_INFINITY;
    for (const row of live) {
      const next = stage.nextDue(row);
      if (next <= minute && goesOn()) visit(stage, row);
      else this.#stageDue = Math.min(this.#stageDue, next);
    }
  }

  #seal(): void {
    const sealed = segmentsOf([{ table: this.#stage, rows: this.#liveStaged() }], this.#limits);
    for (const segment of sealed) this.#rows.add(segment, this.category);
    this.#segments = [...this.#segments, ...sealed];
    this.#stage = new VenueTable();
    this.#stageDue = Number.POSITIVE_INFINITY;
    this.#fresh = [];
  }

  #nextCompaction(): Generator<number, void> | undefined {
    const { mostStaged, mostVenues, mostEvents } = this.#limits;
    const fragmented = this.#segments.find(
      ({ length, live }) => length - live > Math.max(mostStaged, length / 8),
    );
    if (fragmented) return this.#compact([fragmented]);
    const bySize = this.#segments.toSorted((a, b) => a.live - b.live);
    for (const [i, smaller] of bySize.entries()) {
      const larger = bySize[i + 1];
      if (larger === undefined || smaller.live + larger.live > mostVenues) return undefined;
      // Only with one of its own size class: each venue is then rebuilt a handful of times at most.
      const isWorthwhile = larger.live <= 2 * smaller.live;
      if (isWorthwhile && smaller.table.events + larger.table.events <= mostEvents)
        return this.#compact([smaller, larger]);
    }
    return undefined;
  }

  /** Makes new segments of old ones, which answer until the new ones are ready. */
  *#compact(fragmented: readonly Segment[]): Generator<number, void> {
    const live = fragmented.map((segment) => ({ table: segment.table, rows: segment.liveRows() }));
    const rebuilt = yield* segmentSteps(live, this.#limits);
    for (const segment of rebuilt) this.#rows.replace(fragmented, segment, this.category);
    for (const segment of fragmented) this.#rows.drop(segment);
    this.#segments = [...this.#segments.filter((segment) => !fragmented.includes(segment)), ...rebuilt];
  }

  #liveStaged(): Uint32Array {
    const { length, id } = this.#stage;
    const live = new Uint32Array(length);
    let count = 0;
    for (let row = 0; row < length; row++) {
      if (this.#rows.isStaged(id[row], this.category, row)) live[count++] = row;
    }
    return live.slice(0, count);
  }
}
