import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { mapOfLetters } from "#tests/support/maplibre-internals.ts";
import { beforeLetters } from "./maplibre-internals.ts";

const STYLE = fileURLToPath(
  new URL("../../../../node_modules/maplibre-gl/src/style/style.ts", import.meta.url),
);

it("WEB-96 MapLibre's style asks its glyph manager for all letters that are drawn", () => {
  const asked = readFileSync(STYLE, "utf8").match(/\bglyphManager\.(\w+)\(/g);
  expect(new Set(asked)).toContain("glyphManager.getGlyphs(");
});

it("WEB-48 what is put in front of it draws by the one that was there", async () => {
  const drawn: object[] = [];
  const { map, ask } = mapOfLetters((letters) => drawn.push(letters));
  const more = { bold: { default: ["b"] } };
  beforeLetters(map, (letters, draw) => draw({ ...letters, ...more }));
  await ask({ regular: { default: ["a"] } });
  expect(drawn).toEqual([{ regular: { default: ["a"] }, ...more }]);
});
