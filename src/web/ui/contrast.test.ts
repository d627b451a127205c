import { describe, expect, it } from "vitest";
import { contrastVariables, themeVariables } from "./theme.ts";
import { themeCss } from "./theme-css.ts";

const TEXT = ["--ink-2", "--ink-3", "--accent-ink", "--ok", "--warn", "--error", "--info"];
const LINES = ["--line", "--control-line"];

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

describe("A11Y-03: under prefers-contrast: more", () => {
  it.each(["light", "dark"] as const)("text and lines stand out in %s colours", (scheme) => {
    const strong = contrastVariables[scheme];
    const surface = themeVariables[scheme]["--surface"]!;
    const weak = [
      ...TEXT.filter((role) => contrast(strong[role]!, surface) < 7),
      ...LINES.filter((role) => contrast(strong[role]!, surface) < 4.5),
    ];
    expect(weak).toEqual([]);
    expect(contrast(themeVariables[scheme]["--line"]!, surface)).toBeLessThan(4.5);
  });

  it("what only a shadow sets off has an edge", () => {
    expect(contrastVariables.light["--shadow-2"]).toMatch(/^0 0 0 1px #/);
    expect(themeCss()).toContain("@media (prefers-contrast: more)");
  });
});
