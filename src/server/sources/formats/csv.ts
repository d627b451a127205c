import { unguardCell } from "#domain/csv-guard.ts";
import { endDateOf } from "#domain/event/check.ts";
import { CSV_COLUMNS } from "#domain/event-import.ts";
import { isDate, isTime } from "#domain/time.ts";
import { isOnEarth, type Point } from "#server/geo/point.ts";
import { type Column, csvDetails } from "./csv-details.ts";
import { csvRecords } from "./csv-records.ts";
import {
  boundedFacts,
  type End,
  type EventFacts,
  type ReadFile,
  type RowReader,
  type Start,
  type ToldDetails,
} from "./draft.ts";
import { wrongFile } from "./file-problem.ts";
import { oneLine, plainText } from "./plain-text.ts";

/** Events of a table. Its first row names the columns, in any order and by any name they are known by. */
export function readCsv(text: string): ReadFile {
  return { source: "csv", rows: readTable(text) };
}

function* readTable(text: string): RowReader {
  const records = csvRecords(text);
  const header = records.next();
  if (header.done) throw wrongFile("The file is empty.");
  const columns = findColumns(header.value.cells);
  for (const { line, cells } of records) {
    const cell = (column: Column) => unguardCell(cells[columns.get(column) ?? -1] ?? "").trim();
    const title = oneLine(cell("title"));
    if (cells.length > header.value.cells.length) {
      yield {
        row: line,
        title,
        problem: `This row has ${cells.length} cells, the header ${header.value.cells.length}.`,
      };
      continue;
    }
    const start = startOf(cell("date"), cell("time"));
    const told = typeof start === "string" ? start : toldBy(cell, start);
    if (typeof start === "string") yield { row: line, title, problem: start };
    else if (typeof told === "string") yield { row: line, title, problem: told };
    else
      yield {
        row: line,
        draft: { facts: factsOf(cell, title, told.details), start, end: told.end },
      };
  }
}

function factsOf(cell: (column: Column) => string, title: string, details: ToldDetails): EventFacts {
  const city = oneLine(cell("city"));
  return boundedFacts({
    uid: cell("uid"),
    title,
    place: {
      name: oneLine(cell("venue")),
      cities: city ? [{ name: city, region: oneLine(cell("region")) }] : [],
      country: cell("country"),
      category: cell("category").toLowerCase(),
      address: oneLine(cell("address")),
      point: pointOf(cell("longitude"), cell("latitude")),
    },
    link: cell("link"),
    image: cell("image"),
    description: plainText(cell("description")),
    details,
  });
}

function findColumns(header: readonly string[]): Map<Column, number> {
  const names = header.map(plainName);
  const found = new Map<Column, number>();
  for (const [column, others] of Object.entries(CSV_COLUMNS)) {
    const at = [column, ...others].map((name) => names.indexOf(plainName(name))).find((index) => index >= 0);
    if (at !== undefined && ![...found.values()].includes(at)) found.set(column as Column, at);
  }
  for (const needed of ["title", "date"] as const)
    if (!found.has(needed)) throw wrongFile(`The first row must name the columns: "${needed}" is missing.`);
  return found;
}

function plainName(name: string): string {
  return name
    .slice(0, 100)
    .toLowerCase()
    .replace(/[^a-z]/g, "");
}

function pointOf(longitude: string, latitude: string): Point | undefined {
  if (longitude === "" || latitude === "") return undefined;
  const point = {
    longitude: Number(longitude.replace(",", ".")),
    latitude: Number(latitude.replace(",", ".")),
  };
  return isOnEarth(point) ? point : undefined;
}

function toldBy(
  cell: (column: Column) => string,
  start: Start,
): { details: ToldDetails; end: End | undefined } | string {
  const end = endOf(cell("end_date"), cell("end_time"), start);
  if (typeof end === "string") return end;
  const details = csvDetails(cell);
  return typeof details === "string" ? details : { details, end };
}

/** The end that a row tells; an hour alone is on the day of the start, or in the morning after. */
function endOf(dateCell: string, timeCell: string, start: Start): End | string | undefined {
  if (dateCell === "" && timeCell === "") return undefined;
  if (dateCell === "") {
    if ("atMs" in start) return "An end hour needs an end date.";
    const time = timeOf(timeCell);
    if (!time || !isTime(time)) return `"${timeCell.slice(0, 40)}" is no time of day, written HH:mm.`;
    return { date: endDateOf(start.date, start.time, time), time };
  }
  const end = startOf(dateCell, timeCell);
  return typeof end === "string" || "atMs" in end ? end : { date: end.date, time: end.time || null };
}

const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** When a row starts, or the sentence that says why it does not. */
function startOf(dateCell: string, timeCell: string): Start | string {
  if (dateCell === "") return "The date is missing.";
  const iso = ISO.exec(dateCell);
  const date = iso?.[1] ?? dottedDate(dateCell);
  if (!date || !isDate(date)) return `"${dateCell.slice(0, 40)}" is no date that exists, written YYYY-MM-DD.`;
  if (iso?.[3]) {
    const atMs = Date.parse(dateCell.replace(" ", "T"));
    return Number.isNaN(atMs) ? `"${dateCell.slice(0, 40)}" is no time.` : { atMs };
  }
  const time = timeCell === "" ? (iso?.[2] ?? "") : timeOf(timeCell);
  return time === "" || (time && isTime(time))
    ? { date, time }
    : `"${timeCell.slice(0, 40)}" is no time of day, written HH:mm.`;
}

function dottedDate(text: string): string | undefined {
  const parts = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})\.?$/.exec(text);
  return parts ? `${parts[3]}-${parts[2]!.padStart(2, "0")}-${parts[1]!.padStart(2, "0")}` : undefined;
}

function timeOf(text: string): string | undefined {
  const parts = /^(\d{1,2})[:.](\d{2})(?::\d{2})?\s*([ap])?\.?m?\.?h?$/i.exec(text);
  if (!parts) return undefined;
  const hour = Number(parts[1]);
  const half = parts[3]?.toLowerCase();
  if (half && (hour < 1 || hour > 12)) return undefined;
  const hours = half ? (hour % 12) + (half === "p" ? 12 : 0) : hour;
  return `${String(hours).padStart(2, "0")}:${parts[2]}`;
}
