import type { RowFilter } from "./map-filter.ts";
import type { TextArena } from "./text-arena.ts";
import type { VenueTable } from "./venue-table.ts";
import { compareNames } from "./venue-text.ts";

interface Candidate {
  table: VenueTable;
  row: number;
  events: number;
  filter: RowFilter;
}

/** Keeps the venues with most events, ties by name and then by id, out of any number that are offered. */
export class Busiest {
  readonly #limit: number;
  readonly #arena: TextArena;
  #kept: Candidate[] = [];
  #worst: Candidate | undefined;

  constructor(limit: number, arena: TextArena) {
    this.#limit = limit;
    this.#arena = arena;
  }

  /** A venue with fewer events than this is not worth offering. */
  get leastEvents(): number {
    return this.#worst?.events ?? 0;
  }

  offer(table: VenueTable, row: number, events: number, filter: RowFilter): void {
    const candidate = { table, row, events, filter };
    if (this.#worst && this.#compare(candidate, this.#worst) > 0) return;
    this.#kept.push(candidate);
    // Sorting once per `limit` newcomers costs no more than a heap, and says no more than it must.
    if (this.#kept.length >= 2 * this.#limit) this.#cut();
  }

  ranked(): readonly Candidate[] {
    this.#cut();
    return this.#kept;
  }

  #cut(): void {
    this.#kept.sort((a, b) => this.#compare(a, b));
    this.#kept.length = Math.min(this.#kept.length, this.#limit);
    if (this.#kept.length === this.#limit) this.#worst = this.#kept.at(-1);
  }

  #compare(a: Candidate, b: Candidate): number {
    return (
      b.events - a.events ||
      compareNames(this.#arena, a.table, a.row, b.table, b.row) ||
      a.table.id[a.row] - b.table.id[b.row]
    );
  }
}
