import type { Venue, VenueWithEvents } from "#contract/catalog.ts";
import type { Atlas } from "#server/atlas/atlas.ts";
import { type Reads, spotOf } from "./reads.ts";

/** The records of a venue's place for other categories, as far as something is on there: same city, name and spot. */
export function otherRecords(atlas: Atlas, venue: VenueWithEvents): VenueWithEvents[] {
  const { country, city, name, _id, coordinates } = venue;
  const [longitude, latitude] = coordinates.map(Number) as [number, number];
  const here = atlas.venuesIn(
    spotOf(longitude, latitude),
    { country, city },
    { limit: 0, includeEmpty: false },
  );
  return (JSON.parse(here.toString()) as VenueWithEvents[]).filter(
    (other) => other.name === name && other._id !== _id,
  );
}

/** What a venue and the other records of its place are read from. */
export function placeReads(atlas: Atlas, id: number): Reads {
  const json = atlas.venueAlone(id);
  if (json === undefined) return { venues: [id] };
  const { coordinates }: Venue = JSON.parse(json);
  return { venues: [id], boxes: [spotOf(Number(coordinates[0]), Number(coordinates[1]))] };
}

/** A venue with its upcoming events and the other records of its place, as JSON. */
export function venueWithOthers(atlas: Atlas, id: number): Buffer | undefined {
  const json = atlas.venue(id);
  if (!json) return undefined;
  const venue: VenueWithEvents = JSON.parse(json.toString());
  return Buffer.from(JSON.stringify({ ...venue, others: otherRecords(atlas, venue) }));
}
