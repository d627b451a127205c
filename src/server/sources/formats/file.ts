import type { Format } from "#domain/event-import.ts";
import { readCalendar } from "./calendar.ts";
import { readCsv } from "./csv.ts";
import type { ReadFile } from "./draft.ts";
import { wrongFile } from "./file-problem.ts";
import { readJsonLd } from "./json-ld.ts";

/** A file's bytes as text: UTF-8, or UTF-16 where it says so. */
export function decodeFile(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? "utf-16le"
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? "utf-16be"
        : "utf-8";
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw wrongFile("The file is no text in UTF-8: save it as UTF-8 and try again.");
  }
  if (text.includes("\0")) throw wrongFile("The file is no text: it contains null characters.");
  if (text.trim() === "") throw wrongFile("The file is empty.");
  return text;
}

export function formatOf(text: string): Format {
  const head = text.slice(0, 2_000).trimStart();
  if (/^BEGIN:VCALENDAR/i.test(head)) return "ics";
  return /^[[{<]/.test(head) ? "jsonld" : "csv";
}

export function readFile(text: string, format: Format, nowMs: number): ReadFile {
  switch (format) {
    case "ics":
      return readCalendar(text, nowMs);
    case "csv":
      return readCsv(text);
    case "jsonld":
      return readJsonLd(text);
  }
}
