import type { Venue, VenueWithEvents } from "#contract/catalog.ts";
import type { Box } from "#domain/geo.ts";
import type { Atlas } from "#server/atlas/atlas.ts";
import { type Reads, rowSpot } from "./reads.ts";

/** The records of a venue's place for other categories, as far as something is on there: same city, name and spot. */
export function otherRecords(atlas: Atlas, venue: VenueWithEvents): VenueWithEvents[] {
  const { country, city, name, _id } = venue;
  const spot = spotOfVenue(venue);
  if (!hasOthers(atlas, spot, Number(_id))) return [];
  const here = atlas.venuesIn(spot, { country, city }, { limit: 0, includeEmpty: false });
  return (JSON.parse(here.toString()) as VenueWithEvents[]).filter(
    (other) => other.name === name && other._id !== _id,
  );
}

/** Whether another venue has an event there: mostly none has, and no text needs to be read. */
function hasOthers(atlas: Atlas, spot: Box, id: number): boolean {
  let isFound = false;
  atlas.visitEventsIn(spot, {}, (venueId) => {
    isFound ||= venueId !== id;
    return !isFound;
  });
  return isFound;
}

/** What a venue and the other records of its place are read from. */
export function placeReads(atlas: Atlas, id: number): Reads {
  const json = atlas.venueAlone(id);
  return json === undefined ? { venues: [id] } : placeReadsOf(JSON.parse(json));
}

/** The same of a venue that is known. */
export function placeReadsOf(venue: Venue): Reads {
  return { venues: [Number(venue._id)], boxes: [spotOfVenue(venue)] };
}

function spotOfVenue({ coordinates: [longitude, latitude] }: Venue): Box {
  return rowSpot(Number(longitude), Number(latitude));
}

/** A venue with its upcoming events and the other records of its place, as JSON. */
export function venueWithOthers(atlas: Atlas, id: number): Buffer | undefined {
  const json = atlas.venue(id);
  if (!json) return undefined;
  const venue: VenueWithEvents = JSON.parse(json.toString());
  return Buffer.from(JSON.stringify({ ...venue, others: otherRecords(atlas, venue) }));
}
