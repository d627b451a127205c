import { validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import { describe, expect, it } from "vitest";
import { themeVariables } from "#web/ui/theme.ts";
import { countryLabel, nameIn, streetNameIn } from "./label-text.ts";
import { paletteOf } from "./palette.ts";
import { makeStyle, type StyleOptions } from "./style.ts";

const styleOf = (options: Partial<StyleOptions> = {}) =>
  makeStyle({ scheme: "light", language: "en", cover: [], protocol: "basemap1", hasTiles: true, ...options });

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

  it("I18N-24 name streets in the visitor's language where the tiles have it, else in a script they read", () => {
    const keys = (language: string) =>
      (streetNameIn(language).slice(1) as [string, string][]).map(([, key]) => key);
    expect(keys("en")).toEqual(["name:en", "name_en", "name:latin", "name"]);
    expect(keys("bg")).toEqual(["name:bg", "name_bg", "name", "name:latin"]);
    const road = styleOf({ language: "bg" }).layers.find(({ id }) => id === "road-name");
    expect(road?.layout).toMatchObject({ "text-field": streetNameIn("bg") });
  });

  it("name countries in any language", () => {
    const names = (language: string) => countryLabel(language) as unknown as string[];
    const nameOf = (language: string, code: string) => names(language)[names(language).indexOf(code) + 1];
    expect(nameOf("bg", "BG")).toBe("България");
    expect(nameOf("en", "BG")).toBe("Bulgaria");
    expect(nameOf("en", "XX")).not.toBe("XX");
  });
});

it("WEB-45 the ground has the colour of land until there are tiles, as has the page beneath", () => {
  for (const scheme of ["light", "dark"] as const) {
    const { land, water } = paletteOf(scheme);
    const ground = (hasTiles: boolean) => styleOf({ scheme, hasTiles }).layers[0];
    expect(ground(false)).toMatchObject({ type: "background", paint: { "background-color": land } });
    expect(ground(true)).toMatchObject({ type: "background", paint: { "background-color": water } });
    expect(themeVariables[scheme]["--land"]?.toLowerCase()).toBe(land);
  }
});
