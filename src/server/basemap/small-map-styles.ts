import type { SmallMapExtent, SmallMapScheme } from "./small-map-view.ts";

/** The quiet colours of the large map. */
export const groundColors = {
  light: {
    water: "#cbdce8",
    land: "#f5f4f0",
    green: "#e2ead9",
    building: "#e8e4dc",
    road: "#ffffff",
    roadEdge: "#ddd8ce",
    border: "#b0abbb",
    ink: "#4b5261",
    halo: "#ffffff",
  },
  dark: {
    water: "#0c111b",
    land: "#191e2a",
    green: "#1b2628",
    building: "#232938",
    road: "#2f3747",
    roadEdge: "#171b25",
    border: "#4d566d",
    ink: "#b4bccb",
    halo: "#0c111b",
  },
} as const satisfies Record<SmallMapScheme, Record<string, string>>;

type Colors = Record<keyof (typeof groundColors)["light"], string>;
type Properties = Record<string, string | number | boolean>;

export interface LayerStyle {
  layer: string;
  accepts(properties: Properties): boolean;
  /** SVG attributes; widths are in tenths of a pixel. */
  paint: string;
}

const all = () => true;
const isClass =
  (...classes: string[]) =>
  (properties: Properties) =>
    classes.includes(String(properties.class));

export const worldStyles = (color: Colors): LayerStyle[] => [
  { layer: "land", accepts: all, paint: `fill="${color.land}"` },
  { layer: "water", accepts: all, paint: `fill="${color.water}"` },
  { layer: "waterway", accepts: all, paint: `stroke="${color.water}" stroke-width="12"` },
  {
    layer: "boundary",
    accepts: ({ admin_level }) => admin_level === 2,
    paint: `stroke="${color.border}" stroke-width="12"`,
  },
];

/** Widths in tenths of a pixel. */
const ROADS: Readonly<Record<SmallMapExtent, [classes: string[], width: number][]>> = {
  street: [
    [["service"], 50],
    [["minor", "pedestrian"], 110],
    [["tertiary"], 140],
    [["secondary", "primary", "trunk"], 180],
    [["motorway"], 220],
  ],
  city: [
    [["tertiary"], 18],
    [["secondary", "primary", "trunk"], 30],
    [["motorway"], 44],
  ],
};

export const streetStyles = (color: Colors, extent: SmallMapExtent): LayerStyle[] => {
  const isOpen = ({ brunnel }: Properties) => brunnel !== "tunnel";
  const roads = (stroke: string, wider: number): LayerStyle[] =>
    ROADS[extent].map(([classes, width]) => ({
      layer: "transportation",
      accepts: (properties) => isOpen(properties) && isClass(...classes)(properties),
      paint: `stroke="${stroke}" stroke-width="${width + wider}"`,
    }));
  const building = { layer: "building", accepts: all, paint: `fill="${color.building}"` };
  return [
    { layer: "landcover", accepts: isClass("wood", "grass"), paint: `fill="${color.green}"` },
    { layer: "park", accepts: all, paint: `fill="${color.green}"` },
    { layer: "water", accepts: isOpen, paint: `fill="${color.water}"` },
    // From far away, edges and houses would only weigh.
    ...(extent === "street" ? [building, ...roads(color.roadEdge, 14)] : []),
    ...roads(color.road, 0),
  ];
};
