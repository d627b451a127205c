import { AppError } from "#contract/app-error.ts";
import type { Problem } from "#contract/error-messages.ts";
import { isVenueCategory, type VenueCategory } from "#domain/category.ts";
import { cityLabel, cityNameKeys, namedCity, withoutRegion, withRegion } from "#domain/city.ts";
import { MAX_ADDRESS, MAX_NAME } from "#domain/event-limits.ts";
import { fold } from "#domain/fold.ts";
import type { CityFacts } from "#server/catalog/cities.ts";
import { catalogMatches, type KnownCity, type KnownVenue } from "#server/catalog/match.ts";
import type { CatalogWrite } from "#server/catalog/write.ts";
import { type Country, findCountry } from "#server/geo/countries.ts";
import type { Point } from "#server/geo/point.ts";
import { findRegion } from "#server/geo/regions.ts";
import { timeZoneAt } from "#server/geo/time-zone.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import type { CityText, Draft, DraftPlace, EventFacts } from "./formats/draft.ts";
import type { YieldIfDue } from "./yield-if-due.ts";

/** Knows where cities and addresses are. */
export interface PlaceGeocoder {
  hasCity(country: { code: string }, city: string, region: string): boolean;
  findCity(
    country: Country,
    asked: { city: string; region?: string | undefined },
  ): Promise<CityFacts | undefined>;
  findAddress(country: Country, city: string, address: string, near: Point): Promise<Point | undefined>;
}

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
  cityPlace: CityFacts;
}

/** A record that will be added to a place which has others, for the category that a row tells. */
export interface NewRecord extends Place {
  recordOf: number;
  category: VenueCategory;
}

/** What will be added, by what it is known by. */
type Added = Map<string, NewPlace | NewRecord>;

export interface PlaceDefaults {
  country: Country | undefined;
  city: string | undefined;
  category: VenueCategory | undefined;
  venue: Place | undefined;
  createVenues: boolean;
}

export interface PlaceBook {
  /** Where an event takes place, or why that is not known. */
  find(facts: EventFacts): Place | Problem;
  added: (NewPlace | NewRecord)[];
}

/** Finds the venues that a file names, all at once, and thinks up those to be added. */
export async function findPlaces(
  db: Database["db"],
  drafts: readonly Draft[],
  defaults: PlaceDefaults,
  geocoder: PlaceGeocoder,
  yieldIfDue: YieldIfDue,
  onStep: (done: number, total: number) => void,
): Promise<PlaceBook> {
  const named = new Map<string, DraftPlace>();
  const cityKeys = new Set<string>();
  for (const { facts } of drafts) {
    const key = keyOf(facts.place);
    if (named.has(key)) continue;
    named.set(key, facts.place);
    for (const { name } of cityTexts(facts.place, defaults))
      for (const nameKey of cityNameKeys(name)) cityKeys.add(nameKey);
    await yieldIfDue();
  }
  const cities = Map.groupBy(await catalogMatches.citiesByName(db, [...cityKeys]), ({ nameKey }) => nameKey);
  const cityIds = [...cities.values()].flat().map(({ id }) => id);
  const venues = new Map<string, KnownVenue[]>();
  for (const venue of await catalogMatches.venuesOfCities(db, cityIds)) {
    const key = `${venue.cityId} ${fold(venue.name)}`;
    const others = venues.get(key);
    if (others) others.push(venue);
    else venues.set(key, [venue]);
    await yieldIfDue();
  }
  const added: Added = new Map();
  const found = new Map<string, Place | Problem>();
  for (const [key, place] of named) {
    const known = findKnown(place, defaults, cities, venues, geocoder, added);
    const answer =
      "id" in known
        ? known
        : (defaults.venue ??
          (defaults.createVenues ? await thinkUp(place, defaults, cities, geocoder, added) : known));
    found.set(key, answer);
    onStep(found.size, named.size);
    await yieldIfDue();
  }
  return { find: ({ place }) => found.get(keyOf(place))!, added: [...added.values()] };
}

function keyOf({ name, cities, country, category }: DraftPlace): string {
  return JSON.stringify([name, cities, country, category]);
}

