import { describe, expect, it } from "vitest";
import { latinSpellings, officialSpellings } from "./spellings.ts";

describe("officialSpellings", () => {
  it.each([
    ["koncert", "kontsert"],
    ["concert", "kontsert"],
    ["qmbol", "yambol"],
    ["4ushka", "chushka"],
    ["6umen", "shumen"],
    ["jena", "zhena"],
    ["jaz", "dzhaz"],
    ["djaz", "dzhaz"],
    ["warna", "varna"],
    ["xaskovo", "haskovo"],
    ["taxi", "taksi"],
    ["bulgarski", "balgarski"],
    ["bylgarski", "balgarski"],
    ["mariq", "maria"],
    ["sofiya", "sofia"],
    ["triavna", "tryavna"],
    ["liuben", "lyuben"],
    ["chaika", "chaika"],
  ])("reads %s as %s", (typed, official) => {
    expect(officialSpellings(typed)).toContain(official);
  });

  it("tries the word as typed first", () => {
    expect(officialSpellings("jazz")[0]).toBe("jazz");
  });

  it("stays small however doubtful the word", () => {
    expect(officialSpellings("ujuycqyujxcu".repeat(3)).length).toBeLessThanOrEqual(25);
  });
});

describe("latinSpellings", () => {
  it.each([
    ["концерт", "kontsert"],
    ["концерт", "koncert"],
    ["концерт", "concert"],
    ["джаз", "jaz"],
    ["кафе", "cafe"],
    ["такси", "taxi"],
    ["българия", "bulgaria"],
    ["търново", "turnovo"],
    ["софия", "sofia"],
    ["софия", "sofiya"],
    ["αθηνα", "athina"],
  ])("writes %s as %s", (typed, latin) => {
    expect(latinSpellings(typed)).toContain(latin);
  });

  it("drops spellings without a letter", () => {
    expect(latinSpellings("ь")).toEqual([]);
  });
});
