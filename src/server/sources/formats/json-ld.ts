import type { Problem } from "#contract/error-messages.ts";
import { slugify } from "#domain/slug.ts";
import { isDate } from "#domain/time.ts";
import { endAfter } from "./calendar/details.ts";
import {
  boundedFacts,
  type DraftFacts,
  type DraftPlace,
  type End,
  type RowReader,
  type Start,
} from "./draft.ts";
import { schemaDetails } from "./json-ld-details.ts";
import { first, isThing, jsonLdText, type Thing } from "./json-ld-value.ts";
import { cityCandidates, countryOfAddress } from "./location-text.ts";
import { collapseToOneLine, htmlToPlainText } from "./plain-text.ts";
import { scheduledStarts } from "./schedule.ts";
import { readWritten } from "./written-time.ts";

const EVENT = /(^|[/#:])[A-Z]?\w*(Event|Festival|Hackathon)$/;
const PARTS = [
  "@graph",
  "itemListElement",
  "item",
  "subEvent",
  "subEvents",
  "event",
  "events",
  "items",
  "mainEntity",
];
/** What a part of an event has in common with the whole, unless it says otherwise. */
const INHERITED = ["location", "organizer", "url", "image", "eventAttendanceMode"];
const MAX_NESTED = 20;
/** Enough for a venue with its address. */
const MAX_LOCATION = 1_000;

/** Where events stand: the address of their page, where it is known, and the moment it is read. */
export interface JsonLdPage {
  base: string;
  nowMs: number;
}

/** Events of schema.org wherever they stand: in lists, graphs, item lists, or as parts of other events. */
export function eventsIn(value: unknown, depth = 0, whole: Thing = {}): Thing[] {
  if (depth > MAX_NESTED) return [];
  if (Array.isArray(value)) return value.flatMap((item) => eventsIn(item, depth + 1, whole));
  if (!isThing(value)) return [];
  const isEvent = [value["@type"]].flat().some((type) => typeof type === "string" && EVENT.test(type));
  const event = isEvent ? { ...whole, ...value } : value;
  const shared = isEvent ? Object.fromEntries(INHERITED.map((key) => [key, event[key]])) : whole;
  const inner = PARTS.flatMap((key) => eventsIn(value[key], depth + 1, shared));
  // What only gathers its parts is told by them.
  return isEvent && inner.length === 0 ? [event] : inner;
}

export function sourceOf(events: readonly Thing[], base: string): string {
  const url = events.map((event) => jsonLdText(event.url)).find((address) => URL.canParse(address)) ?? base;
  return URL.parse(url)?.hostname ?? "";
}

export function* schemaRows(events: readonly Thing[], page: JsonLdPage): RowReader {
  for (const [at, event] of events.entries()) {
    const row = at + 1;
    const title = collapseToOneLine(jsonLdText(event.name) || jsonLdText(event.headline));
    const facts = factsOf(event, title, page);
    const written = jsonLdText(event.startDate);
    if (written === "" && event.eventSchedule !== undefined) {
      for (const { start, lengthMs } of scheduledStarts(event, page.nowMs))
        yield { row, draft: { facts, start, end: endAfter(start, lengthMs || undefined) } };
      continue;
    }
    const start = startOf(written);
    if ("code" in start) yield { row, title, uid: facts.uid, problem: start };
    else yield { row, draft: { facts, start, end: endOf(event) } };
  }
}

function factsOf(event: Thing, title: string, { base }: JsonLdPage): DraftFacts {
  const place = placeOf(event);
  const online = [event.location]
    .flat()
    .map(first)
    .filter(isVirtual)
    .map(({ url }) => jsonLdText(url));
  const told =
    jsonLdText(event.url) ||
    jsonLdText(first(event.offers).url) ||
    (place.isVirtual ? (online[0] ?? "") : "");
  const link = addressOf(told, base);
  const image = first(event.image);
  const performers = [event.performer]
    .flat()
    .map((one) => collapseToOneLine(jsonLdText(first(one).name) || jsonLdText(one)));
  return boundedFacts({
    uid:
      jsonLdText(event["@id"]) ||
      jsonLdText(event.identifier) ||
      jsonLdText(first(event.identifier).value) ||
      (told && `${link || told}#${slugify(title)}`),
    title,
    place,
    link,
    image: addressOf(
      jsonLdText(event.image) || jsonLdText(image.url) || jsonLdText(image.contentUrl),
      link || base,
    ),
    description: htmlToPlainText(jsonLdText(event.description)) || performers.filter(Boolean).join(", "),
    details: schemaDetails(event),
    ...(told !== "" &&
      link === "" && { notes: ["Its link is not a complete web address and was left out."] }),
  });
}

/** A whole address of the web, or none. One with control characters stays as it is, to be refused. */
function addressOf(written: string, base: string): string {
  if (/\p{Cc}/u.test(written)) return written;
  const address = /^www\./i.test(written) ? `https://${written}` : written;
  const url = address === "" ? null : URL.parse(address, base || undefined);
  return url && /^https?:$/.test(url.protocol) ? url.href : "";
}

function isVirtual(place: Thing): boolean {
  return [place["@type"]].flat().some((type) => /(^|\/)VirtualLocation$/.test(jsonLdText(type)));
}

function placeOf({ location, eventAttendanceMode }: Thing): DraftPlace {
  const given = [location].flat().filter((place) => place !== undefined && place !== "");
  const places = given.filter((place) => !isVirtual(first(place)));
  const isOnline = /OnlineEventAttendanceMode$/.test(jsonLdText(eventAttendanceMode)) || given.length > 0;
  const place = first(places[0]);
  const written = typeof places[0] === "string" ? places[0] : jsonLdText(place.address);
  const address = first(place.address);
  const parts = collapseToOneLine(written)
    .slice(0, MAX_LOCATION)
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  const city = collapseToOneLine(jsonLdText(address.addressLocality));
  const country = jsonLdText(address.addressCountry) || jsonLdText(first(address.addressCountry).name);
  const isNamed = typeof places[0] === "string";
  const geo = first(place.geo);
  const point = { longitude: Number(geo.longitude), latitude: Number(geo.latitude) };
  const street = collapseToOneLine(jsonLdText(address.streetAddress));
  return {
    name: collapseToOneLine(jsonLdText(place.name)) || (isNamed ? (parts[0] ?? "") : ""),
    cities: city
      ? [{ name: city, region: collapseToOneLine(jsonLdText(address.addressRegion)) }]
      : cityCandidates(parts),
    ...(country ? { country } : countryOfAddress(isNamed ? parts.slice(1) : parts)),
    category: "",
    address: street || parts.join(", "),
    point:
      geo.longitude !== undefined && Number.isFinite(point.longitude + point.latitude) ? point : undefined,
    ...(places.length === 0 && isOnline && { isVirtual: true }),
  };
}

const DATE_TIME =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?(?:\d{2})?)?)?$/;

