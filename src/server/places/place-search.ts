import { openSync, readSync } from "node:fs";
import type { Place } from "#contract/places.ts";
import { placeNameKeys } from "#domain/city.ts";
import { isCounted } from "#domain/event/filter.ts";
import { words } from "#domain/fold.ts";
import { type Box, distanceM, type Point } from "#domain/geo.ts";
import type { Locale } from "#domain/locale.ts";
import { NamePrefixes } from "#domain/name-prefixes.ts";
import { slugify } from "#domain/slug.ts";
import type { Atlas } from "#server/atlas/atlas.ts";
import type { CityPlace } from "#server/catalog/projection/city-directory.ts";
import type { Projection } from "#server/catalog/projection/projection.ts";
import { countryOfCode } from "#server/geo/countries.ts";
import { cityOf, GAZETTEER_FILE, isDistrict, otherNamesOf } from "#server/geo/gazetteer.ts";
import { countryNameIn, localName } from "#server/geo/local-name.ts";
import { allRegions } from "#server/geo/regions.ts";
import { countriesStartingWith } from "./country-names.ts";
import { OWN_NAME, type PlaceIndex, WHOLE_NAME } from "./place-index.ts";

/** What can be searched by now. */
export interface Searched {
  listed: Projection;
  /** Without it only cities with venues are found. */
  index: PlaceIndex | undefined;
  /** Whether venues are found by their addresses. */
  hasAddresses: boolean;
}

/** A place, and the city of the catalogue that it is, if any. */
export interface PlaceHit {
  place: Place;
  city?: CityPlace | undefined;
}

/** What is found, with what it is ranked by. */
interface Candidate extends PlaceHit {
  points: number;
}

const MAX_PLACES = 8;
const MAX_CANDIDATES = 16;
const MAX_ADDRESSES = 3;
const MAX_REGIONS = 4;
const SAME_CITY_M = 60_000;
const SAME_PLACE_M = 15_000;
// In the units of the index: sizes of what it does not hold, and how much more a place counts that has events.
const COUNTRY_SIZE = 210;
const REGION_SIZE = 120;
const CITY_SIZE = 100;
const ADDRESS_SIZE = 40;
const HAS_EVENTS = 48;
const MORE_EVENTS = 4;
const LONGEST_LINE = 16_384;

/** Finds places of the world by the beginning of a name in any language, with the numbers of their events. */
export function findPlaces(text: string, locale: Locale, searched: Searched): Place[] {
  return rankedPlaces(text, locale, searched).map(({ place }) => place);
}

/** The same with the cities of the catalogue. */
export function rankedPlaces(text: string, locale: Locale, searched: Searched): PlaceHit[] {
  const keys = placeNameKeys(text);
  if (!keys.some((key) => key.length > 1 || !/^[\p{ASCII}]*$/u.test(key))) return [];
  const { listed, index, hasAddresses } = searched;
  const finder = new PlaceFinder(listed, index, locale);
  const cities = finder.cities(text, keys);
  const areas = index ? [...finder.countries(keys), ...finder.regions(keys)] : [];
  const addresses = hasAddresses ? finder.addresses(text) : [];
  const found = [...areas, ...cities, ...addresses];
  return distinct(found.sort((a, b) => b.points - a.points)).slice(0, MAX_PLACES);
}

class PlaceFinder {
  readonly #listed: Projection;
  readonly #index: PlaceIndex | undefined;
  readonly #locale: Locale;

  constructor(listed: Projection, index: PlaceIndex | undefined, locale: Locale) {
    this.#listed = listed;
    this.#index = index;
    this.#locale = locale;
  }

