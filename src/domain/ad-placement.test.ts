import { expect, it } from "vitest";
import { hasAdBefore } from "./ad-placement.ts";

it("VEN-03 places an ad card before the events with index 3, 8, 13 and so on", () => {
  const indexes = Array.from({ length: 20 }, (_, index) => index).filter(hasAdBefore);
  expect(indexes).toEqual([3, 8, 13, 18]);
});
