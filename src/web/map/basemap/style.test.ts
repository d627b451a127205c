import { validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import { describe, expect, it } from "vitest";
import { countryNameIn, nameIn } from "./label-text.ts";
import { makeStyle, type StyleOptions } from "./style.ts";

const styleOf = (options: Partial<StyleOptions> = {}) =>
  makeStyle({ scheme: "light", language: "en", cover: [], protocol: "basemap1", ...options });

describe("the map's style", () => {
  it.each<Partial<StyleOptions>>([
    { scheme: "light", cover: [] },
    { scheme: "dark", cover: "everywhere" },
    { language: "bg", cover: [[23.2, 42.6, 23.48, 42.77]] },
  ])("is valid for %o", (options) => {
    expect(validateStyleMin(styleOf(options) as never)).toEqual([]);
  });

  it("differs between light and dark in colours alone, so that a change only repaints", () => {
    const colorless = (scheme: "light" | "dark") =>
      styleOf({ scheme }).layers.map(({ paint, ...layer }) => [
        layer,
        Object.entries(paint ?? {}).map(([name, value]) => (name.endsWith("-color") ? name : [name, value])),
      ]);
    expect(colorless("dark")).toEqual(colorless("light"));
    expect(styleOf({ scheme: "dark" })).not.toEqual(styleOf());
  });

  it("leaves names that begin with app- to the layers above it", () => {
    const { layers, sources } = styleOf();
    const ids = [...layers.map(({ id }) => id), ...Object.keys(sources)];
    expect(ids.filter((id) => id.startsWith("app-"))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("needs no server for its letters", () => {
    expect(styleOf()).not.toHaveProperty("glyphs");
  });
});

describe("MAP-19 labels", () => {
  it("ask for the visitor's language first, then for Latin letters", () => {
    const keys = (nameIn("bg").slice(1) as [string, string][]).map(([, key]) => key);
    expect(keys[0]).toBe("name:bg");
    expect(keys.indexOf("name:en")).toBeLessThan(keys.indexOf("name"));
  });

  it("name countries in any language", () => {
    const names = (language: string) => countryNameIn(language) as unknown as string[];
    const nameOf = (language: string, code: string) => names(language)[names(language).indexOf(code) + 1];
    expect(nameOf("bg", "BG")).toBe("България");
    expect(nameOf("en", "BG")).toBe("Bulgaria");
    expect(nameOf("en", "XX")).not.toBe("XX");
  });
});
