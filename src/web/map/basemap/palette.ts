export type PaletteScheme = "light" | "dark";

/** Low contrast throughout: pins and clusters are the only saturated things on the map. */
const palettes = {
  light: {
    water: "#cbdce8",
    waterLine: "#b9cfde",
    land: "#f5f4f0",
    urban: "#e8e4da",
    wood: "#e2ead9",
    grass: "#e8eedf",
    park: "#dde9d1",
    residential: "#efede7",
    industrial: "#ecebec",
    building: "#e8e4dc",
    buildingEdge: "#ded9cf",
    road: "#ffffff",
    minorCase: "#e3dfd7",
    majorCase: "#d9d3c8",
    motorway: "#fdf1d8",
    motorwayCase: "#e3d2ac",
    path: "#ddd6ca",
    rail: "#d0ccc5",
    border: "#b0abbb",
    province: "#d3cfd9",
    paper: "#101828",
    ink: "rgba(16, 24, 40, 0.7)",
    inkSoft: "rgba(16, 24, 40, 0.55)",
    waterInk: "#6d8ea5",
    halo: "rgba(255, 255, 255, 0.85)",
  },
  dark: {
    water: "#0c111b",
    waterLine: "#141b28",
    land: "#191e2a",
    urban: "#262c3b",
    wood: "#1a2426",
    grass: "#1b2527",
    park: "#1b2829",
    residential: "#1d222f",
    industrial: "#1e2230",
    building: "#232938",
    buildingEdge: "#2a3142",
    road: "#2d3444",
    minorCase: "#171b25",
    majorCase: "#171b25",
    motorway: "#3d4558",
    motorwayCase: "#171b25",
    path: "#282e3d",
    rail: "#2d3342",
    border: "#4d566d",
    province: "#333a4b",
    paper: "#f2f5fa",
    ink: "rgba(214, 222, 236, 0.72)",
    inkSoft: "rgba(200, 210, 228, 0.55)",
    waterInk: "#52657c",
    halo: "rgba(12, 17, 27, 0.85)",
  },
} as const satisfies Record<PaletteScheme, Record<string, string>>;

export type Palette = Record<keyof (typeof palettes)["light"], string>;

export function paletteOf(scheme: PaletteScheme): Palette {
  return palettes[scheme];
}
