import type { GeoJson, VenueWithEvents } from "#contract/catalog.ts";
import type { Made } from "#server/platform/http/answer-cache.ts";

export const MAX_FEATURES = 1_000;

/**
 * Venues as GeoJSON (RFC 7946): a point each, with everything else as its properties. Those beyond the limit are for the next
 * page, whose address is made from the id of the last venue.
 */
export function geoJsonOf(venuesJson: Buffer, limit: number, pageAfter: (lastId: string) => string): Made {
  const found: VenueWithEvents[] = JSON.parse(venuesJson.toString());
  const venues = found.slice(0, limit);
  const last = venues.at(-1);
  const next = found.length > limit && last ? pageAfter(last._id) : undefined;
  const collection: GeoJson = {
    type: "FeatureCollection",
    ...(next !== undefined && { next }),
    features: venues.map(({ _id, coordinates: [longitude, latitude], ...properties }) => ({
      type: "Feature",
      id: _id,
      geometry: { type: "Point", coordinates: [Number(longitude), Number(latitude)] },
      properties,
    })),
  };
  const headers: Record<string, string> = next === undefined ? {} : { link: `<${next}>; rel="next"` };
  return { body: Buffer.from(JSON.stringify(collection)), headers };
}