function cityTexts(place: DraftPlace, defaults: PlaceDefaults): CityText[] {
  return [...place.cities, { name: defaults.city ?? "", region: "" }]
    .map(({ name, region }) => ({ name: withoutRegion(name.trim(), region), region: region.trim() }))
    .filter(({ name }) => name !== "");
}

function countryOf(place: DraftPlace, defaults: PlaceDefaults): Country | undefined {
  return findCountry(place.country) ?? defaults.country;
}

/** The listed city that a place names: one whose region is told as well before all that are told by name alone. */
function findCity(
  place: DraftPlace,
  defaults: PlaceDefaults,
  cities: Map<string, KnownCity[]>,
  geocoder: PlaceGeocoder,
): KnownCity | undefined {
  const country = countryOf(place, defaults);
  const texts = cityTexts(place, defaults);
  for (const choose of [cityInRegion, cityOfName]) {
    for (const text of texts) {
      const named = cityNameKeys(text.name)
        .flatMap((key) => cities.get(key) ?? [])
        .filter(({ countryCode }) => country === undefined || countryCode === country.code);
      const chosen = [...Map.groupBy(named, ({ countryCode }) => countryCode)].flatMap(
        ([code, some]) => choose(text, code, some, geocoder) ?? [],
      );
      if (chosen.length === 1) return chosen[0];
    }
  }
  return undefined;
}

function cityInRegion({ name, region }: CityText, countryCode: string, cities: KnownCity[]) {
  const told = findRegion(countryCode, region);
  return told === undefined
    ? undefined
    : cities.find((city) => city.region === told && city.nameKey === fold(name));
}

/** Not a city of the name where another one of it is in the region that is told. */
function cityOfName({ name, region }: CityText, code: string, cities: KnownCity[], geocoder: PlaceGeocoder) {
  const told = findRegion(code, region);
  const city = namedCity(name, cities);
  const isAnother = city && told !== undefined && city.region !== told;
  return isAnother && geocoder.hasCity({ code }, name, told) ? undefined : city;
}

function findKnown(
  place: DraftPlace,
  defaults: PlaceDefaults,
  cities: Map<string, KnownCity[]>,
  venues: Map<string, KnownVenue[]>,
  geocoder: PlaceGeocoder,
  added: Added,
): Place | Problem {
  if (place.name === "") return { code: "rowNoVenueChooseOne" };
  const city = findCity(place, defaults, cities, geocoder);
  if (!city) {
    const [text] = cityTexts(place, defaults);
    return text
      ? { code: "rowUnknownCity", params: { city: withRegion(text.name, text.region) } }
      : { code: "rowNoCity", params: { venue: place.name } };
  }
  const named = venues.get(`${city.id} ${fold(place.name)}`) ?? [];
  const category = categoryOf(place, defaults);
  const told = isVenueCategory(place.category) ? place.category : undefined;
  if (told && named[0] && !named.some((venue) => venue.category === told))
    return newRecord(named[0], told, added);
  const venue = named.length > 1 ? named.find((candidate) => candidate.category === category) : named[0];
  if (venue)
    return { id: venue.id, name: venue.name, city: venue.city, timeZone: venue.timeZone, isNew: false };
  return named.length > 1
    ? { code: "rowVenueAmbiguous", params: { city: cityLabel(city), count: named.length, venue: place.name } }
    : { code: "rowUnknownVenue", params: { venue: place.name, city: cityLabel(city) } };
}

function newRecord({ id, name, city, timeZone }: KnownVenue, category: VenueCategory, added: Added): Place {
  const key = `${id} ${category}`;
  const place = { id: -1 - added.size, name, city, timeZone, isNew: true };
  const record = added.get(key) ?? { ...place, recordOf: id, category };
  added.set(key, record);
  return record;
}

function categoryOf(place: DraftPlace, defaults: PlaceDefaults): VenueCategory | undefined {
  return isVenueCategory(place.category) ? place.category : defaults.category;
}

