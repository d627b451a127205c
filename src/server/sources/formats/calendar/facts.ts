import { boundedFacts, type DraftFacts, type DraftPlace } from "../draft.ts";
import { cityCandidates, countryOfAddress } from "../location-text.ts";
import { onlinePlace } from "../online-place.ts";
import { collapseToOneLine, htmlToPlainText } from "../plain-text.ts";
import type { CalendarBlock } from "./blocks.ts";
import { allOf, type Component, firstOf, propertyText, unescapeText } from "./component.ts";
import { calendarDetails } from "./details.ts";
import type { CalendarTime } from "./time.ts";

/** Enough for a venue with its address. */
const MAX_LOCATION = 1_000;
const PICTURE = /\.(?:jpe?g|png|webp|gif|avif)(?:[?#]|$)/i;

/** The fields of an entry; an exception inherits missing ones from its series. */
export function calendarFacts(
  { calendar }: CalendarBlock,
  event: Component,
  start: CalendarTime,
  series?: DraftFacts,
): DraftFacts {
  const own = (name: string) => series === undefined || event.properties.has(name);
  const location = collapseToOneLine(propertyText(event, "LOCATION")).slice(0, MAX_LOCATION);
  const isCancelled = /^CANCEL$/i.test(calendar.get("METHOD") ?? "");
  const online = onlinePlace(location);
  return boundedFacts({
    uid: propertyText(event, "UID"),
    title: own("SUMMARY") ? collapseToOneLine(propertyText(event, "SUMMARY")) : series!.title,
    place: own("LOCATION") ? placeOf(event, online ? "" : location, online !== undefined) : series!.place,
    link: own("URL") ? linkOf(event) || (online?.link ?? "") : series!.link,
    image: imageOf(event) || (series?.image ?? ""),
    description: own("DESCRIPTION") ? descriptionOf(event) : series!.description,
    // A calendar may call off all of its events.
    details: { ...calendarDetails(event, start), ...(isCancelled && { status: "cancelled" }) },
  });
}

function placeOf(event: Component, location: string, isVirtual: boolean): DraftPlace {
  const [name = "", ...address] = location
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const [latitude, longitude] = propertyText(event, "GEO").split(/[;,]/).map(Number);
  const point = { latitude: latitude!, longitude: longitude! };
  return {
    name,
    cities: cityCandidates(address),
    ...countryOfAddress(address),
    category: "",
    address: address.join(", "),
    point: Number.isFinite(latitude) && Number.isFinite(longitude) ? point : undefined,
    ...(isVirtual && { isVirtual }),
  };
}

/** Some programs write an address in brackets. */
function linkOf(event: Component): string {
  return propertyText(event, "URL").replace(/^<(.*)>$/, "$1");
}

/** Where there is no plain description, Outlook has written it as a page. */
function descriptionOf(event: Component): string {
  const plain = htmlToPlainText(propertyText(event, "DESCRIPTION"));
  return plain || htmlToPlainText(propertyText(event, "X-ALT-DESC").replace(/^[\s\S]*<body\b[^<>]*>/i, ""));
}

/** A picture is an IMAGE (RFC 7986), or an attachment that is one by its type or its name. */
function imageOf(event: Component): string {
  const attached = allOf(event, "ATTACH").find(
    ({ parameters, value }) =>
      /^image\//i.test(parameters.get("FMTTYPE") ?? "") ||
      (!parameters.has("FMTTYPE") && PICTURE.test(value)),
  );
  const value = unescapeText((firstOf(event, "IMAGE") ?? attached)?.value ?? "");
  return /^https?:/i.test(value) ? value : "";
}
