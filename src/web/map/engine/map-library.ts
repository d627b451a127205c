import "./map-library.css";
import "./map-engine.css";
import {
  GPUInitializationError,
  LngLat,
  Map as MapLibreMap,
  type MapOptions,
  ScaleControl,
  setWorkerUrl,
} from "maplibre-gl";
import { createBasemap } from "#web/map/basemap/basemap.ts";
import { drawWithPageFont } from "#web/map/basemap/label-text.ts";
import { workerUrl } from "./maplibre-internals.ts";
import { WebGlMissing } from "./webgl.ts";

setWorkerUrl(workerUrl);

/** Fails with `WebGlMissing` where no map can be drawn. To ask before would cost a phone a second context. */
export function openMap(options: MapOptions): MapLibreMap {
  try {
    return new MapLibreMap(options);
  } catch (error) {
    if (error instanceof GPUInitializationError)
      throw new WebGlMissing("This browser has no WebGL 2.", { cause: error });
    throw error;
  }
}

/** Everything that is heavy and only works in a browser, in one chunk. */
export { createBasemap, drawWithPageFont, LngLat, ScaleControl };
