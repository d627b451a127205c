import { VENUE_CATEGORIES } from "#domain/category.ts";
import { type Box, distanceBand, type Point } from "#domain/geo.ts";
import { DAY_MS, dayNumber } from "#domain/time.ts";
import { CityCounts, cellJson, cityJson, isAhead, joinedByCell } from "./cities.ts";
import { type AtlasFilter, type AtlasVenue, EventNumbers, type SavedNumbers } from "./event-numbers.ts";
import type { EventVisit } from "./map/event-hits.ts";
import { gridLevel } from "./map/morton.ts";
import { ROWS, type SavedRows, type SnapshotSink } from "./map/saved-map.ts";
import type { DamagedText } from "./map/text-store.ts";
import { timelineJson } from "./map/timeline.ts";
import { type MapFilter, type MapVenue, VenueMap, type VenuePlaceInJson } from "./map/venue-map.ts";
import { CityNumbers, CountryNumbers, type SavedCities } from "./place-numbers.ts";
import { AddressIndex, type LoadedVenue, searchedText, wordsOf } from "./searched-texts.ts";
import type { Snapshot } from "./snapshot.ts";
import { TextIndex, type TextVenue } from "./text/text-index.ts";
import type { OtherNames } from "./text/vocabulary.ts";

export type { AtlasEvent, AtlasFilter, AtlasVenue } from "./event-numbers.ts";
export type { VenuePlaceInJson } from "./map/venue-map.ts";

const MINUTE_MS = 60_000;
const RESULTS_PER_PAGE = 10;
/** Venues whose events are dropped in one step of a few milliseconds, with the share of rebuilding that they pay for. */
export const EXPIRED_AT_ONCE = 64;
const MAX_ID = 2 ** 31 - 1;
/** Of those in a view, the ones with most events are told one by one. */
const MAX_CITIES = 200;
/** The part of a snapshot that says what the numbers of its rows mean. */
const NUMBERS = "numbers";

interface SavedAtlas {
  events: SavedNumbers;
  cities: SavedCities;
  countries: Map<string, number>;
}

/**
 * The read model of the whole catalogue: venues and upcoming events in memory, answering the map and the
 * search with finished JSON. PostgreSQL is the truth; any process can rebuild this from it.
 *
 * How a question walks through it ("concerts and theater this weekend in this box, counted by cell"):
 *
 *   Atlas                  names become numbers (`place-numbers.ts`, `event-numbers.ts`), words become hits (`text/text-index.ts`);
 *     │                    numbers become JSON again (`cities.ts`, `map/timeline.ts`)
 *   VenueMap               the filter is worked out once (`RowFilter`, `map/map-filter.ts`), the box becomes ranges of cells
 *     │                    (`map/grid-box.ts`); overview, cities, timeline, list and visits each have their file
 *     ├─ with hits         only the events that the text found are looked at (`map/event-hits.ts`)
 *   CategoryIndex          one for each category that is asked for (`map/category-index.ts`), found by `map/venue-index.ts`;
 *     │                    a change makes a small segment, small ones are merged
 *   Segment                up to 32,768 venues in Morton order, so that a cell at any zoom is one range (`map/segment.ts`)
 *     │
 *   select                 few venues: each is tested; else bits of all that match, kept for the next box (`map/selection.ts`)
 *     ├─ days alone        bitmaps of days, prefix sums (`map/day-index.ts`, `map/event-index.ts`, `map/plain-events.ts`)
 *     ├─ runs, cancelled   listed apart, since their day does not tell all (`map/special-events.ts`)
 *     └─ tags, prices …    posting lists (`map/posting-lists.ts`), else the events of the days one by one
 *     │
 *   RankedBits             a cell's venues are a subtraction (`map/ranked-bits.ts`), its events one of counts by venue;
 *                          `map/cell-tally.ts` adds them up by cell, `map/city-tally.ts` by city
 *
 * What a venue says of itself, its finished JSON, is a stretch of `map/text-store.ts`, in memory or in the file of a snapshot.
 */
