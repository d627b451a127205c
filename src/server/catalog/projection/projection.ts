import type { Event, Venue, VenueWithEvents } from "#contract/catalog.ts";
import type { EventAtVenue } from "#contract/pages.ts";
import type { VenueCategory } from "#domain/category.ts";
import { slugify } from "#domain/slug.ts";
import { Atlas, type AtlasEvent, type AtlasFilter, type AtlasVenue } from "#server/atlas/atlas.ts";
import type { SnapshotSink } from "#server/atlas/map/saved-map.ts";
import type { Snapshot } from "#server/atlas/snapshot.ts";
import { englishNamesOf } from "#server/catalog/other-names.ts";
import { ChangeLog } from "./change-log.ts";
import { CityDirectory, type CityPlace, type SavedCityDirectory } from "./city-directory.ts";
import { EventDirectory, type EventMarks, type SavedEvents } from "./event-directory.ts";
import { LatestEvents } from "./latest-events.ts";
import type { Touch } from "./reads.ts";
import { type SavedSlugs, SlugIndex } from "./slug-index.ts";

const WORLD = { west: -180, south: -90, east: 180, north: 90 };

/** Parts of a snapshot. */
const CITIES = "cities";
const SLUGS = "slugs";
const EVENTS = "events";

export interface ProjectedVenue extends AtlasVenue {
  slug: string;
  place: CityPlace;
  events: (AtlasEvent & EventMarks & { series: { id: string } | null })[];
}

/** Where an event is found, and what lists are ordered by. */
export interface EventRef {
  venueId: number;
  eventId: number;
  startMinute: number;
  overMinute: number;
}

/**
 * Everything that is listed, in memory: all venues and their upcoming events, with the keys by which pages, feeds and pictures
 * ask for them. The texts are the atlas's own; an index leads to a venue, whose text decides.
 */
export class Projection {
  readonly atlas: Atlas;
  readonly cities: CityDirectory;
  readonly marks: EventDirectory;
  readonly #slugs: SlugIndex;
  readonly #latest = new LatestEvents();
  readonly log: ChangeLog;

  /** Every later change of it is told to the log. With a snapshot it holds what that does. */
  constructor(firstVersion = 0, log = new ChangeLog(), snapshot?: Snapshot<unknown>) {
    this.log = log;
    this.atlas = new Atlas(firstVersion, snapshot, englishNamesOf);
    this.cities = new CityDirectory(snapshot?.parts<SavedCityDirectory>(CITIES).next().value);
    this.marks = new EventDirectory(snapshot?.parts<SavedEvents>(EVENTS).next().value);
    this.#slugs = new SlugIndex(snapshot?.parts<SavedSlugs>(SLUGS).next().value);
  }

