import type { Problem } from "#contract/error-messages.ts";
import { endDateOf } from "#domain/event/check.ts";
import { isOnEarth, type Point } from "#domain/geo.ts";
import type { DateOrder } from "#domain/source/mapping.ts";
import { type Column, csvDetails } from "./csv-details.ts";
import {
  boundedFacts,
  type End,
  type EventFacts,
  type ReadRow,
  type Start,
  type ToldDetails,
} from "./draft.ts";
import { oneLine, plainText } from "./plain-text.ts";
import { readTimeOfDay, readWritten } from "./written-time.ts";

/** The text of a column; empty where a row has none. */
export type Cells = (column: Column) => string;

/** One event by named columns, or the problem with it. */
export function readTableRow(row: number, cell: Cells, order: DateOrder | undefined): ReadRow {
  const title = oneLine(cell("title"));
  const refused = (problem: Problem): ReadRow => ({ row, title, uid: cell("uid"), problem });
  if (cell("date") === "") return refused({ code: "rowNoDate" });
  const details = csvDetails(cell);
  if ("code" in details) return refused(details);
  const told = readWritten(cell("date"), cell("time"), order);
  if ("code" in told) return refused(told);
  const start: Start = details.isAllDay && "date" in told ? { date: told.date, time: "" } : told;
  const endHour = details.isAllDay ? "" : cell("end_time");
  const end = endOf(cell("end_date"), endHour, start, order);
  if (end && "code" in end) return refused(end);
  return { row, draft: { facts: factsOf(cell, title, details), start, end } };
}

function factsOf(cell: Cells, title: string, details: ToldDetails): EventFacts {
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

function pointOf(longitude: string, latitude: string): Point | undefined {
  if (longitude === "" || latitude === "") return undefined;
  const point = {
    longitude: Number(longitude.replace(",", ".")),
    latitude: Number(latitude.replace(",", ".")),
  };
  return isOnEarth(point) ? point : undefined;
}

/** The end of a row; an hour alone is on the day of the start, or in the morning after. */
function endOf(
  dateCell: string,
  timeCell: string,
  start: Start,
  order: DateOrder | undefined,
): End | Problem | undefined {
  if (dateCell === "") {
    if (timeCell === "") return undefined;
    if ("atMs" in start) return { code: "endTimeAlone" };
    const time = readTimeOfDay(timeCell);
    if (!time) return { code: "rowBadTime", params: { text: timeCell.slice(0, 40) } };
    return { date: endDateOf(start.date, start.time, time), time };
  }
  const end = readWritten(dateCell, timeCell, order);
  return "code" in end || "atMs" in end ? end : { date: end.date, time: end.time || null };
}
