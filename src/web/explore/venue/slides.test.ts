import { describe, expect, it } from "vitest";
import { eventIndexAt, slidesOf } from "./slides.ts";

const slides = slidesOf(["e0", "e1", "e2"], 4);

describe("the cards of a venue", () => {
  it("VEN-03 end with an ad before the fourth event", () => {
    expect(slides.map((slide) => (slide.kind === "ad" ? "ad" : slide.event))).toEqual([
      "e0",
      "e1",
      "e2",
      "ad",
    ]);
    const hasAd = (cards: string[], rest: number) => slidesOf(cards, rest).some(({ kind }) => kind === "ad");
    expect(hasAd(["e0", "e1", "e2"], 0)).toBe(false);
    expect(hasAd(["e0"], 2)).toBe(false);
  });

  it("VEN-03 do not count an ad", () => {
    expect([2, 3, 99].map((slide) => eventIndexAt(slides, slide))).toEqual([2, 2, 2]);
  });
});
