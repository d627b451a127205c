import type { Map as MapLibreMap } from "maplibre-gl";
import { expect, it } from "vitest";
import { drawWithPageFont } from "./label-text.ts";

it("WEB-48 the map loads the parts of the typeface that have the letters it draws, before it draws them", async () => {
  const done: string[] = [];
  const glyphManager = { getGlyphs: async () => void done.push("drawn") };
  const map = { on: (_event: string, listen: () => void) => listen(), style: { glyphManager } };
  const set = {
    load: async (_font: string, letters: string) => {
      await Promise.resolve();
      done.push(letters);
      throw new Error("offline");
    },
  };
  drawWithPageFont(map as unknown as MapLibreMap, set as unknown as FontFaceSet);
  const wanted = { "Manrope Bold,Manrope Variable": { default: ["Ж", "a"] }, other: { default: ["ő"] } };
  await map.style.glyphManager.getGlyphs.call(glyphManager, ...([wanted] as unknown as []));
  expect(done).toEqual(["Жaő", "drawn"]);
});
