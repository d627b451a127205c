import "@fontsource-variable/manrope/index.css";
import type { BasemapSources } from "#contract/basemap.ts";
import { mercatorX, mercatorY } from "#domain/geo.ts";
import {
  createMapEngine,
  type MapEngine,
  type MapEngineOptions,
  type Spot,
} from "#web/map/engine/map-engine.ts";
import { themeVariables } from "#web/ui/theme.ts";

export type Rgb = [red: number, green: number, blue: number];

export interface MapPage {
  engine: MapEngine;
  /** What was picked, in order; nothing for the bare map. */
  picks: string[][];
  hovered: string | null;
  views: number;
  /** Where a spot is on the screen, worked out from the view alone. */
  pixelOf(spot: Spot): { x: number; y: number };
  colorAt(x: number, y: number): Rgb;
  setScheme(scheme: "light" | "dark"): void;
}

export interface PageOptions extends Partial<Pick<MapEngineOptions, "start" | "scheme" | "padding">> {
  isMotionReduced?: boolean;
  packs?: BasemapSources["packs"];
}

const NO_PADDING = { top: 0, right: 0, bottom: 0, left: 0 };

/** A page with nothing but the map, for tests of the engine alone. */
async function open({
  start = { longitude: 23.32, latitude: 42.695, zoom: 13 },
  scheme = "light",
  padding = NO_PADDING,
  isMotionReduced = true,
  packs = [],
}: PageOptions = {}): Promise<void> {
  const container = document.querySelector<HTMLElement>("#map")!;
  keepPixels();
  dress(scheme);
  const page = { picks: [] as string[][], hovered: null as string | null, views: 0 };
  const engine = await createMapEngine({
    container,
    start,
    scheme,
    label: "Map of venues",
    language: "en",
    basemap: { world: "/world.pmtiles", packs, streetTilesUrl: null },
    isMotionReduced,
    padding,
    onView: () => page.views++,
    onPickVenues: (ids) => page.picks.push(ids),
    onPickBare: () => page.picks.push([]),
    onHover: (id) => {
      page.hovered = id;
    },
    noteOf: ({ time }) => ({
      text: time === "now" ? "now · until 20:00" : "19:30 · Winter Strings",
      isNow: time === "now",
    }),
  });

  function pixelOf({ longitude, latitude }: Spot) {
    const { west, south, east, north } = engine.view().bounds;
    const across = (mercatorX(longitude) - mercatorX(west)) / (mercatorX(east) - mercatorX(west));
    const down = (mercatorY(latitude) - mercatorY(north)) / (mercatorY(south) - mercatorY(north));
    return { x: across * container.clientWidth, y: down * container.clientHeight };
  }

  function colorAt(x: number, y: number): Rgb {
    const canvas = container.querySelector("canvas")!;
    const gl = canvas.getContext("webgl2")!;
    const scale = canvas.width / container.clientWidth;
    const pixel = new Uint8Array(4);
    gl.readPixels(x * scale, canvas.height - y * scale, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
    return [pixel[0]!, pixel[1]!, pixel[2]!];
  }

  function setScheme(next: "light" | "dark"): void {
    dress(next);
    engine.setScheme(next);
  }

  window.mapPage = Object.assign(page, { engine, pixelOf, colorAt, setScheme });
}

/** So that what was painted can be read at any time, not only while it is being painted. */
function keepPixels(): void {
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (
    this: HTMLCanvasElement,
    kind: string,
    options?: object,
  ) {
    return getContext.call(
      this,
      kind,
      kind === "webgl2" ? { ...options, preserveDrawingBuffer: true } : options,
    );
  } as typeof getContext;
}

function dress(scheme: "light" | "dark"): void {
  const { constants, [scheme]: colors } = themeVariables;
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries({ ...constants, ...colors })) style.setProperty(name, value);
}

declare global {
  interface Window {
    mapPage: MapPage;
    openMap: typeof open;
  }
}

window.openMap = open;
