import { createMapEngine, type Spot, type VenuePin } from "../../../src/web/map/engine/map-engine.ts";
import type { PannedMap } from "./frames.ts";

export async function openOurs(
  container: HTMLElement,
  start: Spot & { zoom: number },
): Promise<PannedMap<VenuePin, readonly VenuePin[]>> {
  const engine = await createMapEngine({
    container,
    start,
    scheme: "light",
    label: "Map of venues",
    language: "en",
    basemap: { world: "/world.pmtiles", packs: [], streetTilesUrl: null },
    isMotionReduced: true,
    padding: { top: 0, right: 0, bottom: 0, left: 0 },
    onView: () => {},
    onPickVenues: () => {},
    onPickBare: () => {},
    onHover: () => {},
    noteOf: ({ name, time }) =>
      name === "" ? undefined : { text: "19:30 · Winter Strings", isNow: time === "now" },
  });
  const canvas = container.querySelector("canvas")!;
  const gl = canvas.getContext("webgl2")!;
  const pixel = new Uint8Array(4);
  return {
    surface: canvas,
    prepare: (pins) => pins,
    show: (pins) => engine.showVenues(pins),
    // Reading a pixel waits for the graphics processor, be it one in software.
    finish: () => gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel),
  };
}
