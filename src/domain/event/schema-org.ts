import type { EventStatus, Price } from "./event.ts";

/** The facts of an event for schema.org, besides its name, place and pictures. */
interface SchemaEvent {
  link: string;
  date: string;
  startsAt: string;
  hasTime: boolean;
  endsAt: string | null;
  endDate: string | null;
  endTime: string | null;
  isAllDay: boolean;
  openDays: string[] | null;
  status: EventStatus;
  previousStart: string | null;
  isSoldOut: boolean;
  price: Price | null;
  tags: string[];
  minAge: number | null;
  language: string | null;
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
    ...(event.minAge !== null && { typicalAgeRange: `${event.minAge}-` }),
    ...(event.tags.length > 0 && { keywords: event.tags }),
    ...(event.openDays && { eventSchedule: scheduleOf(event.openDays, date, endDate ?? date) }),
    ...(event.isAllDay && { additionalProperty: property("isAllDay", true) }),
  };
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
