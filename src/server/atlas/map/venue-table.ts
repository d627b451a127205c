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

export const MINUTE_MS = 60_000;

/**
 * Venues and their events as columns. A venue's events follow each other by start. Its text is one slice of the arena:
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
  /** Events start on whole minutes, so minutes since 1970 are exact, in half the space and for any year. */
  eventExpiry: Uint32Array;
  eventBytes: Uint32Array;

  constructor(venues = 0, events = 0) {
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
    this.eventExpiry = new Uint32Array(events);
    this.eventBytes = new Uint32Array(events);
  }

  /** Adds the events of the next venue, one call each, before the venue itself. */
  addEvent(id: number, day: number, expiryMinute: number, bytes: number): void {
    if (this.events === this.eventId.length) this.#growEvents();
    const e = this.events++;
    this.eventId[e] = id;
    this.eventDay[e] = day;
    this.eventExpiry[e] = expiryMinute;
    this.eventBytes[e] = bytes;
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
    this.addEvent(source.eventId[e], source.eventDay[e], source.eventExpiry[e], source.eventBytes[e]);
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

  /** How many events of a venue fall on these days, both included. */
  eventsWithin(row: number, fromDay: number, toDay: number): number {
    const { eventDay } = this;
    let count = 0;
    for (let e = this.firstEvent[row]; e < this.firstEvent[row + 1]; e++) {
      if (eventDay[e] >= fromDay && eventDay[e] <= toDay) count++;
    }
    return count;
  }

  /** The minute at which the first of a venue's events expires; Infinity without events. */
  nextExpiry(row: number): number {
    let next = Number.POSITIVE_INFINITY;
    for (let e = this.firstEvent[row]; e < this.firstEvent[row + 1]; e++) {
      if (this.eventExpiry[e] < next) next = this.eventExpiry[e];
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
    this.eventExpiry = grown(this.eventExpiry, capacity);
    this.eventBytes = grown(this.eventBytes, capacity);
  }
}

type Column = Uint32Array | Int32Array | Uint16Array | Float64Array;

function columnsOf(table: VenueTable): Column[] {
  return Object.values(table).filter((value) => ArrayBuffer.isView(value)) as Column[];
}

function grown<T extends Column>(column: T, capacity: number): T {
  const wider = new (column.constructor as new (length: number) => T)(capacity);
  wider.set(column);
  return wider;
}
