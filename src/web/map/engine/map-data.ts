import type { VenueCategory } from "#domain/category.ts";
import type { CityCount } from "#domain/cities-in-view.ts";
import type { PinTime } from "#domain/event/pin-time.ts";
import type { Box } from "#domain/geo.ts";

export interface Spot {
  longitude: number;
  latitude: number;
}

/** What of the world is seen: the centre of the part that no panel covers, and the bounds of the whole map. */
export interface MapView extends Spot {
  zoom: number;
  /** From -180 to 180; west is greater than east where the antimeridian is in view. */
  bounds: Box;
}

export interface VenuePin extends Spot {
  id: string;
  name: string;
  category: VenueCategory;
  events: number;
  /** How soon something is on; where that is not told, the pin is a full one without a glow. */
  time?: PinTime | undefined;
  /** When the event starts for which the pin stands, in milliseconds since 1970. */
  startMs?: number | undefined;
  /** The pin stands for a run of days that has begun, such as an exhibition: what starts lies over it. */
  isRun?: boolean | undefined;
  /** What was opened is dimmed a little; what is new carries a dot. */
  novelty?: "new" | "seen" | undefined;
}

/** Whole cities that the server counted in one part of the world; the venue itself where there is just one. */
export interface OverviewMark extends CityCount {
  /** Of the city with most events, which names it. */
  cityEvents: number;
  /** How many cities there are. */
  places: number;
  /** The name beside so many other cities. */
  nameWith?(others: number): string;
  venue?: VenuePin;
}

/** Where the visitor is, and how exactly that is known. */
export type Position = Spot & { accuracyM: number };

/** How far panels reach over the map from each side, in pixels. */
export interface Padding {
  top: number;
  right: number;
  bottom: number;
  left: number;
}
