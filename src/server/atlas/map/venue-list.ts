import { fold } from "#domain/fold.ts";
import { contains, type GridBox, RangeList } from "./grid-box.ts";
import type { RowFilter } from "./map-filter.ts";
import type { Segment } from "./segment.ts";
import { select } from "./selection.ts";
import type { TextStore } from "./text-store.ts";
import type { AtlasVenueRow, VenueTable } from "./venue-table.ts";

/** A name longer than this is compared by its beginning. */
const MAX_NAME_CHARACTERS = 1000;
const EVENTS = '"events":[';
const MAX_BYTES_PER_CHARACTER = 3;

/** Which parts of a venue's text are where, and what its names sort by. */
type VenueText = Pick<AtlasVenueRow, "text" | "nameBytes" | "headBytes" | "namePrefix"> & {
  eventBytes: number[];
};

/** Writes a venue's name and JSON into the store, the events in the order given. */
export function writeText(
  texts: TextStore,
  venue: { name: string; json: string },
  events: readonly { json: string }[],
): VenueText {
  const name = fold(venue.name.slice(0, MAX_NAME_CHARACTERS));
  const members = venue.json.slice(0, venue.json.lastIndexOf("}"));
  const head = members + (members.length > 1 ? "," : "") + EVENTS;
  const text = `${name}${head}${events.map(({ json }) => json).join(",")}]}`;
  texts.begin(text.length * MAX_BYTES_PER_CHARACTER);
  // In one go: as many bytes as characters means plain ASCII, where every length is known already.
  const isPlain = texts.write(text) === text.length;
  const at = texts.end();
  const bytesOf = (part: string) => (isPlain ? part.length : Buffer.byteLength(part));
  const nameBytes = bytesOf(name);
  return {
    text: at,
    nameBytes,
    headBytes: bytesOf(head),
    eventBytes: events.map(({ json }) => bytesOf(json)),
    namePrefix: prefixOf(texts, at, nameBytes),
  };
}

/** Writes a venue's text again with only some of its events, and returns where. */
export function rewriteText(
  texts: TextStore,
  table: VenueTable,
  row: number,
  kept: readonly number[],
): number {
  const length = table.textBytes(row);
  const { bytes, start } = texts.read(table.text[row], length, true);
  const firstEvent = start + table.nameBytes[row] + table.headBytes[row];
  texts.begin(length);
  texts.copy(bytes, start, firstEvent);
  const places = eventPlaces(table, row, firstEvent);
  for (const [i, e] of kept.entries()) {
    if (i > 0) texts.write(",");
    const at = places[e - table.firstEvent[row]];
    texts.copy(bytes, at, at + table.eventBytes[e]);
  }
  texts.write("]}");
  return texts.end();
}

/** The venue's JSON without its events. */
export function readHead(texts: TextStore, table: VenueTable, row: number): string {
  const name = table.nameBytes[row];
  const members = table.headBytes[row] - EVENTS.length;
  const { bytes, start } = texts.read(table.text[row], name + members, true);
  const text = bytes.toString("utf8", start + name, start + name + members);
  return `${text.endsWith(",") ? text.slice(0, -1) : text}}`;
}

export function compareNames(
  texts: TextStore,
  a: VenueTable,
  aRow: number,
  b: VenueTable,
  bRow: number,
): number {
  const byPrefix = a.namePrefix[aRow] - b.namePrefix[bRow];
  return byPrefix || texts.compare(a.text[aRow], a.nameBytes[aRow], b.text[bRow], b.nameBytes[bRow]);
}

function eventPlaces(table: VenueTable, row: number, first: number): number[] {
  const places: number[] = [];
  let at = first;
  for (let e = table.firstEvent[row]; e < table.firstEvent[row + 1]; e++) {
    places.push(at);
    at += table.eventBytes[e] + 1;
  }
  return places;
}

function prefixOf(texts: TextStore, text: number, nameBytes: number): number {
  const { bytes, start } = texts.read(text, nameBytes, true);
  let prefix = 0;
  for (let i = 0; i < 4; i++) prefix = prefix * 256 + (i < nameBytes ? bytes[start + i] : 0);
  return prefix;
}

const COMMA = 0x2c;
const FIRST_ROOM = 16 * 1024;
const MAX_KEPT_ROOM = 1024 * 1024;

// Where answers are put together, one at a time: room of unknown size, asked of the system for each, took twice as long as the copying.
let room: Buffer | undefined;

/** Where a venue stands in the bytes of an answer: its own members, `"events":[…` and the end. */
export interface VenuePlaceInJson {
  start: number;
  events: number;
  end: number;
}

/** A JSON array of venues, put together from finished text. */
export class VenueJson {
  readonly #texts: TextStore;
  readonly #isAlone: boolean;
  readonly #places: VenuePlaceInJson[] | undefined;
  #out: Buffer;
  #length = 1;

  /** Of venues far from each other, or of neighbours; where each is told to `places`. */
  constructor(texts: TextStore, isAlone: boolean, places?: VenuePlaceInJson[]) {
    this.#texts = texts;
    this.#isAlone = isAlone;
    this.#places = places;
    this.#out = room ?? Buffer.allocUnsafeSlow(FIRST_ROOM);
    // Another one that is begun before this is finished has its own.
    room = undefined;
    this.#out[0] = "[".charCodeAt(0);
  }

