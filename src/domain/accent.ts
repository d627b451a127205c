import { contrastOf, mixOf } from "./contrast.ts";

/** What the accent stands on, by day and by night: the theme's surfaces. A test holds them against the theme. */
export const GROUNDS = {
  light: { surface: "#FFFFFF", page: "#F4F6FA" },
  dark: { surface: "#141D2F", page: "#0B1220" },
} as const;

const WHITE = "#FFFFFF";
const BLACK = "#000000";
/** WCAG 2 AA for text, and for visitors who ask for more contrast. */
const ENOUGH = 4.5;
const PLENTY = 7;
/** How much of the accent is in the ground of chosen and hovered things. */
const TINT = { light: 0.09, dark: 0.16 };
const STEP = 0.02;

/** The colour of an instance's own; without one for the night, it is derived. */
export interface Accent {
  light: string;
  dark: string | undefined;
}

/** What a theme takes from an accent. */
export interface AccentColors {
  /** Decoration: the sign, dots, marks. */
  accent: string;
  /** Under white letters. */
  fill: string;
  fillHover: string;
  /** Letters and links, and the ground under chosen ones. */
  light: { ink: string; tint: string; strongInk: string };
  dark: { ink: string; tint: string; strongInk: string };
  /** Letters on the night scene of the landing page. */
  night: string;
}

export interface AccentProblem {
  field: "light" | "dark";
  /** With one decimal, rounded down, so that it never looks sufficient. */
  ratio: number;
  suggestion: string;
}

const worst = (color: string, grounds: readonly string[]) =>
  Math.min(...grounds.map((ground) => contrastOf(color, ground)));

/** The same hue, darker or lighter by as little as it takes. */
function towards(end: string, color: string, isEnough: (candidate: string) => boolean): string {
  for (let share = 1; share > 0; share -= STEP) {
    const candidate = share === 1 ? color.toUpperCase() : mixOf(color, end, share);
    if (isEnough(candidate)) return candidate;
  }
  return end;
}

const carriesWhite = (color: string) => contrastOf(color, WHITE) >= ENOUGH;
const isReadBy = (time: "light" | "dark", ratio: number) => {
  const { surface, page } = GROUNDS[time];
  return (color: string, tint?: string) =>
    worst(color, tint ? [surface, page, tint] : [surface, page]) >= ratio;
};

/** Why an accent cannot be used: white letters on it, or its letters by night, could not be read. */
export function accentProblem({ light, dark }: Accent): AccentProblem | undefined {
  const floor = (ratio: number) => Math.floor(ratio * 10) / 10;
  if (!carriesWhite(light)) {
    const suggestion = towards(BLACK, light, carriesWhite);
    return { field: "light", ratio: floor(contrastOf(light, WHITE)), suggestion };
  }
  const readsByNight = isReadBy("dark", ENOUGH);
  if (dark === undefined || readsByNight(dark)) return undefined;
  const { surface, page } = GROUNDS.dark;
  const suggestion = towards(WHITE, dark, (color) => readsByNight(color));
  return { field: "dark", ratio: floor(worst(dark, [surface, page])), suggestion };
}

function sideOf(time: "light" | "dark", color: string) {
  const end = time === "light" ? BLACK : WHITE;
  const tint = mixOf(color, GROUNDS[time].surface, TINT[time]);
  const inkWith = (ratio: number) => {
    const reads = isReadBy(time, ratio);
    return towards(end, color, (candidate) => reads(candidate, tint));
  };
  return { ink: inkWith(ENOUGH), tint, strongInk: inkWith(PLENTY) };
}

/** Every colour that the theme derives from an accent without a problem. */
export function accentColors({ light, dark }: Accent): AccentColors {
  return {
    accent: light,
    fill: light,
    fillHover: mixOf(light, BLACK, 0.88),
    light: sideOf("light", light),
    dark: sideOf("dark", dark ?? light),
    night: towards(WHITE, light, (color) => contrastOf(color, GROUNDS.dark.page) >= PLENTY),
  };
}
