import { placeNameKey } from "#domain/city.ts";
import type { Box } from "#domain/geo.ts";
import type { PlaceIndexParts } from "./place-index.ts";

// Columns of a GeoNames row.
const NAME = 1;
const ASCII_NAME = 2;
const OTHER_NAMES = 3;
const LATITUDE = 4;
const LONGITUDE = 5;
const COUNTRY = 8;
const REGION = 10;
const POPULATION = 14;

/** Towns below this are found by their own name alone; larger ones by all their names in all languages. */
const MANY_NAMES_FROM = 15_000;
const NEW_LINE = 0x0a;
const SIZE_STEPS = 8;
const MAX_SIZE = 255;
const IS_ASCII = /^[\0-\x7f]*$/;

/** Reads the gazetteer's file into an index. Takes seconds: to be run in a thread of its own. */
export function buildPlaceIndex(file: Buffer): PlaceIndexParts {
  const lines: number[] = [];
  const sizes: number[] = [];
  const areas = new Areas();
  // Keys as the characters of their UTF-8 bytes, which sort fast and in the order of bytes; then the place and a bit.
  const names: { key: string; place: number }[] = [];
  for (let start = 0; start < file.length; ) {
    const newLine = file.indexOf(NEW_LINE, start);
    const end = newLine < 0 ? file.length : newLine;
    const columns = file.toString("utf8", start, end).split("\t");
    const population = Number(columns[POPULATION]);
    const place = lines.push(start) - 1;
    sizes.push(Math.min(MAX_SIZE, Math.round(Math.log2(population + 1) * SIZE_STEPS)));
    areas.add(columns);
    for (const [key, isOwn] of keysOf(columns, population))
      names.push({ key: bytesOf(key), place: (place << 1) | isOwn });
    start = end + 1;
  }
  names.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.place - b.place));
  const offsets = new Uint32Array(names.length + 1);
  for (const [n, { key }] of names.entries()) offsets[n + 1] = offsets[n]! + key.length;
  return {
    text: new Uint8Array(Buffer.from(names.map(({ key }) => key).join(""), "latin1")),
    offsets,
    places: Uint32Array.from(names, ({ place }) => place),
    lines: Uint32Array.from(lines),
    sizes: Uint8Array.from(sizes),
    areas: areas.boxes(),
  };
}

/** The folded names, and whether each is the place's own name. */
function keysOf(columns: string[], population: number): Map<string, 0 | 1> {
  const keys = new Map<string, 0 | 1>();
  if (population >= MANY_NAMES_FROM)
    for (const name of columns[OTHER_NAMES]!.split(",")) keys.set(placeNameKey(name), 0);
  for (const name of [columns[NAME]!, columns[ASCII_NAME]!]) keys.set(placeNameKey(name), 1);
  keys.delete("");
  return keys;
}

function bytesOf(key: string): string {
  return IS_ASCII.test(key) ? key : Buffer.from(key).toString("latin1");
}

/** What countries and regions span. */
class Areas {
  readonly #points = new Map<string, { longitudes: number[]; latitudes: number[] }>();

  add(columns: string[]): void {
    const country = columns[COUNTRY]!;
    for (const code of [country, `${country}.${columns[REGION]}`]) {
      const points = this.#points.get(code) ?? { longitudes: [], latitudes: [] };
      this.#points.set(code, points);
      points.longitudes.push(Number(columns[LONGITUDE]));
      points.latitudes.push(Number(columns[LATITUDE]));
    }
  }

  boxes(): Map<string, Box> {
    return new Map(
      this.#points.entries().map(([code, { longitudes, latitudes }]) => {
        latitudes.sort((a, b) => a - b);
        return [code, { ...westToEast(longitudes), south: latitudes[0]!, north: latitudes.at(-1)! }];
      }),
    );
  }
}

/** From behind the widest gap between longitudes all around to before it, across the antimeridian where that is shorter. */
function westToEast(longitudes: number[]): { west: number; east: number } {
  const sorted = longitudes.sort((a, b) => a - b);
  let west = sorted[0]!;
  let east = sorted.at(-1)!;
  let widest = west + 360 - east;
  for (let n = 1; n < sorted.length; n++) {
    const gap = sorted[n]! - sorted[n - 1]!;
    if (gap > widest) [widest, east, west] = [gap, sorted[n - 1]!, sorted[n]!];
  }
  return { west, east };
}
