import { DayColumn } from "./day-index.ts";
import { type AtlasEventRow, EventSpans, expiryMinute } from "./event-facts.ts";
import { growArray, type SortedColumn } from "./sorted.ts";

/** Everything the map knows of a venue but its events and its text. */
export interface AtlasVenueRow {
  id: number;
  key: number;
  longitude: number;
  latitude: number;
  country: number;
  city: number;
  text: number;
  nameBytes: number;
  headBytes: number;
  namePrefix: number;
}

/** What a table of exact size is to hold; its columns are as narrow as that allows. */
export interface TableSize {
  venues: number;
  events: number;
  facts: number;
  firstDay: number;
  lastDay: number;
  /** The highest number of a country or city. */
  mostPlace: number;
  /** Of one event or of a venue without its events: the most bytes of text. */
  mostBytes: number;
  /** Of one event. */
  mostFacts: number;
}

/** The columns with a number for each venue, and for each event: all grow, and are saved, alike. */
export const VENUE_COLUMNS = [
  ...(["key", "id", "longitude", "latitude", "country", "city", "text"] as const),
  ...(["nameBytes", "headBytes", "namePrefix"] as const),
];
export const EVENT_COLUMNS = ["eventId", "eventOffset", "eventFlags", "eventBytes"] as const;

const MAX_8 = 2 ** 8 - 1;
const MAX_16 = 2 ** 16 - 1;
/** Facts are found from the first one of every so many events. */
const FACT_BLOCK_BITS = 4;

/**
 * Venues and their events as columns. A venue's events follow each other by start. Its text is one slice of the arena: the folded name, then the finished JSON: a head that ends in `"events":[`,
 * the events with commas between, `]}`.
 */
export class VenueTable {
  length = 0;
  events = 0;
  key: Uint32Array;
  id: Uint32Array;
  /** In units of 1e-7 degrees. */
  longitude: Int32Array;
  latitude: Int32Array;
  country: Uint16Array | Uint32Array;
  city: Uint16Array | Uint32Array;
  /** The first event of each venue, and behind the last venue the number of events. */
  firstEvent: Uint32Array;
  text: Float64Array;
  nameBytes: Uint16Array;
  headBytes: Uint16Array | Uint32Array;
  /** The first four bytes of the folded name: nearly every comparison by name ends here. */
  namePrefix: Uint32Array;

  eventId: Uint32Array;
  readonly eventDays: DayColumn;
  readonly eventSpans: EventSpans;
  eventOffset: Int8Array;
  eventFlags: Uint8Array;
  eventBytes: Uint16Array | Uint32Array;
  facts: Uint32Array;
  /** Of every so many events the place of their first fact, and of each event how far from there its own begin. */
  factBlocks: Uint32Array;
  factOffset: Uint8Array | Uint16Array | Uint32Array;

  /** Without a size it grows as needed, and its columns hold anything. */
  constructor(size?: TableSize) {
    const { venues = 0, events = 0, facts = 0 } = size ?? {};
    const Place = size && size.mostPlace <= MAX_16 ? Uint16Array : Uint32Array;
    const Bytes = size && size.mostBytes <= MAX_16 ? Uint16Array : Uint32Array;
    this.key = new Uint32Array(venues);
    this.id = new Uint32Array(venues);
    this.longitude = new Int32Array(venues);
    this.latitude = new Int32Array(venues);
    this.country = new Place(venues);
    this.city = new Place(venues);
    this.firstEvent = new Uint32Array(venues + 1);
    this.text = new Float64Array(venues);
    this.nameBytes = new Uint16Array(venues);
    this.headBytes = new Bytes(venues);
    this.namePrefix = new Uint32Array(venues);
    this.eventId = new Uint32Array(events);
    this.eventDays = new DayColumn(events, size);
    this.eventSpans = new EventSpans(events);
    this.eventOffset = new Int8Array(events);
    this.eventFlags = new Uint8Array(events);
    this.eventBytes = new Bytes(events);
    this.facts = new Uint32Array(facts);
    this.factBlocks = new Uint32Array((events >>> FACT_BLOCK_BITS) + 1);
    const mostOffset = size ? size.mostFacts << FACT_BLOCK_BITS : Number.POSITIVE_INFINITY;
    const Offset = mostOffset <= MAX_8 ? Uint8Array : mostOffset <= MAX_16 ? Uint16Array : Uint32Array;
    this.factOffset = new Offset(events + 1);
  }

  /** Adds the events of the next venue, one call each, before the venue itself. */
  addEvent(event: AtlasEventRow, facts: ArrayLike<number> = []): void {
    if (this.events === this.eventId.length) this.#growEvents();
    const e = this.events++;
    this.eventId[e] = event.id;
    this.eventDays.set(e, event.day);
    this.eventSpans.set(e, event.startMinute, event.overMinute);
    this.eventOffset[e] = event.offset;
    this.eventFlags[e] = event.flags;
    this.eventBytes[e] = event.bytes;
    const first = this.#addFacts(e, facts.length);
    for (let f = 0; f < facts.length; f++) this.facts[first + f] = facts[f];
  }

  addVenue(venue: AtlasVenueRow): number {
    if (this.length === this.id.length) this.#growVenues();
    const row = this.length++;
    this.key[row] = venue.key;
    this.id[row] = venue.id;
    this.longitude[row] = venue.longitude;
    this.latitude[row] = venue.latitude;
    this.country[row] = venue.country;
    this.city[row] = venue.city;
    this.text[row] = venue.text;
    this.nameBytes[row] = venue.nameBytes;
    this.headBytes[row] = venue.headBytes;
    this.namePrefix[row] = venue.namePrefix;
    this.firstEvent[this.length] = this.events;
    return row;
  }

