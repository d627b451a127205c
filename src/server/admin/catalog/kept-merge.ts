import type { MergedCity } from "#server/catalog/write/merge-cities.ts";
import type { MergedRecord } from "#server/catalog/write/merged-record.ts";
import type { FollowedVenue } from "#server/sources/places/store.ts";

/** What a merge did to each record of a place, as the audit log keeps it. */
export interface Merge extends MergedRecord {
  sources: FollowedVenue;
}

/** What a merge of cities did. */
export interface CityMerge extends MergedCity {
  places: { sourceId: number; nameKey: string }[];
}