export class Atlas {
  readonly #map = new VenueMap();
  readonly #text: TextIndex;
  readonly #addresses = new AddressIndex();
  readonly #numbers: EventNumbers;
  readonly #cities: CityNumbers;
  readonly #countries: CountryNumbers;
  /** Loaded, and not yet indexed. */
  #unread: number[] = [];
  #isReading = false;
  #nowMs = 0;
  readonly #cityCounts: CityCounts;
  readonly #firstVersion: number;

  /**
   * An atlas that takes another's place starts from a later version, so that no kept answer seems current. With a snapshot it
   * holds what that does, on the map alone; its texts are found after `indexTexts`. A text is searched by other names, too.
   */
  constructor(firstVersion = 0, snapshot?: Snapshot<unknown>, otherNames?: OtherNames) {
    this.#text = new TextIndex(undefined, undefined, otherNames);
    this.#firstVersion = firstVersion;
    const saved = snapshot?.parts<SavedAtlas>(NUMBERS).next().value;
    this.#numbers = new EventNumbers(saved?.events);
    this.#cities = new CityNumbers(saved?.cities);
    this.#countries = new CountryNumbers(saved?.countries);
    this.#cityCounts = new CityCounts(this.#map, this.#cities);
    if (!snapshot) return;
    this.#unread = this.#map.restore(snapshot.texts, snapshot.parts<SavedRows>(ROWS));
  }

  /** Writes everything into a snapshot, in steps of about a millisecond. */
  *save(sink: SnapshotSink): Generator<void, void> {
    yield* this.#map.save(sink);
    // Behind the rows, which may have learned more meanwhile.
    const saved: SavedAtlas = {
      events: this.#numbers.saved,
      cities: this.#cities.saved,
      countries: this.#countries.saved,
    };
    sink.addPart(NUMBERS, saved);
  }

  /** Leaves texts to a snapshot's file where it has the very same ones, in steps of about a millisecond. */
  adoptTexts(snapshot: Snapshot<unknown>): Generator<void, void> {
    return this.#map.adoptTexts(snapshot.texts, snapshot.parts<SavedRows>(ROWS));
  }

  /** Called when a file of texts cannot be read any more: everything has to be read from the database again. */
  set onDamage(tell: (error: DamagedText) => void) {
    this.#map.onDamage = tell;
  }

  /** Bytes of texts in memory; those in a snapshot's file do not count. */
  get textBytes(): number {
    return this.#map.memory().textBytes;
  }

  /** The minute, since 1970, as of which now and tonight are answered. */
  get minute(): number {
    return Math.floor(this.#nowMs / MINUTE_MS);
  }

  get version(): number {
    return this.#firstVersion + this.#map.version;
  }

  /** Takes in a catalogue, on the map alone; its texts are found after `indexTexts`. */
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
    this.#isReading = true;
    const ids = Uint32Array.from(this.#unread)
      .sort()
      .filter((id, at, all) => id !== all[at - 1]);
    yield* this.#text.fill(this.#textsOf(ids));
    yield* this.#addresses.fill(this.#addressesOf(ids));
    this.#unread = [];
    this.#isReading = false;
  }

  /** Inserts venues or replaces them whole. */
  put(venues: readonly AtlasVenue[]): void {
    this.#map.put(venues.values().map((venue) => this.#toMap(venue)));
    if (this.#unread.length > 0 && !this.#isReading) {
      for (const { id } of venues) this.#unread.push(id);
      return;
    }
    this.#text.put(
      venues.map((venue) => ({
        id: venue.id,
        words: wordsOf(venue),
        events: venue.events.map((event) => searchedText(event.id, event)),
      })),
    );
    this.#addresses.put(venues);
  }

  #toMap(venue: AtlasVenue): MapVenue {
    const { id, category, country, city, region, longitude, latitude, name, json, events } = venue;
    return {
      id,
      category: VENUE_CATEGORIES.indexOf(category),
      country: this.#countries.learn(country),
      city: this.#cities.learn(city, region, country),
      longitude,
      latitude,
      name,
      json,
      events: events.map((event) => this.#numbers.learn(event)),
    };
  }