  /** Adds a venue with those of its events that are kept; without a test, with all of them. */
  add(table: VenueTable, row: number, keeps?: (event: number) => boolean): void {
    const head = table.headBytes[row];
    const length = table.textBytes(row);
    const json = length - table.nameBytes[row];
    const text = this.#texts.read(table.text[row], length, this.#isAlone);
    const bytes = text.bytes;
    const start = text.start + table.nameBytes[row];
    this.#reserve(json + 2);
    if (this.#length > 1) this.#out[this.#length++] = COMMA;
    const place = { start: this.#length, events: this.#length + head - EVENTS.length, end: 0 };
    this.#places?.push(place);
    this.#addText(table, row, { bytes, start, json }, keeps);
    place.end = this.#length;
  }

  #addText(
    table: VenueTable,
    row: number,
    { bytes, start, json }: { bytes: Buffer; start: number; json: number },
    keeps: ((event: number) => boolean) | undefined,
  ): void {
    if (keeps === undefined) {
      this.#copy(bytes, start, start + json);
      return;
    }
    const head = table.headBytes[row];
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

  /** Adds a number to the venue that was added last. */
  addNumber(name: string, value: number): void {
    const text = `,"${name}":${value}}`;
    this.#reserve(text.length);
    this.#length--;
    this.#length += this.#out.write(text, this.#length);
  }

  finish(): Buffer {
    this.#reserve(1);
    this.#out[this.#length++] = "]".charCodeAt(0);
    if (this.#out.length > MAX_KEPT_ROOM) return this.#out.subarray(0, this.#length);
    room = this.#out;
    const json = Buffer.allocUnsafeSlow(this.#length);
    this.#out.copy(json, 0, 0, this.#length);
    return json;
  }

  #copy(bytes: Buffer, from: number, to: number): void {
    this.#length += bytes.copy(this.#out, this.#length, from, to);
  }

  #reserve(bytes: number): void {
    if (this.#length + bytes <= this.#out.length) return;
    const wider = Buffer.allocUnsafeSlow(Math.max(this.#out.length * 2, this.#length + bytes));
    this.#out.copy(wider, 0, 0, this.#length);
    this.#out = wider;
  }
}

/** Takes venues one by one, and says how many events one must have to be of interest by now. */
export interface VenueSink {
  readonly leastEvents: number;
  /** With the filter that the venue passed, which tells which of its events are shown. */
  offer(table: VenueTable, row: number, events: number, filter: RowFilter): void;
}

/** Reused: making one would take a tenth of the time of a small view. */
const ranges = new RangeList();

/** Offers every matching venue of some boxes, with the number of its matching events that count. */
export function offerVenues(
  segments: Iterable<Segment>,
  boxes: readonly GridBox[],
  filter: RowFilter,
  sink: VenueSink,
): void {
  for (const segment of segments) {
    const { table, mostEvents } = segment;
    ranges.fill(segment, boxes, 0);
    if (ranges.length === 0) continue;
    const selection = select(segment, filter, ranges.venues);
    for (let range = 0; range < ranges.length; range++) {
      const box = boxes[ranges.cutBy(range)];
      const high = ranges.high(range);
      let at = selection.next(ranges.low(range), high);
      while (at < high) {
        if (mostEvents[at >>> 5] < sink.leastEvents) {
          at |= 31;
        } else if (
          table.eventsOf(at) >= sink.leastEvents &&
          (box === undefined || contains(box, table.longitude[at], table.latitude[at]))
        ) {
          sink.offer(table, at, selection.matchingEvents(at), filter);
        }
        at = selection.next(at + 1, high);
      }
    }
  }
}

interface Candidate {
  table: VenueTable;
  row: number;
  events: number;
  filter: RowFilter;
}

/** Keeps the first venues of an order, out of any number that are offered. */
abstract class FirstVenues implements VenueSink {
  abstract readonly leastEvents: number;
  readonly #limit: number;
  #kept: Candidate[] = [];
  #worst: Candidate | undefined;

  constructor(limit: number) {
    this.#limit = limit;
  }

  protected abstract compare(a: Candidate, b: Candidate): number;

  protected get worst(): Candidate | undefined {
    return this.#worst;
  }

  offer(table: VenueTable, row: number, events: number, filter: RowFilter): void {
    const candidate = { table, row, events, filter };
    if (this.#worst && this.compare(candidate, this.#worst) > 0) return;
    this.#kept.push(candidate);
    // Sorting once per `limit` newcomers costs no more than a heap, and says no more than it must.
    if (this.#kept.length >= 2 * this.#limit) this.#cut();
  }

  ranked(): readonly Candidate[] {
    this.#cut();
    return this.#kept;
  }

  #cut(): void {
    this.#kept.sort((a, b) => this.compare(a, b));
    this.#kept.length = Math.min(this.#kept.length, this.#limit);
    if (this.#kept.length === this.#limit) this.#worst = this.#kept.at(-1);
  }
}

/** Those with most events, ties by name and then by id. */
export class Busiest extends FirstVenues {
  readonly #texts: TextStore;

  constructor(limit: number, texts: TextStore) {
    super(limit);
    this.#texts = texts;
  }

  /** A venue with fewer events than this is not worth offering. */
  get leastEvents(): number {
    return this.worst?.events ?? 0;
  }

  protected compare(a: Candidate, b: Candidate): number {
    return (
      b.events - a.events ||
      compareNames(this.#texts, a.table, a.row, b.table, b.row) ||
      a.table.id[a.row] - b.table.id[b.row]
    );
  }
}

/** Those with the lowest ids above one: an order that does not change between two pages. */
export class NextById extends FirstVenues {
  readonly leastEvents = 0;
  readonly #after: number;

  constructor(limit: number, after: number) {
    super(limit);
    this.#after = after;
  }

  override offer(table: VenueTable, row: number, events: number, filter: RowFilter): void {
    if (table.id[row] > this.#after) super.offer(table, row, events, filter);
  }

  protected compare(a: Candidate, b: Candidate): number {
    return a.table.id[a.row] - b.table.id[b.row];
  }
}
