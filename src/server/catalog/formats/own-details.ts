import { z } from "zod";
import { VENUE_CATEGORIES } from "#domain/category.ts";
import { withoutRegion } from "#domain/city.ts";
import { EVENT_STATUSES } from "#domain/event/event.ts";
import { isDate, isTime } from "#domain/time.ts";
import type { ExchangedEvent } from "../tables.ts";

const date = z.string().refine(isDate);

/**
 * What a calendar has no words for, as the JSON of an X-WHEREABOUTS property: an event that we wrote is read again
 * exactly. What it does not name, the event does not have.
 */
export const OwnDetails = z.object({
  id: z.string(),
  link: z.string().default(""),
  place: z.object({
    name: z.string(),
    address: z.string(),
    city: z.string(),
    region: z.string().default(""),
    country: z.string(),
    category: z.enum(VENUE_CATEGORIES),
  }),
  /** Of the start, where the entry itself has dates alone. */
  time: z.string().refine(isTime).optional(),
  endDate: date.nullable().default(null),
  endTime: z.string().refine(isTime).nullable().default(null),
  isAllDay: z.boolean().default(false),
  openDays: z.array(date).nullable().default(null),
  status: z.enum(EVENT_STATUSES).default("scheduled"),
  isSoldOut: z.boolean().default(false),
  price: z
    .object({
      isFree: z.boolean(),
      from: z.number().nullable(),
      to: z.number().nullable(),
      currency: z.string().nullable(),
    })
    .nullable()
    .default(null),
  tags: z.array(z.string()).default([]),
  minAge: z.int().nullable().default(null),
  room: z.string().nullable().default(null),
  language: z.string().nullable().default(null),
  organizer: z.string().nullable().default(null),
});
export type OwnDetails = z.infer<typeof OwnDetails>;

export function ownDetails(
  { event, venue }: ExchangedEvent,
  id: string,
  /** Whether the entry is written as dates. */
  isDates: boolean,
): z.input<typeof OwnDetails> {
  const { details } = event;
  return {
    id,
    ...(event.link && { link: event.link }),
    place: {
      name: venue.name,
      address: venue.address,
      city: withoutRegion(venue.city, venue.region),
      ...(venue.region && { region: venue.region }),
      country: venue.countryCode,
      category: venue.category,
    },
    ...(isDates && event.time && { time: event.time }),
    ...(details.endDate !== null && { endDate: details.endDate }),
    ...(details.endTime !== null && { endTime: details.endTime }),
    ...(details.isAllDay && { isAllDay: true }),
    ...(details.openDays && { openDays: details.openDays }),
    ...(details.status !== "scheduled" && { status: details.status }),
    ...(details.isSoldOut && { isSoldOut: true }),
    ...(details.price && { price: details.price }),
    ...(details.tags.length > 0 && { tags: details.tags }),
    ...(details.minAge !== null && { minAge: details.minAge }),
    ...(details.room !== null && { room: details.room }),
    ...(details.language !== null && { language: details.language }),
    ...(details.organizer && { organizer: details.organizer.name }),
  };
}
