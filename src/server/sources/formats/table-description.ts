import type { PreviewTable } from "#contract/admin-sources.ts";
import { unguardCell } from "#domain/csv-guard.ts";
import type { SourceFormat } from "#domain/event-import.ts";
import { type ColumnMapping, type DateOrder, REQUIRED_FIELDS } from "#domain/source/mapping.ts";
import { guessNames, hasColumns, knownExport, tableColumns, usualOrder } from "./columns.ts";
import { csvTable, orderOf } from "./csv.ts";
import type { CsvTableColumn } from "./csv-details.ts";
import { eventsIn } from "./json-ld.ts";
import { itemsOf, type Leaf, leavesOf } from "./json-rows.ts";
import { parseJson } from "./parse-json.ts";
import { isAmbiguous, orderTold, readWritten } from "./written-time.ts";

const MAX_COLUMNS = 100;
const SAMPLES = 3;
const MAX_SAMPLE = 60;
/** Enough to see every column of a list. */
const SAMPLED_ITEMS = 200;

/** The columns of a table or the paths of plain JSON, and how they are read; undefined for other formats. */
export function describeTable(
  text: string,
  format: SourceFormat,
  mapping: ColumnMapping | null,
): PreviewTable | undefined {
  if (format === "csv") return describeCsv(text, mapping);
  return format === "json" ? describeJson(text, mapping) : undefined;
}

function describeCsv(text: string, mapping: ColumnMapping | null): PreviewTable {
  const table = csvTable(text);
  const { columns, gone } = tableColumns(table.names, mapping);
  const cellAt = (cells: readonly string[], at: number) => unguardCell(cells[at] ?? "").trim();
  const dateAt = columns.get("date") ?? -1;
  return {
    columns: table.names.slice(0, MAX_COLUMNS).map((name, at) => ({
      name,
      samples: samplesOf(table.records.map(({ cells }) => cellAt(cells, at))),
    })),
    mapping: {
      columns: Object.fromEntries([...columns].map(([field, at]) => [field, table.names[at]!])),
      ...(mapping?.dateOrder && { dateOrder: mapping.dateOrder }),
    },
    knownExport: knownExport(table.names) ?? null,
    missing: REQUIRED_FIELDS.filter((field) => !columns.has(field)),
    gone,
    dates: dateQuestion(
      table.records.map(({ cells }) => cellAt(cells, dateAt)),
      orderOf(table, columns),
      usualOrder(table.names),
    ),
  };
}

function describeJson(text: string, mapping: ColumnMapping | null): PreviewTable | undefined {
  const value = parseJson(text);
  if (value === undefined || eventsIn(value).length > 0) return undefined;
  const items = itemsOf(value).map(leavesOf);
  if (items.length === 0) return undefined;
  const paths = new Map<string, Leaf[]>();
  for (const leaf of items.slice(0, SAMPLED_ITEMS).flat()) {
    const known = paths.get(leaf.path);
    if (known) known.push(leaf);
    else if (paths.size < MAX_COLUMNS) paths.set(leaf.path, [leaf]);
  }
  const columns = hasColumns(mapping) ? mapping.columns : guessPaths(paths);
  // Other paths may be absent where no item tells them.
  const gone = REQUIRED_FIELDS.flatMap((field) => columns[field] ?? []).filter((path) => !paths.has(path));
  const dates = items.map((leaves) => leaves.find(({ path }) => path === columns.date)?.text ?? "");
  return {
    columns: [...paths].map(([name, leaves]) => ({
      name,
      samples: samplesOf(leaves.map((leaf) => leaf.text)),
    })),
    mapping: { columns, ...(mapping?.dateOrder && { dateOrder: mapping.dateOrder }) },
    knownExport: null,
    missing: REQUIRED_FIELDS.filter((field) => !columns[field]),
    gone,
    dates: dateQuestion(dates, dates.map(orderTold).find(Boolean)),
  };
}

function guessPaths(paths: ReadonlyMap<string, readonly Leaf[]>): Partial<Record<CsvTableColumn, string>> {
  const byName = new Map([...paths].map(([path, [leaf]]) => [leaf!.name, path]));
  const names = guessNames(new Set(byName.keys()));
  return Object.fromEntries([...names].map(([field, name]) => [field, byName.get(name)!]));
}

/** What both readings of the dates would mean, where no date tells the order of them all. */
function dateQuestion(
  dates: readonly string[],
  proven: DateOrder | undefined,
  assumed?: DateOrder,
): PreviewTable["dates"] {
  const open = proven ? [] : dates.filter(isAmbiguous);
  const [sample] = open;
  if (sample === undefined) return null;
  const reading = (order: DateOrder) => {
    const days = open.flatMap((text) => {
      const start = readWritten(text, "", order);
      return "date" in start ? [start.date] : [];
    });
    const weekend = days.filter((day) => [5, 6, 0].includes(new Date(`${day}T00:00Z`).getUTCDay())).length;
    return { date: days[0] ?? "", weekend };
  };
  return { sample, count: open.length, dmy: reading("dmy"), mdy: reading("mdy"), assumed: assumed ?? null };
}

function samplesOf(texts: readonly string[]): string[] {
  const samples = new Set<string>();
  for (const text of texts) {
    if (text !== "") samples.add(text.slice(0, MAX_SAMPLE).toWellFormed());
    if (samples.size === SAMPLES) break;
  }
  return [...samples];
}
