import type { VenueTable } from "./venue-table.ts";

const DAY_MINUTES = 24 * 60;

/** The venues of a table by the minute at which the first of their events is over or expires. */
export class DueRows {
  readonly #table: VenueTable;
  /** Those that are due in the next day or two, the first ones first, and how many of them have been visited. */
  #due = new Uint32Array();
  #visited = 0;
  readonly #minutesAhead: number;
  #until = Number.NEGATIVE_INFINITY;
  #later = Number.POSITIVE_INFINITY;

  constructor(table: VenueTable) {
    this.#table = table;
    // Not the same for all segments: they would all look ahead in one round.
    this.#minutesAhead = DAY_MINUTES + ((table.id[0] ?? 0) % DAY_MINUTES);
    for (let e = 0; e < table.events; e++) this.#later = Math.min(this.#later, table.eventDue(e));
  }

  /** Finds those that are due first, so that the first visit need not. */
  prepare(): void {
    this.#lookAhead(() => false, this.#later);
  }

  /** The minute at which the next one is due; it may name one that was deleted since. */
  get next(): number {
    const row = this.#due[this.#visited];
    return row === undefined ? this.#later : this.#table.nextDue(row);
  }

  /** Visits live rows that are due by this minute, as long as it may. The visitor must delete them. */
  visit(
    minute: number,
    isDeleted: (row: number) => boolean,
    visit: (row: number) => void,
    goesOn: () => boolean,
  ): void {
    if (minute < this.next || !goesOn()) return;
    if (minute > this.#until) this.#lookAhead(isDeleted, minute);
    for (; this.next <= minute && goesOn(); this.#visited++) {
      const row = this.#due[this.#visited];
      if (!isDeleted(row)) visit(row);
    }
  }

  /** A row is deleted with its first event that is due, so that the list stays true. */
  #lookAhead(isDeleted: (row: number) => boolean, minute: number): void {
    const table = this.#table;
    const due = new Float64Array(table.length).fill(Number.POSITIVE_INFINITY);
    for (let row = 0; row < table.length; row++) if (!isDeleted(row)) due[row] = table.nextDue(row);
    const rows: number[] = [];
    this.#until = minute + this.#minutesAhead;
    this.#later = Number.POSITIVE_INFINITY;
    for (let row = 0; row < table.length; row++) {
      if (due[row] > this.#until) this.#later = Math.min(this.#later, due[row]);
      else if (due[row] < Number.POSITIVE_INFINITY) rows.push(row);
    }
    this.#due = Uint32Array.from(rows).sort((a, b) => due[a] - due[b]);
    this.#visited = 0;
  }

  get bytes(): number {
    return this.#due.byteLength;
  }
}
