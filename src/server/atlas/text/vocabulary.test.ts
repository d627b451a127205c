import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { termsOf, Vocabulary } from "./vocabulary.ts";

function termsRead(texts: string[]): string[][] {
  const vocabulary = new Vocabulary();
  return texts.map((text) => vocabulary.read(text).map((number) => vocabulary.terms[number]));
}

const codePoints = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }))
  .map((codes) => String.fromCodePoint(...codes));

describe("Vocabulary", () => {
  it("gives one number to one term, however it is written", () => {
    const vocabulary = new Vocabulary();
    expect(vocabulary.read("Café CAFÉ cafe\u0301 кафе")).toEqual([0, 0, 0, 1]);
    expect(vocabulary.terms).toEqual(["cafe", "кафе"]);
  });

  it("reads the same terms as termsOf in every text", { timeout: 30_000 }, () => {
    const text = fc.oneof(
      codePoints,
      fc.string({ unit: fc.constantFrom(..."aÉßñ ,-9йЙиΣςŁ\u0306\u0301ﬁ½🎉𝒜東"), maxLength: 120 }),
    );
    fc.assert(
      fc.property(fc.array(text, { maxLength: 10 }), (texts) => {
        expect(termsRead(texts)).toEqual(texts.map(termsOf));
      }),
    );
  });

  it("keeps terms apart as their number grows", () => {
    const words = Array.from({ length: 20_000 }, (_, at) => `w${at}`);
    expect(termsRead([words.join(" "), words.join(",")])).toEqual([words, words]);
  });
});
