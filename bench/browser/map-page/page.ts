import "@fontsource-variable/manrope/index.css";
import type { VenuePin } from "../../../src/web/map/engine/map-data.ts";
import { CENTRE, denseRegion } from "./dense-region.ts";
import { dragFrames, type PannedMap, painted } from "./frames.ts";
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
  dragsPerTurn: number;
  refilters: number;
}

let panned: { map: PannedMap<VenuePin>; none: unknown; full: unknown } | undefined;

/** One map, empty and full in turns, dragged by the same steps; then its venues are exchanged. */
async function run({ kind, venues, zoom, turns, dragsPerTurn, refilters }: RunOptions): Promise<MapRun> {
  const container = document.querySelector<HTMLElement>("#map")!;
  const map: PannedMap<VenuePin> = await (kind === "ours" ? openOurs : openLeaflet)(container, {
    ...CENTRE,
    zoom,
  });
  const none = map.prepare([]);
  const first = denseRegion(venues, "first");
  const plain = map.prepare(first.map((pin) => ({ ...pin, name: "", time: undefined })));
  const sets = [first, denseRegion(venues, "second")].map((pins) => map.prepare(pins));
  const pan = async (shown: unknown) => {
    map.show(shown);
    await painted(map);
    return dragFrames(map, dragsPerTurn);
  };

  for (const shown of [none, plain, sets[0]]) await pan(shown);
  const emptyFrameMs: number[] = [];
  const plainFrameMs: number[] = [];
  const fullFrameMs: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    emptyFrameMs.push(...(await pan(none)));
    plainFrameMs.push(...(await pan(plain)));
    fullFrameMs.push(...(await pan(sets[0])));
  }

  const refilterMs: number[] = [];
  for (let round = 1; round <= refilters; round++) {
    const start = performance.now();
    map.show(sets[round % 2]!);
    await painted(map);
    refilterMs.push(performance.now() - start);
  }
  panned = { map, none, full: sets[0] };
  return { emptyFrameMs, plainFrameMs, fullFrameMs, refilterMs };
}

/** Drags the map of the last run without waiting for what is drawn: what that costs the script is measured from outside. */
async function panOn(drags: number): Promise<void> {
  await dragFrames({ ...panned!.map, finish: () => {} }, drags);
}

/** Before it is panned on. */
async function showAgain(what: "none" | "full"): Promise<void> {
  panned!.map.show(panned![what]);
  await painted(panned!.map);
}

declare global {
  interface Window {
    runMap: typeof run;
    panOn: typeof panOn;
    showAgain: typeof showAgain;
  }
}

Object.assign(window, { runMap: run, panOn, showAgain });
