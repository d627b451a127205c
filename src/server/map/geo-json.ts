import type { GeoJson, VenueWithEvents } from "#contract/catalog.ts";

export const MAX_FEATURES = 1_000;

/** Venues as GeoJSON (RFC 7946): a point each, with everything else as its properties. */
export function geoJsonOf(venuesJson: Buffer): Buffer {
  const venues: VenueWithEvents[] = JSON.parse(venuesJson.toString());
  const collection: GeoJson = {
    type: "FeatureCollection",
    features: venues.map(({ _id, coordinates: [longitude, latitude], ...properties }) => ({
      type: "Feature",
      id: _id,
      geometry: { type: "Point", coordinates: [Number(longitude), Number(latitude)] },
      properties,
    })),
  };
  return Buffer.from(JSON.stringify(collection));
}
