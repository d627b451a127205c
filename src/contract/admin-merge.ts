import { z } from "zod";
import { DeleteVenue } from "./admin.ts";

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
    .describe("Events that both have: one of each stays, with the favourites of both"),
  favorites: z
    .object({ events: z.number(), people: z.number() })
    .describe("How many of these events are favourites, and of how many people"),
  addresses: z
    .number()
    .describe("How many addresses of venues lead to the venue that stays, former ones too"),
  sources: z
    .number()
    .describe("How many sources named the merged venue and name the one that stays from now on"),
});
export type MergedVenues = z.infer<typeof MergedVenues>;
