import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { eventAt, eventually, openExplore, venueOf } from "#tests/support/explore-screen.tsx";
import { click } from "#tests/support/mount.ts";
import { VenueListPanel } from "./venue-list.tsx";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
// A Monday, 18:40 at the venues.
const NOW = Date.parse("2026-11-16T18:40:00Z");
const LIST = <VenueListPanel isHidden={false} snap={1} onSnap={() => {}} />;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const heads = (screen: HTMLElement) =>
  [...screen.querySelectorAll("h3")].map(({ textContent }) => textContent);
const rows = (screen: HTMLElement) => screen.querySelectorAll("[data-venue]").length;

describe("TIME-40 tonight in the list", () => {
  const venues = [
    ...Array.from({ length: 7 }, (_, n) => venueOf(`now-${n}`, [eventAt(NOW - HOUR_MS)])),
    venueOf("both", [eventAt(NOW + HOUR_MS / 2), eventAt(NOW + 3 * HOUR_MS, { _id: "2" })]),
    venueOf("tomorrow", [eventAt(NOW + DAY_MS)]),
  ];

  it("stands in groups that count events; a long one opens in place", async () => {
    const { screen, button } = await openExplore(LIST, "?when=tonight", { venues });
    await eventually(() => heads(screen)).toEqual(["On now 7", "Within the hour 1", "Later tonight 1"]);
    expect(rows(screen)).toBe(4 + 1 + 1);
    await click(button("On now: 3 more"));
    expect(rows(screen)).toBe(7 + 1 + 1);
    expect(button(/more/)).toBeUndefined();
  });

  it("TIME-44 is offered above the list in the evening, until days or a moment are chosen", async () => {
    vi.setSystemTime(new Date(2026, 10, 16, 17, 0));
    const soon = [venueOf("soon", [eventAt(Date.now() + HOUR_MS)])];
    const { button, filter } = await openExplore(LIST, "", { venues: soon });
    await eventually(() => button("Tonight: 1 event in view")).toBeDefined();
    await click(button("Tonight: 1 event in view"));
    expect(filter()).toEqual({ when: "tonight" });
    expect(button("Tonight: 1 event in view")).toBeUndefined();
  });

  it("TIME-44 goes by the clock of the place", async () => {
    const venue = { ...venueOf("soon", [eventAt(NOW + HOUR_MS)]), timeZone: "America/New_York" };
    const { screen, button } = await openExplore(LIST, "", { venues: [venue] });
    await eventually(() => rows(screen)).toBe(1);
    expect(button(/^Tonight:/)).toBeUndefined();
  });

  it("TIME-44 is not offered by day", async () => {
    vi.setSystemTime(new Date(2026, 10, 16, 11, 0));
    const tonight = [venueOf("soon", [eventAt(Date.now() + 9 * HOUR_MS)])];
    const { screen, button } = await openExplore(LIST, "", { venues: tonight });
    await eventually(() => rows(screen)).toBe(1);
    expect(button(/^Tonight:/)).toBeUndefined();
  });
});

it("TIME-41 chosen days have a head each, a venue under every day that it has events on", async () => {
  const venues = [
    venueOf("a", [eventAt(NOW + 4 * DAY_MS), eventAt(NOW + 5 * DAY_MS, { _id: "2" })]),
    venueOf("b", [eventAt(NOW + 5 * DAY_MS)]),
  ];
  const { screen } = await openExplore(LIST, "?from=2026-11-20&to=2026-11-22", { venues });
  await eventually(() => heads(screen)).toEqual(["Fri 20 Nov 1", "Sat 21 Nov 2"]);
  expect(rows(screen)).toBe(3);
});

describe("FIL-27 an empty list leads on", () => {
  const days = [0, 36, 0, 5].map((events, n) => ({ date: `2026-11-${16 + n}`, events, categories: {} }));
  const nearest = { name: "Pernik", country: "Bulgaria", countryCode: "BG", distanceM: 28_000, events: 12 };
  const counts = {
    world: 214,
    without: { when: 3, price: 12 },
    nearest: { ...nearest, coordinates: [23.03, 42.6] as [number, number] },
  };

  it("tonight: to the nearest place, the next day with its list, and the filter to drop", async () => {
    const venues = [
      venueOf("late", [
        eventAt(NOW + DAY_MS, { price: { isFree: true, from: null, to: null, currency: null } }),
      ]),
    ];
    const { screen, button, text, flights, filter } = await openExplore(LIST, "?when=tonight&free=true", {
      venues,
      counts,
      days,
    });
    await eventually(text).toContain("Nothing on here tonight");
    await eventually(() => button("12 in Pernik, 28 km")).toBeDefined();
    expect(button(/^Without Tonight/)).toBeUndefined();
    await eventually(() => heads(screen)).toEqual(["Nothing on here tonight", "Tue 17 Nov 1"]);
    await click(button("12 in Pernik, 28 km"));
    expect(flights[0]).toMatchObject({ longitude: 23.03, latitude: 42.6 });
    await click(button("Next on Tue 17 Nov (36)"));
    expect(filter()).toEqual({ from: "2026-11-17", to: "2026-11-17", free: "true" });
  });

  it("days: to the next one, and without a filter", async () => {
    const { button, text, filter } = await openExplore(LIST, "?from=2026-11-18&to=2026-11-18&free=true", {
      counts,
      days,
    });
    await eventually(text).toContain("Nothing on these days");
    await eventually(() => button("Next on Thu 19 Nov (5)")).toBeDefined();
    await click(button("Without Free: 12"));
    expect(filter()).toEqual({ from: "2026-11-18", to: "2026-11-18" });
  });

  it("where nothing matches in the world it says so", async () => {
    const { text, button } = await openExplore(LIST, "?from=2036-01-01", {});
    await eventually(text).toContain("No events match your filters");
    expect(button("Clear Filters")).toBeDefined();
  });
});
