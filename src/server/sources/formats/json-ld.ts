import { MAX_JSON_BYTES } from "#domain/event-import.ts";
import { slugify } from "#domain/slug.ts";
import { isDate } from "#domain/time.ts";
import {
  boundedFacts,
  type DraftPlace,
  type End,
  type EventFacts,
  type ReadFile,
  type RowReader,
  type Start,
} from "./draft.ts";
import { wrongFile } from "./file-problem.ts";
import { schemaDetails } from "./json-ld-details.ts";
import { first, isThing, type Thing, text } from "./json-ld-value.ts";
import { cityCandidates } from "./location-text.ts";
import { oneLine, plainText } from "./plain-text.ts";

const SCRIPT = /<script\b/gi;
const HOLDS_JSON_LD = /type\s*=\s*["']?application\/ld\+json/i;
const EVENT = /(^|[/#:])[A-Z]?\w*(Event|Festival|Hackathon)$/;
const MOST_NESTED = 20;
/** Enough for a venue with its address. */
const MAX_LOCATION = 1_000;
/** Parsing takes up to 90 bytes of memory for a value, in one go that nothing can interrupt. */
const MAX_VALUES = 2_000_000;

/** Events of schema.org: as JSON-LD, or in the scripts of a web page. */
export function readJsonLd(text: string): ReadFile {
  if (text.length > MAX_JSON_BYTES)
    throw wrongFile(`JSON may be ${MAX_JSON_BYTES / 2 ** 20} MB long at most: split it.`);
  const things = /^[[{]/.test(text.trimStart()) ? [parse(text)] : scriptsOf(text);
  const events = things.flatMap((thing) => eventsIn(thing, 0));
  if (events.length === 0) throw wrongFile("No event of schema.org is in this file.");
  return { source: sourceOf(events), rows: readEvents(events) };
}

function scriptsOf(html: string): unknown[] {
  const scripts: unknown[] = [];
  // By hand, and never back: a pattern for the whole would search a damaged page again from each of its scripts.
  for (let at = 0; ; ) {
    SCRIPT.lastIndex = at;
    const index = SCRIPT.exec(html)?.index;
    const start = index === undefined ? 0 : html.indexOf(">", index) + 1;
    if (index === undefined || start === 0) break;
    at = start;
    if (!HOLDS_JSON_LD.test(html.slice(index, Math.min(start, index + 500)))) continue;
    const end = html.indexOf("</script", start);
    if (end < 0) throw wrongFile("The page breaks off inside a script: it is not complete.");
    const script = html.slice(start, end).trim();
    if (script) scripts.push(parse(script));
    at = end;
  }
  if (scripts.length === 0) throw wrongFile("This is no JSON, and no web page with JSON-LD in it.");
  return scripts;
}

function parse(text: string): unknown {
  if (
    countOf(text, ",", MAX_VALUES) + countOf(text, "[", MAX_VALUES) + countOf(text, "{", MAX_VALUES) >
    MAX_VALUES
  )
    throw wrongFile(`The JSON holds more than ${MAX_VALUES.toLocaleString("en")} values: split it.`);
  try {
    return JSON.parse(text);
  } catch {
    throw wrongFile("The JSON is damaged or breaks off: it cannot be read.");
  }
}

function countOf(text: string, sign: string, most: number): number {
  let count = 0;
  for (let at = text.indexOf(sign); at >= 0 && count <= most; at = text.indexOf(sign, at + 1)) count++;
  return count;
}

/** Events wherever they stand: in lists, graphs, item lists, or as parts of other events. */
function eventsIn(value: unknown, depth: number): Thing[] {
  if (depth > MOST_NESTED) return [];
  if (Array.isArray(value)) return value.flatMap((item) => eventsIn(item, depth + 1));
  if (!isThing(value)) return [];
  const inner = ["@graph", "itemListElement", "item", "subEvent", "subEvents", "event", "events"].flatMap(
    (key) => eventsIn(value[key], depth + 1),
  );
  const isEvent = [value["@type"]].flat().some((type) => typeof type === "string" && EVENT.test(type));
  // What only gathers its parts is told by them.
  return isEvent && inner.length === 0 ? [value] : inner;
}

function sourceOf(events: readonly Thing[]): string {
  const url = events.map((event) => text(event.url)).find(Boolean);
  return (url && URL.parse(url)?.hostname) || "json-ld";
}

function* readEvents(events: readonly Thing[]): RowReader {
  for (const [at, event] of events.entries()) {
    const title = oneLine(text(event.name));
    const start = startOf(text(event.startDate));
    if (typeof start === "string") yield { row: at + 1, title, problem: start };
    else
      yield {
        row: at + 1,
        draft: { facts: factsOf(event, title), start, end: endOf(event) },
      };
  }
}

function factsOf(event: Thing, title: string): EventFacts {
  const link = text(event.url) || text(first(event.offers).url);
  return boundedFacts({
    uid:
      text(event["@id"]) ||
      text(event.identifier) ||
      text(first(event.identifier).value) ||
      (link && `${link}#${slugify(title)}`),
    title,
    place: placeOf(event),
    link,
    image: imageOf(event.image, link),
    description: plainText(text(event.description)),
    details: schemaDetails(event),
  });
}

function placeOf({ location }: Thing): DraftPlace {
  const places = [location].flat().filter((place) => text(first(place)["@type"]) !== "VirtualLocation");
  const place = first(places[0]);
  const written = typeof places[0] === "string" ? places[0] : text(place.address);
  const address = first(place.address);
  const parts = oneLine(written)
    .slice(0, MAX_LOCATION)
    .split(/\s*,\s*/)
    .filter(Boolean);
  const city = oneLine(text(address.addressLocality));
  const country =
    text(address.addressCountry) || text(first(address.addressCountry).name) || (parts.at(-1) ?? "");
  const geo = first(place.geo);
  const point = { longitude: Number(geo.longitude), latitude: Number(geo.latitude) };
  const street = oneLine(text(address.streetAddress));
  return {
    name: oneLine(text(place.name)) || (typeof places[0] === "string" ? (parts[0] ?? "") : ""),
    cities: city ? [{ name: city, region: oneLine(text(address.addressRegion)) }] : cityCandidates(parts),
    country,
    category: "",
    address: street || parts.join(", "),
    point:
      geo.longitude !== undefined && Number.isFinite(point.longitude + point.latitude) ? point : undefined,
  };
}

function imageOf(image: unknown, page: string): string {
  const [one] = [image].flat();
  const address = text(one) || text(first(one).url) || text(first(one).contentUrl);
  const url = address === "" ? null : URL.parse(address, page || undefined);
  return url && /^https?:$/.test(url.protocol) ? url.href : "";
}

const DATE_TIME =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?(?:\d{2})?)?)?$/;

function startOf(written: string): Start | string {
  if (written === "") return "It has no startDate.";
  const [, date = "", time, offset] = DATE_TIME.exec(written) ?? [];
  if (!isDate(date)) return `Its startDate "${written.slice(0, 40)}" is no date that exists.`;
  if (!time) return { date, time: "" };
  if (!offset) return { date, time };
  const full = offset === "Z" ? "Z" : `${offset.slice(0, 3)}:${offset.replace(":", "").slice(3) || "00"}`;
  const atMs = Date.parse(`${date}T${time}:00${full}`);
  return Number.isNaN(atMs) ? `Its startDate "${written.slice(0, 40)}" is no time.` : { atMs };
}

/** None where it does not come after the start: such ends are mistakes of the program that wrote them. */
function endOf({ startDate, endDate }: Thing): End | undefined {
  const written = text(endDate);
  const end = written === "" ? "" : startOf(written);
  if (typeof end === "string") return undefined;
  const [fromMs, toMs] = [text(startDate), written].map((value) => Date.parse(value.replace(" ", "T")));
  const isDay = !("atMs" in end) && end.time === "";
  if (isDay ? written < text(startDate).slice(0, 10) : !(toMs! > fromMs!)) return undefined;
  return "atMs" in end ? end : { date: end.date, time: end.time || null };
}
