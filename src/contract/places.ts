import { z } from "zod";
import { point, text } from "./request.ts";

export const PLACE_KINDS = ["city", "country", "region", "district", "address"] as const;

export const Place = z.object({
  name: z.string().describe("In the visitor's language where it is known"),
  kind: z.enum(PLACE_KINDS),
  country: z.string(),
  countryCode: z.string().describe("ISO 3166-1, two letters"),
  region: z.string().describe("State or province; empty where it is not known"),
  coordinates: z.tuple([z.number(), z.number()]).describe("Longitude, latitude"),
  bounds: z
    .tuple([z.number(), z.number(), z.number(), z.number()])
    .optional()
    .describe("West, south, east, north; west is greater than east across the antimeridian"),
  events: z.number().describe("Upcoming events there"),
});
export type Place = z.infer<typeof Place>;
export const Places = z.array(Place);

export const PlacesParams = z.object({ query: text });
export const NearbyPlacesQuery = z.object({ near: point.meta({ description: "longitude,latitude" }) });
