import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold, spelledWords, words } from "#domain/fold.ts";

const codePoints = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }))
  .map((codes) => String.fromCodePoint(...codes));

describe("fold", () => {
  it("forgets case and accents", () => {
    expect(fold("Café NAÏVE Ångström Čapek İzmir")).toBe("cafe naive angstrom capek izmir");
  });

  it("spells out letters that have no accent to lose", () => {
    expect(fold("Straße Øresund Łódź Đorđe Æon Œuvre Diyarbakır Þór")).toBe(
      "strasse oresund lodz dorde aeon oeuvre diyarbakir thor",
    );
  });

  it("keeps й apart from и, composed or not, and takes ё for е", () => {
    expect(fold("Край")).toBe("край");
    expect(fold("Край".normalize("NFD"))).toBe("край");
    expect(fold("Ёлка")).toBe("елка");
  });

  it("takes all forms of sigma for one", () => {
    expect(fold("ΟΔΥΣΣΕΥΣ")).toBe(fold("οδυσσεύς"));
  });

  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(codePoints, (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

describe("words", () => {
  it("splits at everything that is neither letter nor digit", () => {
    expect(words("Rock'n'Roll: 24/7 — «Нощ», 東京!")).toEqual([
      "rock",
      "n",
      "roll",
      "24",
      "7",
      "нощ",
      "東京",
    ]);
  });

  it("finds no word in punctuation", () => {
    expect(words(" …!? 🎉 ")).toEqual([]);
  });

  it("gives words that are words themselves", () => {
    fc.assert(
      fc.property(codePoints, (text) => {
        for (const word of words(text)) expect(words(word)).toEqual([word]);
      }),
    );
  });
});

describe("spelledWords", () => {
  it("takes common Arabic spellings for one", () => {
    expect(spelledWords("القاهرة")).toEqual(spelledWords("القاهره"));
    expect(spelledWords("مستشفى أحمد")).toEqual(spelledWords("مستشفي احمد"));
  });

  it("takes hiragana for katakana", () => {
    expect(spelledWords("ろんどん とうきょう")).toEqual(spelledWords("ロンドン トウキョウ"));
  });
});
