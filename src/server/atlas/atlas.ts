import { VENUE_CATEGORIES, type VenueCategory } from "#domain/category.ts";
import { askedPlace, placeKey } from "#domain/filter.ts";
import type { Box } from "#domain/geo.ts";
import { dayNumber } from "#domain/time.ts";
import { gridLevel } from "./grid-level.ts";
import { type MapFilter, type MapVenue, type OverviewCell, VenueMap } from "./map/venue-map.ts";
import { TextIndex, type TextVenue } from "./text/text-index.ts";

export interface AtlasEvent {
  id: number;
  date: string;
  startsAtMs: number;
  /** When the event leaves the lists. */
  expiresAtMs: number;
  name: string;
  description: string;
  /** The event as the API answers it, as JSON text. */
  json: string;
}

export interface AtlasVenue {
  id: number;
  category: VenueCategory;
  country: string;
  city: string;
  longitude: number;
  latitude: number;
  name: string;
  /** The venue without its events as the API answers it, as JSON text. */
  json: string;
  events: AtlasEvent[];
}

export interface AtlasFilter {
  from?: string | undefined;
  to?: string | undefined;
  categories?: readonly VenueCategory[] | undefined;
  country?: string | undefined;
  city?: string | undefined;
  /** Only events that a search for this text finds. */
  q?: string | undefined;
}

/** What the text index needs of a venue as the API answers it. */
interface LoadedVenue extends VenueWords {
  events: { _id: string; startsAt: string; name: string; description: string }[];
}

interface VenueWords {
  name: string;
  city: string;
  country: string;
  category: string;
}

const RESULTS_PER_PAGE = 10;
/** Venues whose events are dropped in some ten milliseconds. */
export const EXPIRED_AT_ONCE = 500;
const NOWHERE = -1;

/**
 * The read model of the whole catalogue: venues and upcoming events in memory, answering the map and the
 * search with finished JSON. PostgreSQL is the truth; any process can rebuild this from it.
 */
export class Atlas {
  readonly #map = new VenueMap();
  readonly #text = new TextIndex();
  readonly #placeNumbers = new Map<string, number>();
  /** By its spelling: folding the same few names for every venue would take a while. */
  readonly #learned = new Map<string, number>();
  #unread: number[] = [];
  readonly #firstVersion: number;

  /** An atlas that takes another's place starts from a later version, so that no kept answer seems current. */
  constructor(firstVersion = 0) {
    this.#firstVersion = firstVersion;
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
    this.#text.put(venues.map((venue) => ({ id: venue.id, words: wordsOf(venue), events: venue.events })));
  }

  #toMap({ id, category, country, city, longitude, latitude, name, json, events }: AtlasVenue): MapVenue {
    return {
      id,
      category: VENUE_CATEGORIES.indexOf(category),
      country: this.#learnPlace(country),
      city: this.#learnPlace(city),
      longitude,
      latitude,
      name,
      json,
      events: events.map(({ id, date, startsAtMs, expiresAtMs, json }) => ({
        id,
        day: dayNumber(date),
        startsAtMs,
        expiresAtMs,
        json,
      })),
    };
  }

  /** Texts come back from the map's own JSON, so that a large catalogue is not held twice while it is read. */
  *#unreadTexts(): Generator<TextVenue> {
    for (const id of this.#unread) {
      const json = this.#map.venue(id);
      if (!json) continue;
      const venue: LoadedVenue = JSON.parse(json.toString());
      const events = venue.events.map(({ _id, startsAt, name, description }) => ({
        id: Number(_id),
        startsAtMs: Date.parse(startsAt),
        name,
        description,
      }));
      yield { id, words: wordsOf(venue), events };
    }
  }

  remove(venueIds: readonly number[]): void {
    this.#map.remove([...venueIds]);
    this.#text.remove([...venueIds]);
  }

  /** Drops events that are over, and tells whether there are no more of them. Costs nothing while none is due. */
  expire(nowMs: number): boolean {
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
    return this.#map.venue(id);
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

  /** One page of venues with the events that match the text, best first, as JSON. */
  search(text: string, page: number): Buffer {
    const { total, entries } = this.#text.find(text, {
      offset: (page - 1) * RESULTS_PER_PAGE,
      limit: RESULTS_PER_PAGE,
    });
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

  #mapFilter({ from, to, categories, country, city }: AtlasFilter): MapFilter {
    const filter: MapFilter = {};
    if (from !== undefined) filter.fromDay = dayNumber(from);
    if (to !== undefined) filter.toDay = dayNumber(to);
    if (categories?.length)
      filter.categories = categories.reduce((mask, name) => mask | (1 << VENUE_CATEGORIES.indexOf(name)), 0);
    filter.country = this.#placeAsked(country);
    filter.city = this.#placeAsked(city);
    return filter;
  }

  #placeAsked(choice: string | undefined): number | undefined {
    const key = askedPlace(choice);
    return key === undefined ? undefined : (this.#placeNumbers.get(key) ?? NOWHERE);
  }

  /** Countries and cities are numbers on the map; a place of one name is one number, whatever its spelling. */
  #learnPlace(name: string): number {
    const known = this.#learned.get(name);
    if (known !== undefined) return known;
    const key = placeKey(name);
    const number = this.#placeNumbers.get(key) ?? this.#placeNumbers.size;
    this.#placeNumbers.set(key, number);
    this.#learned.set(name, number);
    return number;
  }
}

function wordsOf({ name, city, country, category }: VenueWords): string {
  return `${name} ${city} ${country} ${category}`;
}
