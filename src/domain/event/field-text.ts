import { isTime } from "../time.ts";
import { DETAIL_ROWS, type DetailRow, type EventDetails, isNothing } from "./event-fields.ts";

/** A value in one cell of a table or one input of a form, as it is read again; a price has several. */
export function cellText({ kind }: Pick<DetailRow, "kind">, value: unknown): string {
  if (kind === "flag") return value ? "yes" : "no";
  if (kind === "dates") return ((value as string[] | null) ?? []).join(" ");
  if (Array.isArray(value)) return value.join(", ");
  return isNothing(value) ? "" : String(value);
}

/** The keys of a set in a text with commas or semicolons. */
export function choicesIn({ choices = [] }: Pick<DetailRow, "choices">, text: string): string[] {
  const words = text.split(/[,;]/).map((word) => word.trim().toLowerCase());
  return choices.filter((choice) => words.includes(choice));
}

/** A time of day in a text such as "19:00", "7:30" or "2026-11-20T19:00:00+02:00"; empty where there is none. */
export function timeIn(text: string): string {
  const [, hours = "", minutes = ""] =
    /(?:^|T)(\d{1,2}):(\d{2})(?::\d{2})?(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})?$/.exec(text.trim()) ?? [];
  const time = `${hours.padStart(2, "0")}:${minutes}`;
  return isTime(time) ? time : "";
}

/** Details that travel under names of their own, with their values as texts: those that tell anything. */
export function writtenDetails<Name extends "schemaOrg" | "ical" | "isFederated">(
  details: EventDetails,
  name: Name,
): { row: DetailRow & Required<Pick<DetailRow, Name>>; text: string }[] {
  return DETAIL_ROWS.filter((row) => row[name] && !isNothing(details[row.key])).map((row) => ({
    row: row as DetailRow & Required<Pick<DetailRow, Name>>,
    text: cellText(row, details[row.key]),
  }));
}
