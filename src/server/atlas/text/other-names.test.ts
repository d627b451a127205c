import { expect, it } from "vitest";
import { parseQuery } from "./vocabulary.ts";

const NAMES: Record<string, string[]> = {
  συναυλια: ["concert"],
  "حفل موسيقي": ["concert"],
  "نيو يورك": ["new york"],
};
const words = (query: string) =>
  parseQuery(query, (name) => NAMES[name] ?? []).map(({ written }) =>
    written.filter((each) => each !== "synavlia"),
  );

it("asks for a word or one of its other names", () => {
  expect(words("συναυλία jazz").map((each) => each.includes("concert"))).toEqual([true, false]);
  expect(words("حفل موسيقي")).toEqual([
    ["حفل", "concert"],
    ["موسيقي", "concert"],
  ]);
});

it("asks for all words of a name or all of the other", () => {
  expect(words("نيو يورك")).toEqual([
    ["نيو", "new"],
    ["نيو", "york"],
    ["يورك", "new"],
    ["يورك", "york"],
  ]);
});

it("asks for no more words than a match has points for", () => {
  const long = Array.from({ length: 5 }, () => "نيو يورك").join(" ");
  expect(parseQuery(`${long} a b c`, (name) => NAMES[name] ?? []).length).toBeLessThanOrEqual(18);
});
