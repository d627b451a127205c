import { z } from "zod";
import { VENUE_CATEGORIES } from "#domain/category.ts";
import { PLACE_ANSWERS } from "#domain/source/place.ts";
import { CodedProblem } from "./failure.ts";
import { invalid } from "./invalid.ts";

const coordinates = z.tuple([z.number(), z.number()]).describe("Longitude and latitude");
const name = z
  .string(invalid("notText"))
  .trim()
  .max(300, invalid("tooLong", { max: 300 }));
const place = name.min(1, invalid("empty")).describe("What the source calls it");
const city = name
  .optional()
  .describe("Where the source uses the name in several cities; else for all of them");

const PlaceVenue = z.object({
  venue: z.string().nullable().describe("Its slug; null where it is to be added"),
  category: z.enum(VENUE_CATEGORIES).nullable(),
  name: z.string(),
  city: z.string(),
  address: z.string(),
  coordinates: coordinates.nullable(),
});

export const SourcePlace = z.object({
  place: z.string(),
  city: z.string(),
  address: z.string(),
  coordinates: coordinates.nullable().describe("As the source tells them"),
  events: z.number().describe("How many upcoming events of the last run name it"),
  answer: z.enum(PLACE_ANSWERS).nullable().describe("What was said that it is; null where nothing was"),
  room: z.string().nullable().describe("What its events get as their room"),
  takenFor: PlaceVenue.nullable().describe("Null where it is not clear"),
  problem: CodedProblem.extend({ message: z.string() }).nullable(),
  suggestions: z
    .array(
      PlaceVenue.extend({
        reason: z.enum(["name", "room", "near"]),
        distanceM: z.number().nullable(),
        room: z.string().nullable().describe("The hall of it that the source names"),
      }),
    )
    .describe("Known venues that it may be, the likeliest first"),
});
export type SourcePlace = z.infer<typeof SourcePlace>;

export const SourcePlaces = z.object({ places: z.array(SourcePlace) });
export type SourcePlaces = z.infer<typeof SourcePlaces>;

export const AnswerPlace = z.object({
  place,
  city,
  venue: name
    .min(1, invalid("empty"))
    .nullable()
    .default(null)
    .describe("The slug of the venue that it is; null where it is a new one, or online"),
  category: z.enum(VENUE_CATEGORIES, invalid("notCategory")).optional(),
  room: z
    .union([z.boolean(), name], invalid("notText"))
    .default(false)
    .describe("What its events get as their room: a text, or true for what the source calls the place"),
  isVirtual: z.boolean(invalid("notTrueOrFalse")).default(false).describe("It is online"),
});
export type AnswerPlace = z.infer<typeof AnswerPlace>;

export const ForgetPlace = z.object({ place, city });
export type ForgetPlace = z.infer<typeof ForgetPlace>;
