import { z } from "zod";
import { VENUE_CATEGORIES } from "#domain/category.ts";
import { MAX_NAME } from "#domain/event-limits.ts";
import { isDate } from "#domain/time.ts";
import { plainText, unlessEmpty } from "./form-fields.ts";

/** Where a submitted event takes place, in words. */
export const SubmittedPlace = z.object({
  name: z.string(),
  address: z.string(),
  city: z.string(),
  timeZone: z.string(),
  isNew: z.boolean().describe("Whether the venue is not listed yet"),
  coordinates: z.tuple([z.number(), z.number()]).describe("Longitude, latitude"),
});
export type SubmittedPlace = z.infer<typeof SubmittedPlace>;

export const VenueSearchQuery = z.object({ q: plainText(MAX_NAME) });
export const FoundVenue = z.object({
  _id: z.string(),
  venue: z.string().describe('As submissions name it: "category/slug"'),
  category: z.enum(VENUE_CATEGORIES),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  country: z.string(),
  timeZone: z.string(),
  coordinates: z.tuple([z.number(), z.number()]).describe("Longitude, latitude"),
});
export type FoundVenue = z.infer<typeof FoundVenue>;
export const FoundVenues = z.object({ venues: z.array(FoundVenue) });
export type FoundVenues = z.infer<typeof FoundVenues>;

export const UploadedPicture = z.object({
  image: z.string().describe("The address of the picture, for `image`"),
});
export type UploadedPicture = z.infer<typeof UploadedPicture>;

export const SimilarQuery = z.object({
  venue: plainText(MAX_NAME),
  date: unlessEmpty(z.string().refine(isDate)),
  title: plainText(MAX_NAME).default(""),
});
export type SimilarQuery = z.infer<typeof SimilarQuery>;
export const SimilarEvents = z.object({
  events: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      date: z.string(),
      time: z.string(),
      venue: z.string().describe("Its name"),
      page: z.string(),
    }),
  ),
});
export type SimilarEvents = z.infer<typeof SimilarEvents>;
