import { VENUE_CATEGORIES } from "#domain/category.ts";
import { fold } from "#domain/fold.ts";
import { type Box, mercatorX, mercatorY } from "#domain/geo.ts";
import type { EventHits, MapEvent, MapFilter, MapVenue, OverviewCell } from "#server/atlas/map/venue-map.ts";

interface Match {
  venue: MapVenue;
  events: MapEvent[];
}

const units = (degrees: number) => Math.round(degrees * 1e7);

/** The venue map as one would write it without a thought for speed: an array and its filters. */
export class PlainMap {
  #venues = new Map<number, MapVenue>();

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

  expire(nowMs: number): number[] {
    const changed: number[] = [];
    for (const [id, venue] of this.#venues) {
      const events = venue.events.filter(({ expiresAtMs }) => expiresAtMs > nowMs);
      if (events.length === venue.events.length) continue;
      this.#venues.set(id, { ...venue, events });
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
      const mix = VENUE_CATEGORIES.map((_, c) => members.filter(({ venue }) => venue.category === c).length);
      const cell: OverviewCell = {
        longitude: mean(({ longitude }) => longitude),
        latitude: mean(({ latitude }) => latitude),
        venues: members.length,
        events: members.reduce((sum, { events }) => sum + events.length, 0),
        mix,
      };
      return members.length === 1 ? { ...cell, venueId: members[0].venue.id } : cell;
    });
  }

  venuesIn(box: Box, filter: MapFilter, limit: number, includeEmpty: boolean, hits?: EventHits): unknown[] {
    const inBox = this.#matches(filter, hits, includeEmpty).filter(({ venue }) => isIn(box, venue));
    const ranked = inBox.sort(
      (a, b) =>
        b.events.length - a.events.length ||
        Buffer.compare(Buffer.from(fold(a.venue.name)), Buffer.from(fold(b.venue.name))) ||
        a.venue.id - b.venue.id,
    );
    return (limit === 0 ? ranked : ranked.slice(0, limit)).map(present);
  }

  count(filter: MapFilter): { venues: number; events: number } {
    const matches = this.#matches(filter);
    return { venues: matches.length, events: matches.reduce((sum, { events }) => sum + events.length, 0) };
  }

  entries(groups: readonly { venueId: number; eventIds: number[] }[]): unknown[] {
    return groups.flatMap(({ venueId, eventIds }) => {
      const venue = this.#venues.get(venueId);
      const events = venue?.events.filter(({ id }) => eventIds.includes(id)) ?? [];
      return venue && events.length > 0 ? [present({ venue, events })] : [];
    });
  }

  #matches(filter: MapFilter, hits?: EventHits, includeEmpty = false): Match[] {
    const { fromDay = -Infinity, toDay = Infinity, categories = -1, country, city } = filter;
    const isHit = (venueId: number, eventId: number) =>
      hits === undefined || hits.venueIds.some((id, i) => id === venueId && hits.eventIds[i] === eventId);
    const isAsked = (venue: MapVenue) =>
      ((categories >> venue.category) & 1) === 1 &&
      (country === undefined || venue.country === country) &&
      (city === undefined || venue.city === city);
    return this.venues
      .map((venue) => ({
        venue,
        events: venue.events.filter(
          ({ id, day }) => isAsked(venue) && day >= fromDay && day <= toDay && isHit(venue.id, id),
        ),
      }))
      .filter(({ events }) => includeEmpty || events.length > 0);
  }
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
