import { z } from "zod";
import { CATEGORIES, VENUE_CATEGORIES } from "#domain/category.ts";
import { MAX_TAG, MAX_TAGS, normalizeTags } from "#domain/event/check.ts";
import { isCurrency } from "#domain/event/currency.ts";
import { EVENT_STATUSES } from "#domain/event/event.ts";
import { TIMES_OF_DAY } from "#domain/event/time-of-day.ts";
import { WHENS } from "#domain/event/when.ts";
import { isDate } from "#domain/time.ts";
import { choiceFilters } from "./event-fields.ts";
import { CategoryOrAll } from "./form-fields.ts";
import { invalid } from "./invalid.ts";
import type { Bounds } from "./urls.ts";

const MAX_ID = 2 ** 31 - 1;
const MAX_IDS = 200;
const MAX_PAGE = 100_000;
const MAX_LIMIT = 1_000;
const MAX_TEXT = 200;
const MAX_ZOOM = 24;
const MAX_AGE = 120;

// PostgreSQL's text cannot hold the null character, and no name or word has one.
export const text = z
  .string()
  .min(1, invalid("empty"))
  .max(MAX_TEXT, invalid("tooLong", { max: MAX_TEXT }))
  .refine((value) => !value.includes("\0"), invalid("nullCharacter"));

const date = z.string().refine(isDate, invalid("badDate"));

const edge = (name: string, limit: number) =>
  decimal.pipe(
    z
      .number(invalid("notNumber", { field: name }))
      .min(-limit, beyond(name, limit))
      .max(limit, beyond(name, limit)),
  );
const beyond = (name: string, limit: number) =>
  invalid("outOfRange", { field: name, min: -limit, max: limit });
const decimal = z
  .string()
  .transform((value) => (/^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(value) ? Number(value) : Number.NaN));

export const edges = z
  .tuple(
    [edge("west", 180), edge("south", 90), edge("east", 180), edge("north", 90)],
    invalid("badShape", { shape: "west&south&east&north" }),
  )
  .refine(([, south, , north]) => south <= north, invalid("southAboveNorth"))
  .transform(([west, south, east, north]): Bounds => ({ west, south, east, north }));

export const counter = (name: string, min: number, max: number) =>
  z
    .string()
    .regex(/^-?\d{1,10}$/, invalid("notWholeNumber", { field: name }))
    .transform(Number)
    .pipe(
      z
        .number()
        .min(min, invalid("tooSmall", { field: name, min }))
        .max(max, invalid("tooBig", { field: name, max })),
    );

/** `{west}&{south}&{east}&{north}&{key}={value}`, the shape of the map's addresses. */
function boundsAnd<T>(key: string, value: z.ZodType<T, string>) {
  const shape = new RegExp(`^([^&]*)&([^&]*)&([^&]*)&([^&]*)&${key}=([^&]*)$`);
  return z
    .string()
    .meta({
      description: `west&south&east&north&${key}={n}, in degrees`,
      examples: [`23.2&42.6&23.4&42.8&${key}=11`],
    })
    .transform((path, context) => {
      const parts = shape.exec(path)?.slice(1);
      if (parts) return { edges: parts.slice(0, 4), value: parts[4] };
      context.addIssue(invalid("badShape", { shape: `west&south&east&north&${key}={n}` }));
      return z.NEVER;
    })
    .pipe(z.object({ edges, value }).transform((parsed) => ({ box: parsed.edges, value: parsed.value })));
}

export const BoxParams = z.object({
  bounds: z
    .string()
    .meta({ description: "west&south&east&north, in degrees", examples: ["23.2&42.6&23.4&42.8"] })
    .transform((path) => path.split("&"))
    .pipe(edges),
});
export const VenuesInBoundsParams = z.object({ bounds: boundsAnd("limit", counter("limit", 0, MAX_LIMIT)) });
export const OverviewParams = z.object({
  bounds: boundsAnd(
    "zoom",
    decimal.pipe(
      z
        .number(invalid("notNumber", { field: "zoom" }))
        .min(0)
        .max(MAX_ZOOM),
    ),
  ),
});

