import { expect, it } from "vitest";
import { fitHeight, paddingsOf } from "./use-map-padding.ts";

it("A11Y-04: the map's padding leaves a strip of a low window", () => {
  const padding = { top: 120, right: 0, bottom: 160, left: 0 };
  expect(fitHeight(padding, 844)).toEqual(padding);
  expect(fitHeight(padding, 256)).toEqual({ ...padding, top: 16 });
  expect(fitHeight(padding, 100)).toEqual({ ...padding, top: 0, bottom: 20 });
});

it("NAV-23 on tablets the map's centre lies right of the card and above the bottom bar", () => {
  const tablet = paddingsOf("tablet", 768);
  for (const padding of [tablet.beside, tablet.venue]) {
    expect(padding.left).toBeGreaterThanOrEqual(16 + 384);
    expect(padding.bottom).toBeGreaterThanOrEqual(72);
  }
  const low = paddingsOf("short-tablet", 450).venue;
  expect(low.left).toBeGreaterThanOrEqual(12 + 344);
  expect(low.bottom).toBeGreaterThanOrEqual(56);
  expect(450 - low.top - low.bottom).toBeGreaterThan(200);
  expect(paddingsOf("tablet", 768).collapsed.left).toBeLessThan(50);
});
