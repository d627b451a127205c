import { z } from "zod";
import { VENUE_CATEGORIES } from "#domain/category.ts";
import { EVENT_STATUSES } from "#domain/event/event.ts";
import { LOCALES } from "#domain/locale.ts";
import { EMBED_THEMES } from "./embed-urls.ts";
import { invalid } from "./invalid.ts";
import { counter, edges, FilterFields, hasCurrency, NEEDS_CURRENCY } from "./request.ts";

const MAX_SIDE = 10_000;
const MAX_URL = 2_000;
const MAX_VENUE_ID = 2 ** 31 - 1;
const MAX_ROWS = 50;
const ROWS = 10;

const look = {
  theme: z
    .enum(EMBED_THEMES, invalid("notOneOf", { options: EMBED_THEMES.join(", ") }))
    .optional()
    .meta({ description: "auto by default: same as the visitor's system" }),
  lang: z
    .enum(LOCALES, invalid("notOneOf", { options: LOCALES.join(", ") }))
    .optional()
    .meta({ description: "The browser's language by default" }),
};

const place = {
  area: z
    .string()
    .transform((text) => text.split(","))
    .pipe(edges)
    .optional()
    .meta({ description: "west,south,east,north, in degrees", examples: ["23.2,42.6,23.4,42.8"] }),
  venue: counter("venue", 1, MAX_VENUE_ID).optional().meta({ description: "The id of a venue" }),
};

/** Which events a frame or the component shows: a place, the filters of the map, and the look. */
const SelectionFields = FilterFields.extend({ ...place, ...look });
type Selection = z.infer<typeof SelectionFields>;

// Areas are found by their map, texts by their words.
const hasOnePlace = ({ area, venue, q }: Selection) => [area, venue, q].filter(Boolean).length < 2;
const ONE_PLACE = {
  error: invalid("notTogether", { field: "area", other: "venue or q" }),
  path: ["area"],
};

export const EmbedListQuery = SelectionFields.extend({
  limit: counter("limit", 1, MAX_ROWS)
    .optional()
    .transform((limit) => limit ?? ROWS)
    .meta({ description: `How many events, at most ${MAX_ROWS}; ${ROWS} unless told` }),
})
  .refine(hasCurrency, NEEDS_CURRENCY)
  .refine(hasOnePlace, ONE_PLACE);
export type EmbedListQuery = z.infer<typeof EmbedListQuery>;

export const EmbedMonthQuery = SelectionFields.omit({ from: true, to: true, when: true })
  .extend({
    month: z
      .string()
      .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, invalid("badShape", { shape: "YYYY-MM" }))
      .optional()
      .meta({ description: "YYYY-MM; this month by default" }),
  })
  .refine(hasCurrency, NEEDS_CURRENCY)
  .refine(hasOnePlace, ONE_PLACE);
export type EmbedMonthQuery = z.infer<typeof EmbedMonthQuery>;

export const EmbedEventQuery = z.object(look);
export const EmbedEventParams = z.object({ address: z.string().max(MAX_URL, invalid("badAddress")) });

/** https://oembed.com: what is asked of a provider. */
export const OEmbedQuery = z.object({
  url: z
    .string()
    .max(MAX_URL, invalid("muchTooLong"))
    .meta({ description: "The page of an event, a venue or a city, in full" }),
  format: z.string().optional().meta({ description: "json" }),
  maxwidth: counter("maxwidth", 1, MAX_SIDE).optional(),
  maxheight: counter("maxheight", 1, MAX_SIDE).optional(),
});

export const OEmbed = z.object({
  version: z.literal("1.0"),
  type: z.literal("rich"),
  title: z.string(),
  provider_name: z.string(),
  provider_url: z.string(),
  cache_age: z.number(),
  thumbnail_url: z.string().optional(),
  thumbnail_width: z.number().optional(),
  thumbnail_height: z.number().optional(),
  html: z.string(),
  width: z.number(),
  height: z.number(),
});
export type OEmbed = z.infer<typeof OEmbed>;

/** One event in words of the language that was asked for. */
export const EmbeddedEvent = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  date: z.string().describe("YYYY-MM-DD, at the venue"),
  day: z.object({ weekday: z.string(), day: z.string(), month: z.string() }),
  when: z.string().describe("The days of a run, and the hours"),
  where: z.string(),
  category: z.enum(VENUE_CATEGORIES),
  status: z.enum(EVENT_STATUSES),
  note: z.string().nullable().describe("Cancelled, postponed, sold out or free, in words"),
  picture: z.string(),
});
export type EmbeddedEvent = z.infer<typeof EmbeddedEvent>;

/** What the component shows. */
export const EmbeddedList = z.object({
  title: z.string(),
  total: z.number(),
  allUrl: z.string().describe("The page with all of them"),
  allText: z.string(),
  emptyText: z.string(),
  newTabText: z.string(),
  events: z.array(EmbeddedEvent),
});
export type EmbeddedList = z.infer<typeof EmbeddedList>;
