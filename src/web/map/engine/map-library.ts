import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import "maplibre-gl/dist/maplibre-gl.css";
import "./map-engine.css";
import { LngLat, Map as MapLibreMap, Marker, ScaleControl, setWorkerUrl } from "maplibre-gl";
import { createBasemap } from "#web/map/basemap/basemap.ts";
import { loadLabelFonts } from "#web/map/basemap/label-text.ts";

// The bundler moves the worker, so the library cannot find it by itself.
setWorkerUrl(workerUrl);

/** Everything that is heavy and only works in a browser, in one chunk. */
export { createBasemap, LngLat, loadLabelFonts, MapLibreMap, Marker, ScaleControl };
