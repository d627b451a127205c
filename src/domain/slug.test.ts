import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slugify, uniqueSlug } from "#domain/slug.ts";

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const anyText = fc.oneof(
  fc
    .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 200 })
    .map((codes) => String.fromCodePoint(...codes)),
  fc.string({ unit: fc.constantFrom(..."ab-9 é—Щ'"), maxLength: 200 }),
  fc.constantFrom("2026-05-06", "2026 05 06 ".repeat(20), "1234-56", ""),
);

describe("slugify", () => {
  it("writes any name in lower-case ASCII", () => {
    expect(slugify("Ивана & Приятели: Щур Карнавал!")).toBe("ivana-priyateli-shtur-karnaval");
    expect(slugify("  L'Été à Besançon — nº 5 ")).toBe("lete-a-besancon-no-5");
  });

  it("gives the fallback where no letter is left", () => {
    expect(slugify("東京")).toBe("event");
    expect(slugify("!!!", "venue")).toBe("venue");
  });

  it("cuts at a word, or inside a word that is too long alone", () => {
    expect(slugify(`${"abcdefghi ".repeat(10)}`)).toBe(Array(8).fill("abcdefghi").join("-"));
    expect(slugify("a".repeat(100))).toHaveLength(80);
  });

  it("never gives what looks like a date", () => {
    expect(slugify("2026-05-06")).toBe("2026-05-06-event");
    expect(slugify("2026-05-06 party")).toBe("2026-05-06-party");
  });

  it("is always a slug of at most 80 characters", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const slug = slugify(text);
        expect(slug).toMatch(SLUG);
        expect(slug).not.toMatch(DATE);
        expect(slug.length).toBeLessThanOrEqual(80);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });
});

describe("uniqueSlug", () => {
  const takenBy =
    (...taken: string[]) =>
    (slug: string) =>
      taken.includes(slug);

  it("is the name itself while that is free", () => {
    expect(uniqueSlug("arena", takenBy(), ["Sofia"])).toBe("arena");
  });

  it("adds the city, then a number", () => {
    expect(uniqueSlug("arena", takenBy("arena"), ["Велико Търново"])).toBe("arena-veliko-tarnovo");
    expect(uniqueSlug("arena", takenBy("arena", "arena-sofia"), ["София"])).toBe("arena-sofia-2");
    expect(uniqueSlug("arena", takenBy("arena", "arena-sofia", "arena-sofia-2"), ["София"])).toBe(
      "arena-sofia-3",
    );
  });

  it("goes on to numbers where there is no usable hint", () => {
    expect(uniqueSlug("arena", takenBy("arena"), ["東京"])).toBe("arena-2");
  });

  it("is always free, a slug, and at most 80 characters", () => {
    const world = fc.tuple(anyText, fc.array(anyText, { maxLength: 2 }), fc.nat({ max: 15 }));
    fc.assert(
      fc.property(world, ([text, hints, collisions]) => {
        const taken = new Set<string>();
        for (let k = 0; k < collisions; k++)
          taken.add(uniqueSlug(slugify(text), (slug) => taken.has(slug), hints));
        expect(taken.size).toBe(collisions);
        for (const slug of taken) {
          expect(slug).toMatch(SLUG);
          expect(slug).not.toMatch(DATE);
          expect(slug.length).toBeLessThanOrEqual(80);
        }
      }),
    );
  });
});
