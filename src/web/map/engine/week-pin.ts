import type { VenueCategory } from "#domain/category.ts";
import { cssColor, type MarkScheme } from "./mark-colors.ts";

/** What a pin of this week is painted with. */
interface WeekColors {
  color: string;
  tint: string;
  rim: string;
}

/** The rim lies on the map's ground, white by day. */
export const RIM: Record<MarkScheme, string> = { light: "#fff", dark: "#0B1220" };

export function weekColors(category: VenueCategory, scheme: MarkScheme): WeekColors {
  return {
    color: cssColor(category, scheme),
    tint: cssColor(`${category}-tint`, scheme),
    rim: RIM[scheme],
  };
}

/** The paler pin of this week, made of the full pin's drawing: body in the category's tint, outline and glyph in its colour. */
export function weekPin(svg: string, category: VenueCategory, { color, tint, rim }: WeekColors): string {
  // The same by day and by night.
  const fill = cssColor(`${category}-fill`, "light");
  const glyphAt = svg.indexOf("<g ");
  const body = svg
    .slice(0, glyphAt)
    .replace(/<path[^<>]*fill="url\(#g\)"\/>/, "")
    .replace('fill="#fff" stroke="#fff" stroke-width="5"', `fill="${rim}" stroke="${rim}" stroke-width="6"`)
    .replace(`fill="${fill}"`, `fill="${tint}" stroke="${color}" stroke-width="2.6" stroke-linejoin="round"`);
  const glyph = svg.slice(glyphAt).replaceAll(fill, tint).replaceAll("#fff", color);
  return body + glyph;
}