  /**
   * Writes everything into a snapshot, in steps of a few milliseconds. What changes in between may be in it or not: venues that
   * are put or removed again afterwards are as they should be.
   */
  *save(sink: SnapshotSink): Generator<void, void> {
    yield* this.atlas.save(sink);
    for (const [name, part] of [
      [CITIES, this.cities],
      [SLUGS, this.#slugs],
      [EVENTS, this.marks],
    ] as const) {
      yield;
      sink.addPart(name, part.saved);
    }
  }

  /** Applies venues by their ids before the next read. */
  load(venues: IteratorObject<ProjectedVenue>): void {
    this.atlas.load(
      venues.map((venue) => {
        this.#index(venue);
        return venue;
      }),
    );
  }

  /** Inserts venues or replaces them whole. */
  put(venues: readonly ProjectedVenue[]): void {
    const { changes } = this.cities;
    for (const venue of venues) {
      const before = this.#touchOf(venue.id);
      if (before.listed) this.log.add(before);
      this.#index(venue);
    }
    this.atlas.put(venues);
    const hasChangedCities = this.cities.changes !== changes;
    for (const { id } of venues) this.log.add({ ...this.#touchOf(id), hasChangedCities });
  }

  remove(venueIds: readonly number[]): void {
    for (const id of new Set(venueIds)) {
      this.log.add({ ...this.#touchOf(id), hasChangedCities: true });
      this.cities.remove(id);
      this.#slugs.remove(id);
      this.#latest.remove(id);
    }
    this.atlas.remove(venueIds);
  }

  /** Drops what has expired, and tells whether no more is due. */
  expire(nowMs: number): boolean {
    return this.atlas.expire(nowMs, (venueId) => this.log.add(this.#touchOf(venueId)));
  }

  venue(id: number): VenueWithEvents | undefined {
    const json = this.atlas.venue(id);
    return json && JSON.parse(json.toString());
  }

  /** The same without its events, which may be many. */
  venueAlone(id: number): Venue | undefined {
    const json = this.atlas.venueAlone(id);
    return json === undefined ? undefined : JSON.parse(json);
  }

  /** The venues of a slug, the oldest first: that one has the plain address. */
  venuesOfSlug(slug: string): Venue[] {
    return this.#slugs
      .find(slug)
      .sort((a, b) => a - b)
      .flatMap((id) => this.venueAlone(id) ?? [])
      .filter((venue) => venue.slug === slug);
  }

  /** The listed events of the venues of a slug by date; undefined where there is no such venue. */
  eventsOfSlug(slug: string, category: VenueCategory | undefined): Event[] | undefined {
    const venues = this.venuesOfSlug(slug).filter(
      (venue) => category === undefined || venue.category === category,
    );
    if (venues.length === 0) return undefined;
    return venues
      .flatMap(({ _id }) => this.venue(Number(_id))?.events ?? [])
      .sort((a, b) => compare(a.date + a.time, b.date + b.time) || Number(a._id) - Number(b._id));
  }

  /** The venues of a city by name; undefined where it has none. */
  venuesOfCity(countryCode: string, city: string, category: VenueCategory | undefined): Venue[] | undefined {
    const place = this.cities.find(countryCode, slugify(city, "city"));
    if (!place) return undefined;
    const filter = { country: place.country, city: place.label };
    const found = this.atlas.venuesIn(WORLD, filter, { limit: 0, includeEmpty: true });
    return (JSON.parse(found.toString()) as VenueWithEvents[])
      .filter((venue) => category === undefined || venue.category === category)
      .map(({ events: _, ...venue }): Venue => venue)
      .sort((a, b) => compare(a.name, b.name) || Number(a._id) - Number(b._id));
  }

  /** Of a venue that is listed. */
  hasPlainAddress({ _id, slug }: Pick<Venue, "_id" | "slug">): boolean {
    const oldest = Math.min(...this.#slugs.find(slug));
    return oldest === Number(_id) || this.venuesOfSlug(slug)[0]?._id === _id;
  }

  /** With the venue's other events, which are read on the way. */
  eventAt(
    venueSlug: string,
    category: string,
    slug: string,
    date: string,
  ): (EventAtVenue & { place: VenueWithEvents }) | undefined {
    const place = this.#venueOf(venueSlug, category);
    const event = place?.events.find((each) => each.slug === slug && each.date === date);
    if (!place || !event) return undefined;
    const { events: _, ...venue } = place;
    return { venue, event, place };
  }

  #venueOf(slug: string, category: string): VenueWithEvents | undefined {
    const isMeant = (venue: Venue) => venue.slug === slug && venue.category === category;
    const [id, ...others] = this.#slugs.find(slug);
    // Mostly there is one, whose text need not be read twice.
    const only = id === undefined || others.length > 0 ? undefined : this.venue(id);
    if (only) return isMeant(only) ? only : undefined;
    const known = this.venuesOfSlug(slug).find(isMeant);
    return known && this.venue(Number(known._id));
  }

  event(id: number): EventAtVenue | undefined {
    return this.events([id])[0];
  }

  /** Events by their ids, in that order; what is not listed is left out. */
  events(ids: readonly number[]): EventAtVenue[] {
    const found = new Map<number, EventAtVenue>();
    for (const { events, ...venue } of this.#entries(ids))
      for (const event of events) found.set(Number(event._id), { venue, event });
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  visitEvents(filter: AtlasFilter, visit: (event: EventRef) => void): void {
    this.atlas.visitEvents(filter, (venueId, eventId, startMinute, overMinute) => {
      visit({ venueId, eventId, startMinute, overMinute });
      return true;
    });
  }

  /** The ids of any events that match, at most so many. */
  someEvents(filter: AtlasFilter, most: number): number[] {
    const ids: number[] = [];
    this.atlas.visitEvents(filter, (_venueId, eventId) => ids.push(eventId) < most);
    return ids;
  }

  /** How many events are listed, cancelled ones included. */
  countEvents(): number {
    return this.atlas.count().events + this.atlas.count({ status: "cancelled" }).events;
  }

  /** The events of a country and category that were added last. */
  latest(country: string, category: VenueCategory, most: number): EventAtVenue[] {
    const found = this.#latest.find(latestKey(country, category), most, this.atlas.hasEvent(), (visit) =>
      this.visitEvents({ country, categories: [category] }, ({ venueId, eventId }) =>
        visit({ venueId, eventId, createdAtS: this.marks.createdAtS(eventId) }),
      ),
    );
    return this.events(found.map(({ eventId }) => eventId));
  }

  /** When an event of a venue was changed last, in seconds; undefined without events. */
  changedAtS(venueId: number): number | undefined {
    const ids = this.atlas.eventIds(venueId);
    return ids.length === 0 ? undefined : Math.max(...ids.map((id) => this.marks.updatedAtS(id)));
  }

  /** Frees what is kept of events that have left the lists, in steps. */
  *prune(): Generator<void, void> {
    const isThere = this.atlas.hasEvent();
    yield* this.marks.forgetGone((eventId, venueId) => isThere(venueId, eventId));
  }

  get indexBytes(): number {
    return this.marks.bytes + this.#slugs.bytes + this.cities.bytes;
  }

  #entries(eventIds: readonly number[]): VenueWithEvents[] {
    const groups = new Map<number, number[]>();
    for (const id of eventIds) {
      const venueId = this.marks.venueOf(id);
      if (venueId === undefined) continue;
      const group = groups.get(venueId);
      if (group) group.push(id);
      else groups.set(venueId, [id]);
    }
    const entries = [...groups].map(([venueId, ids]) => ({ venueId, eventIds: ids }));
    return JSON.parse(this.atlas.entries(entries).toString());
  }

  #index({ id, slug, place, country, category, events }: ProjectedVenue): void {
    this.#slugs.put(id, slug);
    this.cities.put(id, place);
    for (const event of events) this.marks.put(event.id, id, event, Number(event.series?.id ?? 0));
    this.#latest.put(id, latestKey(country, category), events);
  }

  #touchOf(venueId: number): Touch {
    const venue = this.venueAlone(venueId);
    if (!venue) return { venueId };
    const [longitude, latitude] = venue.coordinates;
    return {
      venueId,
      listed: {
        slug: venue.slug,
        longitude: Number(longitude),
        latitude: Number(latitude),
        country: venue.country,
        city: this.cities.keysOf(venue.countryCode, venue.city),
        organizers: this.#organizersAt(venueId),
      },
    };
  }

  /** Most events have none, so their texts are looked at before they are parsed. */
  #organizersAt(venueId: number): string[] {
    const json = this.atlas.venue(venueId);
    if (!json?.includes('"organizer":{')) return [];
    const { events }: VenueWithEvents = JSON.parse(json.toString());
    return [...new Set(events.flatMap(({ organizer }) => organizer?.slug ?? []))];
  }
}

function compare(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}

function latestKey(country: string, category: string): string {
  return `${country}\n${category}`;
}
