import type { Box } from "#domain/geo.ts";
import type { Reads, Touch } from "./reads.ts";

/** Of the cells by which areas are named, in degrees. */
const CELL_DEGREES = 0.25;
/** A wider area is named as everything. */
const MAX_CELLS = 16;
const EVERYTHING = "catalog";
const WORLD_COLUMNS = 360 / CELL_DEGREES;

/**
 * The names under which caches elsewhere may keep what was made of these parts. Whatever a change touches has one of the
 * names that `tagsOfTouch` gives; names are coarser than the parts.
 */
export function tagsOf(reads: readonly Reads[]): string[] {
  return [...new Set(reads.flatMap(tagsOfPart))];
}

export function tagsOfTouch({ venueId, listed }: Touch): string[] {
  if (!listed) return [EVERYTHING, `venue:${venueId}`];
  const { slug, longitude, latitude, country, city, organizers } = listed;
  return [
    EVERYTHING,
    `venue:${venueId}`,
    ...city.map((each) => `city:${each}`),
    `country:${nameOf(country)}`,
    `slug:${slug}`,
    ...organizers.map((each) => `organizer:${each}`),
    cellTag(columnOf(longitude), rowOf(latitude)),
  ];
}

function tagsOfPart(reads: Reads): string[] {
  return [
    ...(reads.all || reads.cityList ? [EVERYTHING] : []),
    ...(reads.events ?? []).map((id) => `event:${id}`),
    ...(reads.venues ?? []).map((id) => `venue:${id}`),
    ...(reads.cities ?? []).map((city) => `city:${city}`),
    ...(reads.countries ?? []).map((country) => `country:${nameOf(country)}`),
    ...(reads.slugs ?? []).map((slug) => `slug:${slug}`),
    ...(reads.organizers ?? []).map((slug) => `organizer:${slug}`),
    ...(reads.boxes ?? []).flatMap(cellTags),
  ];
}

function cellTags({ west, south, east, north }: Box): string[] {
  const [left, top, bottom] = [columnOf(west), rowOf(north), rowOf(south)];
  const right = columnOf(east) + (west <= east ? 0 : WORLD_COLUMNS);
  if ((right - left + 1) * (top - bottom + 1) > MAX_CELLS) return [EVERYTHING];
  const tags: string[] = [];
  for (let column = left; column <= right; column++)
    for (let row = bottom; row <= top; row++) tags.push(cellTag(column, row));
  return tags;
}

function cellTag(column: number, row: number): string {
  return `cell:${column % WORLD_COLUMNS}/${row}`;
}

function columnOf(longitude: number): number {
  return Math.floor((longitude + 180) / CELL_DEGREES);
}

function rowOf(latitude: number): number {
  return Math.floor((latitude + 90) / CELL_DEGREES);
}

/** Headers hold ASCII without spaces. */
function nameOf(country: string): string {
  return encodeURIComponent(country);
}
