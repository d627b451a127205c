import { expect, it } from "vitest";
import { fitHeight } from "./use-map-padding.ts";

it("A11Y-04: the map's padding leaves a strip of a low window", () => {
  const padding = { top: 120, right: 0, bottom: 160, left: 0 };
  expect(fitHeight(padding, 844)).toEqual(padding);
  expect(fitHeight(padding, 256)).toEqual({ ...padding, top: 16 });
  expect(fitHeight(padding, 100)).toEqual({ ...padding, top: 0, bottom: 20 });
});
