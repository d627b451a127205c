import "@fontsource-variable/manrope/index.css";
import type { VenuePin } from "#web/map/engine/map-data.ts";
import { CENTRE, denseRegion } from "./dense-region.ts";
import { frameTimes, type PannedMap, painted } from "./frames.ts";
import { openLeaflet } from "./leaflet-map.ts";
import { openOurs } from "./our-map.ts";

export interface MapRun {
  emptyFrameMs: number[];
  /** Without names and times of pins. */
  plainFrameMs: number[];
  fullFrameMs: number[];
  /** From handing over other venues until they are painted. */
  refilterMs: number[];
}

export interface RunOptions {
  kind: "ours" | "leaflet";
  venues: number;
  zoom: number;
  /** Empty, plain and full take turns, so that a busy machine is as busy for each. */
  turns: number;
  framesPerTurn: number;
  refilters: number;
}

let panned: { map: PannedMap<VenuePin>; zoom: number } | undefined;

/** One map, empty and full in turns, panned by the same steps; then its venues are exchanged. */
async function run({ kind, venues, zoom, turns, framesPerTurn, refilters }: RunOptions): Promise<MapRun> {
  const container = document.querySelector<HTMLElement>("#map")!;
  const map: PannedMap<VenuePin> = await (kind === "ours" ? openOurs : openLeaflet)(container, {
    ...CENTRE,
    zoom,
  });
  const none = map.prepare([]);
  const first = denseRegion(venues, "first");
  const plain = map.prepare(first.map((pin) => ({ ...pin, name: "", time: undefined })));
  const sets = [first, denseRegion(venues, "second")].map((pins) => map.prepare(pins));
  const pan = async (shown: unknown, frames: number) => {
    map.show(shown);
    await painted(map);
    return frameTimes(map, CENTRE, zoom, frames);
  };

  for (const shown of [none, plain, sets[0]]) await pan(shown, framesPerTurn);
  const emptyFrameMs: number[] = [];
  const plainFrameMs: number[] = [];
  const fullFrameMs: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    emptyFrameMs.push(...(await pan(none, framesPerTurn)));
    plainFrameMs.push(...(await pan(plain, framesPerTurn)));
    fullFrameMs.push(...(await pan(sets[0], framesPerTurn)));
  }

  const refilterMs: number[] = [];
  for (let round = 1; round <= refilters; round++) {
    const start = performance.now();
    map.show(sets[round % 2]!);
    await painted(map);
    refilterMs.push(performance.now() - start);
  }
  map.show(sets[0]);
  await painted(map);
  panned = { map, zoom };
  return { emptyFrameMs, plainFrameMs, fullFrameMs, refilterMs };
}

/** Pans the map of the last run without waiting for what is drawn: what that costs the script is measured from outside. */
async function panOn(frames: number): Promise<void> {
  const { map, zoom } = panned!;
  await frameTimes({ ...map, finish: () => {} }, CENTRE, zoom, frames);
}

declare global {
  interface Window {
    runMap: typeof run;
    panOn: typeof panOn;
  }
}

Object.assign(window, { runMap: run, panOn });
