import type { EventRecord } from "./event-input.ts";
import type { EventWriter } from "./events.ts";
import type { VenueWriter } from "./venues.ts";

/** What became of one record of a place; an undo brings it back. */
export interface MergedRecord {
  from: number;
  to: number;
  /** The kept place had no record of this category before. */
  isNew: boolean;
  /** With the slugs that they had. */
  moved: { id: number; slug: string }[];
  /** Events that both had: the one of the venue that stays is kept, with the favourites of both. */
  doubles: (Pick<EventRecord, "id" | "name" | "date" | "slug"> & {
    keptId: number;
    time: string;
    /** Users whose favourite the kept event was not. */
    fans: string[];
  })[];
  /** Slugs of the venue that redirect now, its own last. */
  venueSlugs: string[];
  eventSlugs: { date: string; slug: string }[];
  /** Follows, by their ids. */
  followers: string[];
  /** Grants of the venue, by their ids; merges of older versions kept none. */
  organizers?: string[];
}

export type MergeWriters = { events: EventWriter; venues: VenueWriter };
