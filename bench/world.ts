import { CATEGORIES } from "../src/domain/category.ts";
import { type Dice, diceOf } from "../src/domain/dice.ts";
import { DAY_MS, dateOfDay, dayNumber } from "../src/domain/time.ts";
import type { MapEvent, MapVenue } from "../src/server/atlas/map/venue-map.ts";
import { largestCities, type WorldCity } from "./world-cities.ts";

interface WorldEvent extends MapEvent {
  name: string;
  description: string;
  date: string;
  time: string;
}

/** A venue ready for the map, and its plain fields for the peers. */
export interface WorldVenue extends MapVenue {
  cityName: string;
  countryCode: string;
  address: string;
  events: WorldEvent[];
}

interface WorldOptions {
  venues: number;
  /** On average: a few venues have many, some have none. */
  eventsPerVenue?: number;
  seed?: string;
}

export const WORLD_FIRST_DAY = dayNumber("2026-11-15");
export const WORLD_DAYS = 180;

/** Of events: on several days, free, with a price, with tags, with an organizer. */
const RUNS = 0.03;
const FREE = 0.2;
const PRICED = 0.4;
const TAGGED = 0.4;
const ORGANIZED = 0.3;
const WORLD_TAGS = 200;
export const WORLD_ORGANIZERS = 20_000;
export const WORLD_PRICES = 100;
const CITY_COUNT = 20_000;
const BATCH = 5_000;
const SHARES = [22, 14, 18, 5, 9, 8, 12, 7, 5];
const MINUTE_MS = 60_000;
const DATES = Array.from({ length: WORLD_DAYS }, (_, i) => dateOfDay(WORLD_FIRST_DAY + i));

const FIRST =
  "Grand Royal Old New Little Red Blue Golden Silver Central Open Hidden Velvet Electric Northern".split(" ");
const PLACES = [
  "Hall",
  "Club",
  "Theatre",
  "Stage",
  "Arena",
  "Garden",
  "House",
  "Gallery",
  "Centre",
  "Cellar",
];
const STREETS = ["Main Street", "Station Road", "Market Square", "River Lane", "Park Avenue", "Церковна"];
const ADJECTIVES =
  "Midnight Summer Winter Electric Acoustic Modern Great Secret Wild Quiet Última Große".split(" ");
const NOUNS = "Session Night Concert Premiere Fair Derby Talk Parade Opening Ball Reading Концерт".split(" ");
const SENTENCES = [
  "Doors open an hour earlier.",
  "An evening for friends of good company, with guests from three countries.",
  "Limited seats, so come early.",
  "The house band plays until late.",
  "Families are welcome, children under twelve free.",
  "Предстои незабравима вечер.",
];

/**
 * A world as large as wanted, in batches: venues around real cities, more and wider by population, events that
 * crowd the coming weeks. The same options always give the same world.
 */
export function* worldBatches({
  venues,
  eventsPerVenue = 5,
  seed = "world",
}: WorldOptions): Generator<WorldVenue[]> {
  const dice = diceOf(seed);
  const pickCity = cityPicker(dice);
  let eventId = 0;
  for (let from = 1; from <= venues; from += BATCH) {
    const batch: WorldVenue[] = [];
    for (let id = from; id < from + BATCH && id <= venues; id++) {
      const venue = makeVenue(dice, id, pickCity());
      const count = eventCount(dice, eventsPerVenue);
      for (let i = 0; i < count; i++) venue.events.push(makeEvent(dice, ++eventId));
      batch.push(venue);
    }
    yield batch;
  }
}

function cityPicker(dice: Dice): () => WorldCity {
  const cities = largestCities(CITY_COUNT);
  const upTo = new Float64Array(cities.length);
  let total = 0;
  for (const [i, { population }] of cities.entries()) {
    total += population;
    upTo[i] = total;
  }
  return () => {
    const at = dice.roll() * total;
    let low = 0;
    let high = cities.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (upTo[middle] < at) low = middle + 1;
      else high = middle;
    }
    return cities[low];
  };
}

