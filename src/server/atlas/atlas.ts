import { VENUE_CATEGORIES, type VenueCategory } from "#domain/category.ts";
import { placeKey } from "#domain/city.ts";
import type { EventDays } from "#domain/event/days.ts";
import type { EventStatus, Price } from "#domain/event/event.ts";
import { askedPlace, type EventFilter } from "#domain/event/filter.ts";
import { listedUntilMs, spanOf, type TimedEvent } from "#domain/event/phase.ts";
import type { Box } from "#domain/geo.ts";
import { DAY_MS, dateOfDay, dayNumber } from "#domain/time.ts";
import { CityNumbers } from "./city-numbers.ts";
import { EventNumbers } from "./event-numbers.ts";
import { gridLevel } from "./grid-level.ts";
import type { EventVisit } from "./map/event-visit.ts";
import { type MapFilter, type MapVenue, type OverviewCell, VenueMap } from "./map/venue-map.ts";
import { type TextEvent, TextIndex, type TextVenue } from "./text/text-index.ts";

export interface AtlasEvent extends EventDays, TimedEvent {
  id: number;
  time: string;
  name: string;
  description: string;
  status: EventStatus;
  price: Price | null;
  tags: readonly string[];
  organizer: { name: string; slug: string } | null;
  /** The event as the API answers it, as JSON text. */
  json: string;
}

export interface AtlasVenue {
  id: number;
  category: VenueCategory;
  country: string;
  /** Its label. */
  city: string;
  region: string;
  longitude: number;
  latitude: number;
  name: string;
  /** The venue without its events as the API answers it, as JSON text. */
  json: string;
  events: AtlasEvent[];
}

export interface AtlasFilter extends EventFilter {
  categories?: readonly VenueCategory[] | undefined;
  /** Only events that a search for this text finds. */
  q?: string | undefined;
}

/** What the text index needs of a venue as the API answers it. */
interface LoadedVenue extends VenueWords {
  events: (EventWords & { _id: string })[];
}

interface EventWords extends TimedEvent {
  name: string;
  description: string;
  tags: readonly string[];
  organizer: { name: string } | null;
}

interface VenueWords {
  name: string;
  city: string;
  region: string;
  country: string;
  category: string;
}

const MINUTE_MS = 60_000;
const RESULTS_PER_PAGE = 10;
/** Venues whose events are dropped in some ten milliseconds. */
export const EXPIRED_AT_ONCE = 250;
const NOWHERE = -1;
const MAX_ID = 2 ** 31 - 1;

/**
 * The read model of the whole catalogue: venues and upcoming events in memory, answering the map and the
 * search with finished JSON. PostgreSQL is the truth; any process can rebuild this from it.
 */
export class Atlas {
  readonly #map = new VenueMap();
  readonly #text = new TextIndex();
  readonly #numbers = new EventNumbers();
  readonly #cities = new CityNumbers();
  readonly #countryNumbers = new Map<string, number>();
  /** By its spelling: folding the same few names for every venue would take a while. */
  readonly #learnedCountries = new Map<string, number>();
  #unread: number[] = [];
  #nowMs = 0;
  readonly #firstVersion: number;

  /** An atlas that takes another's place starts from a later version, so that no kept answer seems current. */
  constructor(firstVersion = 0) {
    this.#firstVersion = firstVersion;
  }

  /** The minute, since 1970, as of which now and tonight are answered. */
  get minute(): number {
    return Math.floor(this.#nowMs / MINUTE_MS);
  }

  get version(): number {
    return this.#firstVersion + this.#map.version;
  }

  /** Takes in a catalogue by venue id, on the map alone; its texts are found after `indexTexts`. */
  load(venues: IteratorObject<AtlasVenue>): void {
    this.#map.put(
      venues.map((venue) => {
        this.#unread.push(venue.id);
        return this.#toMap(venue);
      }),
    );
  }

  /** Makes the texts of what was loaded searchable, in steps of a few milliseconds. */
  *indexTexts(): Generator<void, void> {
    yield* this.#text.fill(this.#unreadTexts());
    this.#unread = [];
  }

