import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import "./map-library.css";
import "./map-engine.css";
import { LngLat, Map as MapLibreMap, ScaleControl, setWorkerUrl } from "maplibre-gl";
import { createBasemap } from "#web/map/basemap/basemap.ts";
import { drawWithPageFont } from "#web/map/basemap/label-text.ts";

// The bundler moves the worker, so the library cannot find it by itself.
setWorkerUrl(workerUrl);

/** Everything that is heavy and only works in a browser, in one chunk. */
export { createBasemap, drawWithPageFont, LngLat, MapLibreMap, ScaleControl };
