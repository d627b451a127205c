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
  when: z.string().describe("Date and times, local to the venue"),
  startsAt: z.string().describe("Start, in UTC"),
  endsAt: z.string().nullable().describe("End, in UTC; null if it is not known"),
  timeZone: z.string().describe("Time zone of the venue"),
  price: z.string().nullable().describe("Null if it is not known"),
  category: z.enum(VENUE_CATEGORIES),
  venue: z.object({ id: z.string(), name: z.string(), city: z.string(), country: z.string() }),
  distanceM: z.number().optional().describe("Distance from the requested point, in meters"),
  link: z.string(),
});

const toldDetails = pickDetails(shownDetails, ASSISTANT_KEYS);

export const PlacesOutput = z.object({ places: z.array(FoundPlace) });

export const EventsOutput = z.object({
  place: z.string().nullable().describe("The place as understood"),
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
  moreAt: z.string().nullable().describe("External page of the event or its tickets"),
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
  hasMore: z
    .boolean()
    .describe("Whether it has more events than are listed here; its page lists all of them"),
  events: z.array(ShortEvent),
});

export const SubmitOutput = z.object({
  id: z.string().nullable().describe("Id of the submission; null if nothing was submitted"),
  state: z
    .enum(["published", "waiting", "similar"])
    .describe(
      "`waiting` for a moderator, also if the same event was submitted before; `similar`: nothing was submitted, because these may be the same event",
    ),
  link: z.string().nullable().describe("The event's page, or where the user can follow its status"),
  similar: z.array(z.object({ id: z.string(), name: z.string(), date: z.string(), link: z.string() })),
});

export type PlacesOutput = z.infer<typeof PlacesOutput>;
export type ShortEvent = z.infer<typeof ShortEvent>;
export type EventsOutput = z.infer<typeof EventsOutput>;
export type EventOutput = z.infer<typeof EventOutput>;
export type VenueOutput = z.infer<typeof VenueOutput>;
export type SubmitOutput = z.infer<typeof SubmitOutput>;
