import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { makeStyle } from "#web/map/basemap/style.ts";
import { leanMapLibrary, UNUSED, UNUSED_EXPRESSIONS } from "../scripts/lean-map-library.ts";

const SOURCES = join(import.meta.dirname, "../node_modules/maplibre-gl/src");

it("WEB-47 every part of the map library that is left out is one that it has", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });
  for (const part of UNUSED) {
    const named = new RegExp(`^${part}\\.ts$`);
    expect(files.some((file) => named.test(file)) && part).toBe(part);
  }
});

it.each([[[]], ["everywhere"], [[[23.2, 42.6, 23.48, 42.77]]]] as const)(
  "WEB-47 the style has no layer and no expression that is left out, with streets of %j",
  (cover) => {
    const options = { scheme: "light", language: "en", protocol: "basemap1", hasTiles: true } as const;
    const { layers } = makeStyle({ ...options, cover: cover as never });
    expect(JSON.stringify(layers)).not.toMatch(new RegExp(`\\["(${UNUSED_EXPRESSIONS.join("|")})"`));
    const kinds = new Set(layers.map(({ type }) => type.replaceAll("-", "_")));
    const leftOut = [...kinds].filter((kind) =>
      UNUSED.some((part) => new RegExp(`^${part}$`).test(`style/style_layer/${kind}_style_layer`)),
    );
    expect(leftOut).toEqual([]);
  },
);

it("MAP-54 a layer that is added does not have the whole style copied for a check that is left out", async () => {
  const file = join(SOURCES, "style/style.ts");
  const source = readFileSync(file, "utf8");
  const transform = leanMapLibrary().transform as (code: string, id: string) => Promise<{ code: string }>;
  const { code } = await transform(source, file);
  const check = /_validate\(validate, .*?\n\t}/s.exec(code)?.[0];
  expect(check).toContain("validateAndEmit");
  expect(check).not.toContain("serialize");
  await expect(transform(source.replace("style: this.serialize(),", "style: this,"), file)).rejects.toThrow(
    "copies",
  );
});
