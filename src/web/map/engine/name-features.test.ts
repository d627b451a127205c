import { describe, expect, it } from "vitest";
import type { VenuePin } from "./map-data.ts";
import type { Marks, PinMark } from "./marks.ts";
import { boundsOf } from "./mercator-box.ts";
import { compareNamePriority, hasNames, nameFeatures, wrapped } from "./name-features.ts";

const venue = (id: string, fields: Partial<VenuePin> = {}): VenuePin => ({
  id,
  name: `Hall ${id}`,
  category: "party",
  events: 1,
  longitude: 0,
  latitude: 0,
  ...fields,
});
const pin = (id: string, fields: Partial<VenuePin> = {}, more: Partial<PinMark> = {}): PinMark => ({
  x: 0.5,
  y: 0.5,
  isFaint: false,
  isSmall: false,
  scale: 1,
  hasBadge: true,
  venue: venue(id, fields),
  ...more,
});
const noteOf = ({ id }: VenuePin) => ({ text: `20:00 · ${id}`, isNow: false });
const named = (marks: Partial<Marks>, zoom: number, selected?: PinMark) =>
  nameFeatures({ pins: [], discs: [], ...marks }, { zoom, selected, noteOf }).features.map(
    ({ properties }) => properties,
  );

describe("MAP-42 names on the map", () => {
  it("are shown from zoom 14, or 13 where fewer than 12 pins are", () => {
    expect(hasNames(14, 500)).toBe(true);
    expect(hasNames(13, 11)).toBe(true);
    expect(hasNames(13, 12)).toBe(false);
    expect(hasNames(12, 1)).toBe(false);
  });

  it("get room in order: on now, tonight, the soonest, the busiest", () => {
    const venues = [
      venue("busy week", { time: "week", startMs: 200, events: 9 }),
      venue("week", { time: "week", startMs: 200 }),
      venue("sooner week", { time: "week", startMs: 100 }),
      venue("tonight", { time: "tonight", startMs: 50 }),
      venue("now", { time: "now", startMs: 60 }),
    ];
    expect(venues.toSorted(compareNamePriority).map(({ id }) => id)).toEqual([
      "now",
      "tonight",
      "sooner week",
      "busy week",
      "week",
    ]);
    const pins = venues.map((each) => pin(each.id, each));
    expect(named({ pins }, 14).map(({ id, order }) => [order, id])).toEqual([
      [0, "now"],
      [1, "tonight"],
      [2, "sooner week"],
      [3, "busy week"],
      [4, "week"],
    ]);
  });

  it("stand beside upright pins alone, while dots and discs keep their room", () => {
    const pins = [
      pin("a"),
      pin("b", { time: "week" }, { scale: 0.75 }),
      pin("c", {}, { isSmall: true }),
      pin("d", {}, { isFaint: true }),
    ];
    const disc = {
      x: 0.5,
      y: 0.5,
      isFaint: false,
      diameter: 60,
      label: "3",
      ring: [],
      bounds: () => boundsOf([]),
    };
    expect(
      named({ pins, discs: [disc] }, 14).map(({ mark, name, diameter }) => [mark, name, diameter]),
    ).toEqual([
      ["disc", undefined, 60],
      ["dot", undefined, undefined],
      ["pin", "Hall a", undefined],
      ["pin", undefined, undefined],
      ["week", "Hall b", undefined],
    ]);
    expect(named({ pins }, 12)).toEqual([]);
  });

  it("wrap between words after about 160 px", () => {
    expect(wrapped("Bulgaria Hall", 22)).toBe("Bulgaria Hall");
    expect(wrapped("Ivan Vazov National Theatre", 22)).toBe("Ivan Vazov National\nTheatre");
    expect(wrapped("Donaudampfschifffahrtsgesellschaft", 22)).toBe("Donaudampfschifffahrtsgesellschaft");
  });

  it("always include the selected venue, before all others and once", () => {
    const pins = [pin("a"), pin("b")];
    const features = named({ pins }, 9, pins[0]);
    expect(features.map(({ mark, name, note }) => [mark, name, note])).toEqual([
      ["pin", undefined, undefined],
      ["selected", "Hall a", "20:00 · a"],
    ]);
  });
});
