import type { VenueCategory } from "#domain/category.ts";
import { cssColor, type Scheme } from "./mark-colors.ts";

/** The rim lies on the map's ground, white by day. */
const RIM: Record<Scheme, string> = { light: "#fff", dark: "#0B1220" };

/** The paler pin of this week, made of the full pin's drawing: body in the category's tint, outline and glyph in its colour. */
export function weekPin(svg: string, category: VenueCategory, scheme: Scheme): string {
  const fill = cssColor(`${category}-fill`, scheme);
  const color = cssColor(category, scheme);
  const tint = cssColor(`${category}-tint`, scheme);
  const glyphAt = svg.indexOf("<g ");
  const body = svg
    .slice(0, glyphAt)
    .replace(/<path[^>]*fill="url\(#g\)"\/>/, "")
    .replace(
      'fill="#fff" stroke="#fff" stroke-width="5"',
      `fill="${RIM[scheme]}" stroke="${RIM[scheme]}" stroke-width="6"`,
    )
    .replace(`fill="${fill}"`, `fill="${tint}" stroke="${color}" stroke-width="2.6" stroke-linejoin="round"`);
  const glyph = svg.slice(glyphAt).replaceAll(fill, tint).replaceAll("#fff", color);
  return body + glyph;
}
