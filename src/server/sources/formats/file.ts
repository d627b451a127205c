import type { SourceFormat } from "#domain/event-import.ts";
import type { ColumnMapping } from "#domain/source/mapping.ts";
import { readCalendar } from "./calendar/calendar.ts";
import { readCsv } from "./csv.ts";
import type { ReadFile } from "./draft.ts";
import { readFeed } from "./feed.ts";
import { readFollowed } from "./followed.ts";
import { readJson } from "./json.ts";
import { readPage } from "./page.ts";

/** `url` is where the file was fetched, for links that are relative; the mapping is for tables and plain JSON. */
interface FileContext {
  url?: string | undefined;
  mapping?: ColumnMapping | null | undefined;
}

type Reader = (text: string, nowMs: number, context: FileContext) => ReadFile;

const readPageAt: Reader = (text, nowMs, { url }) => readPage(text, nowMs, url);
const readPlainJson: Reader = (text, nowMs, { mapping }) => readJson(text, nowMs, mapping);
/** JSON-LD occurs in files of its own, and in pages. */
const readJsonOrPage: Reader = (text, ...more) =>
  (text.trimStart().startsWith("<") ? readPageAt : readPlainJson)(text, ...more);

const readers: Record<SourceFormat, Reader> = {
  ics: readCalendar,
  csv: (text, _nowMs, { mapping }) => readCsv(text, mapping),
  jsonld: readJsonOrPage,
  json: readPlainJson,
  html: readPageAt,
  feed: readFeed,
  activitypub: readFollowed,
};

/** The format of a text, by its beginning. */
export function formatOf(text: string): SourceFormat {
  const head = text.slice(0, 2_000).trimStart();
  if (/^BEGIN:V(CALENDAR|EVENT)/i.test(head)) return "ics";
  if (/^(<\?xml[^>]*>\s*)?(<\?[^>]*>\s*|<!--[^>]*-->\s*)*<(rss|feed|rdf:RDF)\b/i.test(head)) return "feed";
  if (head.startsWith("<")) return "html";
  if (/^[[{]/.test(head)) return /"@(type|context|graph)"/.test(text.slice(0, 100_000)) ? "jsonld" : "json";
  if (/^BEGIN:V(CALENDAR|EVENT)/im.test(head)) return "ics";
  return /<script[^<>]{0,200}application\/ld\+json/i.test(text.slice(0, 100_000)) ? "html" : "csv";
}

export function readFile(
  text: string,
  format: SourceFormat,
  nowMs: number,
  context: FileContext = {},
): ReadFile {
  return readers[format](text, nowMs, context);
}
