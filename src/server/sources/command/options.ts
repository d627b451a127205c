import { parseArgs } from "node:util";
import { SourceMapping as Mapping } from "#contract/admin-sources.ts";
import { type ColumnMapping, DATE_ORDERS, MAPPED_FIELDS } from "#domain/source/mapping.ts";
import { OperatorError } from "#server/platform/operator-error.ts";

export interface ImportOptions {
  inputs: string[];
  source: string | undefined;
  isPreview: boolean;
  isJson: boolean;
  nowMs: number;
  /** How the columns of tables and the paths of plain JSON are read. */
  mapping: ColumnMapping | null;
  places: { country?: string; city?: string; venue?: string; category?: string };
}

const USAGE =
  "Usage: npm run import -- [--source NAME] [--preview] [--json] [--now INSTANT] [--country NAME] [--city NAME] [--venue SLUG] [--category NAME] [--column FIELD=COLUMN]… [--date-order dmy|mdy|ymd] FILE_OR_URL…";

/** What a terminal asks for; throws how it is asked. */
export function readOptions(args: readonly string[], nowMs: number): ImportOptions {
  const { values, positionals } = parse(args);
  if (positionals.length === 0) throw new OperatorError(USAGE);
  const { source, preview, json, now, column, "date-order": dateOrder, ...places } = values;
  const given = now === undefined ? nowMs : Date.parse(now);
  if (Number.isNaN(given)) throw new OperatorError("--now must be an instant such as 2026-11-15T12:00:00Z.");
  return {
    inputs: positionals,
    source,
    isPreview: preview ?? false,
    isJson: json ?? false,
    nowMs: given,
    mapping: mappingOf(column ?? [], dateOrder),
    places,
  };
}

function mappingOf(columns: readonly string[], dateOrder: string | undefined): ColumnMapping | null {
  if (columns.length === 0 && dateOrder === undefined) return null;
  const pairs = columns.map((column) => {
    const at = column.indexOf("=");
    return [column.slice(0, Math.max(0, at)), column.slice(at + 1)] as const;
  });
  const mapping = Mapping.safeParse({ columns: Object.fromEntries(pairs), dateOrder });
  if (mapping.success) return mapping.data;
  throw new OperatorError(
    `--column must be FIELD=COLUMN, with a field of ${MAPPED_FIELDS.join(", ")}; --date-order one of ${DATE_ORDERS.join(", ")}.`,
  );
}

function parse(args: readonly string[]) {
  const text = { type: "string" } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        source: text,
        preview: { type: "boolean" },
        json: { type: "boolean" },
        now: text,
        country: text,
        city: text,
        venue: text,
        category: text,
        column: { type: "string", multiple: true },
        "date-order": text,
      },
    });
  } catch (error) {
    throw new OperatorError(USAGE, { cause: error });
  }
}
