import type { ErrorEvent, Map as MapLibreMap, MapSourceDataEvent, StyleSpecification } from "maplibre-gl";
import type { BasemapSources, Credit } from "#contract/basemap.ts";
import { creditsOf } from "./attribution.ts";
import { type StreetCover, worldLabelFilters } from "./label-layers.ts";
import type { PaletteScheme } from "./palette.ts";
import { STREET_MIN_ZOOM } from "./street-layers.ts";
import { StreetService } from "./street-service.ts";
import { makeStyle } from "./style.ts";
import { registerTiles } from "./tile-protocol.ts";

export interface MapBasemapOptions {
  sources: BasemapSources;
  language: string;
  scheme: PaletteScheme;
  /** Called at once and whenever other works come into view. */
  onCredits: (credits: Credit[]) => void;
}

/** The map's background: it makes the style, then keeps it true to the service and the visitor's scheme. */
export interface MapBasemap {
  style: StyleSpecification;
  attach(map: MapLibreMap): void;
  /** Repaints in place; layers of others are not touched. */
  setScheme(scheme: PaletteScheme): void;
  remove(): void;
}

/** The properties in which the schemes differ. */
const COLORS = /-color$/;
const SOURCES = new Set(["world", "streets"]);

export function createBasemap({ sources, language, scheme, onCredits }: MapBasemapOptions): MapBasemap {
  const service = new StreetService({ url: sources.streetTilesUrl, onChange: streetsChanged });
  const tiles = registerTiles(sources, service);
  const packBounds = sources.packs.map(({ bounds }) => bounds);
  const cover = (): StreetCover => (service.current ? "everywhere" : packBounds);
  const styleIn = (wanted: PaletteScheme) =>
    makeStyle({ scheme: wanted, language, cover: cover(), protocol: tiles.scheme, hasTiles });
  let map: MapLibreMap | undefined;
  let painted = scheme;
  let named = "";
  let serviceCredits: Credit[] | undefined;
  let hasWorldFailed = false;
  let hasTiles = false;

  function streetsChanged(): void {
    serviceCredits = service.current?.credits ?? serviceCredits;
    whenStyled(() => {
      // Streets that came before the service went stay on the map.
      if (service.current) map?.refreshTiles("streets");
      for (const [layer, filter] of Object.entries(worldLabelFilters(cover()))) map?.setFilter(layer, filter);
    });
    nameCredits();
  }

  function nameCredits(): void {
    if (!map) return;
    const bounds = map.getBounds();
    const [west, south, east, north] = bounds.toArray().flat() as [number, number, number, number];
    const credits = creditsOf({
      view: { zoom: map.getZoom(), west, south, east, north },
      packs: sources.packs,
      serviceCredits,
      streetMinZoom: STREET_MIN_ZOOM,
    });
    const names = credits.map(({ name }) => name).join();
    if (names === named) return;
    named = names;
    onCredits(credits);
  }

  function whenStyled(change: () => void): void {
    if (!map) return;
    if (map.getSource("streets")) change();
    else map.once("style.load", change);
  }

  function repaint(): void {
    const setPaint = map?.setPaintProperty.bind(map) as (
      layer: string,
      property: string,
      value: unknown,
    ) => void;
    for (const { id, paint } of styleIn(painted).layers)
      for (const [property, value] of Object.entries(paint ?? {}))
        if (COLORS.test(property)) setPaint(id, property, value);
  }

  /** The ground turns from land to sea once the land of the whole view lies over it, so that none of it blinks. */
  function layLand({ sourceId, tile, isSourceLoaded }: MapSourceDataEvent): void {
    if (sourceId !== "world" || !tile || !isSourceLoaded || hasWorldFailed) return;
    hasTiles = true;
    map?.off("sourcedata", layLand);
    repaint();
  }

  /** MapLibre prints errors that have no listener. A missing background tile needs no message. */
  function hear(event: ErrorEvent & { sourceId?: string }): void {
    if (event.sourceId && SOURCES.has(event.sourceId)) hasWorldFailed ||= event.sourceId === "world";
    else console.error(event.error);
  }

  function comeOnline(): void {
    if (hasWorldFailed) whenStyled(() => map?.refreshTiles("world"));
    hasWorldFailed = false;
    void service.ask();
  }

  return {
    style: styleIn(scheme),
    attach(target) {
      map = target;
      map.on("error", hear);
      map.on("sourcedata", layLand);
      map.on("moveend", nameCredits);
      globalThis.addEventListener("online", comeOnline);
      void service.ready();
      nameCredits();
    },
    setScheme(next) {
      if (next === painted) return;
      painted = next;
      whenStyled(repaint);
    },
    remove() {
      globalThis.removeEventListener("online", comeOnline);
      map?.off("error", hear);
      map?.off("sourcedata", layLand);
      map?.off("moveend", nameCredits);
      service.stop();
      tiles.remove();
      map = undefined;
    },
  };
}
