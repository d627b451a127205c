import type { VenueCategory } from "#domain/category.ts";

/** A real, well-known venue. Its events in the demo are made up all the same. */
export type KnownVenue = [
  city: string,
  category: VenueCategory,
  name: string,
  latitude: number,
  longitude: number,
  address: string,
];
