import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Map as MapLibreMap } from "maplibre-gl";
import { expect, it } from "vitest";
import { beforeLetters } from "./maplibre-internals.ts";

const STYLE = fileURLToPath(
  new URL("../../../../node_modules/maplibre-gl/src/style/style.ts", import.meta.url),
);

it("WEB-96 MapLibre's style asks its glyph manager for all letters that are drawn", () => {
  const asked = readFileSync(STYLE, "utf8").match(/\bglyphManager\.(\w+)\(/g);
  expect(new Set(asked)).toContain("glyphManager.getGlyphs(");
});

it("WEB-48 what is put in front of it draws by the one that was there", async () => {
  const glyphManager = {
    name: "first",
    async getGlyphs(letters: object) {
      return { ...letters, by: this.name };
    },
  };
  const map = { style: { glyphManager } } as unknown as MapLibreMap;
  beforeLetters(map, (letters, draw) => draw({ ...letters, more: {} }));
  expect(await glyphManager.getGlyphs({ some: {} })).toEqual({ some: {}, more: {}, by: "first" });
});
