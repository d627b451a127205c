import { describe, expect, it } from "vitest";
import { eventIndexAt, slideIndexOf, slidesOf } from "./slides.ts";

const events = Array.from({ length: 10 }, (_, index) => `e${index}`);
const slides = slidesOf(events);

describe("the cards of a venue", () => {
  it("VEN-03 have an ad before the events with index 3 and 8", () => {
    expect(slides.map((slide) => (slide.kind === "ad" ? "ad" : slide.event))).toEqual([
      "e0",
      "e1",
      "e2",
      "ad",
      "e3",
      "e4",
      "e5",
      "e6",
      "e7",
      "ad",
      "e8",
      "e9",
    ]);
    expect(slidesOf(events.slice(0, 3)).some(({ kind }) => kind === "ad")).toBe(false);
  });

  it("VEN-03 do not count an ad", () => {
    expect([2, 3, 4].map((slide) => eventIndexAt(slides, slide))).toEqual([2, 2, 3]);
    expect(eventIndexAt(slides, 11)).toBe(9);
    expect(eventIndexAt(slides, 99)).toBe(9);
  });

  it("are found by their event", () => {
    expect(slideIndexOf(slides, 3)).toBe(4);
  });
});
