import type {
  ExpressionSpecification,
  GeoJSONSource,
  Map as MapLibreMap,
  SymbolLayerSpecification,
} from "maplibre-gl";
import { fonts } from "#web/map/basemap/label-text.ts";
import { cssColor, type MarkScheme } from "./mark-colors.ts";
import { type NameFeatures, NO_NAMES } from "./name-features.ts";
import { LIFT_PX, LIFT_SCALE, MINI_SCALE, PIN_WIDTH, SPECK_RADIUS, WEEK_SCALE } from "./pin-shape.ts";

const SOURCE = "app-names";
const NAME_PX = 13;
const NOTE_SCALE = 12 / NAME_PX;
/** Lines are broken before; this only keeps the map from breaking them again. */
const MAX_WIDTH_PX = 400;
/** From the tip of a full pin to the side of its name and to the name's middle. */
const BESIDE_PX = 34;
const UP_PX = 51;
/** What a full pin takes from its tip up, its badge included. */
const PIN_ROOM = { width: PIN_WIDTH, height: 90 };
const DISC_ROOM_PX = 40;
/** From a disc's edge to the name below it: the map draws it 4 px higher, and it must not touch the disc's room. */
const BELOW_PX = 9;
const CITY_GROUND_PX = 24;

type Side = "pin" | "week" | "mini" | "selected";

/**
 * The names beside pins, as symbols of the map itself: they are kept apart from each other and from the marks, and the
 * basemap's own names yield to them.
 */
export class Names {
  readonly #map: MapLibreMap;
  readonly #below: string;
  #scheme: MarkScheme;
  #shown: NameFeatures = NO_NAMES;
  #hidden: string | null = null;

  /** The layers lie directly below another one of the map. */
  constructor(map: MapLibreMap, below: string, scheme: MarkScheme) {
    this.#map = map;
    this.#below = below;
    this.#scheme = scheme;
    map.on("styledata", () => this.keep());
  }

