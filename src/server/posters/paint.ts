import type { VenueCategory } from "#domain/category.ts";
import { CATEGORY_COLORS } from "#domain/category-color.ts";
import type { Dice } from "#domain/dice.ts";

/** The colours of one poster: its ground, the text on it, and three tones that stand out from it. */
export interface Paint {
  ground: string;
  ink: string;
  near: string;
  far: string;
  light: string;
  /** The darkest tone of the category, on any background. */
  deep: string;
}

type Tones = [deep: string, pale: string];

// Darker and paler than the category's own two colours.
const TONES: Record<VenueCategory, Tones> = {
  concert: ["#2A0E57", "#E9DBFF"],
  party: ["#4A0A34", "#FFD9EE"],
  theater: ["#420916", "#FFDCE2"],
  festival: ["#4A2500", "#FFE8C2"],
  sport: ["#06331A", "#CFF3DD"],
  exhibition: ["#04332F", "#CFF2EE"],
  conference: ["#062B50", "#D3E8FD"],
  virtual: ["#15174F", "#DDDFFF"],
  other: ["#1E2735", "#E1E7EF"],
  fitness: ["#243202", "#EAF5CC"],
  easteregg: ["#3A2A00", "#FBF0CC"],
  dolphin: ["#04303D", "#D2F1F9"],
};

/** Deep, saturated or pale ground, as the dice fall. */
export function paintOf(category: VenueCategory, dice: Dice): Paint {
  const [deep, pale] = TONES[category];
  const { fill, bright } = CATEGORY_COLORS[category];
  const paint = dice.pick<Paint>([
    { ground: deep, ink: pale, near: fill, far: bright, light: pale, deep },
    { ground: fill, ink: "#FFFFFF", near: deep, far: pale, light: bright, deep },
    { ground: pale, ink: deep, near: bright, far: fill, light: deep, deep },
  ]);
  return dice.chance(0.4) ? { ...paint, near: paint.far, far: paint.near } : paint;
}
