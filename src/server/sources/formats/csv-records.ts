import { wrongFile } from "./file-problem.ts";

export interface CsvRecord {
  /** The line it begins on, counted from 1. */
  line: number;
  cells: string[];
}

const NEWLINE = /\r\n?|\n/g;
const CR = 13;
const LF = 10;
/** Tables of people have dozens of columns: what has more is no table. */
const MAX_CELLS = 2_000;
/** As much of the first line as tells what separates its cells. */
const MAX_HEAD = 100_000;

/** Rows of a table (RFC 4180) with commas, semicolons or tabs, whichever the first line has most of. Empty rows are left out. */
export function* csvRecords(text: string): Generator<CsvRecord, void> {
  const separator = separatorOf(text);
  const separatorCode = separator.charCodeAt(0);
  let at = 0;
  let line = 1;

  function nextCell(): string {
    if (text[at] === '"') return quotedCell();
    const start = at;
    at = endOfCell(text, at, separatorCode);
    return text.slice(start, at);
  }

  function quotedCell(): string {
    let end = text.indexOf('"', at + 1);
    while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
    if (end < 0) throw wrongFile({ code: "csvOpenQuote", params: { line } });
    const cell = text.slice(at + 1, end).replaceAll('""', '"');
    line += cell.match(NEWLINE)?.length ?? 0;
    at = end + 1;
    return cell;
  }

  while (at < text.length) {
    const start = line;
    const cells = [nextCell()];
    while (text[at] === separator) {
      at++;
      cells.push(nextCell());
      if (cells.length > MAX_CELLS)
        throw wrongFile({ code: "csvTooManyCells", params: { line: start, max: MAX_CELLS } });
    }
    if (at < text.length && text[at] !== "\r" && text[at] !== "\n")
      throw wrongFile({ code: "csvAfterQuote", params: { line } });
    at += text.startsWith("\r\n", at) ? 2 : 1;
    line++;
    if (cells.some((value) => value.trim() !== "")) yield { line: start, cells };
  }
}

/** By hand: a pattern remembers each character of a cell, and a cell may be as long as the file. */
function endOfCell(text: string, start: number, separator: number): number {
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === separator || code === CR || code === LF) return at;
  }
  return text.length;
}

function separatorOf(text: string): string {
  const counts = { ",": 0, ";": 0, "\t": 0 };
  let isQuoted = false;
  for (const sign of text.slice(0, MAX_HEAD)) {
    if (sign === "\n" || sign === "\r") break;
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && sign in counts) counts[sign as keyof typeof counts]++;
  }
  return ([",", ";", "\t"] as const).reduce((best, next) => (counts[next] > counts[best] ? next : best));
}
