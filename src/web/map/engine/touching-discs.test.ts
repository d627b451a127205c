import { describe, expect, it } from "vitest";
import { type DiscDraft, joinTouching, takeIn } from "./touching-discs.ts";

const always40 = () => 40;
const disc = (x: number, count: number, part: number, diameter = 40): DiscDraft => ({
  x,
  y: 0,
  count,
  diameter,
  parts: [part],
});

describe("discs that would touch", () => {
  it("are one, in the middle of what they count", () => {
    const [only, ...rest] = joinTouching([disc(0, 1, 0), disc(30, 2, 1)], always40);
    expect(rest).toEqual([]);
    expect(only).toMatchObject({ x: 20, count: 3, parts: [1, 0] });
  });

  it("stay apart when there is a gap", () => {
    expect(joinTouching([disc(0, 1, 0), disc(40, 2, 1)], always40)).toHaveLength(2);
  });

  it("touch the sooner the larger they are", () => {
    const wide = (count: number) => (count > 50 ? 80 : 40);
    expect(joinTouching([disc(0, 100, 0, 80), disc(55, 2, 1)], wide)).toHaveLength(1);
  });

  it("keep their place when they count nothing", () => {
    const [only] = joinTouching([disc(0, 0, 0), disc(30, 0, 1)], always40);
    expect(only).toMatchObject({ x: 15, count: 0 });
  });

  it("lose no count, however many there are", () => {
    const row = Array.from({ length: 500 }, (_, index) => disc(index * 13, 1 + (index % 7), index));
    const joined = joinTouching(row, always40);
    const sum = (discs: readonly DiscDraft[]) => discs.reduce((total, { count }) => total + count, 0);
    expect(sum(joined)).toBe(sum(row));
    expect(joined.flatMap(({ parts }) => parts).sort((a, b) => a - b)).toEqual(row.map((_, index) => index));
  });
});

describe("what stands on a disc", () => {
  it("is counted by it", () => {
    const discs = [disc(0, 5, 0)];
    const free = takeIn(
      discs,
      [disc(19, 4, 1), disc(21, 1, 2)],
      always40,
      (single, on) => Math.abs(on.x - single.x) < 20,
    );
    expect(discs).toMatchObject([{ x: 0, count: 9, parts: [0, 1] }]);
    expect(free).toMatchObject([{ x: 21 }]);
  });
});