  /** Copies a venue of another table with its events; the text stays where it is. */
  addFrom(source: VenueTable, row: number): number {
    for (let e = source.firstEvent[row]; e < source.firstEvent[row + 1]; e++) this.#addEventFrom(source, e);
    return this.addVenue(source.row(row));
  }

  /** Column by column: an object for each of a segment's events would take most of a rebuild. */
  #addEventFrom(source: VenueTable, from: number): void {
    if (this.events === this.eventId.length) this.#growEvents();
    const e = this.events++;
    this.eventId[e] = source.eventId[from];
    this.eventDays.set(e, source.eventDays.get(from));
    this.eventSpans.setFrom(e, source.eventSpans, from);
    this.eventOffset[e] = source.eventOffset[from];
    this.eventFlags[e] = source.eventFlags[from];
    this.eventBytes[e] = source.eventBytes[from];
    const start = source.firstFact(from);
    const length = source.firstFact(from + 1) - start;
    const first = this.#addFacts(e, length);
    for (let f = 0; f < length; f++) this.facts[first + f] = source.facts[start + f];
  }

  eventRow(e: number): AtlasEventRow {
    return {
      id: this.eventId[e],
      day: this.eventDays.get(e),
      startMinute: this.eventStart(e),
      overMinute: this.eventOver(e),
      offset: this.eventOffset[e],
      flags: this.eventFlags[e],
      bytes: this.eventBytes[e],
    };
  }

  /** The place of an event's first fact; behind the last event the number of facts. */
  firstFact(e: number): number {
    return this.factBlocks[e >>> FACT_BLOCK_BITS] + this.factOffset[e];
  }

  factsOf(e: number): Uint32Array {
    return this.facts.subarray(this.firstFact(e), this.firstFact(e + 1));
  }

  row(row: number): AtlasVenueRow {
    return {
      id: this.id[row],
      key: this.key[row],
      longitude: this.longitude[row],
      latitude: this.latitude[row],
      country: this.country[row],
      city: this.city[row],
      text: this.text[row],
      nameBytes: this.nameBytes[row],
      headBytes: this.headBytes[row],
      namePrefix: this.namePrefix[row],
    };
  }

  eventsOf(row: number): number {
    return this.firstEvent[row + 1] - this.firstEvent[row];
  }

  /** The minute at which an event starts. */
  eventStart(e: number): number {
    return this.eventSpans.start[e];
  }

  /** The minute from which an event is over. */
  eventOver(e: number): number {
    return this.eventSpans.over(e);
  }

  /** The minute at which an event is over, or, once it is, leaves the lists. */
  eventDue(e: number): number {
    return this.eventDays.isNone(e) ? this.eventExpiry(e) : this.eventOver(e);
  }

  eventExpiry(e: number): number {
    return expiryMinute(this.eventStart(e), this.eventOver(e));
  }

  /** The minute at which the first of a venue's events is due; Infinity without events. */
  nextDue(row: number): number {
    let next = Number.POSITIVE_INFINITY;
    for (let e = this.firstEvent[row]; e < this.firstEvent[row + 1]; e++)
      next = Math.min(next, this.eventDue(e));
    return next;
  }

  textBytes(row: number): number {
    const first = this.firstEvent[row];
    const end = this.firstEvent[row + 1];
    let bytes = this.nameBytes[row] + this.headBytes[row] + "]}".length;
    for (let e = first; e < end; e++) bytes += this.eventBytes[e];
    return bytes + Math.max(0, end - first - 1);
  }

  get bytes(): number {
    const columns = Object.values(this).filter((value) => ArrayBuffer.isView(value));
    return columns.reduce(
      (sum, { byteLength }) => sum + byteLength,
      this.eventDays.bytes + this.eventSpans.bytes,
    );
  }

  /** Makes room for the facts of an event that was just added, and returns the first one's place. */
  #addFacts(e: number, facts: number): number {
    const first = this.firstFact(e);
    const end = first + facts;
    const next = e + 1;
    if ((next & ((1 << FACT_BLOCK_BITS) - 1)) === 0) this.factBlocks[next >>> FACT_BLOCK_BITS] = end;
    this.factOffset[next] = end - this.factBlocks[next >>> FACT_BLOCK_BITS];
    if (end > this.facts.length)
      this.facts = growArray(this.facts, Math.max(256, this.facts.length * 2, end));
    return first;
  }

  #growVenues(): void {
    const capacity = Math.max(64, this.id.length * 2);
    this.#grow(VENUE_COLUMNS, capacity);
    this.firstEvent = growArray(this.firstEvent, capacity + 1);
  }

  #growEvents(): void {
    const capacity = Math.max(256, this.eventId.length * 2);
    this.#grow(EVENT_COLUMNS, capacity);
    this.eventDays.grow(capacity);
    this.eventSpans.grow(capacity);
    this.factBlocks = growArray(this.factBlocks, (capacity >>> FACT_BLOCK_BITS) + 1);
    this.factOffset = growArray(this.factOffset, capacity + 1);
  }

  #grow(names: readonly (keyof this)[], capacity: number): void {
    const columns = this as Record<keyof this, SortedColumn>;
    for (const name of names) columns[name] = growArray(columns[name], capacity);
  }
}
