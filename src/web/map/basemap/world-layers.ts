import type { ExpressionSpecification, LayerSpecification } from "maplibre-gl";
import type { Palette } from "./palette.ts";

/** Numbers at zooms, in a straight line between them. */
export function byZoom(...stops: (number | ExpressionSpecification)[]): ExpressionSpecification {
  return ["interpolate", ["linear"], ["zoom"], ...stops] as ExpressionSpecification;
}

/** Land, water and the glow of cities. Before its tiles are there, everything is land: most views are. */
export function worldGround(color: Palette, hasTiles: boolean): LayerSpecification[] {
  const world = { source: "world" } as const;
  return [
    {
      id: "sea",
      type: "background",
      paint: { "background-color": hasTiles ? color.water : color.land },
    },
    { id: "land", type: "fill", ...world, "source-layer": "land", paint: { "fill-color": color.land } },
    {
      id: "urban",
      type: "circle",
      ...world,
      "source-layer": "place",
      minzoom: 5,
      maxzoom: 12,
      filter: ["has", "pop"],
      paint: {
        "circle-color": color.urban,
        "circle-blur": 1,
        "circle-pitch-alignment": "map",
        "circle-opacity": byZoom(5, 0.4, 8, 0.8, 11, 0.6, 12, 0),
        // A city's radius grows with the root of its population, and doubles with every zoom like the ground.
        "circle-radius": [
          "interpolate",
          ["exponential", 2],
          ["zoom"],
          5,
          ["min", 5, ["*", 0.09, ["sqrt", ["get", "pop"]]]],
          12,
          ["min", 640, ["*", 11.5, ["sqrt", ["get", "pop"]]]],
        ],
      },
    },
    { id: "lake", type: "fill", ...world, "source-layer": "water", paint: { "fill-color": color.water } },
    {
      id: "river",
      type: "line",
      ...world,
      "source-layer": "waterway",
      minzoom: 3,
      maxzoom: 9,
      paint: {
        "line-color": color.waterLine,
        "line-width": byZoom(3, 0.4, 8, 1.4),
        "line-opacity": byZoom(7, 1, 9, 0),
      },
    },
  ];
}

/** Drawn over streets, so that a border is seen in a town that it divides. */
export function worldBorders(color: Palette): LayerSpecification[] {
  const borders = { source: "world", "source-layer": "boundary" } as const;
  return [
    {
      id: "province",
      type: "line",
      ...borders,
      minzoom: 3,
      maxzoom: 11,
      filter: ["==", ["get", "admin_level"], 4],
      paint: { "line-color": color.province, "line-width": byZoom(3, 0.4, 8, 1), "line-dasharray": [3, 2] },
    },
    {
      id: "border",
      type: "line",
      ...borders,
      filter: ["==", ["get", "admin_level"], 2],
      layout: { "line-join": "round" },
      paint: {
        "line-color": color.border,
        "line-width": byZoom(1, 0.5, 5, 0.9, 10, 1.6),
        "line-opacity": byZoom(10, 0.8, 13, 0.4),
      },
    },
  ];
}
