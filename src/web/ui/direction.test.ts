import { afterEach, expect, it, vi } from "vitest";
import { dayByKey } from "./calendar-month.ts";
import { lineSign, stepOf } from "./direction.ts";

afterEach(() => vi.unstubAllGlobals());

it("I18N-26 arrow keys and rows that scroll follow the direction of the page's lines", () => {
  const keys = ["ArrowLeft", "ArrowRight", "Enter"];
  expect([lineSign(), ...keys.map(stepOf)]).toEqual([1, -1, 1, 0]);
  expect(dayByKey("2026-11-17", "ArrowLeft", false, 1)).toBe("2026-11-16");
  vi.stubGlobal("document", { documentElement: { dir: "rtl" } });
  expect([lineSign(), ...keys.map(stepOf)]).toEqual([-1, 1, -1, 0]);
  expect(dayByKey("2026-11-17", "ArrowLeft", false, 1)).toBe("2026-11-18");
});
