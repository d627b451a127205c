import type { TextArena } from "./text-arena.ts";
import type { VenueTable } from "./venue-table.ts";

const COMMA = 0x2c;
const LEAST_ROOM = 16 * 1024;
const MOST_ROOM_AT_FIRST = 1024 * 1024;

// One answer is often as long as the last one: room for that spares making it wider again and again.
let usualRoom = LEAST_ROOM;

/** A JSON array of venues, put together from finished text. */
export class VenueJson {
  readonly #arena: TextArena;
  #out = Buffer.allocUnsafe(usualRoom);
  #length = 1;

  constructor(arena: TextArena) {
    this.#arena = arena;
    this.#out[0] = "[".charCodeAt(0);
  }

  /** Adds a venue with those of its events that are kept; without a test, with all of them. */
  add(table: VenueTable, row: number, keeps?: (event: number) => boolean): void {
    const head = table.headBytes[row];
    const json = table.textBytes(row) - table.nameBytes[row];
    const bytes = this.#arena.bytesOf(table.text[row]);
    const start = this.#arena.positionOf(table.text[row]) + table.nameBytes[row];
    this.#reserve(json + 2);
    if (this.#length > 1) this.#out[this.#length++] = COMMA;
    if (keeps === undefined) {
      this.#copy(bytes, start, start + json);
      return;
    }
    this.#copy(bytes, start, start + head);
    let at = start + head;
    let isFirst = true;
    for (let e = table.firstEvent[row]; e < table.firstEvent[row + 1]; e++) {
      if (keeps(e)) {
        if (!isFirst) this.#out[this.#length++] = COMMA;
        this.#copy(bytes, at, at + table.eventBytes[e]);
        isFirst = false;
      }
      at += table.eventBytes[e] + 1;
    }
    this.#copy(bytes, start + json - "]}".length, start + json);
  }

  finish(): Buffer {
    this.#reserve(1);
    this.#out[this.#length++] = "]".charCodeAt(0);
    usualRoom = Math.min(Math.max(this.#length + LEAST_ROOM / 4, LEAST_ROOM), MOST_ROOM_AT_FIRST);
    const json = this.#out.subarray(0, this.#length);
    // An answer may be kept for long: it must not keep much more than itself.
    return this.#length * 2 < this.#out.length ? Buffer.from(json) : json;
  }

  #copy(bytes: Buffer, from: number, to: number): void {
    this.#length += bytes.copy(this.#out, this.#length, from, to);
  }

  #reserve(bytes: number): void {
    if (this.#length + bytes <= this.#out.length) return;
    const wider = Buffer.allocUnsafe(Math.max(this.#out.length * 2, this.#length + bytes));
    this.#out.copy(wider, 0, 0, this.#length);
    this.#out = wider;
  }
}
