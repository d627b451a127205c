import { expect, it } from "vitest";
import { makeStyle } from "#web/map/basemap/style.ts";
import { UNUSED, UNUSED_EXPRESSIONS } from "../packages/maplibre-lean/vite-plugin.ts";

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
