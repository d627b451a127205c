export type Scheme = "light" | "dark";

/** The quiet colours of the large map. */
export const groundColors = {
  light: {
    water: "#cbdce8",
    land: "#f5f4f0",
    green: "#e2ead9",
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
    road: "#2f3747",
    roadEdge: "#171b25",
    border: "#4d566d",
    ink: "#b4bccb",
    halo: "#0c111b",
  },
} as const satisfies Record<Scheme, Record<string, string>>;

type Colors = Record<keyof (typeof groundColors)["light"], string>;
type Properties = Record<string, string | number | boolean>;

interface LayerStyle {
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

const ROADS: [classes: string[], width: number][] = [
  [["minor", "pedestrian"], 40],
  [["tertiary"], 52],
  [["secondary", "primary", "trunk"], 70],
  [["motorway"], 84],
];

export const streetStyles = (color: Colors): LayerStyle[] => {
  const isOpen = ({ brunnel }: Properties) => brunnel !== "tunnel";
  const roads = (stroke: string, wider: number): LayerStyle[] =>
    ROADS.map(([classes, width]) => ({
      layer: "transportation",
      accepts: (properties) => isOpen(properties) && isClass(...classes)(properties),
      paint: `stroke="${stroke}" stroke-width="${width + wider}"`,
    }));
  return [
    { layer: "landcover", accepts: isClass("wood", "grass"), paint: `fill="${color.green}"` },
    { layer: "park", accepts: all, paint: `fill="${color.green}"` },
    { layer: "water", accepts: isOpen, paint: `fill="${color.water}"` },
    ...roads(color.roadEdge, 18),
    ...roads(color.road, 0),
  ];
};
