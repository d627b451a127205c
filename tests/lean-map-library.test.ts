import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { UNUSED } from "../scripts/lean-map-library.ts";

const SOURCES = join(import.meta.dirname, "../node_modules/maplibre-gl/src");

it("WEB-47 every part of the map library that is left out is one that it has", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });
  for (const part of UNUSED) {
    const named = new RegExp(`^${part}\\.ts$`);
    expect(files.some((file) => named.test(file)) && part).toBe(part);
  }
});
