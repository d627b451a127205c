import { describe, expect, it } from "vitest";
import { markMatches } from "./match-marks.ts";

const marked = (text: string, searched: string) =>
  markMatches(text, searched)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join("");

describe("a found text marks", () => {
  it("the beginnings of words that were typed, whatever their case", () => {
    expect(marked("A to JazZ: the Jazzy Pyjazz", "jazz")).toBe("A to [JazZ]: the [Jazz]y Pyjazz");
  });

  it("each of several words", () => {
    expect(marked("Jazz by Moonlight", "moon jazz")).toBe("[Jazz] by [Moon]light");
  });

  it("words that differ in accents", () => {
    expect(marked("Café Nación", "cafe nacion")).toBe("[Café] [Nación]");
  });

  it("whole words written in another alphabet", () => {
    expect(marked("Вишнева градина", "vishneva")).toBe("[Вишнева] градина");
    expect(marked("Jazz Night", "джаз")).toBe("Jazz Night");
    expect(marked("Plovdiv Jazz", "Пловд")).toBe("[Plovdiv] Jazz");
  });

  it("nothing when nothing is searched", () => {
    expect(markMatches("Jazz", "")).toEqual([{ text: "Jazz", isMatch: false }]);
    expect(markMatches("", "jazz")).toEqual([]);
  });
});
