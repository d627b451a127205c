import { z } from "zod";
import { VENUE_CATEGORIES } from "#domain/category.ts";
import { isCurrency } from "#domain/event/currency.ts";
import { SCOPES } from "#domain/event/event.ts";
import { MAX_ADDRESS, MAX_COPIES, MAX_DESCRIPTION, MAX_LINK, MAX_NAME } from "#domain/event-limits.ts";
import { FAVORITE_FEATURES } from "#domain/feedback.ts";
import { Event, Venue } from "./catalog.ts";
import { sentDetails } from "./event-fields.ts";
import { CodedProblem, Failure } from "./failure.ts";
import {
  amount,
  CategoryOrAll,
  clearable,
  coordinates,
  date,
  day,
  flag,
  oneLine,
  optional,
  optionalFlag,
  plainText,
  required,
  startTime,
  time,
  unlessEmpty,
} from "./form-fields.ts";
import { invalid } from "./invalid.ts";

const MAX_LISTED = 200;

/** The refusal of a form of the administration: the sentence, and the fields it is about. */
export const FormFailure = Failure.extend({
  fields: z.record(z.string(), z.string()).optional().describe("A sentence for each field that is wrong"),
  fieldErrors: z.record(z.string(), CodedProblem).optional().describe("The same by code and parameters"),
});
export type FormFailure = z.infer<typeof FormFailure>;

// The URL parser drops line breaks and tabs, so a text with them would parse.
const httpAddress = z
  .string()
  .regex(/^https?:\/\/\P{Cc}*$/iu)
  .pipe(z.url({ protocol: /^https?$/, normalize: true }));
/** Answers with the address as it was parsed: what is stored has no sign that another format could take for its own. */
export const WebAddress = optional(MAX_LINK)
  .refine((text) => text === "" || httpAddress.safeParse(text).success, invalid("badWebAddress"))
  .transform((text) => text && httpAddress.parse(text))
  .refine((href) => href.length <= MAX_LINK, invalid("tooLong", { max: MAX_LINK }));

const slug = plainText(MAX_NAME).refine((value) => value !== "", invalid("notChosen"));

const version = unlessEmpty(
  z.coerce.number(invalid("notNumber")).int(invalid("notWholeNumber")).positive(invalid("notWholeNumber")),
).describe("The version that was edited; a newer one in between refuses the change");
const place = {
  country: required(100).describe("A country's name or code"),
  city: oneLine(MAX_NAME).describe("A city's name or label; case and accents do not matter"),
  region: unlessEmpty(oneLine(MAX_NAME).refine((text) => !text.includes(","), invalid("comma"))).describe(
    "The city's state or province, by name or letters: tells cities of one name apart",
  ),
};
const anyCategory = unlessEmpty(CategoryOrAll).transform((value) => value ?? "all");
const venueChoice = {
  ...place,
  category: anyCategory,
  venue: slug.describe("The venue's slug, or its name where the city has one of it"),
};
const eventChoice = {
  ...venueChoice,
  event: slug.describe("The event's slug, or its name where the day has one of it"),
  old_date: day.describe("The date the event has now"),
};
const price = {
  isFree: optionalFlag,
  priceFrom: clearable(amount.min(0, invalid("belowZero"))),
  priceTo: clearable(amount.min(0, invalid("belowZero"))),
  currency: clearable(
    z
      .string(invalid("notText"))
      .transform((code) => code.trim().toUpperCase())
      .refine(isCurrency, invalid("badCurrencyField")),
  ),
};
/** The fields of an event besides its name, start, link, picture and description, as forms send them. */
export const details = {
  ...sentDetails,
  ...price,
  organizer: clearable(oneLine(MAX_NAME)).describe("Who does it, by name"),
  repeat: unlessEmpty(plainText(500)).describe("An RRULE (RFC 5545) with an end: the event becomes a series"),
};
const scope = unlessEmpty(z.enum(SCOPES, invalid("notOneOf", { options: SCOPES.join(", ") })))
  .transform((value) => value ?? "this")
  .describe("Of a series: this date, this and the following ones, or all");
const newVenue = unlessEmpty(
  z.union(
    [
      z.object({ slug, category: z.enum(VENUE_CATEGORIES) }),
      z
        .string()
        .regex(/^[a-z]+\/[^/]+$/)
        .transform((text) => {
          const [category = "", slug = ""] = text.split("/");
          return { slug, category };
        })
        .pipe(z.object({ slug, category: z.enum(VENUE_CATEGORIES) })),
    ],
    invalid("notVenueAndCategory"),
  ),
).describe('Moves the event to another venue, which keeps its favourites; also written "category/slug"');
const eventFields = {
  eventCategory: unlessEmpty(z.enum(VENUE_CATEGORIES, invalid("notCategory"))).describe(
    "Files the event under the same place's record of this category, which is made if it is missing",
  ),
  date,
  time: startTime,
  ...details,
  title: oneLine(MAX_NAME),
  image: WebAddress,
  link: WebAddress,
  description: optional(MAX_DESCRIPTION),
};

