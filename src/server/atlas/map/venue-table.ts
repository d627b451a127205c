import { type EventRow, expiryMinute, NO_DAY } from "./event-row.ts";

/** Everything the map knows of a venue but its events and its text. */
export interface VenueRow {
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

/**
 * Venues and their events as columns. A venue's events follow each other by start, those that are over
 * behind all others, the latest first. Its text is one slice of the arena:
 * the folded name, then the finished JSON: a head that ends in `"events":[`, the events with commas between, `]}`.
 */
export class VenueTable {
  length = 0;
  events = 0;
  key: Uint32Array;
  id: Uint32Array;
  /** In units of 1e-7 degrees. */
  longitude: Int32Array;
  latitude: Int32Array;
  country: Uint32Array;
  city: Uint32Array;
  /** The first event of each venue, and behind the last venue the number of events. */
  firstEvent: Uint32Array;
  text: Float64Array;
  nameBytes: Uint16Array;
  headBytes: Uint32Array;
  /** The first four bytes of the folded name: nearly every comparison by name ends here. */
  namePrefix: Uint32Array;

  eventId: Uint32Array;
  eventDay: Int32Array;
  eventStart: Uint32Array;
  eventOver: Uint32Array;
  eventOffset: Int8Array;
  eventFlags: Uint8Array;
  eventBytes: Uint32Array;
  /** The first fact of each event, and behind the last event the number of facts. */
  firstFact: Uint32Array;
  facts: Uint32Array;

  constructor(venues = 0, events = 0, facts = 0) {
    this.key = new Uint32Array(venues);
    this.id = new Uint32Array(venues);
    this.longitude = new Int32Array(venues);
    this.latitude = new Int32Array(venues);
    this.country = new Uint32Array(venues);
    this.city = new Uint32Array(venues);
    this.firstEvent = new Uint32Array(venues + 1);
    this.text = new Float64Array(venues);
    this.nameBytes = new Uint16Array(venues);
    this.headBytes = new Uint32Array(venues);
    this.namePrefix = new Uint32Array(venues);
    this.eventId = new Uint32Array(events);
    this.eventDay = new Int32Array(events);
    this.eventStart = new Uint32Array(events);
    this.eventOver = new Uint32Array(events);
    this.eventOffset = new Int8Array(events);
    this.eventFlags = new Uint8Array(events);
    this.eventBytes = new Uint32Array(events);
    this.firstFact = new Uint32Array(events + 1);
    this.facts = new Uint32Array(facts);
  }

  /** Adds the events of the next venue, one call each, before the venue itself. */
  addEvent(event: EventRow, facts: ArrayLike<number> = []): void {
    if (this.events === this.eventId.length) this.#growEvents();
    const e = this.events++;
    this.eventId[e] = event.id;
    this.eventDay[e] = event.day;
    this.eventStart[e] = event.startMinute;
    this.eventOver[e] = event.overMinute;
    this.eventOffset[e] = event.offset;
    this.eventFlags[e] = event.flags;
    this.eventBytes[e] = event.bytes;
    const first = this.firstFact[e];
    this.firstFact[e + 1] = first + facts.length;
    if (this.firstFact[e + 1] > this.facts.length)
      this.facts = grown(this.facts, Math.max(256, this.facts.length * 2, this.firstFact[e + 1]));
    for (let f = 0; f < facts.length; f++) this.facts[first + f] = facts[f];
  }

  addVenue(venue: VenueRow): number {
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
    for (let e = source.firstEvent[row]; e < source.firstEvent[row + 1]; e++) this.addEventFrom(source, e);
    return this.addVenue(source.row(row));
  }

  addEventFrom(source: VenueTable, e: number): void {
    this.addEvent(source.eventRow(e), source.factsOf(e));
  }

  eventRow(e: number): EventRow {
    return {
      id: this.eventId[e],
      day: this.eventDay[e],
      startMinute: this.eventStart[e],
      overMinute: this.eventOver[e],
      offset: this.eventOffset[e],
      flags: this.eventFlags[e],
      bytes: this.eventBytes[e],
    };
  }

  factsOf(e: number): Uint32Array {
    return this.facts.subarray(this.firstFact[e], this.firstFact[e + 1]);
  }

  row(row: number): VenueRow {
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

  /** The minute at which an event is over, or, once it is, leaves the lists. */
  eventDue(e: number): number {
    return this.eventDay[e] === NO_DAY ? this.eventExpiry(e) : this.eventOver[e];
  }

  eventExpiry(e: number): number {
    return expiryMinute(this.eventStart[e], this.eventOver[e]);
  }

  /** The minute at which the first of a venue's events is due; Infinity without events. */
  nextDue(row: number): number {
    let next = Number.POSITIVE_INFINITY;
    for (let e = this.firstEvent[row]; e < this.firstEvent[row + 1]; e++) {
      next = Math.min(next, this.eventDue(e));
    }
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
    return columnsOf(this).reduce((sum, column) => sum + column.byteLength, 0);
  }

  #growVenues(): void {
    const capacity = Math.max(64, this.id.length * 2);
    this.key = grown(this.key, capacity);
    this.id = grown(this.id, capacity);
    this.longitude = grown(this.longitude, capacity);
    this.latitude = grown(this.latitude, capacity);
    this.country = grown(this.country, capacity);
    this.city = grown(this.city, capacity);
    this.firstEvent = grown(this.firstEvent, capacity + 1);
    this.text = grown(this.text, capacity);
    this.nameBytes = grown(this.nameBytes, capacity);
    this.headBytes = grown(this.headBytes, capacity);
    this.namePrefix = grown(this.namePrefix, capacity);
  }

  #growEvents(): void {
    const capacity = Math.max(256, this.eventId.length * 2);
    this.eventId = grown(this.eventId, capacity);
    this.eventDay = grown(this.eventDay, capacity);
    this.eventStart = grown(this.eventStart, capacity);
    this.eventOver = grown(this.eventOver, capacity);
    this.eventOffset = grown(this.eventOffset, capacity);
    this.eventFlags = grown(this.eventFlags, capacity);
    this.eventBytes = grown(this.eventBytes, capacity);
    this.firstFact = grown(this.firstFact, capacity + 1);
  }
}

type Column = Uint32Array | Int32Array | Uint16Array | Int8Array | Uint8Array | Float64Array;

function columnsOf(table: VenueTable): Column[] {
  return Object.values(table).filter((value) => ArrayBuffer.isView(value)) as Column[];
}

function grown<T extends Column>(column: T, capacity: number): T {
  const wider = new (column.constructor as new (length: number) => T)(capacity);
  wider.set(column);
  return wider;
}