  countries(keys: readonly string[]): Candidate[] {
    return countriesStartingWith(keys).flatMap(({ country, isWhole }) => {
      const box = this.#index?.area(country.code);
      if (!box) return [];
      const name = countryNameIn(this.#locale, country);
      const events = eventsAt(this.#listed, country.name);
      return this.#candidate(
        { name, kind: "country", countryCode: country.code, region: "", events, box },
        {
          isWhole,
          size: COUNTRY_SIZE,
        },
      );
    });
  }

  regions(keys: readonly string[]): Candidate[] {
    return regionsStartingWith(keys).flatMap(({ code, countryCode, name, isWhole }) => {
      const box = this.#index?.area(code);
      if (!box) return [];
      const events = this.#listed.cities
        .ofRegion(countryCode, name)
        .reduce((sum, city) => sum + this.#eventsOf(city), 0);
      return this.#candidate(
        { name, kind: "region", countryCode, region: "", events, box },
        {
          isWhole,
          size: REGION_SIZE,
        },
      );
    });
  }

  /** Cities of the gazetteer, and cities with venues that it does not know by this name. */
  cities(text: string, keys: readonly string[]): Candidate[] {
    const found = this.#index?.find(text, MAX_CANDIDATES) ?? [];
    const rows = readLines(found.map(({ line }) => line));
    const listed = new Set<CityPlace>();
    const known = rows.map((row, at) => {
      const city = cityOf(row);
      const { countryCode, population } = city;
      const here = this.#listed.cities.find(countryCode, slugify(city.name, "city"));
      const own = here && distanceM(here, city) <= SAME_CITY_M ? here : undefined;
      if (own) listed.add(own);
      const box = around(city, radiusM(population));
      const events = own ? this.#eventsOf(own) : this.#listed.atlas.countIn(box);
      const name = localName(this.#locale, own?.label ?? city.name, otherNamesOf(row));
      const kind = isDistrict(row) && !own ? "district" : "city";
      const facts = { name, kind, countryCode, region: city.region, events, box, centre: city } as const;
      return { ...this.#candidate(facts, { points: found[at]!.points }), city: own };
    });
    const others = this.#listed.cities
      .startingWith(keys, MAX_CANDIDATES)
      .filter(({ city }) => !listed.has(city))
      .map(({ city, isWhole }) => {
        const { label, countryCode, region } = city;
        const box = around(city, radiusM(0));
        const facts = { name: label, kind: "city", countryCode, region, box, centre: city } as const;
        const rank = { isWhole, size: CITY_SIZE };
        return { ...this.#candidate({ ...facts, events: this.#eventsOf(city) }, rank), city };
      });
    return [...known, ...others];
  }

  /** One word without a number is rarely meant as an address, and many streets have it. */
  addresses(text: string): Candidate[] {
    if (words(text).length < 2 && !/\d/.test(text)) return [];
    return this.#listed.atlas.venuesByAddress(text, MAX_ADDRESSES).flatMap((id) => {
      const venue = this.#listed.venueAlone(id);
      if (!venue) return [];
      const { address, countryCode, region } = venue;
      // The city counts only beside a word of the street: alone it is found as a city.
      if (!words(address).some((word) => words(text).some((asked) => word.startsWith(asked)))) return [];
      const centre = { longitude: Number(venue.coordinates[0]), latitude: Number(venue.coordinates[1]) };
      const events = this.#listed.venue(id)?.events.filter((event) => isCounted(event)).length ?? 0;
      const facts = { name: address, kind: "address", countryCode, region, events, centre } as const;
      return this.#candidate(facts, { isWhole: true, size: ADDRESS_SIZE - WHOLE_NAME });
    });
  }

  #eventsOf({ country, label }: CityPlace): number {
    return eventsAt(this.#listed, country, label);
  }

  #candidate(
    facts: Pick<Place, "name" | "kind" | "countryCode" | "region" | "events"> & { box?: Box; centre?: Point },
    rank: { points: number } | { isWhole: boolean; size: number },
  ): Candidate {
    const { box, centre = middle(box!), ...rest } = facts;
    const country = countryOfCode(rest.countryCode);
    const points = "points" in rank ? rank.points : (rank.isWhole ? WHOLE_NAME : 0) + OWN_NAME + rank.size;
    const bounds = box && ([box.west, box.south, box.east, box.north].map(rounded) as Place["bounds"]);
    const place: Place = {
      ...rest,
      country: country ? countryNameIn(this.#locale, country) : rest.countryCode,
      coordinates: [rounded(centre.longitude), rounded(centre.latitude)],
      ...(bounds && { bounds }),
    };
    const more = rest.events > 0 ? HAS_EVENTS + MORE_EVENTS * Math.log2(rest.events) : 0;
    return { place, points: points + more };
  }
}

let regionNames: NamePrefixes<ReturnType<typeof allRegions>[number]> | undefined;

/** Whole names first. */
function regionsStartingWith(keys: readonly string[]) {
  regionNames ??= new NamePrefixes(allRegions(), ({ name }) => placeNameKeys(name));
  return [...regionNames.find(keys)]
    .map(([region, isWhole]) => ({ ...region, isWhole }))
    .sort((a, b) => Number(b.isWhole) - Number(a.isWhole))
    .slice(0, MAX_REGIONS);
}

/** The first of those that have one name, kind and country and lie side by side. */
function distinct(found: readonly PlaceHit[]): PlaceHit[] {
  const kept: PlaceHit[] = [];
  for (const each of found) {
    const { place } = each;
    const isKnown = kept.some(
      ({ place: { name, countryCode, coordinates } }) =>
        name === place.name &&
        countryCode === place.countryCode &&
        distanceM(pointOf(coordinates), pointOf(place.coordinates)) < SAME_PLACE_M,
    );
    if (!isKnown) kept.push(each);
  }
  return kept;
}

let gazetteer: number | undefined;
const line = Buffer.alloc(LONGEST_LINE);

/** Lines of a file that is in the system's cache: waiting for a thread to read them would take longer than reading. */
function readLines(positions: readonly number[]): string[] {
  return positions.map((position) => {
    gazetteer ??= openSync(GAZETTEER_FILE, "r");
    const bytes = readSync(gazetteer, line, 0, LONGEST_LINE, position);
    const end = line.subarray(0, bytes).indexOf("\n");
    return line.toString("utf8", 0, end < 0 ? bytes : end);
  });
}

/** Numbers of events by country and city, for as long as an atlas does not change. */
const counted = new WeakMap<Atlas, { version: number; events: Map<string, number> }>();

function eventsAt({ atlas }: Projection, country: string, city?: string): number {
  let counts = counted.get(atlas);
  if (counts?.version !== atlas.version) {
    counts = { version: atlas.version, events: new Map() };
    counted.set(atlas, counts);
  }
  const key = `${country}\n${city ?? ""}`;
  const known = counts.events.get(key);
  if (known !== undefined) return known;
  const { events } = atlas.count({ country, city });
  counts.events.set(key, events);
  return events;
}

/** How far a city of so many people reaches, roughly: two kilometres for a village, 35 for ten millions. */
function radiusM(population: number): number {
  return Math.min(40_000, 2_000 + Math.sqrt(population) * 10);
}

const M_PER_DEGREE = 111_195;

function around({ longitude, latitude }: Point, radius: number): Box {
  const north = radius / M_PER_DEGREE;
  const east = north / Math.max(0.05, Math.cos((latitude * Math.PI) / 180));
  return {
    west: wrapped(longitude - east),
    south: Math.max(-90, latitude - north),
    east: wrapped(longitude + east),
    north: Math.min(90, latitude + north),
  };
}

function middle({ west, south, east, north }: Box): Point {
  const width = east >= west ? east - west : east + 360 - west;
  return { longitude: wrapped(west + width / 2), latitude: (south + north) / 2 };
}

function wrapped(longitude: number): number {
  return longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude;
}

function pointOf([longitude, latitude]: readonly [number, number]): Point {
  return { longitude, latitude };
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
