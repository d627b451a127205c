import { hash } from "node:crypto";
import { XMLParser } from "fast-xml-parser";
import { MAX_LINK } from "#domain/event-limits.ts";
import { type ReadFile, type RowReader, shortUid } from "./draft.ts";
import { wrongFile } from "./file-problem.ts";
import { schemaRows } from "./json-ld.ts";
import { isThing, type Thing } from "./json-ld-value.ts";
import { collapseToOneLine } from "./plain-text.ts";

/** Feeds are short; longer ones are no feeds. */
const MAX_FEED_LENGTH = 8 * 2 ** 20;
const START = /(^|:)(startdate|start_?time|dtstart|start|event_?date|event_?start|startsat)$/i;
const END = /(^|:)(enddate|end_?time|dtend|end|event_?end|endsat)$/i;
const LOCATION = /^(ev|xcal|event|mec|s|tribe|events?):(location|venue|place)$|^(location|venue)$/i;
const ORGANIZER = /(^|:)organi[sz]er$/i;

/**
 * RSS and Atom whose entries tell when they take place, by the event module, xCal, or names like theirs; or lead to a page
 * that may tell it.
 */
export function readFeed(text: string, nowMs: number): ReadFile {
  if (text.length > MAX_FEED_LENGTH)
    throw wrongFile({ code: "feedTooLong", params: { max: MAX_FEED_LENGTH / 2 ** 20 } });
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw wrongFile({ code: "feedEntities" });
  const feed = parse(text);
  const entries = [feed.item, feed.entry, channelOf(feed).item].flat().filter(isThing);
  if (entries.length === 0) throw wrongFile({ code: "feedEmpty" });
  const events = entries.map(eventOf);
  if (!events.some(({ startDate, url }) => startDate || isWebAddress(url)))
    throw wrongFile({ code: "feedNoEvent" });
  const title = written(feed.title) || written(channelOf(feed).title);
  return { source: collapseToOneLine(title), rows: rowsOf(events, nowMs) };
}

function* rowsOf(events: readonly FeedEvent[], nowMs: number): RowReader {
  for (const [at, event] of events.entries()) {
    const row = at + 1;
    const { startDate, url, name, identifier } = event;
    if (startDate || !isWebAddress(url))
      for (const each of schemaRows([event], { base: "", nowMs })) yield { ...each, row };
    else
      yield {
        row,
        title: collapseToOneLine(name),
        uid: shortUid(identifier || url),
        problem: { code: "rowNoStart" },
        link: { url, digest: hash("sha256", JSON.stringify(event)) },
      };
  }
}

function isWebAddress(url: string): boolean {
  return url.length <= MAX_LINK && /^https?:\/\/\S+$/i.test(url);
}

function parse(text: string): Thing {
  try {
    const parser = new XMLParser({
      ignoreAttributes: false,
      attributeNamePrefix: "@",
      parseTagValue: false,
      htmlEntities: true,
      maxNestedTags: 100,
    });
    const root: unknown = parser.parse(text);
    const feed = isThing(root) ? (root.rss ?? root.feed ?? root["rdf:RDF"]) : undefined;
    if (isThing(feed)) return feed;
  } catch {
    throw wrongFile({ code: "xmlDamaged" });
  }
  throw wrongFile({ code: "xmlNoFeed" });
}

function channelOf({ channel }: Thing): Thing {
  return isThing(channel) ? channel : {};
}

interface FeedEvent extends Thing {
  identifier: string;
  name: string;
  url: string;
  startDate: string;
}

function eventOf(entry: Thing): FeedEvent {
  const find = (pattern: RegExp) => {
    const key = Object.keys(entry).find((name) => pattern.test(name));
    return key === undefined ? "" : written(entry[key]);
  };
  const [when] = [entry["gd:when"]].flat();
  const [where] = [entry["gd:where"]].flat();
  const [latitude, longitude] = written(entry["georss:point"]).split(/\s+/);
  const place = find(LOCATION) || (isThing(where) ? written(where["@valueString"]) : "");
  const [name = "", ...address] = place.split(",");
  return {
    "@type": "Event",
    identifier: written(entry.guid) || written(entry.id),
    name: written(entry.title),
    url: linkOf(entry.link),
    description:
      written(entry["content:encoded"]) ||
      written(entry.description) ||
      written(entry.content) ||
      written(entry.summary),
    startDate: instantText(find(START) || (isThing(when) ? written(when["@startTime"]) : "")),
    endDate: instantText(find(END) || (isThing(when) ? written(when["@endTime"]) : "")),
    keywords: [entry.category]
      .flat()
      .map((word) => (isThing(word) ? written(word["@term"] ?? word) : written(word))),
    organizer: find(ORGANIZER),
    location: place && {
      name,
      address: address.join(","),
      geo: { latitude: latitude || undefined, longitude },
    },
  };
}

/** Atom has its address in an attribute, and several of them. */
function linkOf(link: unknown): string {
  const links = [link].flat();
  const plain = links.find((one) => typeof one === "string");
  if (typeof plain === "string") return plain;
  const found = links.filter(isThing).find((one) => (one["@rel"] ?? "alternate") === "alternate");
  return written(found?.["@href"]);
}

function written(value: unknown): string {
  const [one] = [value].flat();
  const text = isThing(one) ? one["#text"] : one;
  return typeof text === "string" || typeof text === "number" ? String(text).trim() : "";
}

/** The times of mails and of calendars, as those of JSON-LD. */
function instantText(text: string): string {
  const compact = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})\d{0,2}(Z)?)?$/.exec(text);
  if (compact) {
    const [, year, month, day, hour, minute, zone = ""] = compact;
    return `${year}-${month}-${day}${hour ? `T${hour}:${minute}${zone}` : ""}`;
  }
  if (!/^[A-Z][a-z]{2}, \d/.test(text)) return text;
  const atMs = Date.parse(text);
  return Number.isNaN(atMs) ? text : new Date(atMs).toISOString();
}
