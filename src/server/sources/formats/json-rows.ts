import type { ColumnMapping, DateOrder } from "#domain/source/mapping.ts";
import { plainName } from "./column-name.ts";
import { guessNames, hasColumns } from "./columns.ts";
import type { CsvTableColumn } from "./csv-details.ts";
import type { ReadRow } from "./draft.ts";
import { isThing, type Thing } from "./json-ld-value.ts";
import { readTableRow } from "./table-row.ts";
import { orderTold } from "./written-time.ts";

const LISTS = /^(events?|items?|data|results?|docs|records|features|entries|rows)$/i;
const MAX_NESTED = 4;
/** What some call a venue. */
const VENUE = /^(location|place|where)/;

/** A value within an item: the keys that lead to it, and its name as columns of tables have it. */
export interface Leaf {
  path: string;
  name: string;
  text: string;
}

/** Events of plain JSON, by the names that columns of tables have, and of GeoJSON. None: there is no list of such. */
export function* jsonRows(value: unknown, mapping: ColumnMapping | null): Generator<ReadRow, void> {
  const cellsOf = hasColumns(mapping) ? mappedCells(mapping) : guessedCells;
  const rows = itemsOf(value).map((item) => cellsOf(leavesOf(item)));
  const order = mapping?.dateOrder ?? orderOf(rows.map((cells) => cells.get("date") ?? ""));
  for (const [at, cells] of rows.entries())
    if (cells.has("title") && cells.has("date"))
      yield readTableRow(at + 1, (column) => cells.get(column) ?? "", order);
}

function orderOf(dates: readonly string[]): DateOrder | undefined {
  return dates.map(orderTold).find(Boolean);
}

/** The entries of the list that a value holds. */
export function itemsOf(value: unknown): Thing[] {
  return listOf(value, 0).flatMap(eventsOf);
}

function listOf(value: unknown, depth: number): Thing[] {
  if (Array.isArray(value)) return value.filter(isThing);
  if (!isThing(value) || depth > MAX_NESTED) return [];
  const inner = Object.entries(value).find(
    ([key, list]) => LISTS.test(key) && (Array.isArray(list) || isThing(list)),
  );
  return inner ? listOf(inner[1], depth + 1) : [];
}

/** A feature of GeoJSON is an event, or, as we write it, a venue with its events. */
function eventsOf(item: Thing): Thing[] {
  const { geometry, properties } = item;
  if (!isThing(geometry) || !isThing(properties)) return [item];
  const [longitude, latitude] = Array.isArray(geometry.coordinates) ? geometry.coordinates : [];
  const { events, name, ...venue } = properties;
  if (!Array.isArray(events)) return [{ ...properties, longitude, latitude }];
  return events.filter(isThing).map((event) => ({ ...venue, ...event, venue: name, longitude, latitude }));
}

function guessedCells(leaves: readonly Leaf[]): Map<CsvTableColumn, string> {
  const texts = new Map(leaves.map(({ name, text }) => [name, text]));
  return new Map([...guessNames(new Set(texts.keys()))].map(([column, name]) => [column, texts.get(name)!]));
}

function mappedCells({ columns }: ColumnMapping) {
  const paths = Object.entries(columns) as [CsvTableColumn, string][];
  return (leaves: readonly Leaf[]): Map<CsvTableColumn, string> => {
    const texts = new Map(leaves.map(({ path, text }) => [path, text]));
    return new Map(paths.flatMap(([field, path]) => (texts.has(path) ? [[field, texts.get(path)!]] : [])));
  };
}

/** Values by the whole path to them: `venue: {name}` is the venue's name. */
export function leavesOf(item: Thing): Leaf[] {
  const leaves: Leaf[] = [];
  collect(item, "", "", leaves, 0);
  return leaves;
}

function collect(item: Thing, parent: string, parentName: string, leaves: Leaf[], depth: number): void {
  for (const [key, value] of Object.entries(item).slice(0, 200)) {
    const path = parent === "" ? key : `${parent}.${key}`;
    const name = `${parentName}${plainName(key)}`.replace(VENUE, parentName === "" ? "$1" : "venue");
    if (isThing(value) && depth < MAX_NESTED) collect(value, path, name, leaves, depth + 1);
    else if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
      leaves.push({ path, name, text: clean(String(value)).trim() });
    else if (Array.isArray(value) && value.every((word) => typeof word === "string"))
      leaves.push({ path, name, text: clean(value.join(",")) });
  }
}

function clean(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}
