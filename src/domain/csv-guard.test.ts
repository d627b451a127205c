import { describe, expect, it } from "vitest";
import { guardCell, unguardCell } from "./csv-guard.ts";

describe("SEC-67 a cell of a table", () => {
  it.each([
    "=1+1",
    "+1+1",
    "-1+1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "\n=1",
    "＝cmd|calc!A1",
    "＋1",
    "－1",
    "＠SUM(A1)",
  ])("%j is no formula, and is read back as it was", (value) => {
    expect(guardCell(value)).toBe(`'${value}`);
    expect(unguardCell(guardCell(value))).toBe(value);
  });

  it.each(["Jazz = life", "-12.5", "'tis the season", ""])("%j stays as it is", (value) => {
    expect(guardCell(value)).toBe(value);
    expect(unguardCell(value)).toBe(value);
  });
});
