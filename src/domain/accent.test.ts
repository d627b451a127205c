import { describe, expect, it } from "vitest";
import { accentColors, accentProblem, GROUNDS } from "./accent.ts";
import { contrastOf, mixOf } from "./contrast.ts";

describe("INST-01 the contrast of an accent", () => {
  it("is WCAG's", () => {
    expect(contrastOf("#000000", "#FFFFFF")).toBe(21);
    expect(contrastOf("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
    expect(mixOf("#FF0000", "#0000FF", 0.5)).toBe("#800080");
  });

  it.each(["#FFD400", "#FF5A4F", "#FFFFFF", "#00C2A8"])(
    "%s is too pale for white letters; what is suggested is not",
    (light) => {
      const problem = accentProblem({ light, dark: undefined });
      expect(problem?.field).toBe("light");
      expect(problem?.ratio).toBeLessThan(4.5);
      expect(accentProblem({ light: problem!.suggestion, dark: undefined })).toBeUndefined();
    },
  );

  it("a colour for the night is light enough to be read there, or another is suggested", () => {
    const problem = accentProblem({ light: "#0B5D3B", dark: "#0B5D3B" });
    expect(problem).toMatchObject({ field: "dark" });
    expect(problem?.ratio).toBeLessThan(4.5);
    expect(accentProblem({ light: "#0B5D3B", dark: problem!.suggestion })).toBeUndefined();
  });

  it.each(["#0B5D3B", "#000000", "#6A1B9A", "#D93A30", "#0000FF"])(
    "whatever is derived from %s is readable on every ground",
    (light) => {
      const colors = accentColors({ light, dark: undefined });
      expect(contrastOf(colors.fill, "#FFFFFF")).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(colors.fillHover, "#FFFFFF")).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(colors.night, GROUNDS.dark.page)).toBeGreaterThanOrEqual(4.5);
      for (const time of ["light", "dark"] as const)
        for (const ground of [...Object.values(GROUNDS[time]), colors[time].tint]) {
          expect(contrastOf(colors[time].ink, ground)).toBeGreaterThanOrEqual(4.5);
          expect(contrastOf(colors[time].strongInk, ground)).toBeGreaterThanOrEqual(7);
        }
    },
  );
});
