import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bitmapFor, countBits, countGroups, hasTextBit, setTextBit } from "./segment.ts";

describe("countGroups", () => {
  it("counts the groups with at least one set bit, over any word borders", () => {
    const groups = fc.array(fc.array(fc.boolean(), { minLength: 1, maxLength: 80 }), { maxLength: 20 });
    fc.assert(
      fc.property(groups, (each) => {
        const bits = each.flat();
        const set = bitmapFor(bits.length);
        const last = bitmapFor(bits.length);
        for (const [at, bit] of bits.entries()) if (bit) setTextBit(set, at);
        let end = 0;
        for (const group of each) {
          end += group.length;
          setTextBit(last, end - 1);
        }
        expect(countGroups(set, last)).toBe(each.filter((group) => group.includes(true)).length);
        expect(countBits(set)).toBe(bits.filter(Boolean).length);
        expect(bits.map((_, at) => hasTextBit(set, at))).toEqual(bits);
      }),
    );
  });
});
