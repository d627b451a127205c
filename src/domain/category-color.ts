import type { VenueCategory } from "./category.ts";

interface CategoryColor {
  /** Dark enough for white letters; pins, posters and mails. */
  fill: string;
  /** The same where the ground is dark. */
  bright: string;
}

/** Known everywhere by the same colour. */
export const CATEGORY_COLORS: Record<VenueCategory, CategoryColor> = {
  concert: { fill: "#7C2FE0", bright: "#BE9BFF" },
  party: { fill: "#C0177F", bright: "#FF86CB" },
  theater: { fill: "#B01338", bright: "#FF8BA0" },
  festival: { fill: "#AC5900", bright: "#FFB84D" },
  sport: { fill: "#107A3B", bright: "#5BD98A" },
  exhibition: { fill: "#0C756D", bright: "#3FD3C2" },
  conference: { fill: "#0E6CC4", bright: "#6DB7FF" },
  virtual: { fill: "#4549DB", bright: "#A3A9FF" },
  other: { fill: "#56637A", bright: "#AEBBD0" },
  fitness: { fill: "#57770A", bright: "#B5D95A" },
  easteregg: { fill: "#8B6500", bright: "#F2CF66" },
  dolphin: { fill: "#0A7490", bright: "#63D0EA" },
};
