import { expect, it } from "vitest";
import { patternsOf } from "../scripts/patterns/collect.ts";
import { whyNotLinear } from "../scripts/patterns/find-linear.ts";

process.env.RECHECK_BACKEND = "pure";

it("SEC-305 every pattern of a source is found, also one that is made", () => {
  const code = 'const a = /a+$/g;\nconst b = new RegExp("b");\nconst c = RegExp(a.source, "u"); // not /d/';
  expect(patternsOf("x.ts", code)).toEqual([
    { at: "x.ts:1", text: "/a+$/g", literal: { source: "a+$", flags: "g" } },
    { at: "x.ts:2", text: "/b/", literal: { source: "b", flags: "" } },
    { at: "x.ts:3", text: 'RegExp(a.source, "u")' },
  ]);
});

it("SEC-305 a pattern whose time grows with the square of its input is found", () => {
  expect(whyNotLinear(String.raw`(\w+)=(?:"([^"]*)"|(\d+))`, "g")).toMatch("2nd degree");
  expect(whyNotLinear("(a+)+$", "")).toMatch("exponential");
  expect(whyNotLinear(String.raw`\s*(\w+)=(?:"([^"]*)"|(\d+))\s*(?:,|$)`, "y")).toBeUndefined();
  expect(whyNotLinear("^[a-z]+$", "v")).toBeUndefined();
});
