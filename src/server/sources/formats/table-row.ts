import type { Problem } from "#contract/error-messages.ts";
import { endDateOf } from "#domain/event/check.ts";
import { isOnEarth, type Point } from "#domain/geo.ts";
import type { DateOrder } from "#domain/source/mapping.ts";
import { type CsvTableColumn, csvDetails, type SideFields } from "./csv-details.ts";
import { boundedFacts, type DraftFacts, type End, type ReadRow, type Start } from "./draft.ts";
import { collapseToOneLine, htmlToPlainText } from "./plain-text.ts";
import { readTimeOfDay, readWhen, type WrittenWhen } from "./written-time.ts";

/** The text of a column; empty where a row has none. */
export type Cells = (column: CsvTableColumn) => string;

/** One event by named columns, or the problem with it. */
export function readTableRow(row: number, cell: Cells, order: DateOrder | undefined): ReadRow {
  const title = collapseToOneLine(cell("title"));
  const refused = (problem: Problem): ReadRow => ({ row, title, uid: cell("uid"), problem });
  if (cell("date") === "") return refused({ code: "rowNoDate" });
  const when = whenOf(cell("date"), cell("time"), order);
  if ("code" in when) return refused(when);
  const side = csvDetails(cell);
  const { isAllDay } = side.details;
  const told = when.start;
  const start: Start = isAllDay && "date" in told ? { date: told.date, time: "" } : told;
  const endHour = isAllDay ? "" : cell("end_time") || (when.endTime ?? "");
  const end = endOf(cell("end_date"), endHour, start, order);
  const isEnd = end !== undefined && !("code" in end);
  const remarks = [when.remark, end && "code" in end ? end : undefined, ...side.remarks].filter(
    (remark) => remark !== undefined,
  );
  return {
    row,
    draft: { facts: factsOf(cell, title, side, remarks), start, ...(isEnd && { end }) },
  };
}

function factsOf(
  cell: Cells,
  title: string,
  { details, text }: SideFields,
  remarks: readonly Problem[],
): DraftFacts {
  const city = collapseToOneLine(cell("city"));
  return boundedFacts({
    uid: cell("uid"),
    title,
    place: {
      name: collapseToOneLine(cell("venue")),
      cities: city ? [{ name: city, region: collapseToOneLine(cell("region")) }] : [],
      country: cell("country"),
      category: cell("category").toLowerCase(),
      address: collapseToOneLine(cell("address")),
      point: pointOf(cell("longitude"), cell("latitude")),
    },
    link: cell("link"),
    image: cell("image"),
    description: [htmlToPlainText(cell("description")), text].filter(Boolean).join("\n\n"),
    details,
    ...(remarks[0] && { remark: remarks[0] }),
  });
}

function pointOf(longitude: string, latitude: string): Point | undefined {
  if (longitude === "" || latitude === "") return undefined;
  const point = {
    longitude: Number(longitude.replace(",", ".")),
    latitude: Number(latitude.replace(",", ".")),
  };
  return isOnEarth(point) ? point : undefined;
}

const WHOLE = /^\d{4}-\d{2}-\d{2}|^\d{1,2}[./]\s?\d{1,2}[./]\s?\d{2}/;

/** A column of hours may hold the day as well. */
function whenOf(date: string, time: string, order: DateOrder | undefined): WrittenWhen | Problem {
  const whole = WHOLE.test(time) ? readWhen(time, "", order) : undefined;
  return whole && !("code" in whole) ? whole : readWhen(date, time, order);
}

/** The end of a row; an hour alone is on the day of the start, or in the morning after. */
function endOf(
  dateCell: string,
  timeCell: string,
  start: Start,
  order: DateOrder | undefined,
): End | Problem | undefined {
  if (dateCell === "" && WHOLE.test(timeCell)) return endOf(timeCell, "", start, order);
  if (timeCell === "" && readTimeOfDay(dateCell) !== undefined) return endOf("", dateCell, start, order);
  if (dateCell === "") {
    if (timeCell === "") return undefined;
    if ("atMs" in start) return { code: "endTimeAlone" };
    const time = readTimeOfDay(timeCell);
    if (!time) return { code: "rowBadTime", params: { text: timeCell.slice(0, 40) } };
    return { date: endDateOf(start.date, start.time, time), time };
  }
  const when = readWhen(dateCell, timeCell, order);
  if ("code" in when) return when;
  const { start: end } = when;
  return "atMs" in end ? end : { date: end.date, time: end.time || null };
}