  show(features: NameFeatures): void {
    if (features === this.#shown) return;
    this.#shown = features;
    this.#map.getSource<GeoJSONSource>(SOURCE)?.setData(features);
  }

  /** A card takes the place of one name. */
  hide(id: string | null): void {
    if (id === this.#hidden) return;
    this.#mark(false);
    this.#hidden = id;
    this.#mark(true);
  }

  setScheme(scheme: MarkScheme): void {
    if (scheme === this.#scheme) return;
    this.#scheme = scheme;
    for (const { id, layout, paint } of nameLayers(scheme)) {
      if (!this.#map.getLayer(id) || !paint) continue;
      this.#map.setLayoutProperty(id, "text-field", layout?.["text-field"]);
      this.#map.setPaintProperty(id, "text-color", paint["text-color"]);
      this.#map.setPaintProperty(id, "text-halo-color", paint["text-halo-color"]);
    }
  }

  #mark(isHidden: boolean): void {
    if (this.#hidden !== null && this.#map.getSource(SOURCE))
      this.#map.setFeatureState({ source: SOURCE, id: this.#hidden }, { isHidden });
  }

  /** Adds source and layers, also when the style is made anew after the graphics card was lost. */
  keep(): void {
    const map = this.#map;
    if (map.getSource(SOURCE) || !map.getLayer(this.#below)) return;
    // The source first: everything added calls this again.
    map.addSource(SOURCE, { type: "geojson", data: this.#shown, promoteId: "id" });
    for (const [name, { width, height }] of Object.entries(ROOMS))
      if (!map.hasImage(name)) map.addImage(name, emptyImage(width, height));
    for (const layer of [CITY_GROUND, ...nameLayers(this.#scheme), OBSTACLES])
      map.addLayer(layer, this.#below);
  }
}

const ROOMS = {
  "app-room-pin": PIN_ROOM,
  "app-room-week": { width: PIN_ROOM.width * WEEK_SCALE, height: PIN_ROOM.height * WEEK_SCALE },
  "app-room-mini": { width: PIN_ROOM.width * MINI_SCALE, height: PIN_ROOM.height * MINI_SCALE },
  "app-room-selected": {
    width: PIN_ROOM.width * LIFT_SCALE,
    height: PIN_ROOM.height * LIFT_SCALE + LIFT_PX,
  },
  "app-room-dot": { width: 2 * SPECK_RADIUS, height: 2 * SPECK_RADIUS },
  "app-room-disc": { width: DISC_ROOM_PX, height: DISC_ROOM_PX },
};

function emptyImage(width: number, height: number) {
  const size = { width: Math.round(width), height: Math.round(height) };
  return { ...size, data: new Uint8Array(4 * size.width * size.height) };
}

/** Invisible, and placed before every name, because it is the uppermost layer. */
const OBSTACLES = obstacles("app-obstacles", 1);

/** Wider around a city's disc and below all our names: there the basemap's own name of the city finds no room. */
const CITY_GROUND: SymbolLayerSpecification = {
  ...obstacles("app-city-ground", CITY_GROUND_PX),
  filter: ["all", ["==", ["get", "mark"], "disc"], ["has", "name"]],
};

function obstacles(id: string, padding: number): SymbolLayerSpecification {
  return {
    id,
    type: "symbol",
    source: SOURCE,
    layout: {
      "icon-image": ["concat", "app-room-", ["get", "mark"]],
      "icon-anchor": ["match", ["get", "mark"], ["dot", "disc"], "center", "bottom"],
      "icon-size": ["/", ["coalesce", ["get", "diameter"], DISC_ROOM_PX], DISC_ROOM_PX],
      "icon-allow-overlap": true,
      "icon-padding": padding,
    },
    paint: { "icon-opacity": 0 },
  };
}

/** From the least to the most important: the map places the last layer's names first. */
function nameLayers(scheme: MarkScheme): SymbolLayerSpecification[] {
  return [
    nameLayer("mini", BESIDE_PX * 0.7, UP_PX * MINI_SCALE, scheme),
    nameLayer("week", BESIDE_PX * 0.9, UP_PX * WEEK_SCALE, scheme),
    nameLayer("pin", BESIDE_PX, UP_PX, scheme),
    cityLayer(scheme),
    nameLayer("selected", BESIDE_PX * LIFT_SCALE, UP_PX * LIFT_SCALE + LIFT_PX, scheme),
  ];
}

function cityLayer(scheme: MarkScheme): SymbolLayerSpecification {
  return {
    id: "app-name-disc",
    type: "symbol",
    source: SOURCE,
    filter: ["all", ["==", ["get", "mark"], "disc"], ["has", "name"]],
    layout: {
      "text-field": ["get", "name"],
      "text-font": fonts.bold,
      "text-size": NAME_PX,
      "text-max-width": MAX_WIDTH_PX / NAME_PX,
      // Below the disc, or wherever else there is room; the largest discs choose first.
      "text-variable-anchor": ["top", "bottom", "left", "right"],
      "text-justify": "auto",
      "text-radial-offset": ["/", ["+", ["/", ["get", "diameter"], 2], BELOW_PX], NAME_PX],
      "text-padding": 2,
      "symbol-sort-key": ["get", "order"],
    },
    paint: writtenIn(scheme),
  };
}

function writtenIn(scheme: MarkScheme): NonNullable<SymbolLayerSpecification["paint"]> {
  return {
    "text-color": cssColor("ink", scheme),
    "text-halo-color": cssColor("surface", scheme),
    "text-halo-width": 1.6,
    "text-opacity": ["case", ["boolean", ["feature-state", "isHidden"], false], 0, 1],
  };
}

function nameLayer(side: Side, besidePx: number, upPx: number, scheme: MarkScheme): SymbolLayerSpecification {
  const [beside, up] = [besidePx / NAME_PX, -upPx / NAME_PX];
  const noteColor: ExpressionSpecification = [
    "case",
    ["get", "isNow"],
    cssColor("accent-ink", scheme),
    cssColor("ink-2", scheme),
  ];
  return {
    id: `app-name-${side}`,
    type: "symbol",
    source: SOURCE,
    filter: ["all", ["==", ["get", "mark"], side], ["has", "name"]],
    layout: {
      "text-field": [
        "format",
        ["get", "name"],
        { "text-font": ["literal", fonts.bold] },
        ["case", ["==", ["get", "note"], ""], "", ["concat", "\n", ["get", "note"]]],
        { "text-font": ["literal", fonts.strong], "font-scale": NOTE_SCALE, "text-color": noteColor },
      ],
      "text-font": fonts.bold,
      "text-size": NAME_PX,
      "text-line-height": 1.25,
      "text-max-width": MAX_WIDTH_PX / NAME_PX,
      "text-justify": "auto",
      "text-variable-anchor-offset": ["left", [beside, up], "right", [-beside, up]],
      "text-padding": 3,
      "symbol-sort-key": ["get", "order"],
    },
    paint: writtenIn(scheme),
  };
}
