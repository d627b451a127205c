import { describe, expect, it } from "vitest";
import { VENUE_CATEGORIES } from "#domain/category.ts";
import { diceOf } from "#domain/dice.ts";
import type { VenuePin } from "./map-data.ts";
import { worldPx } from "./mercator-box.ts";
import { VenueClusters } from "./venue-clusters.ts";

const WORLD = { left: 0, top: 0, right: 1, bottom: 1 };
let made = 0;

/** A venue on the equator, so many pixels east of Greenwich at a zoom. */
function venueAt(px: number, zoom: number, fields: Partial<VenuePin> = {}): VenuePin {
  const longitude = (px / worldPx(zoom)) * 360;
  return {
    id: `v${++made}`,
    name: "Hall",
    category: "concert",
    events: 1,
    longitude,
    latitude: 0,
    ...fields,
  };
}

const marksAt = (pins: VenuePin[], zoom: number, found: ReadonlySet<string> | null = null) =>
  new VenueClusters(pins).marksIn(WORLD, zoom, found);

describe("MAP-05 venues", () => {
  it("within 15 px are one cluster that shows the number of their events", () => {
    const { discs, pins } = marksAt([venueAt(0, 12, { events: 5 }), venueAt(14, 12)], 12);
    expect(discs).toMatchObject([{ label: "6", diameter: 80 }]);
    expect(pins).toEqual([]);
  });

  it("farther apart are pins", () => {
    const { discs, pins } = marksAt([venueAt(0, 12), venueAt(16, 12)], 12);
    expect(discs).toEqual([]);
    expect(pins).toHaveLength(2);
  });

  it("are clustered up to zoom 15 and no further", () => {
    const close = [venueAt(0, 16), venueAt(14, 16)];
    expect(marksAt(close, 15.9).discs).toHaveLength(1);
    expect(marksAt(close, 16).pins).toHaveLength(2);
  });

  it("give the cluster a size by its share of all events", () => {
    const pins = [venueAt(0, 12), venueAt(5, 12), venueAt(500, 12), venueAt(700, 12, { events: 5 })];
    expect(marksAt(pins, 12).discs).toMatchObject([{ diameter: 50 }]);
  });

  it("of a view alone are counted", () => {
    const pins = [venueAt(0, 12), venueAt(5, 12), venueAt(5000, 12)];
    const half = { ...WORLD, right: 0.5 + 100 / worldPx(12) };
    expect(new VenueClusters(pins).marksIn(half, 12, null).pins).toEqual([]);
  });
});

describe("MAP-43 numbers", () => {
  const place = (right: number, down: number, fields: Partial<VenuePin> = {}) =>
    venueAt(right, 12, { latitude: (-down / worldPx(12)) * 360, ...fields });
  const pair = () => [place(0, 0, { events: 4 }), place(5, 0, { events: 5 })];
  const far = () => place(4000, 0, { events: 91 });

  it("of discs take in a pin that touches one, by its head, its cone or its badge", () => {
    for (const [right, down] of [
      [0, 60],
      [30, 30],
      [-40, 100],
      [25, 0],
    ] as const) {
      const { discs, pins } = marksAt([...pair(), far(), place(right, down, { events: 2 })], 12);
      expect([discs[0]?.label, pins.length]).toEqual(["11", 1]);
    }
    const beside = marksAt([...pair(), far(), place(90, 0)], 12);
    expect([beside.discs[0]?.label, beside.pins.length]).toEqual(["9", 2]);
  });

  it("of discs are not hidden by what a dot leaves free", () => {
    const later = marksAt([...pair(), far(), place(0, 60, { time: "later" })], 12);
    expect(later.discs).toMatchObject([{ label: "9" }]);
    const touching = marksAt([...pair(), far(), place(25, 0, { time: "later" })], 12);
    expect(touching.discs).toMatchObject([{ label: "10" }]);
  });

  it("on badges are not hidden: the pin with fewer events becomes a dot", () => {
    const [north, south] = [place(0, 0, { events: 9 }), place(25, 5, { events: 2 })];
    const { pins } = marksAt([north, south, far()], 12);
    const small = pins.filter(({ isSmall }) => isSmall).map(({ venue }) => venue);
    expect(small).toEqual([south]);
  });

  it("are split by zooming in, and never lost", () => {
    const dice = diceOf("split");
    const pins = Array.from({ length: 400 }, () =>
      venueAt(0, 0, {
        longitude: 23 + dice.whole(0, 2000) / 10_000,
        latitude: 42 + dice.whole(0, 1500) / 10_000,
        events: dice.whole(1, 9),
      }),
    );
    const total = pins.reduce((sum, { events }) => sum + events, 0);
    for (const zoom of [11, 12, 13, 14, 15, 16]) {
      const marks = marksAt(pins, zoom);
      const inDiscs = marks.discs.reduce((sum, { label }) => sum + Number(label), 0);
      expect(marks.pins.reduce((sum, { venue }) => sum + venue.events, inDiscs)).toBe(total);
    }
  });
});

