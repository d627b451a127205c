import type { Category, VenueCategory } from "#domain/category.ts";
import type { CityName } from "#domain/city.ts";
import { type Dice, diceOf } from "#domain/dice.ts";
import { slugify, uniqueSlug } from "#domain/slug.ts";
import type { Gazetteer } from "#server/geo/gazetteer.ts";
import { DEMO_CITIES, type DemoCity, type Quarter } from "./data/cities.ts";
import { KNOWN_VENUES } from "./data/known-venues.ts";
import { addressIn, MANNERS } from "./data/manners.ts";
import { RARITIES } from "./data/rarities.ts";
import { cityRadiusKm, type DemoSpot, placeVenue } from "./placement.ts";

export interface DemoPlace extends DemoSpot, CityName {
  countryCode: string;
  geonamesId: number;
}

export interface DemoWorldVenue extends DemoSpot {
  countryCode: string;
  /** Its label. */
  city: string;
  category: VenueCategory;
  name: string;
  slug: string;
  address: string;
  timeZone: string;
}

/** How often an invented venue is of a category. */
const CATEGORY_WEIGHTS: [Category, number][] = [
  ["concert", 17],
  ["party", 16],
  ["theater", 13],
  ["exhibition", 12],
  ["other", 12],
  ["sport", 10],
  ["conference", 8],
  ["festival", 7],
  ["virtual", 5],
];
const CATEGORY_LOTS = CATEGORY_WEIGHTS.flatMap(([category, lots]) =>
  new Array<Category>(lots).fill(category),
);

/** The demo's cities and venues, always the same: real venues first, invented ones around them. */
export function demoVenues(gazetteer: Gazetteer): { cities: DemoPlace[]; venues: DemoWorldVenue[] } {
  const cities: DemoPlace[] = [];
  const venues: DemoWorldVenue[] = [];
  const taken = new Set<string>();
  for (const city of DEMO_CITIES) {
    const [countryCode, label] = city;
    const [name = "", region] = label.split(", ");
    const found = gazetteer.findCity(countryCode, name, { region });
    if (!found) throw new Error(`The gazetteer has no ${label} in ${countryCode}.`);
    const { longitude, latitude, geonamesId } = found;
    const showsRegion = region !== undefined;
    cities.push({
      countryCode,
      name,
      region: found.region,
      showsRegion,
      geonamesId,
      longitude,
      latitude,
    });
    const centre: Quarter = [found.longitude, found.latitude, cityRadiusKm(found.population)];
    for (const venue of venuesOf(city, centre)) {
      const slug = uniqueSlug(
        slugify(venue.name, "venue"),
        (candidate) => taken.has(`${venue.category}/${candidate}`),
        [label],
      );
      taken.add(`${venue.category}/${slug}`);
      venues.push({ ...venue, countryCode, city: label, slug, timeZone: found.timeZone });
    }
  }
  return { cities, venues };
}

type CityVenue = Pick<DemoWorldVenue, "category" | "name" | "address" | "longitude" | "latitude">;

function venuesOf([countryCode, city, count, ...quarters]: DemoCity, centre: Quarter): CityVenue[] {
  const spots = quarters.length > 0 ? quarters : [centre];
  const venues = knownVenuesOf(countryCode, city);
  for (const [, , category, name] of RARITIES.filter(
    ([code, place]) => code === countryCode && place === city,
  )) {
    const dice = diceOf(`${city}|${name}`);
    venues.push({
      category,
      name,
      address: inventAddress(dice, countryCode),
      ...placeVenue(dice, spots, venues),
    });
  }
  const names = new Set(venues.map(({ name }) => name));
  for (let number = 0; venues.length < count; number++) {
    const venue = inventVenue(diceOf(`${countryCode}|${city}|${number}`), countryCode);
    if (names.has(venue.name)) continue;
    names.add(venue.name);
    venues.push({ ...venue, ...placeVenue(diceOf(`${city}|${venue.name}`), spots, venues) });
  }
  return venues;
}

function knownVenuesOf(countryCode: string, city: string): CityVenue[] {
  return (KNOWN_VENUES[countryCode] ?? [])
    .filter(([place]) => place === city)
    .map(([, category, name, latitude, longitude, address]) => ({
      category,
      name,
      address,
      longitude,
      latitude,
    }));
}

function inventVenue(dice: Dice, countryCode: string) {
  const manner = dice.pick(MANNERS[countryCode]!);
  const category = dice.pick(CATEGORY_LOTS);
  const name = dice.pick(manner.kinds[category]).replace("*", dice.pick(manner.names));
  return {
    category,
    name: compounded(name),
    address: addressIn(manner, dice.pick(manner.streets), dice.whole(1, 140)),
  };
}

function inventAddress(dice: Dice, countryCode: string): string {
  const manner = dice.pick(MANNERS[countryCode]!);
  return addressIn(manner, dice.pick(manner.streets), dice.whole(1, 140));
}

/** No word twice in a row, as in "Velvet Club Club". */
function compounded(name: string): string {
  return name.replace(/(\p{L}+) \1(?!\p{L})/gu, "$1");
}
