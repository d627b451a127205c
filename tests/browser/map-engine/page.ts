import "@fontsource-variable/manrope/index.css";
import type { MantineTheme } from "@mantine/core";
import type { BasemapSources } from "#contract/basemap.ts";
import { createMapEngine, type MapEngine, type MapEngineOptions } from "#web/map/engine/map-engine.ts";
import { cssVariables, theme } from "#web/theme.ts";

/** What the page did, in the order it happened. */
export type Told = { picked: string[] } | { bare: true } | { hovered: string | null } | { viewed: number };

export interface MapPage {
  engine: MapEngine;
  told: Told[];
}

export interface PageOptions extends Partial<Pick<MapEngineOptions, "start" | "scheme" | "padding">> {
  isMotionReduced?: boolean;
  packs?: BasemapSources["packs"];
}

const NO_PADDING = { top: 0, right: 0, bottom: 0, left: 0 };

function dress(scheme: "light" | "dark"): void {
  const { variables, [scheme]: colors } = cssVariables(theme as MantineTheme);
  for (const [name, value] of Object.entries({ ...variables, ...colors }))
    document.documentElement.style.setProperty(name, value);
  document.documentElement.style.setProperty("--mantine-font-family", theme.fontFamily ?? "");
}

/** A page with nothing but the map, for tests of the engine alone. */
async function open(options: PageOptions = {}): Promise<MapPage> {
  const told: Told[] = [];
  const container = document.querySelector<HTMLElement>("#map")!;
  document.body.style.margin = "0";
  Object.assign(container.style, { position: "absolute", inset: "0" });
  dress(options.scheme ?? "light");
  const engine = await createMapEngine({
    container,
    start: options.start ?? { longitude: 23.32, latitude: 42.695, zoom: 13 },
    scheme: options.scheme ?? "light",
    language: "en",
    basemap: { world: "/world.pmtiles", packs: options.packs ?? [], streetTilesUrl: null },
    isMotionReduced: options.isMotionReduced ?? true,
    padding: options.padding ?? NO_PADDING,
    onView: ({ zoom }) => told.push({ viewed: zoom }),
    onPickVenues: (picked) => told.push({ picked }),
    onPickBare: () => told.push({ bare: true }),
    onHover: (hovered) => told.push({ hovered }),
  });
  return { engine, told };
}

Object.assign(window, { open_map: open, dress });
