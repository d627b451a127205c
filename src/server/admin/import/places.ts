import { isVenueCategory, type VenueCategory } from "#domain/category.ts";
import { MAX_ADDRESS, MAX_NAME } from "#domain/event-limits.ts";
import { fold } from "#domain/fold.ts";
import { catalogMatches, type KnownCity, type KnownVenue } from "#server/catalog/match.ts";
import { type Country, findCountry } from "#server/geo/countries.ts";
import type { Point } from "#server/geo/point.ts";
import { timeZoneAt } from "#server/geo/time-zone.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { Draft, DraftPlace, EventFacts } from "#server/sources/formats/draft.ts";
import type { Geocoder } from "../geocoding/geocoder.ts";
import type { Rest } from "./pace.ts";

/** A venue, or one that will be added: then its id is not known yet and counts down from -1. */
export interface Place {
  id: number;
  name: string;
  city: string;
  timeZone: string;
  isNew: boolean;
}

export interface NewPlace extends Place, Point {
  category: VenueCategory;
  address: string;
  country: Country;
  /** None where the city is new as well. */
  cityId: number | undefined;
  cityPoint: Point;
}

export interface PlaceDefaults {
  country: Country | undefined;
  city: string | undefined;
  category: VenueCategory | undefined;
  venue: Place | undefined;
  createVenues: boolean;
}

export interface PlaceBook {
  /** Where an event takes place, or the sentence that says why that is not known. */
  find(facts: EventFacts): Place | string;
  added: NewPlace[];
}

/** Finds the venues that a file names, all at once, and thinks up those to be added. */
export async function findPlaces(
  db: Database["db"],
  drafts: readonly Draft[],
  defaults: PlaceDefaults,
  geocoder: Geocoder,
  rest: Rest,
  onStep: (done: number, total: number) => void,
): Promise<PlaceBook> {
  const named = new Map<string, DraftPlace>();
  const cityKeys = new Set<string>();
  for (const { facts } of drafts) {
    const key = keyOf(facts.place);
    if (named.has(key)) continue;
    named.set(key, facts.place);
    for (const text of cityTexts(facts.place, defaults)) cityKeys.add(fold(text));
    await rest();
  }
  const cities = Map.groupBy(await catalogMatches.citiesByName(db, [...cityKeys]), ({ nameKey }) => nameKey);
  const cityIds = [...cities.values()].flat().map(({ id }) => id);
  const venues = new Map<string, KnownVenue[]>();
  for (const venue of await catalogMatches.venuesOfCities(db, cityIds)) {
    const key = `${venue.cityId} ${fold(venue.name)}`;
    const others = venues.get(key);
    if (others) others.push(venue);
    else venues.set(key, [venue]);
    await rest();
  }
  const added = new Map<string, NewPlace>();
  const found = new Map<string, Place | string>();
  for (const [key, place] of named) {
    const known = findKnown(place, defaults, cities, venues);
    const answer =
      typeof known !== "string"
        ? known
        : (defaults.venue ??
          (defaults.createVenues ? await thinkUp(place, defaults, cities, geocoder, added) : known));
    found.set(key, answer);
    onStep(found.size, named.size);
    await rest();
  }
  return { find: ({ place }) => found.get(keyOf(place))!, added: [...added.values()] };
}

function keyOf({ name, cities, country, category }: DraftPlace): string {
  return JSON.stringify([name, cities, country, category]);
}

function cityTexts(place: DraftPlace, defaults: PlaceDefaults): string[] {
  return [...place.cities, defaults.city ?? ""].map((city) => city.trim()).filter(Boolean);
}

function countryOf(place: DraftPlace, defaults: PlaceDefaults): Country | undefined {
  return findCountry(place.country) ?? defaults.country;
}

function findCity(place: DraftPlace, defaults: PlaceDefaults, cities: Map<string, KnownCity[]>) {
  const country = countryOf(place, defaults);
  for (const text of cityTexts(place, defaults)) {
    const named = (cities.get(fold(text)) ?? []).filter(
      ({ countryCode }) => country === undefined || countryCode === country.code,
    );
    if (named.length === 1) return named[0];
  }
  return undefined;
}

function findKnown(
  place: DraftPlace,
  defaults: PlaceDefaults,
  cities: Map<string, KnownCity[]>,
  venues: Map<string, KnownVenue[]>,
): Place | string {
  if (place.name === "") return "It names no venue: choose one for rows without.";
  const city = findCity(place, defaults, cities);
  if (!city) {
    const [text] = cityTexts(place, defaults);
    return text
      ? `There is no city called "${text}" in the list.`
      : `It names no city for "${place.name}": choose one.`;
  }
  const named = venues.get(`${city.id} ${fold(place.name)}`) ?? [];
  const category = categoryOf(place, defaults);
  const venue = named.length > 1 ? named.find((candidate) => candidate.category === category) : named[0];
  if (venue)
    return { id: venue.id, name: venue.name, city: venue.city, timeZone: venue.timeZone, isNew: false };
  return named.length > 1
    ? `${city.name} has ${named.length} venues called "${place.name}": name the category.`
    : `There is no venue called "${place.name}" in ${city.name}.`;
}

function categoryOf(place: DraftPlace, defaults: PlaceDefaults): VenueCategory | undefined {
  return isVenueCategory(place.category) ? place.category : defaults.category;
}

async function thinkUp(
  place: DraftPlace,
  defaults: PlaceDefaults,
  cities: Map<string, KnownCity[]>,
  geocoder: Geocoder,
  added: Map<string, NewPlace>,
): Promise<Place | string> {
  if (place.name === "") return "It names no venue.";
  if (place.name.length > MAX_NAME) return `The venue's name is longer than ${MAX_NAME} characters.`;
  const country = countryOf(place, defaults);
  if (!country) return `It names no country for "${place.name}": choose one.`;
  const listed = findCity(place, defaults, cities);
  const city = listed ?? (await newCity(place, defaults, country, geocoder));
  if (!city) return `No city of ${country.name} is known by what is said of "${place.name}".`;
  const key = `${country.code} ${fold(city.name)} ${fold(place.name)}`;
  const known = added.get(key);
  if (known) return known;
  const address = place.address.slice(0, MAX_ADDRESS).toWellFormed();
  const point = place.point ?? (await geocoder.findAddress(country, city.name, address, city)) ?? city;
  const { longitude, latitude } = point;
  const created: NewPlace = {
    id: -1 - added.size,
    name: place.name,
    city: city.name,
    timeZone: timeZoneAt(longitude, latitude),
    isNew: true,
    longitude,
    latitude,
    category: categoryOf(place, defaults) ?? "other",
    address,
    country,
    cityId: listed?.id,
    cityPoint: { longitude: city.longitude, latitude: city.latitude },
  };
  added.set(key, created);
  return created;
}

async function newCity(place: DraftPlace, defaults: PlaceDefaults, country: Country, geocoder: Geocoder) {
  for (const text of cityTexts(place, defaults)) {
    const point = await geocoder.findCity(country, text);
    if (point) return { name: text.slice(0, MAX_NAME).toWellFormed(), ...point };
  }
  return undefined;
}
