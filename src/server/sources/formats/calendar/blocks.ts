import { wrongFile } from "../file-problem.ts";

/** One component of a calendar, as its lines. */
export interface CalendarBlock {
  kind: string;
  /** The line it begins on, counted from 1. */
  line: number;
  text: string;
  /** The calendar that holds it. */
  calendar: CalendarHeader;
}

/** A calendar's own properties, by upper-case name. A file may hold several calendars. */
export type CalendarHeader = Map<string, string>;

const KEPT = /^(VEVENT|VTIMEZONE)$/;
const HEADER = /^(X-WR-CALNAME|X-WR-TIMEZONE|NAME|METHOD)(?:;[^:]*)?:(.*)$/i;
const MAX_HEADER = 1_000;
const MAX_NESTED = 20;

/**
 * Cuts a calendar into its components without reading them, so that one that is broken spoils no other. Components may
 * stand alone, an END may be missing or too many; only a file that ends inside of one is not complete: it is refused.
 */
export function* calendarBlocks(text: string): Generator<CalendarBlock, void> {
  const open: { kind: string; line: number; from: number }[] = [];
  let line = 0;
  let newline = -1;
  let hasComponent = false;
  let calendar: CalendarHeader = new Map();

  /** Ends the components from a level on; the outermost of those that are kept holds the others. */
  function* close(level: number, to: number): Generator<CalendarBlock, void> {
    const isInside = open.slice(0, level).some(({ kind }) => KEPT.test(kind));
    const kept = isInside ? undefined : open.slice(level).find(({ kind }) => KEPT.test(kind));
    if (kept) yield { kind: kept.kind, line: kept.line, text: text.slice(kept.from, to), calendar };
    open.length = level;
  }

  for (let from = 0; from < text.length; ) {
    // Lines end with LF, CRLF or, from old programs, CR.
    if (newline < from) newline = positionOf(text, "\n", from);
    const carriage = text.slice(from, newline).indexOf("\r");
    const to = carriage < 0 ? newline : from + carriage;
    line++;
    // Most lines are neither, and a calendar has a million of them.
    const mark =
      isMark(text.charCodeAt(from)) &&
      /^(BEGIN|END)\s*:\s*([\w-]+)\s*$/i.exec(text.slice(from, Math.min(to, from + 80)));
    if (mark) {
      const kind = mark[2]!.toUpperCase();
      if (mark[1]!.toUpperCase() === "BEGIN") {
        hasComponent ||= kind === "VCALENDAR" || kind === "VEVENT";
        // An event cannot hold another one: the end of the first is missing.
        const unended = kind === "VEVENT" ? open.findIndex((other) => other.kind === kind) : -1;
        if (unended >= 0) yield* close(unended, from);
        if (kind === "VCALENDAR") calendar = new Map();
        open.push({ kind, line, from });
        if (open.length > MAX_NESTED)
          throw wrongFile({ code: "icsTooNested", params: { line, kind, max: MAX_NESTED } });
      } else {
        // Also by hand: END:VCALENDARD.
        const ended = kind.startsWith("VCALENDAR") ? "VCALENDAR" : kind;
        const level = open.findLastIndex((other) => other.kind === ended);
        if (level >= 0) yield* close(level, to);
      }
    } else if (open.length === 1) {
      const property = HEADER.exec(text.slice(from, Math.min(to, from + MAX_HEADER)).trimEnd());
      if (property) calendar.set(property[1]!.toUpperCase(), property[2]!.trim());
    }
    from = text.startsWith("\r\n", to) ? to + 2 : to + 1;
  }
  if (!hasComponent) throw wrongFile({ code: "icsNone" });
  if (open.length > 0)
    throw wrongFile({ code: "icsCut", params: { line, kind: open.at(-1)!.kind, begin: open.at(-1)!.line } });
}

function positionOf(text: string, sign: string, from: number): number {
  const at = text.indexOf(sign, from);
  return at < 0 ? text.length : at;
}

function isMark(code: number): boolean {
  return code === 66 || code === 69 || code === 98 || code === 101;
}
