import { describe, expect, it } from "vitest";
import { eventIndexAt, slideIndexOf, slidesOf } from "./slides.ts";

const events = Array.from({ length: 10 }, (_, index) => `e${index}`);
const slides = slidesOf(events);

describe("VEN-03 the cards of a venue", () => {
  it("have an ad before the fourth event and after every five further ones", () => {
    const shown = slides.map((slide) => (slide.kind === "ad" ? "ad" : slide.event)).join(" ");
    expect(shown).toBe("e0 e1 e2 ad e3 e4 e5 e6 e7 ad e8 e9");
    expect(slidesOf(events.slice(0, 3)).every(({ kind }) => kind === "event")).toBe(true);
  });

  it("do not count ads", () => {
    expect([2, 3, 4, 9, 99].map((slide) => eventIndexAt(slides, slide))).toEqual([2, 2, 3, 7, 9]);
    expect([0, 3, 8].map((event) => slideIndexOf(slides, event))).toEqual([0, 4, 10]);
  });
});