export const FilterFields = z.object({
  from: date.optional().meta({ description: "The first day at the venue; leaves out what is over" }),
  to: date.optional().meta({ description: "The last day, included; leaves out what is over" }),
  categories: z
    .string()
    .transform((list) => list.split(","))
    .pipe(z.array(z.enum(VENUE_CATEGORIES, invalid("notSomeOf", { options: CATEGORIES.join(", ") }))))
    .optional(),
  country: text.optional(),
  city: text.optional(),
  q: text.optional(),
  when: z
    .enum(WHENS, invalid("notEqual", { value: WHENS.join(" or ") }))
    .optional()
    .meta({ description: "Tonight is from now, or 17:00 if that is later, to 05:00 at the venue" }),
  times: z
    .string()
    .transform((list) => list.split(","))
    .pipe(z.array(z.enum(TIMES_OF_DAY, invalid("notSomeOf", { options: TIMES_OF_DAY.join(", ") }))))
    .optional()
    .meta({
      description:
        "Times of day with commas between, by the hour of the start at the venue: morning from 6, afternoon from 12, evening from 18, night from 23 o'clock",
    }),
  age: counter("age", 0, MAX_AGE)
    .optional()
    .meta({ description: "Leaves out events whose lowest age is above this" }),
  free: z
    .literal("true", invalid("notTrue"))
    .transform(() => true)
    .optional(),
  maxPrice: z
    .string()
    .regex(/^\d{1,9}(\.\d{1,2})?$/, invalid("badAmount"))
    .transform(Number)
    .optional()
    .meta({ description: "The lowest price in this currency; what is free is below every price" }),
  currency: z
    .string()
    .transform((code) => code.toUpperCase())
    .refine(isCurrency, invalid("badCurrency"))
    .optional(),
  tags: z
    .string()
    .transform((list) => normalizeTags(list.split(",")))
    .pipe(
      z
        .array(z.string().max(MAX_TAG, invalid("tagTooLong", { max: MAX_TAG })))
        .min(1, invalid("noTags"))
        .max(MAX_TAGS, invalid("tooManyTags", { max: MAX_TAGS })),
    )
    .optional()
    .meta({ description: "Tags with commas between; an event must have all of them" }),
  ...choiceFilters,
  organizer: text.optional().meta({ description: "The organizer's slug" }),
  status: z
    .enum(EVENT_STATUSES, invalid("notOneOf", { options: EVENT_STATUSES.join(", ") }))
    .optional()
    .meta({ description: "Without it all are answered, and cancelled ones are not counted" }),
});

export const hasCurrency = ({ maxPrice, currency }: z.infer<typeof FilterFields>) =>
  maxPrice === undefined || currency !== undefined;
export const NEEDS_CURRENCY = { error: invalid("needsMaxPrice"), path: ["currency"] };

/** What the map can be narrowed to; "all" means the same as leaving it out. */
export const FilterQuery = FilterFields.refine(hasCurrency, NEEDS_CURRENCY);
export type FilterQuery = z.infer<typeof FilterQuery>;
const TIMELINE_DAYS = 60;
const MAX_TIMELINE_DAYS = 400;
export const TimelineQuery = FilterFields.extend({
  days: counter("days", 1, MAX_TIMELINE_DAYS)
    .optional()
    .transform((days) => days ?? TIMELINE_DAYS)
    .meta({ description: `How many days; ${TIMELINE_DAYS} unless told` }),
}).refine(hasCurrency, NEEDS_CURRENCY);
/** `longitude,latitude` */
export const point = z
  .string()
  .transform((point) => point.split(","))
  .pipe(
    z.tuple(
      [edge("longitude", 180), edge("latitude", 90)],
      invalid("badShape", { shape: "longitude,latitude" }),
    ),
  )
  .transform(([longitude, latitude]) => ({ longitude, latitude }));
/** The same beside a text that is asked for elsewhere in the address. */
export const SearchFilterQuery = FilterFields.omit({ q: true })
  .extend({
    near: point
      .optional()
      .meta({ description: "longitude,latitude: the nearer of equally good matches come first" }),
  })
  .refine(hasCurrency, NEEDS_CURRENCY);

