import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { VENUE_CATEGORIES } from "#domain/category.ts";
import { drawPoster } from "./poster.ts";

const FACTS = { id: 7, name: "Winter Strings", category: "concert", date: "2026-11-15", time: "19:30" };

/** The picture without its words: what makes two posters look alike. */
const artOf = (svg: string) => svg.replace(/<title>.*?<\/title>|<text.*<\/text>/gs, "");

/** Enough of XML to catch a broken poster: tags that close in order, no bare sign, no wrong number. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s[\w:-]+=(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g,
    (_, end, name, __, empty) => {
      if (end) return open.pop() === name ? "" : "<";
      if (!empty) open.push(name);
      return "";
    },
  );
  return open.length === 0 && !/[<>]|&(?!#\d+;)/.test(rest) && !/NaN|undefined|Infinity/.test(svg);
}

describe("a poster", () => {
  it("shows the event's title, date and time in the category's colours", () => {
    const svg = drawPoster(FACTS);
    expect(svg).toContain("Winter Strings</tspan>");
    expect(svg).toContain("15.11.2026 · 19:30h");
    expect(svg).toMatch(/#2A0E57|#7C2FE0|#E9DBFF/);
    expect(svg).toContain(`viewBox="0 0 800 1000"`);
  });

  it("TIME-29 shows no hour where none is known", () => {
    expect(drawPoster({ ...FACTS, time: "" })).toContain(">15.11.2026<");
  });

  it("is the same every time", () => {
    expect(drawPoster(FACTS)).toBe(drawPoster(FACTS));
  });

  it.each(VENUE_CATEGORIES)("of the category %s is a picture of its own for every event", (category) => {
    const posters = Array.from({ length: 200 }, (_, id) => drawPoster({ ...FACTS, category, id }));
    expect(new Set(posters.map(artOf)).size).toBe(200);
    expect(posters.filter((svg) => !isWellFormed(svg))).toEqual([]);
  });

  it("changes its ground within any long enough row", () => {
    const groundOf = (svg: string) => /<rect width="800" height="1000" fill="(#\w+)"/.exec(svg)?.[1];
    const grounds = Array.from({ length: 60 }, (_, id) => groundOf(drawPoster({ ...FACTS, id })));
    for (let i = 0; i + 12 <= grounds.length; i++)
      expect(new Set(grounds.slice(i, i + 12)).size).toBeGreaterThan(1);
    expect(new Set(grounds).size).toBe(3);
  });

  it("of an unknown category looks like any other event's", () => {
    expect(drawPoster({ ...FACTS, category: "opera" })).toBe(drawPoster({ ...FACTS, category: "other" }));
  });

  it("stays small", () => {
    const sizes = VENUE_CATEGORIES.flatMap((category) =>
      Array.from({ length: 40 }, (_, id) => drawPoster({ ...FACTS, category, id }).length),
    );
    expect(Math.max(...sizes)).toBeLessThan(20_000);
  });

  it("holds any title without breaking", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 200 }),
        fc.constantFrom(...VENUE_CATEGORIES),
        (name, category) => {
          expect(isWellFormed(drawPoster({ ...FACTS, name, category }))).toBe(true);
        },
      ),
    );
  });

  it("shows markup in a title as text", () => {
    const svg = drawPoster({ ...FACTS, name: `<script>"x" & 'y'</script>` });
    expect(svg).not.toContain("<script");
    expect(isWellFormed(svg)).toBe(true);
  });
});
