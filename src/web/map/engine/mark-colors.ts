import { VENUE_CATEGORIES } from "#domain/category.ts";
import { themeVariables } from "#web/ui/theme.ts";

export type MarkScheme = "light" | "dark";
type Rgb = [red: number, green: number, blue: number];

/** Each channel from 0 to 1, as WebGL needs it. */
export interface MarkColors {
  ink: Rgb;
  /** In the order of the categories. */
  palette: Rgb[];
}

export function markColors(scheme: MarkScheme): MarkColors {
  const role = (name: string) => rgb(cssColor(name, scheme));
  return {
    ink: role("ink"),
    palette: VENUE_CATEGORIES.map((category) => role(category)),
  };
}

/** A role's or a category's colour in the theme. */
export function cssColor(name: string, scheme: MarkScheme): string {
  return themeVariables[scheme][`--${name}`]!;
}

function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}
