import type { Point } from "../geo.ts";
import type { Likeness } from "./venue-likeness.ts";

/** The kind of a source's place: a known venue, one to be added, or the Internet. */
export const PLACE_ANSWERS = ["venue", "new", "online"] as const;

export interface Suggestion extends Likeness {
  venueId: number;
}

/** What a run knew about a place, and what it took it for. */
export interface FoundPlace<Problem> {
  address: string;
  point: Point | null;
  /** Null where that is not clear; a venue that is to be added has no id yet. */
  takenFor: { venueId: number | null; name: string; city: string } | null;
  problem: Problem | null;
  suggestions: Suggestion[];
}
