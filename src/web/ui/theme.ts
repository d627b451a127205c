import { VENUE_CATEGORIES, type VenueCategory } from "#domain/category.ts";
import { CATEGORY_COLORS } from "#domain/category-color.ts";
import { ACCENT_FILL, THEME_COLORS } from "#domain/theme-color.ts";
import { SCALES } from "./scales.ts";

/** Fill carries white text and is read on white; bright is the same role on dark; tints lie under each. */
interface CategoryColors {
  fill: string;
  tint: string;
  bright: string;
  darkTint: string;
}

/** The background of a category's letters, in light and dark. */
const TINTS: Record<VenueCategory, Pick<CategoryColors, "tint" | "darkTint">> = {
  concert: { tint: "#F3ECFE", darkTint: "#2A2148" },
  party: { tint: "#FDEAF5", darkTint: "#3A1B38" },
  theater: { tint: "#FDEBEE", darkTint: "#3A1B29" },
  festival: { tint: "#FFF3E0", darkTint: "#362814" },
  sport: { tint: "#E6F6EC", darkTint: "#12322A" },
  exhibition: { tint: "#E2F5F3", darkTint: "#0F3238" },
  conference: { tint: "#E6F1FC", darkTint: "#132F52" },
  virtual: { tint: "#ECEDFD", darkTint: "#22274F" },
  other: { tint: "#EEF1F5", darkTint: "#253146" },
  fitness: { tint: "#F1F6E0", darkTint: "#263215" },
  easteregg: { tint: "#FCF4DC", darkTint: "#332B14" },
  dolphin: { tint: "#E1F4F9", darkTint: "#0F3040" },
};

export const categoryColors = Object.fromEntries(
  VENUE_CATEGORIES.map((category) => [category, { ...CATEGORY_COLORS[category], ...TINTS[category] }]),
) as Record<VenueCategory, CategoryColors>;

/** Each role: its light value, then its dark one. */
const roles = {
  ...THEME_COLORS,
  "shadow-1": [
    "0 1px 2px rgb(16 24 40 / 8%), 0 2px 8px rgb(16 24 40 / 6%)",
    "0 0 0 1px rgb(255 255 255 / 5%), 0 2px 8px rgb(0 0 0 / 40%)",
  ],
  "shadow-2": [
    "0 1px 3px rgb(16 24 40 / 10%), 0 8px 24px rgb(16 24 40 / 12%)",
    "0 0 0 1px rgb(255 255 255 / 6%), 0 8px 24px rgb(0 0 0 / 50%)",
  ],
  "shadow-3": [
    "0 2px 6px rgb(16 24 40 / 10%), 0 20px 48px rgb(16 24 40 / 20%)",
    "0 0 0 1px rgb(255 255 255 / 7%), 0 20px 48px rgb(0 0 0 / 60%)",
  ],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

/** A ring around what otherwise only a shadow sets off. */
const EDGED = ["0 0 0 1px #344054", "0 0 0 1px #C9D2E2"] as const;

/** Roles for visitors who ask for more contrast: text of 7:1 or more, lines of 4.5:1 or more. */
const contrastRoles = {
  "ink-2": ["#1D2939", "#F2F5FA"],
  "ink-3": ["#344054", "#E0E6F0"],
  line: ["#667085", "#97A5BC"],
  "control-line": ["#344054", "#C9D2E2"],
  "accent-ink": ["#7D1914", "#FFB3AD"],
  ok: ["#0A5428", "#8DEBB0"],
  warn: ["#5E3D00", "#FFDC9A"],
  error: ["#85150E", "#FFB8B2"],
  info: ["#084A8A", "#A6D2FF"],
  "shadow-1": EDGED,
  "shadow-2": EDGED,
  "shadow-3": EDGED,
} as const satisfies Partial<Record<keyof typeof roles, readonly [light: string, dark: string]>>;

/** Its parts are in fonts.css. */
const fontStack = '"Manrope Page", "Manrope Fallback", "Manrope Fallback Wide", system-ui, sans-serif';

/** For what is drawn on a canvas. */
export const webFontName = '"Manrope Variable"';
export const drawnFontStack = `${webFontName}, system-ui, sans-serif`;

/** The same by day and by night: the landing hero is always a night scene. */
const constants = {
  "--accent": "#FF5A4F",
  "--accent-fill": ACCENT_FILL,
  "--accent-fill-hover": "#C4302A",
  "--on-accent": "#FFFFFF",
  "--night": "#0B1220",
  "--night-land": "#151F33",
  "--night-line": "#33435F",
  "--night-ink": "#F2F5FA",
  "--night-ink-2": "#C9D2E2",
  "--night-accent": "#FFB3AD",
  "--font-family": fontStack,
  ...SCALES,
};

function scheme(side: 0 | 1): Record<string, string> {
  const variables: Record<string, string> = { "color-scheme": side ? "dark" : "light" };
  for (const [role, values] of Object.entries(roles)) variables[`--${role}`] = values[side];
  for (const [category, colors] of Object.entries(categoryColors)) {
    variables[`--${category}`] = side ? colors.bright : colors.fill;
    // White text and glyphs stand on this one, by day and by night.
    variables[`--${category}-fill`] = colors.fill;
    variables[`--${category}-tint`] = side ? colors.darkTint : colors.tint;
  }
  return variables;
}

function contrastScheme(side: 0 | 1): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const [role, values] of Object.entries(contrastRoles)) variables[`--${role}`] = values[side];
  for (const [category, colors] of Object.entries(categoryColors))
    variables[`--${category}`] = `color-mix(in srgb, ${side ? colors.bright : colors.fill} 60%, var(--ink))`;
  return variables;
}

/** What changes under `prefers-contrast: more`. */
export const contrastVariables = { light: contrastScheme(0), dark: contrastScheme(1) };

/** Paper is white: in print the dark scheme has the light one's values. */
export const printVariables = { dark: scheme(0) };

/** Screens read these variables; no colour is written down anywhere else. */
export const themeVariables = { constants, light: scheme(0), dark: scheme(1) };
