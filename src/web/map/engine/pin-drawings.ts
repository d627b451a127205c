import type { VenueCategory } from "#domain/category.ts";

const files = import.meta.glob<string>("../../assets/pins/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** A pin as an SVG text. */
export function pinDrawing(category: VenueCategory, look: "resting" | "selected"): string {
  return files[`../../assets/pins/${category}${look === "selected" ? "-selected" : ""}.svg`]!;
}
