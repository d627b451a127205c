import { wrongFile } from "./file-problem.ts";

export interface CsvRecord {
  /** The line it begins on, counted from 1. */
  line: number;
  cells: string[];
}

const NEWLINE = /\r\n?|\n/g;

/** Rows of a table (RFC 4180) with commas, semicolons or tabs, whichever the first line has most of. Empty rows are left out. */
export function* csvRecords(text: string): Generator<CsvRecord, void> {
  const separator = separatorOf(text);
  const plainCell = new RegExp(`[^${separator}\\r\\n]*`, "y");
  let at = 0;
  let line = 1;

  function nextCell(): string {
    if (text[at] === '"') return quotedCell();
    plainCell.lastIndex = at;
    const [cell = ""] = plainCell.exec(text) ?? [];
    at += cell.length;
    return cell;
  }

  function quotedCell(): string {
    let end = text.indexOf('"', at + 1);
    while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
    if (end < 0)
      throw wrongFile(`The file breaks off inside the quotes that open on line ${line}: it is not complete.`);
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
    }
    if (at < text.length && text[at] !== "\r" && text[at] !== "\n")
      throw wrongFile(`On line ${line} something follows a closing quote.`);
    at += text.startsWith("\r\n", at) ? 2 : 1;
    line++;
    if (cells.some((value) => value.trim() !== "")) yield { line: start, cells };
  }
}

function separatorOf(text: string): string {
  const end = text.search(/[\r\n]/);
  const head = text.slice(0, end < 0 ? undefined : end).replace(/"[^"]*"/g, "");
  const count = (separator: string) => head.split(separator).length;
  return [",", ";", "\t"].reduce((best, next) => (count(next) > count(best) ? next : best));
}