function startOf(written: string): Start | Problem {
  if (written === "") return { code: "rowNoStartDate" };
  const [, date = "", time, offset] = DATE_TIME.exec(written) ?? [];
  if (!isDate(date)) {
    const start = readWritten(written, "", undefined);
    return "code" in start ? { code: "rowBadStartDate", params: { text: written.slice(0, 40) } } : start;
  }
  if (!time) return { date, time: "" };
  if (!offset) return { date, time };
  const full = offset === "Z" ? "Z" : `${offset.slice(0, 3)}:${offset.replace(":", "").slice(3) || "00"}`;
  const atMs = Date.parse(`${date}T${time}:00${full}`);
  return Number.isNaN(atMs) ? { code: "rowBadStartTime", params: { text: written.slice(0, 40) } } : { atMs };
}

/** None where it does not come after the start: such ends are mistakes of the program that wrote them. */
function endOf({ startDate, endDate }: Thing): End | undefined {
  const written = jsonLdText(endDate);
  const end = startOf(written);
  if ("code" in end) return undefined;
  const [fromMs, toMs] = [jsonLdText(startDate), written].map((value) => Date.parse(value.replace(" ", "T")));
  const isDay = !("atMs" in end) && end.time === "";
  if (isDay ? written < jsonLdText(startDate).slice(0, 10) : !(toMs! > fromMs!)) return undefined;
  return "atMs" in end ? end : { date: end.date, time: end.time || null };
}
