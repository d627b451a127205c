import { sentenceOf } from "#contract/error-messages.ts";
import type { EventStatus } from "#domain/event/event.ts";
import { DAY_MS } from "#domain/time.ts";
import type { End, ReadRow, Start } from "../formats/draft.ts";

/** One line of `npm run import -- --json`. */
export interface OccurrenceLine {
  file: string;
  uid: string | null;
  /** An instant where the file gives the zone, else a wall time, a date where there is no hour. */
  start: string | null;
  /** The same; the last day of what has no hour. */
  end: string | null;
  title: string;
  status: EventStatus | null;
  /** Why it cannot be read, with its line; then there is no start. */
  problem: string | null;
}

const YEAR_DAYS = 366;

/** From one day before now to one year after it; wall times count as if they were UTC's. */
export function isUpcoming(row: ReadRow, nowMs: number): boolean {
  if ("problem" in row) return true;
  const { start } = row.draft;
  const atMs = "atMs" in start ? start.atMs : Date.parse(`${start.date}T${start.time || "00:00"}Z`);
  return atMs >= nowMs - DAY_MS && atMs <= nowMs + YEAR_DAYS * DAY_MS;
}

export function lineOf(file: string, row: ReadRow): OccurrenceLine {
  if ("problem" in row)
    return {
      file,
      uid: row.uid || null,
      start: null,
      end: null,
      title: row.title,
      status: null,
      problem: `Line ${row.row}: ${sentenceOf(row.problem)}`,
    };
  const { facts, start, end } = row.draft;
  return {
    file,
    uid: facts.uid,
    start: occurrenceText(start),
    end: end ? occurrenceText(end) : null,
    title: facts.title,
    status: facts.details.status ?? "scheduled",
    problem: null,
  };
}

/** What is printed where a file as a whole cannot be read. */
export function refusalLine(file: string, problem: string): OccurrenceLine {
  return { file, uid: null, start: null, end: null, title: "", status: null, problem };
}

export function occurrenceText(at: Start | End): string {
  if ("atMs" in at) return new Date(at.atMs).toISOString();
  return at.time ? `${at.date}T${at.time}` : at.date;
}
