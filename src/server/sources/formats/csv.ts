import { unguardCell } from "#domain/csv-guard.ts";
import { CSV_COLUMNS } from "#domain/event-import.ts";
import { plainName } from "./column-name.ts";
import type { Column } from "./csv-details.ts";
import { type CsvRecord, csvRecords } from "./csv-records.ts";
import type { ReadFile, RowReader } from "./draft.ts";
import { wrongFile } from "./file-problem.ts";
import { oneLine } from "./plain-text.ts";
import { readTableRow } from "./table-row.ts";
import { type DateOrder, orderTold } from "./written-time.ts";

/** Events of a table. Its first row names the columns, in any order and by any name they are known by. */
export function readCsv(text: string): ReadFile {
  return { source: "csv", rows: readTable(text) };
}

function* readTable(text: string): RowReader {
  const [header, ...records] = csvRecords(text);
  if (!header) throw wrongFile({ code: "fileEmpty" });
  const columns = findColumns(header.cells);
  const order = orderOf(records, columns.get("date")!) ?? usualOrder(header.cells);
  for (const { line, cells } of records) {
    const cell = (column: Column) => unguardCell(cells[columns.get(column) ?? -1] ?? "").trim();
    if (cells.length > header.cells.length) {
      yield {
        row: line,
        title: oneLine(cell("title")),
        problem: { code: "rowTooWide", params: { cells: cells.length, columns: header.cells.length } },
      };
      continue;
    }
    yield readTableRow(line, cell, order);
  }
}

/** The order of all dates of a table, as the first one tells that can be read in one way only. */
function orderOf(records: readonly CsvRecord[], column: number): DateOrder {
  for (const { cells } of records) {
    const told = orderTold(cells[column] ?? "");
    if (told) return told;
  }
  return undefined;
}

/** Exports of Google Calendar and of The Events Calendar write the month first; Outlook writes as its machine is set. */
function usualOrder(header: readonly string[]): DateOrder {
  const names = new Set(header.map(plainName));
  const isGoogle = names.has("subject") && names.has("startdate") && !names.has("reminderonoff");
  return isGoogle || names.has("eventstartdate") ? "month-first" : undefined;
}

function findColumns(header: readonly string[]): Map<Column, number> {
  const names = header.map(plainName);
  const found = new Map<Column, number>();
  for (const [column, others] of Object.entries(CSV_COLUMNS)) {
    const at = [column, ...others].map((name) => names.indexOf(plainName(name))).find((index) => index >= 0);
    if (at !== undefined && ![...found.values()].includes(at)) found.set(column as Column, at);
  }
  for (const needed of ["title", "date"] as const)
    if (!found.has(needed)) throw wrongFile({ code: "csvNoColumn", params: { column: needed } });
  return found;
}