/** The seven forms. Fields named as the product's forms name them, plus the pin and the version. */
export const AddCity = z.object({ ...place, coordinates: unlessEmpty(coordinates) });
export const AddVenue = z.object({
  ...place,
  category: z.enum(VENUE_CATEGORIES, invalid("notCategory")),
  new_name: oneLine(MAX_NAME),
  new_address: unlessEmpty(oneLine(MAX_ADDRESS)).transform((text) => text ?? ""),
  coordinates: unlessEmpty(coordinates),
});
export const EditVenue = z.object({
  ...venueChoice,
  new_name: unlessEmpty(oneLine(MAX_NAME)).describe("Left empty, it stays as it is"),
  new_address: unlessEmpty(oneLine(MAX_ADDRESS)).describe("Left empty, it stays as it is"),
  coordinates: unlessEmpty(coordinates),
  version,
});
export const DeleteVenue = z.object({
  ...venueChoice,
  version,
  confirm: flag.describe("Delete it although visitors have favorites there"),
});
export const AddEvent = z.object({ ...venueChoice, ...eventFields });
export const EditEvent = z.object({ ...eventChoice, ...eventFields, scope, newVenue, version });
export const DeleteEvent = z.object({ ...eventChoice, scope, version });
export const CopyEvent = z.object({
  ...eventChoice,
  dates: z
    .preprocess((value) => (typeof value === "string" ? value.split(",") : value), z.array(date))
    .refine((dates) => dates.length > 0, invalid("noDates"))
    .refine((dates) => dates.length <= MAX_COPIES, invalid("tooManyDates", { max: MAX_COPIES })),
  time: unlessEmpty(time).describe("Left empty, the copies start at the event's own time"),
});

/** The answer to an accepted form, such as "Event Added". */
export const Done = z.object({ message: z.string() });
/** The same with what was added, for the next call. */
export const Added = Done.extend({
  id: z.string(),
  slug: z.string(),
  url: z.string().describe("The address of its page"),
  notice: Failure.optional().describe("What should be looked at, such as a city without a known place"),
});

const choice = <T extends z.ZodType>(shape: T) => unlessEmpty(shape);
const limit = unlessEmpty(
  z.coerce
    .number(invalid("notNumber"))
    .int()
    .min(1, invalid("tooSmall", { min: 1 }))
    .max(MAX_LISTED),
).transform((value) => value ?? 50);
const before = unlessEmpty(
  z.coerce
    .number(invalid("notNumber"))
    .int()
    .positive()
    .max(2 ** 31 - 1),
).describe("The last id of the page before");

export const VenueListQuery = z.object({
  country: choice(plainText(100)),
  city: choice(plainText(MAX_NAME)),
  category: anyCategory,
  q: choice(plainText(MAX_NAME)).describe("Part of the name; case, accents and alphabet do not matter"),
  limit,
});
export const VenueList = z.object({
  venues: z.array(Venue.extend({ version: z.number() })),
  hasMore: z.boolean().describe("More venues match than are listed"),
});

export const EventListQuery = z.object({ ...venueChoice, event: choice(slug) });
/** As an editor needs them: the newest first, and `image` empty where the event brought none. */
export const EventList = z.array(Event.extend({ version: z.number(), favorites: z.number() }));

export const GeocodeQuery = z.object({
  ...place,
  address: optional(MAX_ADDRESS),
  coordinates: unlessEmpty(coordinates).describe(
    "Where the pin was placed manually: answered with its time zone",
  ),
});
export type GeocodeQuery = z.infer<typeof GeocodeQuery>;
export const Geocoded = z.object({
  coordinates: z.tuple([z.string(), z.string()]).describe("Longitude, latitude"),
  timeZone: z.string(),
  precision: z
    .enum(["address", "city", "pin"])
    .describe("What was found: the address itself, or its city's center; or the given pin"),
});

export const PageQuery = z.object({ before, limit });

export const AuditPage = z.array(
  z.object({
    _id: z.string(),
    at: z.number().describe("In milliseconds since 1970"),
    who: z.string().describe("The administrator's name; empty when the account is gone"),
    action: z.string().describe('Such as "Event Edited"'),
    subject: z.string(),
    canUndo: z.boolean().describe("The last deletion or merge that is not undone"),
    isUndone: z.boolean(),
  }),
);

const Rating = z.object({ count: z.number(), average: z.number().nullable() });
export const FeedbackPage = z.object({
  all: Rating,
  last30Days: Rating,
  months: z.array(Rating.extend({ month: z.string().describe("YYYY-MM, the latest first, at most 12") })),
  ratings: z.record(z.string(), z.number()).describe("How many gave each rating"),
  features: z.record(z.string(), z.number()).describe("How many like each feature best"),
  messages: z.array(
    z.object({
      _id: z.string(),
      at: z.number(),
      rating: z.number(),
      favoriteFeature: z.enum(FAVORITE_FEATURES),
      funniestEvent: z.string(),
      suggestions: z.string(),
      email: z.string(),
    }),
  ),
});

export type AddCity = z.infer<typeof AddCity>;
export type AddVenue = z.infer<typeof AddVenue>;
export type EditVenue = z.infer<typeof EditVenue>;
export type DeleteVenue = z.infer<typeof DeleteVenue>;
export type AddEvent = z.infer<typeof AddEvent>;
export type EditEvent = z.infer<typeof EditEvent>;
export type DeleteEvent = z.infer<typeof DeleteEvent>;
export type CopyEvent = z.infer<typeof CopyEvent>;
export type Done = z.infer<typeof Done>;
export type Added = z.infer<typeof Added>;
export type VenueListQuery = z.infer<typeof VenueListQuery>;
export type VenueList = z.infer<typeof VenueList>;
export type EventListQuery = z.infer<typeof EventListQuery>;
export type EventList = z.infer<typeof EventList>;
export type Geocoded = z.infer<typeof Geocoded>;
export type PageQuery = z.infer<typeof PageQuery>;
export type AuditPage = z.infer<typeof AuditPage>;
export type FeedbackPage = z.infer<typeof FeedbackPage>;
