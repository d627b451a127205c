import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from "maplibre-gl";
import type { Palette } from "./palette.ts";
import { byZoom } from "./world-layers.ts";

export const STREET_MIN_ZOOM = 9;
export const STREET_MAX_ZOOM = 14;

/** Widths that grow like the ground does, a little slower. */
function width(...stops: number[]): ExpressionSpecification {
  return ["interpolate", ["exponential", 1.4], ["zoom"], ...stops] as ExpressionSpecification;
}

export function isClass(...classes: string[]): ExpressionSpecification {
  return ["match", ["get", "class"], classes, true, false];
}

/** Squared paper where there are no streets, then everything that lies flat on the ground. */
export function streetGround(color: Palette): LayerSpecification[] {
  const layer = (name: string) => ({ source: "streets", "source-layer": name }) as const;
  const fill = (id: string, from: string, paint: object, rest: object = {}) =>
    ({ id, type: "fill", ...layer(from), paint, ...rest }) as LayerSpecification;
  return [
    ...paper(color),
    fill("ground", "ground", { "fill-color": color.land, "fill-antialias": false }),
    fill(
      "residential",
      "landuse",
      { "fill-color": color.residential },
      { filter: isClass("residential", "suburb") },
    ),
    fill(
      "industrial",
      "landuse",
      { "fill-color": color.industrial },
      { filter: isClass("industrial", "commercial", "retail", "railway") },
    ),
    fill(
      "landcover",
      "landcover",
      { "fill-color": ["match", ["get", "class"], "wood", color.wood, color.grass], "fill-opacity": 0.8 },
      { filter: isClass("wood", "grass", "farmland", "wetland") },
    ),
    fill("park", "park", { "fill-color": color.park, "fill-opacity": 0.6 }),
    fill(
      "green",
      "landuse",
      { "fill-color": color.park },
      { filter: isClass("cemetery", "stadium", "pitch", "playground", "zoo", "theme_park") },
    ),
    fill("water", "water", { "fill-color": color.water }, { filter: ["!=", ["get", "brunnel"], "tunnel"] }),
    {
      id: "stream",
      type: "line",
      ...layer("waterway"),
      minzoom: 10,
      filter: ["!=", ["get", "brunnel"], "tunnel"],
      paint: { "line-color": color.water, "line-width": width(10, 0.6, 14, 2, 18, 6) },
    },
    {
      id: "runway",
      type: "line",
      ...layer("aeroway"),
      minzoom: 10,
      filter: isClass("runway", "taxiway"),
      paint: { "line-color": color.majorCase, "line-width": width(10, 1, 14, 10, 18, 60) },
    },
    fill(
      "building",
      "building",
      {
        "fill-color": color.building,
        "fill-outline-color": color.buildingEdge,
        "fill-opacity": byZoom(13.5, 0, 15, 1),
      },
      { minzoom: 13 },
    ),
  ];
}

/** The squares of each level fade in while those of the level before grow, so the paper looks alike at every zoom. */
function paper(color: Palette): LayerSpecification[] {
  return [0, 1, 2, 3, 4].map((level) => {
    const from = level === 0 ? 10.5 : STREET_MAX_ZOOM + level - 0.5;
    return {
      id: `paper-${level}`,
      type: "line",
      source: "streets",
      "source-layer": "paper",
      minzoom: from,
      filter: ["==", ["get", "level"], level],
      paint: {
        "line-color": color.paper,
        "line-width": 1,
        "line-opacity": byZoom(from, 0, from + 1, 0.07),
      },
    };
  });
}

interface Road {
  id: string;
  classes: string[];
  minzoom: number;
  widths: number[];
  color: keyof Palette;
  edge: keyof Palette;
}

const ROADS: Road[] = [
  {
    id: "minor",
    classes: ["minor", "service", "track", "pedestrian", "minor_construction"],
    minzoom: 12,
    widths: [12, 0.5, 14, 2.5, 16, 9, 18, 22],
    color: "road",
    edge: "minorCase",
  },
  {
    id: "tertiary",
    classes: ["tertiary"],
    minzoom: 10,
    widths: [10, 0.4, 12, 1.2, 14, 4, 16, 12, 18, 28],
    color: "road",
    edge: "minorCase",
  },
  {
    id: "secondary",
    classes: ["secondary"],
    minzoom: 9,
    widths: [9, 0.4, 12, 1.8, 14, 5, 16, 14, 18, 32],
    color: "road",
    edge: "majorCase",
  },
  {
    id: "primary",
    classes: ["primary", "trunk"],
    minzoom: 9,
    widths: [9, 0.8, 12, 2.4, 14, 6.5, 16, 16, 18, 36],
    color: "road",
    edge: "majorCase",
  },
  {
    id: "motorway",
    classes: ["motorway"],
    minzoom: 9,
    widths: [9, 1.2, 12, 3, 14, 7, 16, 18, 18, 40],
    color: "motorway",
    edge: "motorwayCase",
  },
];

const EDGE = 1.2;

/** Roads from the least to the most important, their edges under all of them. */
export function streetRoads(color: Palette): LayerSpecification[] {
  const roads = { source: "streets", "source-layer": "transportation" } as const;
  const round = { "line-cap": "round", "line-join": "round" } as const;
  const lines = (classes: string[]): FilterSpecification => [
    "all",
    ["==", ["geometry-type"], "LineString"],
    isClass(...classes),
  ];
  return [
    {
      id: "path",
      type: "line",
      ...roads,
      minzoom: 14,
      filter: lines(["path", "footway", "cycleway", "steps"]),
      layout: round,
      paint: { "line-color": color.path, "line-width": width(14, 0.6, 18, 3), "line-dasharray": [2, 1.5] },
    },
    {
      id: "rail",
      type: "line",
      ...roads,
      minzoom: 11,
      filter: lines(["rail", "light_rail", "transit", "tram"]),
      paint: { "line-color": color.rail, "line-width": width(11, 0.5, 14, 1.2, 18, 3) },
    },
    ...ROADS.map(
      ({ id, classes, minzoom, widths, edge }): LayerSpecification => ({
        id: `${id}-edge`,
        type: "line",
        ...roads,
        minzoom: Math.max(minzoom, id === "minor" ? 13 : 11),
        filter: lines(classes),
        layout: round,
        paint: {
          "line-color": color[edge],
          "line-width": width(...widths.map((value, index) => (index % 2 ? value + EDGE : value))),
        },
      }),
    ),
    ...ROADS.map(
      ({ id, classes, minzoom, widths, color: name }): LayerSpecification => ({
        id,
        type: "line",
        ...roads,
        minzoom,
        filter: lines(classes),
        layout: round,
        paint: { "line-color": color[name], "line-width": width(...widths) },
      }),
    ),
  ];
}
