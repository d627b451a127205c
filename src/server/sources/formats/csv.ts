import { unguardCell } from "#domain/csv-guard.ts";
import type { ColumnMapping, DateOrder } from "#domain/source/mapping.ts";
import { firstMissing, tableColumns, usualOrder } from "./columns.ts";
import type { CsvTableColumn } from "./csv-details.ts";
import { type CsvRecord, csvRecords } from "./csv-records.ts";
import type { ReadFile, RowReader } from "./draft.ts";
import { wrongFile } from "./file-problem.ts";
import { collapseToOneLine } from "./plain-text.ts";
import { readTableRow } from "./table-row.ts";
import { orderTold } from "./written-time.ts";

export interface CsvTable {
  /** The headings; a column without one is called by its number. */
  names: string[];
  records: CsvRecord[];
}

/** Events of a table. Its first row names the columns, in any order and by any name they are known by. */
export function readCsv(text: string, mapping: ColumnMapping | null = null): ReadFile {
  return { source: "", rows: readTable(text, mapping) };
}

export function csvTable(text: string): CsvTable {
  const [header, ...records] = csvRecords(text);
  if (!header) throw wrongFile({ code: "fileEmpty" });
  return { names: header.cells.map((name, at) => name.trim() || `#${at + 1}`), records };
}

function* readTable(text: string, mapping: ColumnMapping | null): RowReader {
  const table = csvTable(text);
  const { names, records } = table;
  const { columns, gone } = tableColumns(names, mapping);
  if (gone.length > 0) throw wrongFile({ code: "columnsGone", params: { columns: gone.join(", ") } });
  const missing = firstMissing(columns);
  if (missing) throw wrongFile({ code: "csvNoColumn", params: { column: missing } });
  const order = mapping?.dateOrder ?? orderOf(table, columns) ?? usualOrder(names);
  for (const { line, cells } of records) {
    const cell = (column: CsvTableColumn) => unguardCell(cells[columns.get(column) ?? -1] ?? "").trim();
    if (cells.length > names.length) {
      yield {
        row: line,
        title: collapseToOneLine(cell("title")),
        problem: { code: "rowTooWide", params: { cells: cells.length, columns: names.length } },
      };
      continue;
    }
    yield readTableRow(line, cell, order);
  }
}

/** The order of all dates of a table, as the first one tells that can be read in one way only. */
export function orderOf(
  { records }: CsvTable,
  columns: ReadonlyMap<CsvTableColumn, number>,
): DateOrder | undefined {
  const at = columns.get("date") ?? -1;
  for (const { cells } of records) {
    const told = orderTold(cells[at] ?? "");
    if (told) return told;
  }
  return undefined;
}
