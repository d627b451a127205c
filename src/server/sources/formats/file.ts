import type { SourceFormat } from "#domain/event-import.ts";
import { readCalendar } from "./calendar/calendar.ts";
import { readCsv } from "./csv.ts";
import type { ReadFile } from "./draft.ts";
import { readFeed } from "./feed.ts";
import { readJson } from "./json.ts";
import { readPage } from "./page.ts";

type Reader = (text: string, nowMs: number) => ReadFile;

/** JSON-LD stands in files of its own, and in pages. */
const readJsonOrPage: Reader = (text, nowMs) =>
  text.trimStart().startsWith("<") ? readPage(text, nowMs) : readJson(text, nowMs);

const readers: Record<SourceFormat, Reader> = {
  ics: readCalendar,
  csv: readCsv,
  jsonld: readJsonOrPage,
  json: readJson,
  html: readPage,
  feed: readFeed,
};

/** The format of a text as its beginning tells. */
export function formatOf(text: string): SourceFormat {
  const head = text.slice(0, 2_000).trimStart();
  if (/^BEGIN:V(CALENDAR|EVENT)/i.test(head)) return "ics";
  if (/^(<\?xml[^>]*>\s*)?(<\?[^>]*>\s*|<!--[^>]*-->\s*)*<(rss|feed|rdf:RDF)\b/i.test(head)) return "feed";
  if (head.startsWith("<")) return "html";
  if (/^[[{]/.test(head)) return /"@(type|context|graph)"/.test(text.slice(0, 100_000)) ? "jsonld" : "json";
  if (/^BEGIN:V(CALENDAR|EVENT)/im.test(head)) return "ics";
  return /<script[^>]{0,200}application\/ld\+json/i.test(text.slice(0, 100_000)) ? "html" : "csv";
}

export function readFile(text: string, format: SourceFormat, nowMs: number): ReadFile {
  return readers[format](text, nowMs);
}
