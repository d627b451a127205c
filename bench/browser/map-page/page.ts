import "@fontsource-variable/manrope/index.css";
import type { VenuePin } from "#web/map/engine/map-data.ts";
import { CENTRE, denseRegion } from "./dense-region.ts";
import { frameTimes, type PannedMap, painted } from "./frames.ts";
import { openLeaflet } from "./leaflet-map.ts";
import { openOurs } from "./our-map.ts";

export interface MapRun {
  emptyFrameMs: number[];
  fullFrameMs: number[];
  /** From handing over other venues until they are painted. */
  refilterMs: number[];
}

export interface RunOptions {
  kind: "ours" | "leaflet";
  venues: number;
  zoom: number;
  frames: number;
  refilters: number;
}

/** One map, empty and then full, panned by the same steps; then its venues are exchanged. */
async function run({ kind, venues, zoom, frames, refilters }: RunOptions): Promise<MapRun> {
  const container = document.querySelector<HTMLElement>("#map")!;
  const map: PannedMap<VenuePin> = await (kind === "ours" ? openOurs : openLeaflet)(container, {
    ...CENTRE,
    zoom,
  });
  const sets = [denseRegion(venues, "first"), denseRegion(venues, "second")].map((pins) => map.prepare(pins));

  await frameTimes(map, CENTRE, zoom, frames);
  const emptyFrameMs = await frameTimes(map, CENTRE, zoom, frames);
  map.show(sets[0]!);
  await painted(map);
  await frameTimes(map, CENTRE, zoom, frames);
  const fullFrameMs = await frameTimes(map, CENTRE, zoom, frames);

  const refilterMs: number[] = [];
  for (let round = 1; round <= refilters; round++) {
    const start = performance.now();
    map.show(sets[round % 2]!);
    await painted(map);
    refilterMs.push(performance.now() - start);
  }
  return { emptyFrameMs, fullFrameMs, refilterMs };
}

declare global {
  interface Window {
    runMap: typeof run;
  }
}

window.runMap = run;
