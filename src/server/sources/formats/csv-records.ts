import Papa from "papaparse";
import { MAX_ROWS } from "./draft.ts";
import { wrongFile } from "./file-problem.ts";

export interface CsvRecord {
  /** The line it begins on, counted from 1. */
  line: number;
  cells: string[];
}

/** What has more columns is no table. */
const MAX_CELLS = 2_000;

/** Rows of a table (RFC 4180), without empty ones; no more than are imported at once, and one. */
export function csvRecords(text: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  const input = text.replace(/\r\n?/g, "\n").trimEnd();
  let line = 1;
  let at = 0;
  Papa.parse<string[]>(input, {
    newline: "\n",
    delimitersToGuess: [",", ";", "\t"],
    step: ({ data: cells, errors, meta: { cursor } }, parser) => {
      for (const { code } of errors) {
        if (code === "MissingQuotes") throw wrongFile({ code: "csvOpenQuote", params: { line } });
        if (code === "InvalidQuotes") throw wrongFile({ code: "csvAfterQuote", params: { line } });
      }
      if (cells.length > MAX_CELLS)
        throw wrongFile({ code: "csvTooManyCells", params: { line, max: MAX_CELLS } });
      if (cells.some((cell) => cell.trim() !== "")) records.push({ line, cells });
      // The header comes first.
      if (records.length > MAX_ROWS + 1) parser.abort();
      for (; at < cursor; at++) if (input.charCodeAt(at) === 10) line++;
    },
  });
  return records;
}
