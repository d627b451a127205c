import type { MantineTheme } from "@mantine/core";
import { VENUE_CATEGORIES } from "#domain/category.ts";
import { cssVariables, theme } from "#web/ui/theme.ts";

export type Scheme = "light" | "dark";
type Rgb = [red: number, green: number, blue: number];

/** Each channel from 0 to 1, as the graphics card wants it. */
export interface MarkColors {
  ink: Rgb;
  badgeInk: Rgb;
  /** In the order of the categories. */
  palette: Rgb[];
}

// The resolver knows its colours without looking at the theme.
const roles = cssVariables(theme as MantineTheme);

export function markColors(scheme: Scheme): MarkColors {
  const role = (name: string, of: Scheme = scheme) => rgb(cssColor(name, of));
  return {
    ink: role("ink"),
    badgeInk: role("ink", "light"),
    palette: VENUE_CATEGORIES.map((category) => role(category)),
  };
}

/** A role's or a category's colour as the theme says it. */
export function cssColor(name: string, scheme: Scheme): string {
  return roles[scheme][`--${name}`]!;
}

function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}
