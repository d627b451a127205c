import { z } from "zod";
import { shownDetails } from "#contract/event-fields.ts";
import { PLACE_KINDS } from "#contract/places.ts";
import { VENUE_CATEGORIES } from "#domain/category.ts";
import { EVENT_STATUSES } from "#domain/event/event.ts";
import { ASSISTANT_KEYS, pickDetails } from "#domain/event/event-fields.ts";

const FoundPlace = z.object({
  name: z.string(),
  kind: z.enum(PLACE_KINDS),
  region: z.string(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  events: z.number().describe("Upcoming events there"),
  link: z.string(),
});

const ShortEvent = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(EVENT_STATUSES),
  isOver: z.boolean(),
  isSoldOut: z.boolean(),
  when: z.string().describe("Date and hours at the venue"),
  startsAt: z.string().describe("The instant of the start, in UTC"),
  endsAt: z.string().nullable().describe("The instant of the end, in UTC; null where it is not known"),
  timeZone: z.string().describe("Of the venue"),
  price: z.string().nullable().describe("Null where nothing is known of it"),
  category: z.enum(VENUE_CATEGORIES),
  venue: z.object({ id: z.string(), name: z.string(), city: z.string(), country: z.string() }),
  distanceM: z.number().optional().describe("From the point that was asked for, in metres"),
  link: z.string(),
});

const toldDetails = pickDetails(shownDetails, ASSISTANT_KEYS);

export const PlacesOutput = z.object({ places: z.array(FoundPlace) });

export const EventsOutput = z.object({
  place: z.string().nullable().describe("The place that was understood"),
  from: z.string().nullable(),
  to: z.string().nullable(),
  total: z.number(),
  page: z.number(),
  hasMore: z.boolean().describe("Whether there is a next page"),
  events: z.array(ShortEvent),
});

export const EventOutput = ShortEvent.extend({
  description: z.string(),
  isDescriptionCut: z.boolean(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  organizer: z.string().nullable(),
  ...toldDetails,
  moreAt: z.string().nullable().describe("The page of the event or its tickets elsewhere"),
});

export const VenueOutput = z.object({
  id: z.string(),
  name: z.string(),
  category: z.enum(VENUE_CATEGORIES),
  address: z.string(),
  city: z.string(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  timeZone: z.string(),
  link: z.string(),
  total: z.number().describe("Its upcoming events"),
  hasMore: z.boolean().describe("Whether it has more events than are told; its page has all"),
  events: z.array(ShortEvent),
});

export const SubmitOutput = z.object({
  id: z.string().nullable().describe("Of the submission; null where nothing was submitted"),
  state: z
    .enum(["published", "waiting", "similar"])
    .describe(
      "`waiting` for a moderator, also where the same was submitted before; `similar`: nothing was submitted, as these may be the same event",
    ),
  link: z.string().nullable().describe("The event's page, or where the user sees what became of it"),
  similar: z.array(z.object({ id: z.string(), name: z.string(), date: z.string(), link: z.string() })),
});

export type PlacesOutput = z.infer<typeof PlacesOutput>;
export type ShortEvent = z.infer<typeof ShortEvent>;
export type EventsOutput = z.infer<typeof EventsOutput>;
export type EventOutput = z.infer<typeof EventOutput>;
export type VenueOutput = z.infer<typeof VenueOutput>;
export type SubmitOutput = z.infer<typeof SubmitOutput>;
