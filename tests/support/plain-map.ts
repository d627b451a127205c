import { VENUE_CATEGORIES } from "#domain/category.ts";
import { dayAsked, isDuring } from "#domain/event/when.ts";
import { fold } from "#domain/fold.ts";
import { type Box, mercatorX, mercatorY } from "#domain/geo.ts";
import { DAY_MS } from "#domain/time.ts";
import type { EventHits, MapEvent, MapFilter, MapVenue, OverviewCell } from "#server/atlas/map/venue-map.ts";

interface Match {
  venue: MapVenue;
  events: MapEvent[];
}

const units = (degrees: number) => Math.round(degrees * 1e7);

/** The venue map as one would write it without a thought for speed: an array and its filters. */
export class PlainMap {
  #venues = new Map<number, MapVenue>();
  #over = new Set<MapEvent>();

  get venues(): MapVenue[] {
    return [...this.#venues.values()];
  }

  put(venues: readonly MapVenue[]): void {
    for (const venue of venues) {
      const events = venue.events.toSorted((a, b) => a.startsAtMs - b.startsAtMs || a.id - b.id);
      this.#venues.set(venue.id, { ...venue, events });
    }
  }

  remove(ids: readonly number[]): void {
    for (const id of ids) this.#venues.delete(id);
  }

  /** What is over stays listed where its start puts it, on no day. */
  expire(nowMs: number): number[] {
    const changed: number[] = [];
    for (const [id, venue] of this.#venues) {
      const listed = venue.events.filter(
        ({ startsAtMs, overAtMs }) => Math.max(startsAtMs + DAY_MS, overAtMs) > nowMs,
      );
      const isOver = (event: MapEvent) => event.overAtMs <= nowMs;
      const isNews = venue.events.some((event) => isOver(event) && !this.#over.has(event));
      if (listed.length === venue.events.length && !isNews) continue;
      for (const event of listed.filter(isOver)) this.#over.add(event);
      this.#venues.set(id, { ...venue, events: listed });
      changed.push(id);
    }
    return changed;
  }

  overview(
    box: Box,
    level: number,
    filter: MapFilter,
    { includeEmpty, hits }: { includeEmpty: boolean; hits?: EventHits },
  ): OverviewCell[] {
    const size = 2 ** level;
    const cellOf = (share: number) => Math.min(size - 1, Math.floor(share * size));
    const inBox = this.#matches(filter, hits, includeEmpty).filter(({ venue }) => isIn(box, venue));
    const groups = Map.groupBy(inBox, ({ venue }) => {
      const column = cellOf(mercatorX(units(venue.longitude) / 1e7));
      return `${column} ${cellOf(mercatorY(units(venue.latitude) / 1e7))}`;
    });
    return [...groups.values()].map((members) => {
      const mean = (of: (venue: MapVenue) => number) =>
        members.reduce((sum, { venue }) => sum + units(of(venue)), 0) / members.length / 1e7;
      const end = (choose: (...values: number[]) => number, of: (venue: MapVenue) => number) =>
        choose(...members.map(({ venue }) => units(of(venue)))) / 1e7 + 0;
      const mix = VENUE_CATEGORIES.map((_, c) => members.filter(({ venue }) => venue.category === c).length);
      const cell: OverviewCell = {
        longitude: mean(({ longitude }) => longitude),
        latitude: mean(({ latitude }) => latitude),
        bounds: {
          west: end(Math.min, ({ longitude }) => longitude),
          south: end(Math.min, ({ latitude }) => latitude),
          east: end(Math.max, ({ longitude }) => longitude),
          north: end(Math.max, ({ latitude }) => latitude),
        },
        city: mostOf(members.map(({ venue }) => venue.city)),
        venues: members.length,
        events: members.reduce((sum, { events }) => sum + counted(events, filter), 0),
        mix,
      };
      return members.length === 1 ? { ...cell, venueId: members[0].venue.id } : cell;
    });
  }

  venuesIn(box: Box, filter: MapFilter, limit: number, includeEmpty: boolean, hits?: EventHits): unknown[] {
    const inBox = this.#matches(filter, hits, includeEmpty).filter(({ venue }) => isIn(box, venue));
    const ranked = inBox.sort(
      (a, b) =>
        counted(b.events, filter) - counted(a.events, filter) ||
        Buffer.compare(Buffer.from(fold(a.venue.name)), Buffer.from(fold(b.venue.name))) ||
        a.venue.id - b.venue.id,
    );
    return (limit === 0 ? ranked : ranked.slice(0, limit)).map(present);
  }

  timeline(
    box: Box,
    { firstDay, days }: { firstDay: number; days: number },
    filter: MapFilter,
    hits?: EventHits,
  ): number[][] {
    const { fromDay = firstDay, toDay = firstDay + days } = filter;
    return VENUE_CATEGORIES.map((_, category) =>
      Array.from({ length: days }, (_, i) => {
        const day = firstDay + i;
        if (day < fromDay || day > toDay) return 0;
        return this.#matches({ ...filter, fromDay: day, toDay: day }, hits)
          .filter(({ venue }) => venue.category === category && isIn(box, venue))
          .reduce((sum, { events }) => sum + counted(events, filter), 0);
      }),
    );
  }

  count(filter: MapFilter): { venues: number; events: number } {
    const matches = this.#matches(filter);
    return {
      venues: matches.length,
      events: matches.reduce((sum, { events }) => sum + counted(events, filter), 0),
    };
  }

  entries(groups: readonly { venueId: number; eventIds: number[] }[]): unknown[] {
    return groups.flatMap(({ venueId, eventIds }) => {
      const venue = this.#venues.get(venueId);
      const events = venue?.events.filter(({ id }) => eventIds.includes(id)) ?? [];
      return venue && events.length > 0 ? [present({ venue, events })] : [];
    });
  }

  #matches(filter: MapFilter, hits?: EventHits, includeEmpty = false): Match[] {
    const { categories = -1, country, cities } = filter;
    const isHit = (venueId: number, eventId: number) =>
      hits === undefined || hits.venueIds.some((id, i) => id === venueId && hits.eventIds[i] === eventId);
    const isAsked = (venue: MapVenue) =>
      ((categories >> venue.category) & 1) === 1 &&
      (country === undefined || venue.country === country) &&
      (cities === undefined || cities.includes(venue.city));
    return this.venues
      .map((venue) => ({
        venue,
        events: venue.events.filter(
          (event) => isAsked(venue) && isHit(venue.id, event.id) && this.#isMatch(event, filter),
        ),
      }))
      .filter(({ events }) => includeEmpty || events.length > 0);
  }

  #isMatch(event: MapEvent, filter: MapFilter): boolean {
    const { fromDay, toDay, isFree, when, times, prices, tags = [], withoutTags = [] } = filter;
    const { organizer, status } = filter;
    if (times !== undefined && (event.timeOfDay === undefined || !((times >> event.timeOfDay) & 1)))
      return false;
    if (withoutTags.some((tag) => event.tags?.includes(tag))) return false;
    const { day, stretches = [{ first: day, last: day }], price, offsetMs = 0 } = event;
    const isOpen = (from: number, to: number) =>
      from <= to && stretches.some(({ first, last }) => first <= to && last >= from);
    const isDated = fromDay !== undefined || toDay !== undefined;
    if (isDated && (this.#over.has(event) || !isOpen(fromDay ?? -1e9, toDay ?? 1e9))) return false;
    if (isFree && !event.isFree) return false;
    if (prices && !event.isFree && !(price !== undefined && prices.numbers.has(price))) return false;
    if (status !== undefined && (event.status ?? "scheduled") !== status) return false;
    if (organizer !== undefined && event.organizer !== organizer) return false;
    if (!tags.every((tag) => event.tags?.includes(tag))) return false;
    if (when === undefined) return true;
    if (this.#over.has(event)) return false;
    const moments = { startMs: event.startsAtMs, overMs: event.overAtMs, offsetMs };
    const asked = dayAsked(when.kind, when.nowMs, offsetMs);
    if (event.hasOpenDays && !isOpen(asked, asked)) return false;
    return isDuring(when.kind, when.nowMs, moments);
  }
}

/** Cancelled events are shown, and counted only where a status is asked for. */
function counted(events: readonly MapEvent[], { status }: MapFilter): number {
  return events.filter((event) => status !== undefined || event.status !== "cancelled").length;
}

function present({ venue, events }: Match): unknown {
  return { ...JSON.parse(venue.json), events: events.map(({ json }) => JSON.parse(json)) };
}

function isIn({ west, south, east, north }: Box, venue: MapVenue): boolean {
  const [x, y] = [units(venue.longitude), units(venue.latitude)];
  if (y < units(south) || y > units(north)) return false;
  if (west <= east) return x >= units(west) && x <= units(east);
  return x >= units(west) || x <= units(east);
}

/** What more than half are; -1 where nothing is. */
function mostOf(values: readonly number[]): number {
  return values.find((value) => values.filter((other) => other === value).length * 2 > values.length) ?? -1;
}
