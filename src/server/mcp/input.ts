import { z } from "zod";
import { invalid } from "#contract/invalid.ts";
import { text } from "#contract/request.ts";
import { CATEGORIES } from "#domain/category.ts";
import type { Preset } from "#domain/date-presets.ts";
import { type AssistantKey, DETAIL_ROWS } from "#domain/event/event-fields.ts";
import type { When } from "#domain/event/when.ts";
import { isDate } from "#domain/time.ts";

const MAX_RESULTS = 25;
export const MAX_PAGE = 50;
const MAX_RADIUS_KM = 100;
const RESULTS = 10;
const RADIUS_KM = 5;

/** Words for times, which mean what they mean in the map's filter. */
export const TIME_WORDS = {
  now: { when: "now" },
  tonight: { when: "tonight" },
  today: { preset: "today" },
  tomorrow: { preset: "tomorrow" },
  "this weekend": { preset: "thisWeekend" },
  "this week": { preset: "thisWeek" },
  "next week": { preset: "nextWeek" },
  "next 7 days": { preset: "next7Days" },
  "this month": { preset: "thisMonth" },
  "next month": { preset: "nextMonth" },
} satisfies Record<string, { when: When } | { preset: Preset }>;
const WORDS = Object.keys(TIME_WORDS) as (keyof typeof TIME_WORDS)[];

const words = z.string(invalid("notText")).pipe(text);
const date = z.string(invalid("notText")).refine(isDate, invalid("badDate"));
const id = z
  .union([z.string(), z.number()], invalid("notWholeNumber"))
  .transform(String)
  .pipe(z.string().regex(/^\d{1,10}$/, invalid("notWholeNumber")))
  .transform(Number);

const between = (min: number, max: number) =>
  z
    .number(invalid("notNumber"))
    .min(min, invalid("outOfRange", { min, max }))
    .max(max, invalid("outOfRange", { min, max }));
const whole = (min: number, max: number) => between(min, max).int(invalid("notWholeNumber"));

/** Refuses arguments that it does not know: a misspelled one would otherwise not narrow anything. */
const args = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? invalid("unknownArgument", {
            field: (issue.keys as string[])[0]!.slice(0, 50),
            known: Object.keys(shape).join(", "),
          })
        : invalid("badRequest"),
  });

export const FindPlacesInput = args({
  name: words.describe("The beginning of a name in any language, or an address with its number"),
});

export const SearchEventsInput = args({
  place: words
    .optional()
    .describe('A city, country, region, district or address: "Sofia", "Portland, Maine", "Bulgaria"'),
  near: args({
    latitude: between(-90, 90),
    longitude: between(-180, 180),
    radiusKm: between(0.1, MAX_RADIUS_KM).default(RADIUS_KM),
  })
    .optional()
    .describe("Instead of place: within a radius of a point"),
  when: z
    .enum(WORDS, invalid("notOneOf", { options: WORDS.join(", ") }))
    .optional()
    .describe(
      "Tonight is from now, or 17:00 if that is later, to 05:00; a weekend is Friday to Sunday; weeks start on Monday",
    ),
  from: date.optional().describe("Instead of when: the first day, local to the venue, YYYY-MM-DD"),
  to: date.optional().describe("The last day (inclusive), YYYY-MM-DD"),
  categories: z
    .array(
      z.enum(CATEGORIES, invalid("notSomeOf", { options: CATEGORIES.join(", ") })),
      invalid("notSomeOf", { options: CATEGORIES.join(", ") }),
    )
    .max(CATEGORIES.length, invalid("notSomeOf", { options: CATEGORIES.join(", ") }))
    .optional(),
  free: z.boolean(invalid("notTrueOrFalse")).optional().describe("Only events known to be free"),
  text: words.optional().describe("Words in names, descriptions, venues or organizers"),
  limit: whole(1, MAX_RESULTS).default(RESULTS),
  page: whole(1, MAX_PAGE).default(1),
});
export type SearchEventsInput = z.infer<typeof SearchEventsInput>;

export const GetEventInput = args({ id: id.describe("An event's id, as returned by the search") });
/** The event's own fields are checked as the form for events checks them. */
const field = z.string(invalid("notText")).optional();

const listField = z.array(z.string(invalid("notText")), invalid("notText")).optional();
/** Tags and the lowest age have arguments of their own. */
type DetailField = Exclude<AssistantKey, "tags" | "minAge">;
const detailFields = Object.fromEntries(
  DETAIL_ROWS.filter(({ key, isForAssistants }) => isForAssistants && key !== "tags" && key !== "minAge").map(
    ({ key, kind, about = "", choices }) => [
      key,
      kind === "choices"
        ? listField.describe(`${about}. Any of: ${choices?.join(", ")}`)
        : field.describe(about),
    ],
  ),
) as unknown as Record<DetailField, typeof listField | typeof field>;

export const SubmitEventInput = args({
  title: z.string(invalid("notText")),
  category: z.enum(CATEGORIES, invalid("notOneOf", { options: CATEGORIES.join(", ") })),
  venueId: id.optional().describe("Id of a listed venue, as returned by the search"),
  newVenue: args({
    name: z.string(invalid("notText")),
    address: z.string(invalid("notText")),
    latitude: between(-90, 90),
    longitude: between(-180, 180),
  })
    .optional()
    .describe("Instead of venueId: a venue that is not listed"),
  date: z.string(invalid("notText")).describe("Start date, local to the venue, YYYY-MM-DD"),
  time: field.describe("Start time, HH:MM; leave it out if it is not known yet"),
  allDay: z
    .boolean(invalid("notTrueOrFalse"))
    .optional()
    .describe("It lasts all day: leave out time and endTime"),
  endDate: field,
  endTime: field,
  description: field,
  link: field.describe("Page of the event or its tickets"),
  image: field.describe("URL of a picture"),
  organizer: field,
  ...detailFields,
  tags: listField,
  free: z.boolean(invalid("notTrueOrFalse")).optional().describe("Only if it is known"),
  priceFrom: z.number(invalid("notNumber")).optional(),
  priceTo: z.number(invalid("notNumber")).optional(),
  currency: field.describe("Currency of the prices, such as EUR"),
  isNew: z
    .boolean(invalid("notTrueOrFalse"))
    .default(false)
    .describe("The user has confirmed that it is none of the similar events"),
});
export type SubmitEventInput = z.infer<typeof SubmitEventInput>;

export const GetVenueInput = args({ id: id.describe("A venue's id, as returned by the search") });
