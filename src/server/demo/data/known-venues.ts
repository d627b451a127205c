import type { VenueCategory } from "#domain/category.ts";
import { readData } from "./read-data.ts";

/** A real, well-known venue. Its events in the demo are made up all the same. */
type WellKnownVenue = [
  city: string,
  category: VenueCategory,
  name: string,
  latitude: number,
  longitude: number,
  address: string,
];

/** The real venues of the demo by country code. */
export const KNOWN_VENUES = readData<Record<string, readonly WellKnownVenue[]>>("known-venues");
