import { z } from "zod";
import { AddCity, DeleteVenue } from "./admin.ts";

const venue = DeleteVenue.omit({ confirm: true });

export const MergeVenues = z.object({
  keep: venue.describe("The venue that stays"),
  merge: venue.describe("The venue whose events go there, and whose address leads there"),
});
export type MergeVenues = z.infer<typeof MergeVenues>;

export const MergedVenues = z.object({
  message: z.string(),
  events: z.number().describe("How many events go to the venue that stays, past ones too"),
  doubles: z
    .array(z.object({ title: z.string(), date: z.string(), time: z.string() }))
    .describe("Events that both have: one of each stays, with the favorites of both"),
  favorites: z
    .object({ events: z.number(), people: z.number() })
    .describe("How many of these events are favorites, and of how many people"),
  addresses: z
    .number()
    .describe("How many addresses of venues lead to the venue that stays, former ones too"),
  sources: z
    .number()
    .describe("How many sources named the merged venue and name the one that stays from now on"),
});
export type MergedVenues = z.infer<typeof MergedVenues>;

const city = AddCity.pick({ city: true, region: true });

export const MergeCities = z.object({
  country: AddCity.shape.country,
  keep: city.describe("The city that stays"),
  merge: city.describe("The city whose venues go there, and whose name and addresses lead there"),
});
export type MergeCities = z.infer<typeof MergeCities>;

export const MergedCities = z.object({
  message: z.string(),
  venues: z.number().describe("How many venues go to the city that stays"),
  events: z.number().describe("How many events they have, past ones too"),
  follows: z.number().describe("How many follows of the city, or of a category in it, are of the other one"),
  places: z
    .number()
    .describe("How many answers about places that sources name are of the city that stays from now on"),
  venueNames: z.array(z.string()).describe("Some of the venues that move"),
});
export type MergedCities = z.infer<typeof MergedCities>;
