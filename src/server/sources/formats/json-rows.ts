import { CSV_COLUMNS } from "#domain/event-import.ts";
import { plainName } from "./column-name.ts";
import type { Column } from "./csv-details.ts";
import type { ReadRow } from "./draft.ts";
import { isThing, type Thing } from "./json-ld-value.ts";
import { readTableRow } from "./table-row.ts";
import { type DateOrder, orderTold } from "./written-time.ts";

const LISTS = /^(events?|items?|data|results?|docs|records|features|entries|rows)$/i;
const MOST_NESTED = 4;
/** What some call a venue. */
const VENUE = /^(location|place|where)/;

const NAMES = Object.entries(CSV_COLUMNS).map(
  ([column, others]) => [column as Column, [column, ...others].map(plainName)] as const,
);

/** Events of plain JSON, by the names that columns of tables have, and of GeoJSON. None: there is no list of such. */
export function* jsonRows(value: unknown): Generator<ReadRow, void> {
  const rows = listOf(value, 0).flatMap(eventsOf).map(cellsOf);
  const order = rows.map((cells) => orderTold(cells.get("date") ?? "")).find(Boolean) as DateOrder;
  for (const [at, cells] of rows.entries())
    if (cells.has("title") && cells.has("date"))
      yield readTableRow(at + 1, (column) => cells.get(column) ?? "", order);
}

function listOf(value: unknown, depth: number): Thing[] {
  if (Array.isArray(value)) return value.filter(isThing);
  if (!isThing(value) || depth > MOST_NESTED) return [];
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

function cellsOf(item: Thing): Map<Column, string> {
  const texts = new Map<string, string>();
  collect(item, "", texts, 0);
  const cells = new Map<Column, string>();
  for (const [column, names] of NAMES) {
    const found = names.find((name) => texts.has(name));
    if (found !== undefined) cells.set(column, texts.get(found)!);
  }
  return cells;
}

/** Values by the whole path to them: `venue: {name}` is the venue's name. */
function collect(item: Thing, path: string, texts: Map<string, string>, depth: number): void {
  for (const [key, value] of Object.entries(item).slice(0, 200)) {
    const name = `${path}${plainName(key)}`.replace(VENUE, path === "" ? "$1" : "venue");
    if (isThing(value) && depth < MOST_NESTED) collect(value, name, texts, depth + 1);
    else if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
      texts.set(name, String(value).replaceAll("\0", "").toWellFormed().trim());
    else if (Array.isArray(value) && value.every((word) => typeof word === "string"))
      texts.set(name, value.join(",").replaceAll("\0", "").toWellFormed());
  }
}
