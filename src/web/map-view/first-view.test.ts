import fc from "fast-check";
import { expect, it } from "vitest";
import type { FirstViewQuestion, PageContext } from "#contract/pages.ts";
import { viewAround } from "#web/map/engine/view-around.ts";
import { boxAroundView, firstViewOf } from "./first-view.ts";
import { growToGrid } from "./view-box.ts";

const PADDING = { top: 128, right: 80, bottom: 40, left: 448 };
const EMPTY = { listed: [], cities: [], cityTotal: 0, totals: { venues: 0, events: 0 }, tonight: 0 };

/** A page's context as far as it is read, with what was asked of the server. */
function pageWith(venues: string | undefined, isPhone = false) {
  const asked: FirstViewQuestion[] = [];
  const services = {
    countryName: (text: string) => (text === "Bulgaria" ? text : undefined),
    visitorPlace: () => ({ longitude: 23.32, latitude: 42.7, country: "Bulgaria" }),
    venuesIn: (question: FirstViewQuestion) => {
      asked.push(question);
      return venues;
    },
    busiestIn: () => EMPTY,
  };
  const page = { services, address: "127.0.0.1", isPhone, user: undefined } as unknown as PageContext;
  return { page, asked };
}

it("WEB-41 holds the box that any screen up to full HD asks for, with or without panels", () => {
  const screens = fc.record({
    width: fc.integer({ min: 320, max: 1_920 }),
    height: fc.integer({ min: 480, max: 1_080 }),
  });
  const cameras = fc.record({
    longitude: fc.double({ min: -170, max: 170, noNaN: true }),
    latitude: fc.double({ min: -65, max: 75, noNaN: true }),
    zoom: fc.double({ min: 11, max: 18, noNaN: true }),
  });
  const paddings = fc.constantFrom(PADDING, { top: 120, right: 0, bottom: 160, left: 0 });
  fc.assert(
    fc.property(screens, cameras, paddings, (screen, camera, padding) => {
      const first = firstViewOf(pageWith("[]").page, { camera, filter: {} }, PADDING)!;
      expect(boxAroundView(viewAround(camera, screen, padding).bounds, first)).toEqual(first.box);
    }),
  );
});

it("WEB-41 a larger screen, or a view without venues, asks for its own box", () => {
  const camera = { longitude: 23.32, latitude: 42.7, zoom: 13 };
  const { bounds } = viewAround(camera, { width: 3_840, height: 2_160 }, PADDING);
  const first = firstViewOf(pageWith("[]").page, { camera, filter: {} }, PADDING);
  expect(boxAroundView(bounds, first)).toEqual(growToGrid(bounds));
  const full = firstViewOf(pageWith(undefined).page, { camera, filter: {} }, PADDING)!;
  expect(full.summary).toBe(EMPTY);
  expect(boxAroundView(full.view.bounds, full)).toEqual(growToGrid(full.view.bounds));
});

it("WEB-40 is around the visitor where the address says nothing, and smaller on phones", () => {
  const { page, asked } = pageWith("[]");
  const first = firstViewOf(page, { filter: {} }, PADDING)!;
  expect(first.view).toMatchObject({ longitude: 23.32, latitude: 42.7, zoom: 13 });
  const { page: phone } = pageWith("[]", true);
  const onPhone = firstViewOf(phone, { filter: {} }, PADDING)!;
  expect(onPhone.box.east - onPhone.box.west).toBeLessThan(first.box.east - first.box.west);
  expect(asked[0]).toMatchObject({ includeEmpty: false, filter: {} });
});

it("WEB-40 a wide view has the busiest, and an unknown country nothing", () => {
  const { page, asked } = pageWith("[]");
  const camera = { longitude: 23.32, latitude: 42.7, zoom: 7 };
  expect(firstViewOf(page, { camera, filter: {} }, PADDING)).toMatchObject({
    summary: EMPTY,
    venues: undefined,
  });
  expect(asked).toEqual([]);
  expect(firstViewOf(page, { filter: { country: "Nowhere" } }, PADDING)).toBeUndefined();
  expect(firstViewOf(page, { filter: { country: "Bulgaria" } }, PADDING)).toBeDefined();
});
