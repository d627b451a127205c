import { z } from "zod";
import { DETAIL_ROWS } from "#domain/event/event-fields.ts";
import { DAY_MS } from "#domain/time.ts";
import { escapeXml } from "#domain/xml.ts";
import { first, isThing, jsonLdText, type Thing } from "#server/sources/formats/json-ld-value.ts";

const MAX_URL = 500;
const MAX_TEXT = 1_000;
/** More than a description may have, with its markup. */
const MAX_CONTENT = 40_000;
/** Leaves room for where it comes from. */
const MAX_PLAIN = 9_000;
const MAX_LIST = 50;

const EventObject = z.looseObject({
  id: z.string().min(1).max(MAX_URL),
  type: z.union([z.literal("Event"), z.array(z.string()).refine((types) => types.includes("Event"))]),
  name: z.string().min(1),
  startTime: z.string().max(50),
});

/** An event of another server, in the words that sources of schema.org have. */
export interface ToldEvent {
  object: string;
  owner: string | null;
  event: Thing;
  endsAt: Date;
}

/** What an Event of ActivityStreams says (FEP-8a8e, as Gancio, Mobilizon and this program write it); undefined where it is none. */
export function eventThing(json: unknown, credit: string): ToldEvent | undefined {
  const told = EventObject.safeParse(json).data;
  if (!told) return undefined;
  const startMs = Date.parse(told.startTime);
  if (Number.isNaN(startMs)) return undefined;
  const endTime = jsonLdText(told.endTime);
  const endMs = Date.parse(endTime);
  const page = webAddress(told.url) || told.id;
  return {
    object: told.id,
    owner: refOf(told.attributedTo) ?? refOf(told.actor) ?? null,
    endsAt: new Date((endMs > startMs ? endMs : startMs) + DAY_MS),
    event: {
      "@type": "Event",
      "@id": told.id,
      name: nameOf(told).slice(0, MAX_TEXT),
      url: page,
      ...timesOf(told.startTime, endTime),
      description: descriptionOf(told, credit, page),
      eventStatus: statusOf(told),
      image: pictureOf(told),
      keywords: tagsOf(told),
      organizer: { name: jsonLdText(first(told.organizer).name).slice(0, MAX_TEXT) },
      inLanguage: languageOf(told),
      offers: first(told.offers),
      ...furtherOf(told),
      location: [told.location].flat().slice(0, MAX_LIST).map(placeOf).filter(isThing),
    },
  };
}

/** The address of something that is named, or told with its name. */
export function refOf(value: unknown): string | undefined {
  const [one] = [value].flat();
  const ref = isThing(one) ? one.id : one;
  return typeof ref === "string" && ref !== "" && ref.length <= MAX_URL ? ref : undefined;
}

/** Whole days, from midnight to midnight where it takes place, are told as days. */
function timesOf(startTime: string, endTime: string): Thing {
  const [startMs, endMs] = [Date.parse(startTime), Date.parse(endTime)];
  const isMidnight = (time: string) => /T00:00(:00(\.0+)?)?([+-]\d{2}:?\d{2})?$/.test(time);
  const isDayEnd = /T23:59:59(\.\d+)?([+-]\d{2}:?\d{2})?$/.test(endTime);
  const isDays = isMidnight(startTime) && (isMidnight(endTime) || isDayEnd);
  if (!isDays || !(endMs - startMs >= DAY_MS * 0.9)) return { startDate: startTime, endDate: endTime };
  const startDate = startTime.slice(0, 10);
  if (isDayEnd) {
    const endDate = endTime.slice(0, 10);
    return { startDate, ...(endDate > startDate && { endDate }) };
  }
  const lastDay = new Date(Date.parse(endTime.slice(0, 10)) - DAY_MS).toISOString().slice(0, 10);
  return { startDate, ...(lastDay > startDate && { endDate: lastDay }) };
}

/** This program says of cancelled events that they are, and the name itself beside. */
function nameOf({ name, alternateName }: { name: string; alternateName?: unknown }): string {
  const own = jsonLdText(alternateName);
  return own !== "" && name.endsWith(own) ? own : name;
}

