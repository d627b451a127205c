import { describe, expect, it, vi } from "vitest";
import { eventAt, eventually, openExplore, venueOf } from "#tests/support/explore-screen.tsx";
import { click, fill } from "#tests/support/mount.ts";
import { FilterPanel } from "./filter-panel.tsx";

const HOUR_MS = 3_600_000;
const price = (from: number) => ({ isFree: false, from, to: null, currency: "BGN" });
const VENUES = [
  venueOf("1", [
    eventAt(Date.now() + HOUR_MS, { price: price(20) }),
    eventAt(Date.now() + 30 * HOUR_MS, { _id: "2", price: price(78) }),
  ]),
];

const open = (search = "", counts = {}, days = []) =>
  openExplore(<FilterPanel id="panel" />, search, { venues: VENUES, counts, days });

it("MAP-204 the panel begins with category, country and city", async () => {
  const { screen } = await open();
  const titles = [...screen.querySelectorAll("legend, h3, label")].map(({ textContent }) => textContent);
  const firstOf = (title: string) => titles.findIndex((text) => text?.startsWith(title));
  const order = ["Category", "Country", "City", "When", "Price"].map(firstOf);
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

describe("FIL-24 when", () => {
  it("is a moment or days, one at a time, and times of day beside them", async () => {
    const { button, isPressed, filter } = await open("?from=2026-11-20&to=2026-11-22");
    await click(button("Tonight"));
    expect(filter()).toEqual({ when: "tonight" });
    expect(isPressed("Tonight")).toBe(true);
    await click(button("On now"));
    expect(filter()).toEqual({ when: "now" });
    await click(button("Next 7 days"));
    expect(Object.keys(filter())).toEqual(["from", "to"]);
    await click(button("Night 23–06"));
    await click(button("Evening 18–23"));
    expect(filter().times).toBe("evening,night");
    expect(isPressed("Next 7 days")).toBe(true);
    await click(button("Next 7 days"));
    await click(button("Night 23–06"));
    expect(filter()).toEqual({ times: "evening" });
    await click(button("Evening 18–23"));
    expect(filter()).toEqual({});
  });
});

describe("FIL-25 price", () => {
  it("is any, free or up to an amount in the currency of the view", async () => {
    const { button, isPressed, filter } = await open();
    await eventually(() => button("up to BGN 40")).toBeDefined();
    expect(isPressed("Any")).toBe(true);
    await click(button("Free"));
    expect(filter()).toEqual({ free: "true" });
    await click(button("up to BGN 40"));
    expect(filter()).toEqual({ maxPrice: "40", currency: "BGN" });
    await click(button("Any"));
    expect(filter()).toEqual({});
  });

  it("is moved in steps of five, told aloud, and counts once the slider rests", async () => {
    const { screen, isPressed, filter } = await open();
    const slider = screen.querySelector<HTMLInputElement>('input[type="range"]')!;
    await eventually(() => [slider.min, slider.max, slider.step]).toEqual(["5", "80", "5"]);
    await fill(slider, "50");
    await fill(slider, "55");
    expect(slider.getAttribute("aria-valuetext")?.replaceAll("\u00a0", " ")).toBe("up to BGN 55");
    expect(filter()).toEqual({});
    await eventually(filter).toEqual({ maxPrice: "55", currency: "BGN" });
    await eventually(() => isPressed("up to BGN 55")).toBe(true);
  });
});

it("FIL-26 for whom: families by their tag, and an age", async () => {
  const { screen, button, filter } = await open("?tags=jazz");
  await click(button("Family"));
  expect(filter()).toEqual({ tags: "jazz,family" });
  await click(button("Family"));
  await fill(screen.querySelector<HTMLSelectElement>('select[aria-label="Age"]')!, "6");
  expect(filter()).toEqual({ tags: "jazz", age: "6" });
});

describe("FIL-06 the panel's numbers", () => {
  it("FIL-22 are of the view and of the world, and a category has what a click would give", async () => {
    const { text, button, screen } = await open("?categories=concert", {
      events: 44,
      world: 11_868,
      categories: { concert: 44, party: 31 },
    });
    await eventually(text).toContain("44 matches in view 11,868 worldwide");
    const boxes = [...screen.querySelectorAll("label")].map(({ textContent }) => textContent);
    expect(boxes).toEqual(expect.arrayContaining(["Concert44", "Party31", "Sport0"]));
    expect(button("OK · Show 44")).toBeDefined();
  });

  it("WEB-54 the ways on keep their place while a view that moved is counted", async () => {
    const { button, nudge } = await open("?free=true", { world: 214, without: { price: 12 } });
    await eventually(() => button("Without Free: 12")).toBeDefined();
    const answered = fetch;
    vi.stubGlobal("fetch", (url: string) =>
      url.startsWith("/api/counts") ? new Promise(() => {}) : answered(url),
    );
    await nudge();
    expect(button("Without Free: 12")).toBeDefined();
    // Those of another filter would lead astray.
    await click(button("Family"));
    expect(button("Without Free: 12")).toBeUndefined();
  });

  it("FIL-27 with nothing in view, the world is one tap away, and so are the ways on", async () => {
    const { button, flights } = await open("?free=true", { world: 214, without: { price: 12 } });
    await eventually(() => button("Without Free: 12")).toBeDefined();
    expect(button("OK")).toBeDefined();
    await eventually(() => button("Show 214 worldwide")).toBeDefined();
    await expect.poll(() => click(button("Show 214 worldwide")).then(() => flights.length)).toBe(1);
    expect(flights[0]).toMatchObject({ longitude: 10, latitude: 20 });
  });

  it("FIL-04 clearing takes every filter off and leaves the map where it is", async () => {
    const at = "at=42.69770%2C23.32190%2C14";
    const { button, filter } = await open(
      `?when=tonight&times=night&free=true&tags=family&age=6&country=Bulgaria&${at}`,
    );
    await click(button("Clear Filters"));
    expect(filter()).toEqual({ at: "42.69770,23.32190,14" });
  });
});
