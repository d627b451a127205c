import "@fontsource-variable/manrope/index.css";
import { Map as MapLibreMap, setWorkerUrl } from "maplibre-gl";
import type { BasemapSources, Credit } from "#contract/basemap.ts";
import { createBasemap, type MapBasemap } from "#web/map/basemap/basemap.ts";
import { drawWithPageFont } from "#web/map/basemap/label-text.ts";
import { workerUrl } from "#web/map/engine/maplibre-internals.ts";

export interface PageOptions {
  sources: BasemapSources;
  zoom: number;
  center: [number, number];
}

export interface BasemapPage {
  map: MapLibreMap;
  basemap: MapBasemap;
  credits: string[];
  /** Frames in which the pin was not where it belongs, once it had been drawn. */
  blinks: number;
  hasPin: boolean;
  colorAt(longitude: number, latitude: number): [number, number, number];
}

const PIN = { longitude: 23.32, latitude: 42.7 };
const PIN_COLOR = [255, 0, 128];

/** A map with one pin of the app's own over the background. */
async function open({ sources, zoom, center }: PageOptions): Promise<void> {
  setWorkerUrl(workerUrl);
  const state = { credits: [] as string[], blinks: 0, hasPin: false };
  const basemap = createBasemap({
    sources,
    language: "en",
    scheme: "light",
    onCredits: (credits: Credit[]) => {
      state.credits = credits.map(({ name }) => name);
    },
  });
  const map = new MapLibreMap({
    container: "map",
    style: basemap.style,
    center,
    zoom,
    attributionControl: false,
    fadeDuration: 0,
    canvasContextAttributes: { preserveDrawingBuffer: true },
  });
  drawWithPageFont(map);
  basemap.attach(map);
  map.on("load", () => {
    map.addSource("app-pin", {
      type: "geojson",
      data: { type: "Point", coordinates: [PIN.longitude, PIN.latitude] },
    });
    map.addLayer({
      id: "app-pin",
      type: "circle",
      source: "app-pin",
      paint: { "circle-radius": 12, "circle-color": `rgb(${PIN_COLOR.join()})` },
    });
  });
  map.on("render", () => {
    const isDrawn = `${colorAt(PIN.longitude, PIN.latitude)}` === `${PIN_COLOR}`;
    if (state.hasPin && !isDrawn) state.blinks++;
    state.hasPin ||= isDrawn;
  });

  function colorAt(longitude: number, latitude: number): [number, number, number] {
    const { x, y } = map.project([longitude, latitude]);
    const canvas = map.getCanvas();
    const scale = canvas.width / canvas.clientWidth;
    const pixel = new Uint8Array(4);
    const gl = canvas.getContext("webgl2")!;
    gl.readPixels(x * scale, canvas.height - y * scale, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
    return [pixel[0]!, pixel[1]!, pixel[2]!];
  }

  Object.assign(window, { basemapPage: Object.assign(state, { map, basemap, colorAt }) });
}

Object.assign(window, { openBasemap: open });
