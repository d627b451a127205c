import { MAX_JSON_BYTES } from "#domain/event-import.ts";
import type { ColumnMapping } from "#domain/source/mapping.ts";
import { hasColumns } from "./columns.ts";
import type { ReadFile, RowReader } from "./draft.ts";
import { wrongFile } from "./file-problem.ts";
import { eventsIn, schemaRows, sourceOf } from "./json-ld.ts";
import { jsonRows } from "./json-rows.ts";
import { parseJson } from "./parse-json.ts";

/** Events of a JSON file: of schema.org, of GeoJSON, or by the names that columns of tables have. */
export function readJson(text: string, nowMs: number, mapping: ColumnMapping | null = null): ReadFile {
  if (text.length > MAX_JSON_BYTES)
    throw wrongFile({ code: "jsonTooLong", params: { max: MAX_JSON_BYTES / 2 ** 20 } });
  const value = parseJson(text);
  if (value === undefined) throw wrongFile({ code: "jsonDamaged" });
  const events = eventsIn(value);
  if (events.length > 0)
    return { source: sourceOf(events, ""), rows: schemaRows(events, { base: "", nowMs }) };
  return { source: "", rows: plainRows(value, mapping) };
}

function* plainRows(value: unknown, mapping: ColumnMapping | null): RowReader {
  const rows = jsonRows(value, mapping);
  const first = rows.next();
  if (first.done && hasColumns(mapping)) {
    const { title, date } = mapping.columns;
    const columns = [title, date].filter(Boolean).join(", ");
    throw wrongFile({ code: "columnsGone", params: { columns } });
  }
  if (first.done) throw wrongFile({ code: "jsonNoList" });
  yield first.value;
  yield* rows;
}
