import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from "maplibre-gl";
import type { BoundsList } from "#contract/basemap.ts";
import { countryLabel, fonts, nameIn, streetNameIn } from "./label-text.ts";
import type { Palette } from "./palette.ts";
import { isClass } from "./street-layers.ts";
import { byZoom } from "./world-layers.ts";

/** Where streets are shown: they bring the names of quarters and villages, so those of the world step back. */
export type StreetCover = "everywhere" | readonly BoundsList[];

interface LabelOptions {
  color: Palette;
  language: string;
  cover: StreetCover;
}

type Symbol = Extract<LayerSpecification, { type: "symbol" }>;

/** From the least to the most important: the map places the last layer's labels first. */
export function labelLayers({ color, language, cover }: LabelOptions): LayerSpecification[] {
  const filters = worldLabelFilters(cover);
  return [...streetLabels(color, language), ...worldLabels(color, language, filters)];
}

function streetLabels(color: Palette, language: string): Symbol[] {
  return [
    {
      id: "road-name",
      type: "symbol",
      source: "streets",
      "source-layer": "transportation_name",
      minzoom: 13,
      filter: isClass("motorway", "trunk", "primary", "secondary", "tertiary", "minor", "pedestrian"),
      layout: {
        "symbol-placement": "line",
        "text-field": streetNameIn(language),
        "text-font": fonts.regular,
        "text-size": byZoom(13, 10, 16, 12.5),
        "text-max-angle": 30,
        "text-padding": 8,
        "symbol-spacing": 300,
        "symbol-sort-key": [
          "match",
          ["get", "class"],
          "motorway",
          0,
          "trunk",
          1,
          "primary",
          2,
          "secondary",
          3,
          "tertiary",
          4,
          5,
        ],
      },
      paint: written(color.inkSoft, color.halo, 1.2),
    },
    {
      id: "water-name",
      type: "symbol",
      source: "streets",
      "source-layer": "water_name",
      minzoom: 12,
      filter: ["==", ["geometry-type"], "Point"],
      layout: {
        "text-field": nameIn(language),
        "text-font": fonts.regular,
        "text-size": 11,
        "text-max-width": 7,
      },
      paint: written(color.waterInk, color.halo, 1),
    },
    {
      id: "quarter-name",
      type: "symbol",
      source: "streets",
      "source-layer": "place",
      minzoom: 11,
      filter: isClass("suburb", "quarter", "neighbourhood", "village", "hamlet"),
      layout: {
        ...capitals(0.08),
        "text-field": nameIn(language),
        "text-font": fonts.regular,
        "text-size": byZoom(11, 10, 15, 13),
        "text-max-width": 8,
        "text-padding": 6,
      },
      paint: written(color.inkSoft, color.halo, 1.2),
    },
  ];
}

function worldLabels(
  color: Palette,
  language: string,
  filters: Record<WorldLabel, FilterSpecification>,
): Symbol[] {
  const place = (id: WorldLabel, minzoom: number, layout: Symbol["layout"], ink: string): Symbol => ({
    id,
    type: "symbol",
    source: "world",
    "source-layer": "place",
    minzoom,
    filter: filters[id],
    layout: {
      "text-field": nameIn(language),
      "text-font": fonts.regular,
      "text-max-width": 8,
      "text-padding": 4,
      "symbol-sort-key": ["get", "rank"],
      ...layout,
    },
    paint: written(ink, color.halo, 1.3),
  });
  return [
    place("village-name", 9, { "text-size": byZoom(9, 10, 13, 13) }, color.inkSoft),
    place("suburb-name", 11, { ...capitals(0.06), "text-size": byZoom(11, 10, 14, 13) }, color.inkSoft),
    place("town-name", 6.5, { "text-size": byZoom(7, 10, 12, 15) }, color.inkSoft),
    place(
      "city-name",
      2.5,
      {
        "text-font": fonts.strong,
        // A capital in the middle of its country makes room for the country's name.
        "text-variable-anchor": ["center", "top", "bottom"],
        "text-radial-offset": 0.7,
        "text-size": byZoom(
          3,
          byRank([12, 3], [11, 5], 10),
          8,
          byRank([17, 3], [15, 5], 13),
          12,
          byRank([23, 3], [21, 5], 18),
        ),
      },
      color.ink,
    ),
    {
      ...place(
        "country-name",
        1,
        {
          ...capitals(0.1),
          "text-field": countryLabel(language),
          "text-size": byZoom(1, 9, 3, byRank([12, 2], [11, 3], 10), 6, byRank([20, 2], [17, 3], 14)),
        },
        color.ink,
      ),
      maxzoom: 7,
    },
  ];
}

export type WorldLabel = "village-name" | "suburb-name" | "town-name" | "city-name" | "country-name";

/** What each of the world's layers names; they change when streets come or go. */
export function worldLabelFilters(cover: StreetCover): Record<WorldLabel, FilterSpecification> {
  const farFromStreets = outside(cover);
  const belowStreets = (zoom: number): ExpressionSpecification => [
    "any",
    ["<", ["zoom"], zoom],
    farFromStreets,
  ];
  return {
    "village-name": ["all", isClass("village"), belowStreets(10)],
    "suburb-name": ["all", isClass("suburb"), farFromStreets],
    "town-name": ["all", isClass("town"), belowStreets(14)],
    "city-name": ["all", isClass("city"), hasRoom, belowStreets(13)],
    "country-name": [
      "all",
      isClass("country"),
      ["<=", ["get", "rank"], ["step", ["zoom"], 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]],
    ],
  };
}

/** The largest cities first, and capitals early. */
const hasRoom: ExpressionSpecification = [
  "any",
  [">=", ["zoom"], 7],
  ["<=", ["get", "rank"], ["step", ["zoom"], 1, 3, 2, 4, 4, 5, 5, 6, 6]],
  ["all", ["==", ["get", "capital"], 2], [">=", ["zoom"], 4]],
];

function outside(cover: StreetCover): ExpressionSpecification {
  if (cover === "everywhere") return ["literal", false] as unknown as ExpressionSpecification;
  if (cover.length === 0) return ["literal", true] as unknown as ExpressionSpecification;
  const coordinates = cover.map(([west, south, east, north]) => [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ]);
  return ["!", ["within", { type: "MultiPolygon", coordinates }]];
}

function byRank(first: [number, number], second: [number, number], rest: number): ExpressionSpecification {
  return ["step", ["get", "rank"], first[0], first[1], second[0], second[1], rest];
}

function capitals(spacing: number) {
  return { "text-transform": "uppercase", "text-letter-spacing": spacing } as const;
}

function written(ink: string, halo: string, haloWidth: number) {
  return { "text-color": ink, "text-halo-color": halo, "text-halo-width": haloWidth };
}
