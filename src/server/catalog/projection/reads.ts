import { placeKey } from "#domain/city.ts";
import { askedPlace } from "#domain/event/filter.ts";
import type { Box } from "#domain/geo.ts";
import { slugify } from "#domain/slug.ts";
import type { AtlasFilter } from "#server/atlas/atlas.ts";

/** Which parts of what is listed an answer or a page was made of. A change of any other part leaves it as it is. */
export interface Reads {
  /** What counts, ranks or searches without a bound. */
  all?: boolean;
  /** By id, also of venues that are not listed: past events are theirs. */
  venues?: readonly number[];
  /** Every venue in them, and whether there is one. */
  boxes?: readonly Box[];
  /** By `cityKeys`. */
  cities?: readonly string[];
  countries?: readonly string[];
  /** Which cities there are, where, and how many venues each has. */
  cityList?: boolean;
  /** Which venues have this part of an address. */
  slugs?: readonly string[];
  organizers?: readonly string[];
  /** Shown by themselves, and named by their tags alone: their venue is among those read. */
  events?: readonly number[];
}

export type Note = (reads: Reads) => void;

/** A venue as it was before a change, or as it is since: a reader of either state has to look again. */
export interface Touch {
  venueId: number;
  /** Whether a city came, went, or has more or fewer venues by it. */
  hasChangedCities?: boolean;
  /** None of a venue that is not listed. */
  listed?: {
    slug: string;
    longitude: number;
    latitude: number;
    country: string;
    /** By `cityKeys`. */
    city: readonly string[];
    /** Those of its events. */
    organizers: readonly string[];
  };
}

/** The atlas rounds coordinates to the seventh digit. */
const MARGIN = 1e-6;

export function isTouched(reads: Reads, { venueId, hasChangedCities, listed }: Touch): boolean {
  if (reads.all || reads.venues?.includes(venueId)) return true;
  if (reads.cityList && hasChangedCities) return true;
  if (!listed) return false;
  return (
    (reads.boxes?.some((box) => holds(box, listed.longitude, listed.latitude)) ||
      reads.cities?.some((city) => listed.city.includes(city)) ||
      reads.countries?.includes(listed.country) ||
      reads.slugs?.includes(listed.slug) ||
      reads.organizers?.some((organizer) => listed.organizers.includes(organizer))) ??
    false
  );
}

/** What a filter is answered from, wherever it looks: which words of a text are known anywhere decides how it is read. */
export function filterReads({ q, city, country }: Pick<AtlasFilter, "q" | "city" | "country">): Reads {
  if (q !== undefined) return { all: true };
  if (askedPlace(city) !== undefined) return { cities: cityKeys(city!) };
  if (askedPlace(country) !== undefined) return { countries: [country!] };
  return { all: true };
}

/** Addresses and filters compare names of cities in two ways; a city is touched for the readers of either. */
export function cityKeys(name: string): string[] {
  return [...new Set([slugify(name, "city"), slugify(placeKey(name), "city")])];
}

/** The spot of a venue, where records of it for other categories lie. */
export function rowSpot(longitude: number, latitude: number): Box {
  return {
    west: longitude - MARGIN,
    south: latitude - MARGIN,
    east: longitude + MARGIN,
    north: latitude + MARGIN,
  };
}

/** A box may cross the antimeridian. */
function holds({ west, south, east, north }: Box, longitude: number, latitude: number): boolean {
  if (latitude < south - MARGIN || latitude > north + MARGIN) return false;
  const isEast = longitude >= west - MARGIN;
  const isWest = longitude <= east + MARGIN;
  return west <= east ? isEast && isWest : isEast || isWest;
}