/** HTML, which the reader of sources makes a text of; where it lives is named at its end. */
function descriptionOf(told: Thing, credit: string, page: string): string {
  const source = first(told.source);
  const plain = jsonLdText(source.mediaType) === "text/plain" ? jsonLdText(source.content) : undefined;
  const written =
    plain === undefined
      ? jsonLdText(told.content)
      : escapeXml(plain.slice(0, MAX_PLAIN)).replaceAll("\n", "<br>");
  const origin = `<p>${escapeXml(credit)}: ${escapeXml(page)}</p>`;
  return `<p>${written.slice(0, MAX_CONTENT)}</p>${origin}`;
}

/** Mobilizon's TENTATIVE is an event that takes place for all that is known. */
function statusOf(told: Thing): string {
  const status = jsonLdText(told.status ?? told["ical:status"]).toUpperCase();
  if (status === "CANCELLED") return "https://schema.org/EventCancelled";
  return jsonLdText(told.eventStatus) || "https://schema.org/EventScheduled";
}

function pictureOf(told: Thing): string {
  const pictures = [told.image, told.attachment].flat().slice(0, MAX_LIST).filter(isThing);
  const isPicture = ({ type, mediaType }: Thing) =>
    (type === "Image" || type === "Document") &&
    (mediaType === undefined || jsonLdText(mediaType).startsWith("image/"));
  return webAddress(pictures.find(isPicture)?.url);
}

function tagsOf(told: Thing): string[] {
  return [told.tag]
    .flat()
    .slice(0, MAX_LIST)
    .filter(isThing)
    .filter(({ type }) => type === "Hashtag")
    .map(({ name }) => jsonLdText(name).replace(/^#/, "").slice(0, MAX_TEXT))
    .filter(Boolean);
}

function languageOf(told: Thing): string {
  const languages = Object.keys(first(told.contentMap));
  return jsonLdText(told.inLanguage) || (languages.length === 1 ? languages[0]! : "");
}

/** Details that this program writes by their rows, in the words of schema.org. */
function furtherOf(told: Thing): Thing {
  const names = DETAIL_ROWS.flatMap(({ schemaOrg }) =>
    schemaOrg && schemaOrg !== "additionalProperty" ? schemaOrg : [],
  );
  const properties = [told.additionalProperty].flat().slice(0, MAX_LIST).filter(isThing);
  return {
    ...Object.fromEntries(names.map((name) => [name, jsonLdText(told[name]).slice(0, MAX_TEXT)])),
    additionalProperty: properties.map(({ name, value }) => ({
      name: jsonLdText(name),
      value: jsonLdText(value).slice(0, MAX_TEXT),
    })),
  };
}

/** Gancio writes the address as a text, and an event on the Internet as a VirtualLocation. */
function placeOf(place: unknown): Thing | string | undefined {
  if (!isThing(place)) return undefined;
  if (place.type === "VirtualLocation") return { "@type": "VirtualLocation", url: webAddress(place.url) };
  const { latitude, longitude } = place;
  const address = isThing(place.address) ? place.address : jsonLdText(place.address).slice(0, MAX_TEXT);
  const postal = ["streetAddress", "addressLocality", "addressRegion", "addressCountry"];
  return {
    "@type": "Place",
    name: jsonLdText(place.name).slice(0, MAX_TEXT),
    address: isThing(address)
      ? Object.fromEntries(postal.map((key) => [key, jsonLdText(address[key]).slice(0, MAX_TEXT)]))
      : address,
    ...(typeof latitude === "number" && typeof longitude === "number" && { geo: { latitude, longitude } }),
  };
}

/** An address may be told as a text, as a Link, or as a list of either; a page rather than anything else. */
function webAddress(value: unknown): string {
  const links = [value].flat().slice(0, MAX_LIST);
  const page = links.find((link) => isThing(link) && link.mediaType === "text/html") ?? links[0];
  const written = isThing(page) ? jsonLdText(page.href) || jsonLdText(page.url) : jsonLdText(page);
  const url = written.length > 2 * MAX_TEXT ? null : URL.parse(written);
  return url && /^https?:$/.test(url.protocol) ? url.href : "";
}
