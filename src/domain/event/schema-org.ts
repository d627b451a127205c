import type { DetailRow, EventDetails } from "./event-fields.ts";
import { writtenDetails } from "./field-text.ts";

/** The facts of an event for schema.org, besides its name, place and pictures. */
interface SchemaEvent extends EventDetails {
  link: string;
  date: string;
  time: string;
  startsAt: string;
  hasTime: boolean;
  endsAt: string | null;
  previousStart: string | null;
  organizer: { name: string } | null;
}

type Json = Record<string, unknown>;

/**
 * The fields of an Event of schema.org. What is not known, such as a price, is left out; a day without an hour is a
 * date. `atVenue` writes an instant as the clocks of the venue show it, with their offset from UTC.
 */
export function schemaFields(event: SchemaEvent, atVenue: (atMs: number) => string): Json {
  const { date, hasTime, endDate, endTime, endsAt, previousStart, price, organizer } = event;
  const at = (instant: string) => atVenue(Date.parse(instant));
  const end = endTime !== null && endsAt !== null ? at(endsAt) : endDate;
  const moved = previousStart && (hasTime ? at(previousStart) : at(previousStart).slice(0, 10));
  return {
    startDate: hasTime ? at(event.startsAt) : date,
    ...(end && { endDate: end }),
    eventStatus: `https://schema.org/Event${statusOf(event)}`,
    ...(moved && { previousStartDate: moved }),
    ...(price && { isAccessibleForFree: price.isFree }),
    ...offersOf(event),
    ...(organizer && { organizer: { "@type": "Organization", name: organizer.name } }),
    ...(event.language && { inLanguage: event.language }),
    ...(event.tags.length > 0 && { keywords: event.tags }),
    ...(event.openDays && { eventSchedule: scheduleOf(event.openDays, date, endDate ?? date) }),
    ...furtherSchemaFields(event, atVenue, event.isAllDay ? [property("isAllDay", true)] : []),
  };
}

/** The details that are written by their rows alone, also where ActivityPub has no term of its own. */
export function furtherSchemaFields(
  event: EventDetails & Pick<SchemaEvent, "time" | "startsAt">,
  atVenue: (atMs: number) => string,
  properties: Json[] = [],
): Json {
  const json: Json = {};
  const further = [...properties];
  for (const { row, text } of writtenDetails(event, "schemaOrg")) {
    if (row.schemaOrg === "additionalProperty") further.push(property(row.key, text));
    else json[row.schemaOrg] = valueFor(row, text, event, atVenue);
  }
  const [first, ...others] = further;
  if (first) json.additionalProperty = others.length > 0 ? further : first;
  return json;
}

function valueFor(
  { kind }: DetailRow,
  text: string,
  event: Pick<SchemaEvent, "time" | "startsAt">,
  atVenue: (atMs: number) => string,
): string {
  if (kind === "age") return `${text}-`;
  return kind === "time" ? atVenue(instantOf(text, event)) : text;
}

/** A time of the day of the start; one that is later than the start is of the evening before. */
function instantOf(time: string, event: Pick<SchemaEvent, "time" | "startsAt">): number {
  const startMs = Date.parse(event.startsAt);
  const minutes = minutesOf(time) - minutesOf(event.time || "00:00");
  return startMs + (event.time !== "" && minutes > 0 ? minutes - 24 * 60 : minutes) * 60_000;
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** A fact for which schema.org has no word of its own. */
export function property(name: string, value: string | boolean): Json {
  return { "@type": "PropertyValue", name, value };
}

function statusOf({ status, previousStart }: SchemaEvent): string {
  if (status === "cancelled") return "Cancelled";
  if (status === "postponed") return "Postponed";
  return previousStart === null ? "Scheduled" : "Rescheduled";
}

/** The lowest price is the offer's; a range is given beside it. Without a known price there is no offer. */
function offersOf({ link, price, isSoldOut }: SchemaEvent): Json {
  if (!link && !price && !isSoldOut) return {};
  const { isFree = false, from = null, to = null, currency = null } = price ?? {};
  const lowest = isFree ? 0 : from;
  const availability = isSoldOut ? "SoldOut" : price && "InStock";
  const offer = {
    "@type": "Offer",
    ...(link && { url: link }),
    ...(lowest !== null && { price: lowest }),
    ...(currency && { priceCurrency: currency }),
    ...(to !== null && {
      priceSpecification: {
        "@type": "PriceSpecification",
        ...(from !== null && { minPrice: from }),
        maxPrice: to,
        ...(currency && { priceCurrency: currency }),
      },
    }),
    ...(availability && { availability: `https://schema.org/${availability}` }),
  };
  return { offers: offer };
}

/** A run of days, except for those on which it is closed. */
function scheduleOf(openDays: readonly string[], date: string, endDate: string): Json {
  const open = new Set(openDays);
  const closed: string[] = [];
  for (let day = Date.parse(date); day <= Date.parse(endDate); day += 86_400_000) {
    const text = new Date(day).toISOString().slice(0, 10);
    if (!open.has(text)) closed.push(text);
  }
  return {
    "@type": "Schedule",
    startDate: date,
    endDate,
    repeatFrequency: "P1D",
    ...(closed.length > 0 && { exceptDate: closed }),
  };
}
