import type { Venue } from "#contract/catalog.ts";
import type { VenuePlaceInJson } from "#server/atlas/atlas.ts";
import type { Made } from "#server/platform/http/answer-cache.ts";
import type { YieldIfDue } from "#server/platform/yield-if-due.ts";

export const MAX_FEATURES = 1_000;

/**
 * Venues as GeoJSON (RFC 7946): a point each, with everything else as its properties. Only a venue's own members are read; its
 * events, which are most of it, are copied. Those beyond the limit are for the next page, whose address is made from the id of
 * the last venue.
 */
export async function geoJsonOf(
  { json, places }: { json: Buffer; places: readonly VenuePlaceInJson[] },
  limit: number,
  pageAfter: (lastId: string) => string,
  yieldIfDue: YieldIfDue,
): Promise<Made> {
  const features: (string | Buffer)[] = [];
  let lastId = "";
  for (const { start, events, end } of places.slice(0, limit)) {
    await yieldIfDue();
    const head: Venue = JSON.parse(`${json.toString("utf8", start, events).replace(/,$/, "")}}`);
    const { _id, coordinates, ...properties } = head;
    const point = { type: "Point", coordinates: coordinates.map(Number) };
    const before = features.length === 0 ? "" : "}},\n";
    const members = JSON.stringify(properties).slice(0, -1);
    features.push(
      `${before}{"type":"Feature","id":${JSON.stringify(_id)},"geometry":${JSON.stringify(point)},"properties":${members},`,
      // Up to the last bracket: `"events":[…]`.
      json.subarray(events, end - 1),
    );
    lastId = _id;
  }
  const next = places.length > limit && lastId !== "" ? pageAfter(lastId) : undefined;
  const told = next === undefined ? "" : `"next":${JSON.stringify(next)},`;
  const parts = [
    `{"type":"FeatureCollection",${told}"features":[`,
    ...features,
    features.length === 0 ? "]}" : "}}]}",
  ];
  const body = Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : part)));
  const headers: Record<string, string> = next === undefined ? {} : { link: `<${next}>; rel="next"` };
  return { body, headers };
}
