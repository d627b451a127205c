import { expect, it } from "vitest";
import { vitalsActions } from "./actions.ts";

it("PAGE-09 shows what three visitors of four had, page by page", () => {
  const vitals = vitalsActions(() => 5);
  for (const value of [1_000, 1_000, 1_000, 9_000])
    vitals.record({ page: "map", vitals: [{ name: "LCP", value }] });
  vitals.record({ page: "blog", vitals: [{ name: "CLS", value: 0 }] });
  const { sinceMs, rows } = vitals.summary();
  expect(sinceMs).toBe(5);
  expect(rows).toEqual([
    { page: "map", name: "LCP", p75: expect.closeTo(1_000, -2), visits: 4 },
    { page: "blog", name: "CLS", p75: 0, visits: 1 },
  ]);
});
