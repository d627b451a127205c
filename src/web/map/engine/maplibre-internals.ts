import type { Map as MapLibreMap } from "maplibre-gl";

/**
 * All that depends on how MapLibre works inside, apart from what `packages/maplibre-lean` leaves out of it. When an upgrade
 * changes it, `maplibre-internals.test.ts` says what.
 */

/** Where the bundler has put the worker, which the library cannot find by itself then. */
export { default as workerUrl } from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";

type GlyphManager = MapLibreMap["style"]["glyphManager"];
/** By font and variant. */
export type Letters = Parameters<GlyphManager["getGlyphs"]>[0];
type Draw = (letters: Letters) => ReturnType<GlyphManager["getGlyphs"]>;

/** Puts something in front of what draws a map's letters, as the style loaded last does it. */
export function beforeLetters(
  map: MapLibreMap,
  draw: (letters: Letters, draw: Draw) => ReturnType<Draw>,
): void {
  const glyphs = map.style.glyphManager;
  const drawn = glyphs.getGlyphs.bind(glyphs);
  glyphs.getGlyphs = (letters) => draw(letters, drawn);
}