  /** Texts come back from the map's own JSON, so that a large catalogue is not held twice while it is read. */
  *#textsOf(ids: Iterable<number>): Generator<TextVenue> {
    for (const id of ids) {
      const json = this.#map.venue(id);
      if (!json) continue;
      const venue: LoadedVenue = JSON.parse(json.toString());
      const events = venue.events.map((event) => searchedText(Number(event._id), event));
      yield { id, words: wordsOf(venue), events };
    }
  }

  *#addressesOf(ids: Iterable<number>): Generator<{ id: number; json: string }> {
    for (const id of ids) {
      const json = this.#map.venueJson(id);
      if (json !== undefined) yield { id, json };
    }
  }

  remove(venueIds: readonly number[]): void {
    this.#map.remove([...venueIds]);
    this.#text.remove([...venueIds]);
    this.#addresses.remove(venueIds);
  }

  /**
   * Drops events that have expired, takes those that are over off their days, and tells whether there are no more of them.
   * Costs nothing while none is due. Now and tonight are asked for as of this moment. `before` is told of each venue that
   * has such events.
   */
  expire(nowMs: number, before?: (venueId: number) => void, mostVenues = EXPIRED_AT_ONCE): boolean {
    this.#nowMs = nowMs;
    const venues = this.#map.expire(nowMs, mostVenues, before).length;
    if (venues > 0) this.#text.expire(nowMs);
    return venues < mostVenues;
  }

  /** How many matching events are in a box. */
  countIn(box: Box, filter: AtlasFilter = {}): number {
    return this.totalsIn(box, filter).events;
  }

  /** How many matching venues and events are in a box. */
  totalsIn(
    box: Box,
    filter: AtlasFilter = {},
    options = { includeEmpty: false },
  ): { venues: number; events: number } {
    let venues = 0;
    let events = 0;
    for (const cell of this.#cells(box, 0, filter, options)) {
      venues += cell.venues;
      events += cell.events;
    }
    return { venues, events };
  }

  /** Where matching events are: the middles of the cells of a grid over the box that have some. */
  spotsIn(box: Box, zoom: number, filter: AtlasFilter): Point[] {
    return this.#cells(box, zoom, filter, { includeEmpty: false }).filter(({ events }) => events > 0);
  }

  #cells(box: Box, zoom: number, filter: AtlasFilter, options: { includeEmpty: boolean }) {
    const hits = filter.q === undefined ? undefined : this.#text.hits(filter.q);
    return this.#map.overview(box, gridLevel(box, zoom), this.#mapFilter(filter), { ...options, hits });
  }

  /** The ids of venues by words of their address, those with events alone. */
  venuesByAddress(text: string, most: number): number[] {
    const ids = this.#addresses.find(text, most * 4);
    return ids.filter((id) => this.#map.eventIds(id).length > 0).slice(0, most);
  }

  count(filter: AtlasFilter = {}): { venues: number; events: number } {
    return this.#map.count(this.#mapFilter(filter));
  }

  /** Venues in the box with their matching events, as a JSON array. With `includeEmpty` the filter narrows only events. */
  venuesIn(
    box: Box,
    filter: AtlasFilter,
    options: { limit: number; after?: number; includeEmpty: boolean; places?: VenuePlaceInJson[] },
  ): Buffer {
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

  /** Visits every matching event in a box; texts are not searched. */
  visitEventsIn(box: Box, filter: Omit<AtlasFilter, "q">, visit: EventVisit): void {
    this.#map.visitEventsIn(box, this.#mapFilter(filter), visit);
  }

  /** How far venues are from a point, in metres, by their ids. */
  distanceFrom(point: Point): (venueId: number) => number {
    return this.#map.distanceFrom(point);
  }

  /** The test whether a venue has an event, by both ids. */
  hasEvent(): (venueId: number, eventId: number) => boolean {
    return this.#map.eventTest({});
  }

  /** The slugs of organizers, also of some without events by now. */
  get organizers(): readonly string[] {
    return this.#numbers.organizers;
  }

  /**
   * Exact numbers of matching venues and events in the box, and of the cities of which the middle is in it, as JSON: those with
   * most events, and all of them by the cells of a grid. A city counts as a whole, wherever the box cuts through it.
   */
  overview(box: Box, zoom: number, filter: AtlasFilter, options: { includeEmpty: boolean }): Buffer {
    const asked = this.#mapFilter(filter);
    const hits = filter.q === undefined ? undefined : this.#text.hits(filter.q);
    const { venues, events } = this.totalsIn(box, filter, options);
    const key = JSON.stringify([filter, filter.when && this.minute, options.includeEmpty]);
    const groups = this.#cityCounts.in(box, key, asked, { ...options, hits });
    const cells = joinedByCell(groups, gridLevel(box, zoom)).map((cell) =>
      cellJson(cell, this.#cities, (venueId) => this.#map.venueJson(venueId)),
    );
    const withEvents = groups.filter((group) => group.events > 0);
    const cities = withEvents
      .sort((a, b) => (isAhead(a, b) ? -1 : 1))
      .slice(0, MAX_CITIES)
      .map((city) => cityJson(city, this.#cities));
    return Buffer.from(
      `{"venues":${venues},"events":${events},"cells":[${cells}],"cities":[${cities}],"cityTotal":${withEvents.length}}`,
    );
  }

  /**
   * Exact numbers of matching events in the box for each of so many days, by category, as JSON; from today, in UTC, on. Where
   * tonight is asked for, also by its half hours.
   */
  timeline(box: Box, days: number, filter: AtlasFilter): Buffer {
    const firstDay = filter.from === undefined ? Math.floor(this.#nowMs / DAY_MS) : dayNumber(filter.from);
    const hits = filter.q === undefined ? undefined : this.#text.hits(filter.q);
    const asked = this.#mapFilter(filter);
    return timelineJson(
      firstDay,
      this.#map.timeline(box, { firstDay, days }, asked, hits),
      filter.when === "tonight" ? this.#map.evening(box, asked, this.#nowMs, hits) : undefined,
    );
  }

  /**
   * One page of venues with the events that match the text and the filter, best first, as JSON. Near a point, of equally
   * good matches those in nearer cities come first, within them the soonest, and each tells its distance.
   */
  search(text: string, page: number, filter: AtlasFilter = {}, near?: Point): Buffer {
    const isNarrowed = Object.values(filter).some((value) => value !== undefined);
    const metres = near && this.#map.distanceFrom(near);
    const toCity = near && this.#cityCounts.distanceFrom(near);
    const { total, entries } = this.#text.find(
      text,
      { offset: (page - 1) * RESULTS_PER_PAGE, limit: RESULTS_PER_PAGE },
      {
        passes: isNarrowed ? this.#map.eventTest(this.#mapFilter(filter)) : undefined,
        bandOf: toCity && ((venueId) => 1 + distanceBand(toCity(venueId))),
      },
    );
    const results = metres
      ? entries.map((entry) => ({ ...entry, distanceM: metres(entry.venueId) }))
      : entries;
    return Buffer.concat([
      Buffer.from('{"results":'),
      this.#map.entries(results),
      Buffer.from(`,"total":${total}}`),
    ]);
  }

  #mapFilter(asked: AtlasFilter): MapFilter {
    const { from, to, categories, country, city } = asked;
    const filter = this.#numbers.asked(asked, this.#nowMs);
    if (from !== undefined) filter.fromDay = dayNumber(from);
    if (to !== undefined) filter.toDay = dayNumber(to);
    if (categories?.length)
      filter.categories = categories.reduce((mask, name) => mask | (1 << VENUE_CATEGORIES.indexOf(name)), 0);
    filter.country = this.#countries.asked(country);
    filter.cities = this.#cities.asked(city);
    return filter;
  }
}
