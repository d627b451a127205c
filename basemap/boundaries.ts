import type { Feature, MultiLineString } from "geojson";
import { mesh } from "topojson-client";
import { saneTopology, type Topology, worldAtlas } from "./sources.ts";

/** Lines between countries and between the provinces of the largest ones; coasts are not boundaries. */
export function boundaries(): Feature<MultiLineString, object>[] {
  return [inner(worldAtlas("countries-10m"), "countries", 2), inner(saneTopology(), "subunits", 4)];
}

function inner(topology: Topology, name: string, adminLevel: number): Feature<MultiLineString, object> {
  return {
    type: "Feature",
    geometry: mesh(topology, topology.objects[name]!, (one, other) => one !== other),
    properties: { admin_level: adminLevel },
  };
}
