import type { Problem } from "#contract/error-messages.ts";
import type { VenueCategory } from "#domain/category.ts";
import type { Point } from "#domain/geo.ts";
import type { Suggestion } from "#domain/source/place.ts";
import type { CityFacts } from "#server/catalog/cities.ts";
import type { Country } from "#server/geo/countries.ts";
import type { DraftFacts } from "../formats/draft.ts";
import type { CityDefaults } from "./city.ts";

/** A venue, or one that will be added: then its id is not known yet and counts down from -1. */
export interface SourceSite {
  id: number;
  name: string;
  city: string;
  timeZone: string;
  isNew: boolean;
  /** The hall in it that the source names. */
  room?: string | null;
}

export interface NewSourceSite extends SourceSite, Point {
  category: VenueCategory;
  address: string;
  country: Country;
  /** None where the city is new as well. */
  cityId: number | undefined;
  cityPlace: CityFacts;
}

/** A record to be added to a known place, for the category of a row. */
export interface NewRecord extends SourceSite {
  recordOf: number;
  category: VenueCategory;
}

/** What a source means by a place, as it was answered once. */
export type PlaceAnswer =
  | { kind: "venue"; venueId: number; room: string | null }
  | { kind: "new" }
  | { kind: "online" };

export interface PlaceDefaults extends CityDefaults {
  category: VenueCategory | undefined;
  /** For rows that name none. */
  venue: SourceSite | undefined;
  createVenues: boolean;
  /** Answers by `placeKey`. Without any, nothing is asked: like names become venues of their own. */
  answers?: ReadonlyMap<string, PlaceAnswer> | undefined;
}

/** What a file calls a place, and what it was taken for. */
export interface NamedPlace {
  key: string;
  name: string;
  city: string;
  address: string;
  point: Point | null;
  events: number;
  found: SourceSite | Problem;
  suggestions: Suggestion[];
}

export interface PlaceBook {
  /** Where an event takes place, or why that is not known. */
  find(facts: DraftFacts): SourceSite | Problem;
  /** By what its place is remembered; empty where it names none. */
  keyOf(facts: DraftFacts): string;
  named: NamedPlace[];
  added: (NewSourceSite | NewRecord)[];
}
