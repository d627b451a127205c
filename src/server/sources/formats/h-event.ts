import { mf2 } from "microformats-parser";
import { isThing, type Thing } from "./json-ld-value.ts";

/** The parser needs an address for links that are relative; what leads here leads nowhere. */
const NOWHERE = "https://page.invalid/";
const MAX_NESTED = 20;

/** Events of a page's microformats (h-event, and hCalendar before it), as if they were JSON-LD. */
export function hEventsOf(html: string, base: string): Thing[] {
  const { items } = mf2(html, { baseUrl: base || NOWHERE });
  return eventsIn(items, 0).map(({ properties }) => {
    const told = isThing(properties) ? properties : {};
    return {
      "@type": "Event",
      name: text(told.name),
      startDate: text(told.start),
      endDate: text(told.end),
      url: address(told.url),
      image: address(told.photo ?? told.featured),
      description: text(told.content) || text(told.description) || text(told.summary),
      keywords: list(told.category).map(text),
      location: placeOf(list(told.location)[0]),
      organizer: text(told.organizer),
      identifier: text(told.uid),
    };
  });
}

function eventsIn(items: unknown, depth: number): Thing[] {
  if (depth > MAX_NESTED) return [];
  return list(items)
    .filter(isThing)
    .flatMap((item) => {
      const inner = eventsIn(item.children, depth + 1);
      return list(item.type).includes("h-event") ? [item, ...inner] : inner;
    });
}

function placeOf(location: unknown): unknown {
  if (!isThing(location)) return text(location);
  const told = isThing(location.properties) ? location.properties : {};
  return {
    "@type": "Place",
    name: text(told.name) || text(location.value),
    address: {
      streetAddress: text(told["street-address"]),
      addressLocality: text(told.locality),
      addressRegion: text(told.region),
      addressCountry: text(told["country-name"]),
    },
    geo: { latitude: text(told.latitude) || undefined, longitude: text(told.longitude) || undefined },
  };
}

function list(value: unknown): unknown[] {
  return value === undefined ? [] : [value].flat();
}

/** Values are texts, or objects with a text. */
function text(value: unknown): string {
  const [first] = list(value);
  if (isThing(first)) {
    const { value: told, properties } = first;
    return typeof told === "string" ? told : isThing(properties) ? text(properties.name) : "";
  }
  return typeof first === "string" ? first : "";
}

function address(value: unknown): string {
  const written = text(value);
  return written.startsWith(NOWHERE) ? "" : written;
}