const MAX_ENTRIES = 1_000;
const limit = counter("limit", 1, MAX_ENTRIES)
  .optional()
  .meta({ description: "How many on a page, if fewer than a page has" });
/** An entry of a feed by what entries are ordered by, and its id: where the next page goes on. */
export interface FeedCursor {
  key: number;
  id: number;
}
const FeedPageFields = {
  limit,
  after: z
    .string()
    .regex(/^\d{1,12}\.\d{1,10}$/, invalid("badShape", { shape: "as in the link to the next page" }))
    .transform((text): FeedCursor => {
      const [key, id] = text.split(".");
      return { key: Number(key), id: Number(id) };
    })
    .optional()
    .meta({ description: "Of the link to the next page" }),
};
export const WorldFeedQuery = FilterFields.extend(FeedPageFields).refine(hasCurrency, NEEDS_CURRENCY);
export const AreaFeedQuery = FilterFields.omit({ q: true })
  .extend(FeedPageFields)
  .refine(hasCurrency, NEEDS_CURRENCY);
/** The same for the feed of a place or a category, which its address names. */
export const FeedFilterQuery = FilterFields.omit({ country: true, city: true, q: true })
  .extend(FeedPageFields)
  .refine(hasCurrency, NEEDS_CURRENCY);
export const CategoryFeedQuery = FilterFields.omit({ categories: true, country: true, city: true, q: true })
  .extend(FeedPageFields)
  .refine(hasCurrency, NEEDS_CURRENCY);
export const GeoJsonQuery = FilterFields.extend({
  limit,
  after: counter("after", 0, MAX_ID).optional().meta({ description: "Of the link to the next page" }),
}).refine(hasCurrency, NEEDS_CURRENCY);

export const VenueIdParams = z.object({
  id: z
    .string()
    .regex(/^\d{1,10}$/, invalid("notVenueId"))
    .transform(Number),
});
export const CountryParams = z.object({ country: text });
export const CityParams = z.object({ country: text, city: text });
export const CityQuery = z.object({ category: CategoryOrAll.optional() });

export const VenueParams = z.object({
  venue: text.meta({ description: "The venue's slug, or its name where there is one of it" }),
  category: CategoryOrAll,
});
export const VenueEventParams = VenueParams.extend({
  event: text.meta({ description: "The event's slug or name" }),
});
export const SingleEventParams = z.object({
  location: text,
  category: z.enum(VENUE_CATEGORIES, invalid("notCategory")),
  name: text,
  date,
});

export const LatestParams = z.object({
  latest: z
    .string()
    .meta({ description: "latest-{country}-{theater|party|concert}-events" })
    .transform((name, context) => {
      const parts = /^latest-(.+)-(theater|party|concert)-events$/.exec(name);
      if (parts)
        return { country: parts[1] as string, category: parts[2] as "theater" | "party" | "concert" };
      context.addIssue(invalid("notLatest"));
      return z.NEVER;
    }),
});

export const SearchParams = z.object({
  query: z
    .string()
    .meta({ description: "q={text}&page={n}", examples: ["q=jazz&page=1"] })
    .transform((query, context) => {
      const parts = /^q=(.*)&page=([^&]*)$/s.exec(query);
      if (parts) return { text: parts[1], page: parts[2] };
      context.addIssue(invalid("badShape", { shape: "q={text}&page={n}" }));
      return z.NEVER;
    })
    .pipe(z.object({ text, page: counter("page", 1, MAX_PAGE) })),
});

export const FavoritesParams = z.object({
  ids: z
    .string()
    .meta({ description: "Event ids, separated by commas" })
    .transform((list) => list.split(","))
    .pipe(
      z
        .array(
          z
            .string()
            .regex(/^\d{1,10}$/, invalid("notEventIds"))
            .transform(Number),
        )
        .max(MAX_IDS, invalid("tooManyEvents", { max: MAX_IDS })),
    )
    // An id no event can have is not wrong, it just finds nothing.
    .transform((ids) => ids.filter((id) => id <= MAX_ID)),
});
