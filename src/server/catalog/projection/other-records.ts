import type { VenueWithEvents } from "#contract/catalog.ts";
import type { Atlas } from "#server/atlas/atlas.ts";

/** The atlas rounds coordinates to the seventh digit. */
const MARGIN = 1e-6;

/** The records of a venue's place for other categories, as far as something is on there: same city, name and spot. */
export function otherRecords(atlas: Atlas, venue: VenueWithEvents): VenueWithEvents[] {
  const { country, city, name, _id, coordinates } = venue;
  const [longitude, latitude] = coordinates.map(Number) as [number, number];
  const box = {
    west: longitude - MARGIN,
    south: latitude - MARGIN,
    east: longitude + MARGIN,
    north: latitude + MARGIN,
  };
  const here = atlas.venuesIn(box, { country, city }, { limit: 0, includeEmpty: false });
  return (JSON.parse(here.toString()) as VenueWithEvents[]).filter(
    (other) => other.name === name && other._id !== _id,
  );
}

/** A venue with its upcoming events and the other records of its place, as JSON. */
export function venueWithOthers(atlas: Atlas, id: number): Buffer | undefined {
  const json = atlas.venue(id);
  if (!json) return undefined;
  const venue: VenueWithEvents = JSON.parse(json.toString());
  return Buffer.from(JSON.stringify({ ...venue, others: otherRecords(atlas, venue) }));
}