  /** Inserts venues or replaces them whole. */
  put(venues: readonly AtlasVenue[]): void {
    this.#map.put(venues.values().map((venue) => this.#toMap(venue)));
    this.#text.put(
      venues.map((venue) => ({
        id: venue.id,
        words: wordsOf(venue),
        events: venue.events.map((event) => textOf(event.id, event)),
      })),
    );
  }

  #toMap(venue: AtlasVenue): MapVenue {
    const { id, category, country, city, region, longitude, latitude, name, json, events } = venue;
    return {
      id,
      category: VENUE_CATEGORIES.indexOf(category),
      country: this.#learnCountry(country),
      city: this.#cities.learn(city, region),
      longitude,
      latitude,
      name,
      json,
      events: events.map((event) => this.#numbers.learn(event)),
    };
  }

  /** Texts come back from the map's own JSON, so that a large catalogue is not held twice while it is read. */
  *#unreadTexts(): Generator<TextVenue> {
    for (const id of this.#unread) {
      const json = this.#map.venue(id);
      if (!json) continue;
      const venue: LoadedVenue = JSON.parse(json.toString());
      const events = venue.events.map((event) => textOf(Number(event._id), event));
      yield { id, words: wordsOf(venue), events };
    }
  }

  remove(venueIds: readonly number[]): void {
    this.#map.remove([...venueIds]);
    this.#text.remove([...venueIds]);
  }

  /**
   * Drops events that have expired, takes those that are over off their days, and tells whether there are no more of them.
   * Costs nothing while none is due. Now and tonight are asked for as of this moment.
   */
  expire(nowMs: number): boolean {
    this.#nowMs = nowMs;
    const venues = this.#map.expire(nowMs, EXPIRED_AT_ONCE).length;
    if (venues > 0) this.#text.expire(nowMs);
    return venues < EXPIRED_AT_ONCE;
  }

  count(filter: AtlasFilter = {}): { venues: number; events: number } {
    return this.#map.count(this.#mapFilter(filter));
  }

  /** Venues in the box with their matching events, as a JSON array. With `includeEmpty` the filter narrows only events. */
  venuesIn(box: Box, filter: AtlasFilter, options: { limit: number; includeEmpty: boolean }): Buffer {
    return this.#map.venuesIn(box, this.#mapFilter(filter), {
      ...options,
      hits: filter.q === undefined ? undefined : this.#text.hits(filter.q),
    });
  }

  /** One venue with its upcoming events, as JSON. */
  venue(id: number): Buffer | undefined {
    // Beyond 32 bits another venue would be found.
    return id <= MAX_ID ? this.#map.venue(id) : undefined;
  }

  /** The same without its events. */
  venueAlone(id: number): string | undefined {
    return this.#map.venueJson(id);
  }

  eventIds(venueId: number): number[] {
    return this.#map.eventIds(venueId);
  }

  /** Venues with just these events of theirs, as a JSON array; what is not here is left out. */
  entries(groups: readonly { venueId: number; eventIds: readonly number[] }[]): Buffer {
    return this.#map.entries(groups);
  }

  /** Visits every matching event, in no particular order. */
  visitEvents(filter: AtlasFilter, visit: EventVisit): void {
    const hits = filter.q === undefined ? undefined : this.#text.hits(filter.q);
    this.#map.visitEvents(this.#mapFilter(filter), hits, visit);
  }

  /** The test whether a venue has an event, by both ids. */
  hasEvent(): (venueId: number, eventId: number) => boolean {
    return this.#map.eventTest({});
  }

  /** Exact numbers of matching venues and events in the cells of a grid over the box, as JSON. */
  overview(box: Box, zoom: number, filter: AtlasFilter, options: { includeEmpty: boolean }): Buffer {
    const level = gridLevel(box, zoom);
    const cells = this.#map.overview(box, level, this.#mapFilter(filter), {
      ...options,
      hits: filter.q === undefined ? undefined : this.#text.hits(filter.q),
    });
    let venues = 0;
    let events = 0;
    for (const cell of cells) {
      venues += cell.venues;
      events += cell.events;
    }
    const body = cells.map((cell) => this.#presentCell(cell)).join(",");
    return Buffer.from(`{"venues":${venues},"events":${events},"cells":[${body}]}`);
  }

  /** Exact numbers of matching events in the box for each of so many days, by category, as JSON; from today, in UTC, on. */
  timeline(box: Box, days: number, filter: AtlasFilter): Buffer {
    const firstDay = filter.from === undefined ? Math.floor(this.#nowMs / DAY_MS) : dayNumber(filter.from);
    const hits = filter.q === undefined ? undefined : this.#text.hits(filter.q);
    const counts = this.#map.timeline(box, { firstDay, days }, this.#mapFilter(filter), hits);
    const body = Array.from({ length: days }, (_, day) => {
      const shares = counts.flatMap((byDay, c) =>
        byDay[day] > 0 ? `"${VENUE_CATEGORIES[c]}":${byDay[day]}` : [],
      );
      const events = counts.reduce((sum, byDay) => sum + byDay[day], 0);
      return `{"date":"${dateOfDay(firstDay + day)}","events":${events},"categories":{${shares}}}`;
    });
    return Buffer.from(`{"from":"${dateOfDay(firstDay)}","days":[${body}]}`);
  }

  /** One page of venues with the events that match the text and the filter, best first, as JSON. */
  search(text: string, page: number, filter: AtlasFilter = {}): Buffer {
    const isNarrowed = Object.values(filter).some((value) => value !== undefined);
    const { total, entries } = this.#text.find(
      text,
      { offset: (page - 1) * RESULTS_PER_PAGE, limit: RESULTS_PER_PAGE },
      isNarrowed ? this.#map.eventTest(this.#mapFilter(filter)) : undefined,
    );
    return Buffer.concat([
      Buffer.from('{"results":'),
      this.#map.entries(entries),
      Buffer.from(`,"total":${total}}`),
    ]);
  }

  #presentCell({ longitude, latitude, venues, events, mix, venueId }: OverviewCell): string {
    const shares = mix.flatMap((share, index) => (share > 0 ? `"${VENUE_CATEGORIES[index]}":${share}` : []));
    const venue = venueId === undefined ? "" : `,"venue":${this.#map.venueJson(venueId)}`;
    const place = `"longitude":${longitude.toFixed(5)},"latitude":${latitude.toFixed(5)}`;
    return `{${place},"venues":${venues},"events":${events},"mix":{${shares}}${venue}}`;
  }

  #mapFilter(asked: AtlasFilter): MapFilter {
    const { from, to, categories, country, city } = asked;
    const filter = this.#numbers.asked(asked, this.#nowMs);
    if (from !== undefined) filter.fromDay = dayNumber(from);
    if (to !== undefined) filter.toDay = dayNumber(to);
    if (categories?.length)
      filter.categories = categories.reduce((mask, name) => mask | (1 << VENUE_CATEGORIES.indexOf(name)), 0);
    filter.country = this.#countryAsked(country);
    filter.cities = this.#cities.asked(city);
    return filter;
  }

  #countryAsked(choice: string | undefined): number | undefined {
    const key = askedPlace(choice);
    return key === undefined ? undefined : (this.#countryNumbers.get(key) ?? NOWHERE);
  }

  /** A country is one number, whatever its spelling. */
  #learnCountry(name: string): number {
    const known = this.#learnedCountries.get(name);
    if (known !== undefined) return known;
    const key = placeKey(name);
    const number = this.#countryNumbers.get(key) ?? this.#countryNumbers.size;
    this.#countryNumbers.set(key, number);
    this.#learnedCountries.set(name, number);
    return number;
  }
}

/** A label may have the region already; a word that is told twice is indexed once. */
function wordsOf({ name, city, region, country, category }: VenueWords): string {
  return `${name} ${city} ${region} ${country} ${category}`;
}

function textOf(id: number, event: EventWords): TextEvent {
  const span = spanOf(event);
  const description = [event.description, event.organizer?.name ?? "", ...event.tags].join(" ");
  return { id, startsAtMs: span.startMs, expiresAtMs: listedUntilMs(span), name: event.name, description };
}
