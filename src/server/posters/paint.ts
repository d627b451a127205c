import type { VenueCategory } from "#domain/category.ts";
import type { Dice } from "#domain/dice.ts";

/** The colours of one poster: its ground, the text on it, and three tones that stand out from it. */
export interface Paint {
  ground: string;
  ink: string;
  near: string;
  far: string;
  light: string;
  /** The darkest tone of the category, whatever the ground. */
  deep: string;
}

type Tones = [deep: string, fill: string, bright: string, pale: string];

// The middle two are the category's colours on pins and chips, in the light and in the dark scheme.
const TONES: Record<VenueCategory, Tones> = {
  concert: ["#2A0E57", "#7C2FE0", "#BE9BFF", "#E9DBFF"],
  party: ["#4A0A34", "#C0177F", "#FF86CB", "#FFD9EE"],
  theater: ["#420916", "#B01338", "#FF8BA0", "#FFDCE2"],
  festival: ["#4A2500", "#AC5900", "#FFB84D", "#FFE8C2"],
  sport: ["#06331A", "#107A3B", "#5BD98A", "#CFF3DD"],
  exhibition: ["#04332F", "#0C756D", "#3FD3C2", "#CFF2EE"],
  conference: ["#062B50", "#0E6CC4", "#6DB7FF", "#D3E8FD"],
  virtual: ["#15174F", "#4549DB", "#A3A9FF", "#DDDFFF"],
  other: ["#1E2735", "#56637A", "#AEBBD0", "#E1E7EF"],
  fitness: ["#243202", "#57770A", "#B5D95A", "#EAF5CC"],
  easteregg: ["#3A2A00", "#8B6500", "#F2CF66", "#FBF0CC"],
  dolphin: ["#04303D", "#0A7490", "#63D0EA", "#D2F1F9"],
};

/** Deep, saturated or pale ground, as the dice fall. */
export function paintOf(category: VenueCategory, dice: Dice): Paint {
  const [deep, fill, bright, pale] = TONES[category];
  const paint = dice.pick<Paint>([
    { ground: deep, ink: pale, near: fill, far: bright, light: pale, deep },
    { ground: fill, ink: "#FFFFFF", near: deep, far: pale, light: bright, deep },
    { ground: pale, ink: deep, near: bright, far: fill, light: deep, deep },
  ]);
  return dice.chance(0.4) ? { ...paint, near: paint.far, far: paint.near } : paint;
}