describe("MAP-06 a cluster", () => {
  it("MAP-45 knows the bounds of its venues", () => {
    const pins = [venueAt(0, 12), venueAt(10, 12, { latitude: 0.001 }), venueAt(9000, 12)];
    const [disc] = marksAt(pins, 12).discs;
    expect(disc.bounds()).toEqual({
      west: 0,
      south: 0,
      east: pins[1].longitude,
      north: 0.001,
    });
  });

  it("opens at the first zoom that parts its venues", () => {
    const pins = [venueAt(0, 15), venueAt(16, 15), venueAt(9000, 15)];
    const clusters = new VenueClusters(pins);
    const [disc] = clusters.marksIn(WORLD, 12, null).discs;
    expect(disc.venues?.()).toEqual(pins.slice(0, 2));
    expect(clusters.expansionZoom(disc.venues?.() ?? [], 12)).toBe(15);
  });

  it("opens at zoom 17 at most, and else is a list", () => {
    const far = [venueAt(0, 17), venueAt(9, 17)];
    expect(new VenueClusters(far).expansionZoom(far, 13)).toBe(17);
    const near = [venueAt(0, 17), venueAt(7, 17)];
    expect(new VenueClusters(near).expansionZoom(near, 13)).toBeUndefined();
  });

  it("of venues on one spot stays one mark at every zoom", () => {
    const spot = [venueAt(50, 10), venueAt(50, 10), venueAt(50, 10)];
    for (const zoom of [11, 15, 16, 18, 20]) {
      const { discs, pins } = marksAt(spot, zoom);
      expect([discs.length, pins.length, discs[0].label]).toEqual([1, 0, "3"]);
    }
  });
});

it("a search fades what it did not find; a disc stays when one of its venues was found", () => {
  const [hidden, found, alone] = [venueAt(0, 12), venueAt(5, 12), venueAt(900, 12)];
  const { discs, pins } = marksAt([hidden, found, alone], 12, new Set([found.id]));
  expect(discs[0].isFaint).toBe(false);
  expect(pins[0].isFaint).toBe(true);
});

it("counts every venue of a dense region exactly once at every zoom", () => {
  const dice = diceOf("dense region");
  const pins = Array.from({ length: 3_000 }, () =>
    venueAt(0, 0, {
      longitude: 23 + dice.whole(0, 4000) / 10_000,
      latitude: 42 + dice.whole(0, 3000) / 10_000,
      category: dice.pick([...VENUE_CATEGORIES]),
    }),
  );
  for (const zoom of [2, 11, 13, 15, 16, 19]) {
    const { discs, pins: alone } = marksAt(pins, zoom);
    const within = discs.flatMap((disc) => disc.venues?.() ?? []);
    const ids = [...within, ...alone.map(({ venue }) => venue)].map(({ id }) => id);
    expect(new Set(ids).size).toBe(pins.length);
    expect(ids).toHaveLength(pins.length);
  }
});
