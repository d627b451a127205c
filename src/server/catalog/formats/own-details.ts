import { z } from "zod";
import { detailsFromRow } from "#contract/event-fields.ts";
import { VENUE_CATEGORIES } from "#domain/category.ts";
import { withoutRegion } from "#domain/city.ts";
import {
  DETAIL_ROWS,
  type DetailKey,
  type EventDetails,
  isNothing,
  NO_DETAILS,
} from "#domain/event/event-fields.ts";
import { isTime } from "#domain/time.ts";
import type { ExchangedEvent } from "../tables.ts";

const isUsual = (details: EventDetails, key: DetailKey) =>
  details[key] === NO_DETAILS[key] || isNothing(details[key]);

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
  ...detailsFromRow,
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
    ...Object.fromEntries(
      DETAIL_ROWS.filter(({ key }) => !isUsual(details, key)).map(({ key }) => [key, details[key]]),
    ),
    ...(details.organizer && { organizer: details.organizer.name }),
  };
}
