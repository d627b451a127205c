import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { leanMapLibrary, UNUSED } from "./vite-plugin.ts";

const SOURCES = join(import.meta.dirname, "../../node_modules/maplibre-gl/src");

it("WEB-96 the plugin is of the version of MapLibre that is installed", () => {
  const versionOf = (path: string) =>
    JSON.parse(readFileSync(join(import.meta.dirname, path), "utf8")).version;
  expect(versionOf("package.json")).toBe(versionOf("../../node_modules/maplibre-gl/package.json"));
});

it("WEB-47 every part of the map library that is left out is one that it has", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });
  for (const part of UNUSED) {
    const named = new RegExp(`^${part}\\.ts$`);
    expect(files.some((file) => named.test(file)) && part).toBe(part);
  }
});

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
