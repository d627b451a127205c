import type { Map as MapLibreMap } from "maplibre-gl";

export type Letters = Record<string, Record<string, string[]>>;

/** A map without a browser that only draws letters, and what asks it for some. */
export function mapOfLetters(onDraw: (wanted: Letters) => void) {
  const glyphManager = {
    async getGlyphs(wanted: Letters) {
      onDraw(wanted);
      return wanted;
    },
  };
  const map = { on: (_event: string, listen: () => void) => listen(), style: { glyphManager } };
  return {
    map: map as unknown as MapLibreMap,
    ask: (wanted: Letters) => glyphManager.getGlyphs(wanted),
  };
}