function makeVenue(dice: Dice, id: number, city: WorldCity): WorldVenue {
  // A city of a million is about ten kilometres from the centre to most of its venues.
  const spread = 0.03 + 0.07 * Math.sqrt(city.population / 1e6);
  const away = spread * dice.roll() * dice.roll() * 2;
  const angle = dice.roll() * 2 * Math.PI;
  const longitude = clamp(
    city.longitude + (away * Math.cos(angle)) / Math.cos((city.latitude * Math.PI) / 180),
    180,
  );
  const latitude = clamp(city.latitude + away * Math.sin(angle), 90);
  const category = pickWeighted(dice);
  const name = `${dice.pick(FIRST)} ${city.name} ${dice.pick(PLACES)} ${dice.whole(1, 99)}`;
  const address = `${dice.pick(STREETS)} ${dice.whole(1, 200)}`;
  const json = JSON.stringify({
    _id: `${id}`,
    name,
    slug: `venue-${id}`,
    category: CATEGORIES[category],
    country: city.countryCode,
    city: city.name,
    address,
    coordinates: [longitude.toFixed(6), latitude.toFixed(6)],
  });
  return {
    id,
    category,
    country: city.country,
    city: city.city,
    longitude: Number(longitude.toFixed(6)),
    latitude: Number(latitude.toFixed(6)),
    name,
    json,
    events: [],
    cityName: city.name,
    countryCode: city.countryCode,
    address,
  };
}

function makeEvent(dice: Dice, id: number): WorldEvent {
  const day = WORLD_FIRST_DAY + Math.floor(WORLD_DAYS * dice.roll() ** 1.4);
  const minutes = 15 * dice.whole(32, 94);
  const startsAtMs = day * DAY_MS + minutes * MINUTE_MS;
  const name = `${dice.pick(ADJECTIVES)} ${dice.pick(NOUNS)} ${dice.whole(1, 999)}`;
  const description = `${dice.pick(SENTENCES)} ${dice.pick(SENTENCES)}`;
  const date = DATES[day - WORLD_FIRST_DAY];
  const time = `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
  const days = dice.chance(RUNS) ? runDays(dice) : 1;
  const overAtMs = startsAtMs + (days - 1) * DAY_MS + 3 * 60 * MINUTE_MS;
  const expiresAt = Math.max(startsAtMs + DAY_MS, overAtMs);
  const link = `https://tickets.example/${id}`;
  const json = JSON.stringify({
    _id: `${id}`,
    name,
    slug: `event-${id}`,
    date,
    time,
    description,
    link,
    expiresAt,
    startsAt: new Date(startsAtMs).toISOString(),
  });
  return {
    id,
    day,
    startsAtMs,
    overAtMs,
    json,
    name,
    description,
    date,
    time,
    stretches: days > 1 ? [{ first: day, last: day + days - 1 }] : undefined,
    isFree: dice.chance(FREE),
    price: dice.chance(PRICED) ? dice.whole(0, WORLD_PRICES - 1) : undefined,
    tags: dice.chance(TAGGED) ? [anyTag(dice)] : [],
    organizer: dice.chance(ORGANIZED) ? dice.whole(0, WORLD_ORGANIZERS - 1) : undefined,
  };
}

/** From five days to eighty, half of them longer than twenty. */
function runDays(dice: Dice): number {
  return Math.round(20 * 4 ** (2 * dice.roll() - 1));
}

/** A few tags are on very many events. */
export function anyTag(dice: Dice): number {
  return Math.floor(WORLD_TAGS * dice.roll() ** 3);
}

/** Many venues with few events and few with very many; one in twelve has none. */
function eventCount(dice: Dice, mean: number): number {
  if (dice.chance(1 / 12)) return 0;
  const crowd = Math.min(40, (1 - dice.roll()) ** -0.5) * 0.57;
  return Math.floor(crowd * mean + dice.roll());
}

function pickWeighted(dice: Dice): number {
  let rest = dice.roll() * SHARES.reduce((sum, share) => sum + share, 0);
  return Math.max(
    0,
    SHARES.findIndex((share) => {
      rest -= share;
      return rest < 0;
    }),
  );
}

function clamp(degrees: number, most: number): number {
  return Math.min(most, Math.max(-most, degrees));
}
