import { CSV_COLUMNS } from "#domain/event-import.ts";
import {
  type ColumnMapping,
  type DateOrder,
  type KnownExport,
  REQUIRED_FIELDS,
} from "#domain/source/mapping.ts";
import { plainName } from "./column-name.ts";
import type { CsvTableColumn } from "./csv-details.ts";
import { headingNames } from "./heading-names.ts";

/** Every field with the names its column is known by. */
const FIELD_NAMES = Object.entries(CSV_COLUMNS).map(
  ([column, others]) =>
    [
      column as CsvTableColumn,
      [...new Set([column, ...others, ...headingNames(column as CsvTableColumn)].map(plainName))].filter(
        Boolean,
      ),
    ] as const,
);

/** The name of each field among those that are there, each for one field. */
export function guessNames(given: ReadonlySet<string>): Map<CsvTableColumn, string> {
  const found = new Map<CsvTableColumn, string>();
  const used = new Set<string>();
  for (const [column, known] of FIELD_NAMES) {
    const name = known.find((each) => given.has(each) && !used.has(each));
    if (name === undefined) continue;
    found.set(column, name);
    used.add(name);
  }
  return found;
}

/** The column of each field, by number: by the mapping, or guessed by the names; and mapped columns that are missing. */
export function tableColumns(
  names: readonly string[],
  mapping: ColumnMapping | null,
): { columns: Map<CsvTableColumn, number>; gone: string[] } {
  if (!hasColumns(mapping)) return { columns: guessColumns(names), gone: [] };
  const columns = new Map<CsvTableColumn, number>();
  const gone: string[] = [];
  for (const [field, name] of Object.entries(mapping.columns)) {
    const at = names.findIndex((each) => isSameName(each, name));
    if (at >= 0) columns.set(field as CsvTableColumn, at);
    else gone.push(name);
  }
  return { columns, gone };
}

/** Without columns a mapping only gives the order of dates. */
export function hasColumns(mapping: ColumnMapping | null): mapping is ColumnMapping {
  return mapping !== null && Object.keys(mapping.columns).length > 0;
}

export function firstMissing(columns: ReadonlyMap<CsvTableColumn, unknown>): CsvTableColumn | undefined {
  return REQUIRED_FIELDS.find((field) => !columns.has(field));
}

function isSameName(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

function guessColumns(header: readonly string[]): Map<CsvTableColumn, number> {
  const names = header.map(plainName);
  return new Map([...guessNames(new Set(names))].map(([column, name]) => [column, names.indexOf(name)]));
}

/** The program that wrote a table, recognized by its columns. */
export function knownExport(header: readonly string[]): KnownExport | undefined {
  const names = new Set(header.map(plainName));
  if (names.has("eventname") && names.has("eventstartdate")) return "eventsCalendar";
  if (!names.has("subject") || !names.has("startdate")) return undefined;
  return names.has("reminderonoff") || names.has("meetingorganizer") ? "outlook" : "google";
}

/** Google Calendar and The Events Calendar write the month first; Outlook writes as its machine is set. */
export function usualOrder(header: readonly string[]): DateOrder | undefined {
  const known = knownExport(header);
  return known === "google" || known === "eventsCalendar" ? "mdy" : undefined;
}
