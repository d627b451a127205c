import { z } from "zod";
import { CATEGORIES, VENUE_CATEGORIES } from "#domain/category.ts";
import { FILTER_PARTS } from "#domain/event/filter-parts.ts";
import { shownDetails } from "./event-fields.ts";

export const Event = z.object({
  _id: z.string(),
  name: z.string(),
  link: z.string(),
  image: z.string().describe("URL of a picture; the event's poster if it has none"),
  date: z.string().describe("YYYY-MM-DD, at the venue"),
  time: z.string().describe("HH:mm, at the venue; empty if the time is not known"),
  description: z.string(),
  slug: z.string(),
  expiresAt: z
    .number()
    .describe(
      "When it leaves the lists, in milliseconds since 1970: a day after the start, or its end where that is later",
    ),
  startsAt: z.string().describe("Start; the beginning of the day if the time is not known"),
  endsAt: z.string().nullable().describe("End"),
  hasTime: z.boolean().describe("Whether the start time is known"),
  previousStart: z.string().nullable().describe("The start it was moved from"),
  ...shownDetails,
  organizer: z.object({ name: z.string(), slug: z.string() }).nullable(),
  series: z.object({ id: z.string(), count: z.number() }).nullable().describe("The series it belongs to"),
  publishedAt: z.number().describe("When it was first listed, in seconds since 1970"),
});

export const Venue = z.object({
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  category: z.enum(VENUE_CATEGORIES),
  country: z.string(),
  countryCode: z.string().describe("ISO 3166-1, two letters"),
  city: z
    .string()
    .describe(
      'Its name; with the region where an earlier city of the country has that name: "Portland, Maine"',
    ),
  region: z.string().describe("The city's state or province; empty where it is not known"),
  address: z.string(),
  coordinates: z.tuple([z.string(), z.string()]).describe("Longitude, latitude"),
  timeZone: z.string().describe("IANA name"),
});

export const VenueWithEvents = Venue.extend({ events: z.array(Event) });

export const VenueWithOthers = VenueWithEvents.extend({
  others: z
    .array(VenueWithEvents)
    .describe("The records of the same place for other categories, as far as something is on there"),
});

export const GeoJson = z.object({
  type: z.literal("FeatureCollection"),
  next: z.string().optional().describe("The next page"),
  features: z.array(
    z.object({
      type: z.literal("Feature"),
      id: z.string(),
      geometry: z.object({ type: z.literal("Point"), coordinates: z.tuple([z.number(), z.number()]) }),
      properties: VenueWithEvents.omit({ _id: true, coordinates: true }),
    }),
  ),
});

export const Countries = z.array(
  z.object({
    country: z.string(),
    events: z.array(z.string()).describe("Ids of upcoming events, at most ten"),
  }),
);
export const Cities = z.array(z.string());
export const CategoryNames = z.array(z.enum(CATEGORIES));
export const EventsCount = z.tuple([z.object({ totalEventsCount: z.number() })]);
export const SingleEvent = z.tuple([z.tuple([Event]), Venue]);
export const SearchResults = z.object({
  results: z.array(
    VenueWithEvents.extend({
      distanceM: z.number().optional().describe("Distance from the requested point, in meters"),
    }),
  ),
  total: z.number(),
});
export const FavoriteGroups = z.array(
  z.object({
    category: z.enum(VENUE_CATEGORIES),
    city: z.string(),
    location: z.string().describe("The venue's name"),
    country: z.string(),
    slug: z.string(),
    events: z.array(Event),
  }),
);

export const OverviewCity = z.object({
  longitude: z.number().describe("Of the middle of the city's venues"),
  latitude: z.number(),
  bounds: z
    .tuple([z.number(), z.number(), z.number(), z.number()])
    .describe("West, south, east and north of its venues"),
  city: z.string(),
  country: z.string(),
  venues: z.number(),
  events: z.number(),
  mix: z.partialRecord(z.enum(VENUE_CATEGORIES), z.number()).describe("Matching venues per category"),
});
/** Whole cities whose middles are in one cell of a grid, told by the one with most events. */
export const OverviewCell = OverviewCity.extend({
  cityEvents: z.number().describe("Matching events of the city that names the cell"),
  places: z.number().describe("How many cities the cell holds; the other numbers are of all of them"),
  venue: Venue.optional().describe("The venue itself, where the cell holds just one"),
});
export const Overview = z.object({
  venues: z.number().describe("Matching venues within the bounds"),
  events: z.number().describe("Matching events within the bounds"),
  cells: z.array(OverviewCell),
  cities: z
    .array(OverviewCity)
    .describe("The cities with most matching events, each with all of them wherever the bounds end"),
  cityTotal: z.number().describe("How many cities have matching events"),
});

const EventNumbers = z.object({
  events: z.number(),
  categories: z.partialRecord(z.enum(VENUE_CATEGORIES), z.number()),
});

export const Timeline = z.object({
  from: z.string().describe("The first day, YYYY-MM-DD"),
  days: z.array(EventNumbers.extend({ date: z.string() })),
  halfHours: z
    .array(EventNumbers.extend({ time: z.string() }))
    .optional()
    .describe(
      "With when=tonight: events by the half hour of their start at the venue, from 17:00 to 05:00; what has begun before is in the first",
    ),
});

export const Counts = z.object({
  events: z.number().describe("Matching events within the bounds"),
  world: z.number().describe("Matching events in the whole world"),
  categories: z
    .partialRecord(z.enum(VENUE_CATEGORIES), z.number())
    .describe("Within the bounds by category, whatever categories are asked for"),
  without: z
    .partialRecord(z.enum(FILTER_PARTS), z.number())
    .describe("Where nothing matches within the bounds: what would without one part of the filter"),
  nearest: z
    .object({
      name: z.string().describe("The city"),
      country: z.string(),
      countryCode: z.string(),
      coordinates: z.tuple([z.number(), z.number()]).describe("Longitude, latitude of its nearest venue"),
      distanceM: z.number().describe("Distance from the middle of the bounds, in meters"),
      events: z.number().describe("Matching events in the city"),
    })
    .nullable()
    .describe("The nearest place with a matching event, where nothing matches within the bounds"),
});

export type Event = z.infer<typeof Event>;
export type Venue = z.infer<typeof Venue>;
export type VenueWithEvents = z.infer<typeof VenueWithEvents>;
export type VenueWithOthers = z.infer<typeof VenueWithOthers>;
export type GeoJson = z.infer<typeof GeoJson>;
export type EventsCount = z.infer<typeof EventsCount>;
export type SingleEvent = z.infer<typeof SingleEvent>;
export type SearchResults = z.infer<typeof SearchResults>;
export type Countries = z.infer<typeof Countries>;
export type FavoriteGroup = z.infer<typeof FavoriteGroups>[number];
export type OverviewCell = z.infer<typeof OverviewCell>;
export type OverviewCity = z.infer<typeof OverviewCity>;
export type Counts = z.infer<typeof Counts>;
export type Overview = z.infer<typeof Overview>;
export type Timeline = z.infer<typeof Timeline>;