async function thinkUp(
  place: DraftPlace,
  defaults: PlaceDefaults,
  cities: Map<string, KnownCity[]>,
  geocoder: PlaceGeocoder,
  added: Added,
): Promise<Place | Problem> {
  if (place.name === "") return { code: "rowNoVenue" };
  if (place.name.length > MAX_NAME) return { code: "rowVenueTooLong", params: { max: MAX_NAME } };
  const country = countryOf(place, defaults);
  if (!country) return { code: "rowNoCountry", params: { venue: place.name } };
  const listed = findCity(place, defaults, cities, geocoder);
  const city = listed ?? (await newCity(place, defaults, country, geocoder));
  if (!city) return { code: "rowUnknownCityOf", params: { country: country.name, venue: place.name } };
  const label = listed ? cityLabel(listed) : newLabel(city, country, cities, added);
  const key = `${country.code} ${fold(label)} ${fold(place.name)}`;
  const known = added.get(key);
  if (known) return known;
  const address = place.address.slice(0, MAX_ADDRESS).toWellFormed();
  const point = place.point ?? (await geocoder.findAddress(country, label, address, city)) ?? city;
  const { longitude, latitude } = point;
  const created: NewPlace = {
    id: -1 - added.size,
    name: place.name,
    city: label,
    timeZone: timeZoneAt(longitude, latitude),
    isNew: true,
    longitude,
    latitude,
    category: categoryOf(place, defaults) ?? "other",
    address,
    country,
    cityId: listed?.id,
    cityPlace: {
      name: city.name,
      region: city.region,
      geonamesId: city.geonamesId,
      longitude: city.longitude,
      latitude: city.latitude,
    },
  };
  added.set(key, created);
  return created;
}

/** What a city that is not listed yet will be called: by its name alone unless another one has it. */
function newLabel(
  { name, region }: CityFacts,
  country: Country,
  cities: Map<string, KnownCity[]>,
  added: Added,
): string {
  const isTaken =
    cities.get(fold(name))?.some(({ countryCode }) => countryCode === country.code) ||
    added
      .values()
      .some(
        (place) =>
          "cityPlace" in place &&
          place.country.code === country.code &&
          fold(place.cityPlace.name) === fold(name) &&
          place.cityPlace.region !== region,
      );
  return isTaken ? withRegion(name, region) : name;
}

/** A city that the gazetteer has in the region that is told, else one by its name. */
async function newCity(
  place: DraftPlace,
  defaults: PlaceDefaults,
  country: Country,
  geocoder: PlaceGeocoder,
): Promise<CityFacts | undefined> {
  const texts = cityTexts(place, defaults).map(({ name, region }) => ({
    city: name.slice(0, MAX_NAME).toWellFormed(),
    region: findRegion(country.code, region),
  }));
  const inRegion = texts.find(
    ({ city, region }) => region !== undefined && geocoder.hasCity(country, city, region),
  );
  if (inRegion) return geocoder.findCity(country, inRegion);
  for (const { city } of texts) {
    const found = await geocoder.findCity(country, { city });
    if (found) return found;
  }
  return undefined;
}

/**
 * Adds a venue that a file names, and its city where that is new, or a record of another category to a place that is
 * known. One that is there by now is taken.
 */
export async function addPlace(
  { read, venues }: Pick<CatalogWrite, "read" | "venues">,
  tx: Transaction,
  place: NewPlace | NewRecord,
): Promise<number> {
  if ("recordOf" in place) {
    const venue = await read.venueById(place.recordOf);
    if (!venue) throw new AppError("conflict", { code: "fileVenueGone" });
    return (await venues.recordOf(venue, place.category, place.city)).id;
  }
  const { country, city, cityPlace, name, address, category, longitude, latitude } = place;
  const cityId =
    place.cityId ??
    (await read.findCity(country.code, cityPlace.name, cityPlace.region))?.id ??
    (await venues.addCity({ countryCode: country.code, ...cityPlace }));
  const known = (await catalogMatches.venuesOfCities(tx, [cityId])).find(
    (venue) => venue.category === category && fold(venue.name) === fold(name),
  );
  return known?.id ?? venues.add({ cityId, city, category, name, address, longitude, latitude });
}
