import type { Problem } from "#contract/error-messages.ts";
import { type ReadRow, RowError, type RowReader } from "../draft.ts";
import { collapseToOneLine } from "../plain-text.ts";
import type { CalendarBlock } from "./blocks.ts";
import { unescapeText } from "./component.ts";

const SUMMARY = /^SUMMARY[^:\r\n\u2028\u2029]*:(.*)/im;
const UID = /^UID[^:\r\n\u2028\u2029]*:(.*)/im;
const MAX_TEXT = 500;

/** One event that cannot be read is a row with a problem. */
export function* attempt(block: CalendarBlock, read: () => RowReader): RowReader {
  try {
    yield* read();
  } catch (error) {
    yield problemRow(block, error instanceof RowError ? error.problem : { code: "rowUnreadable" });
  }
}

export function problemRow(block: CalendarBlock, problem: Problem): ReadRow {
  const head = block.text.slice(0, 100_000);
  const [title, uid] = [SUMMARY, UID].map((name) =>
    collapseToOneLine(unescapeText(name.exec(head)?.[1] ?? "")),
  );
  return { row: block.line, title: title!.slice(0, MAX_TEXT), uid: uid!.slice(0, MAX_TEXT), problem };
}
