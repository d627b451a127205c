import { wrongFile } from "./file-problem.ts";

/** One component of a calendar, as its lines. */
export interface Block {
  kind: string;
  /** The line it begins on, counted from 1. */
  line: number;
  text: string;
}

const KEPT = /^(VEVENT|VTIMEZONE)$/;
const HEADER = /^(X-WR-CALNAME|NAME|PRODID)(?:;[^:]*)?:(.*)$/i;
const MAX_HEADER = 1_000;
const MAX_NESTED = 20;

/**
 * Cuts a calendar into its components without reading them, so that one that is broken spoils no other. A calendar that
 * does not end is not complete: it is refused.
 */
export function* calendarBlocks(text: string, header: Map<string, string>): Generator<Block, void> {
  const open: { kind: string; line: number; from: number }[] = [];
  let line = 0;
  let hasCalendar = false;
  for (let from = 0; from < text.length; ) {
    const newline = text.indexOf("\n", from);
    const to = newline < 0 ? text.length : newline;
    line++;
    // Most lines are neither, and a calendar has a million of them.
    const mark =
      isMark(text.charCodeAt(from)) &&
      /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(text.slice(from, Math.min(to, from + 80)));
    if (mark) {
      const kind = mark[2]!.toUpperCase();
      if (mark[1]!.toUpperCase() === "BEGIN") {
        hasCalendar ||= kind === "VCALENDAR";
        open.push({ kind, line, from });
        if (open.length > MAX_NESTED)
          throw wrongFile(
            `Line ${line} begins a ${kind} inside of ${MAX_NESTED} others: the file is damaged.`,
          );
      } else {
        const begun = open.pop();
        if (begun?.kind !== kind)
          throw wrongFile(`Line ${line} ends a ${kind} that does not begin: the file is damaged.`);
        if (KEPT.test(kind) && open.length === 1)
          yield { kind, line: begun.line, text: text.slice(begun.from, to) };
      }
    } else if (open.length === 1) {
      const property = HEADER.exec(text.slice(from, Math.min(to, from + MAX_HEADER)).trimEnd());
      if (property) header.set(property[1]!.toUpperCase(), property[2]!);
    }
    from = to + 1;
  }
  if (!hasCalendar) throw wrongFile("This is no calendar: it does not begin with BEGIN:VCALENDAR.");
  if (open.length > 0)
    throw wrongFile(
      `The file breaks off on line ${line}, inside the ${open.at(-1)!.kind} that begins on line ${open.at(-1)!.line}: it is not complete.`,
    );
}

function isMark(code: number): boolean {
  return code === 66 || code === 69 || code === 98 || code === 101;
}
