import fc from "fast-check";
import { expect, it } from "vitest";
import { RankedBits, setBit, wordsFor } from "./ranked-bits.ts";

const LENGTH = 100;
const members = fc.uniqueArray(fc.integer({ min: 0, max: LENGTH - 1 }));

function bitsOf(positions: number[]): RankedBits {
  const words = new Uint32Array(wordsFor(LENGTH));
  for (const position of positions) setBit(words, position);
  return new RankedBits(words);
}

it("counts the members below any position", () => {
  fc.assert(
    fc.property(members, fc.integer({ min: 0, max: LENGTH }), (positions, at) => {
      const bits = bitsOf(positions);
      expect(bits.rank(at)).toBe(positions.filter((position) => position < at).length);
      expect(bits.total).toBe(positions.length);
    }),
  );
});

it("walks its members in order, within any range", () => {
  fc.assert(
    fc.property(members, fc.nat(LENGTH), fc.nat(LENGTH), (positions, a, b) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)];
      const bits = bitsOf(positions);
      const walked: number[] = [];
      for (let at = bits.next(low, high); at < high; at = bits.next(at + 1, high)) walked.push(at);
      expect(walked).toEqual(positions.filter((p) => p >= low && p < high).sort((x, y) => x - y));
    }),
  );
});

it("knows where a range ends without a member", () => {
  expect(bitsOf([]).next(3, 70)).toBe(70);
  expect(bitsOf([70]).next(3, 70)).toBe(70);
});
