import type { VenueCategory } from "#domain/category.ts";

/** What the programme of a venue depends on. */
export interface DemoStage {
  name: string;
  slug: string;
  category: VenueCategory;
  city: string;
  countryCode: string;
  latitude: number;
}
