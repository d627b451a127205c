import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isWithinOneTypo, TypoIndex } from "./spellings.ts";

describe("isWithinOneTypo", () => {
  it.each([
    ["concert", "concert"],
    ["concert", "conceert"],
    ["concert", "concrt"],
    ["concert", "conzert"],
    ["concert", "cnocert"],
    ["concert", "oncert"],
    ["concert", "concertt"],
    ["concert", "concetr"],
  ])("forgives %s for %s", (a, b) => {
    expect(isWithinOneTypo(a, b)).toBe(true);
    expect(isWithinOneTypo(b, a)).toBe(true);
  });

  it.each([
    ["concert", "konzert"],
    ["concert", "concer-tt"],
    ["concert", "trecnoc"],
    ["abcd", "badc"],
    ["abc", "cab"],
    ["ab", ""],
  ])("does not take %s for %s", (a, b) => {
    expect(isWithinOneTypo(a, b)).toBe(false);
    expect(isWithinOneTypo(b, a)).toBe(false);
  });
});

describe("TypoIndex", () => {
  const word = fc.string({ unit: fc.constantFrom(..."abж"), maxLength: 6 });

  it("finds exactly the words within one typo", () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), word, (words, query) => {
        const found = new Set<number>();
        new TypoIndex(words).visit(query, (at) => found.add(at));
        const expected = words.flatMap((each, at) => (isWithinOneTypo(each, query) ? [at] : []));
        expect([...found].sort((a, b) => a - b)).toEqual(expected);
      }),
    );
  });
});
