import { expect, it } from "vitest";
import { eventually, openExplore } from "#tests/support/explore-screen.tsx";
import { VenueListPanel } from "./venue-list.tsx";

const WIDE_VIEW = { west: 23.3, east: 23.4 };

it("CTY-223 the list's head counts what is in view, not what is loaded around it", async () => {
  const { screen } = await openExplore(<VenueListPanel isHidden={false} snap={1} onSnap={() => {}} />, "", {
    zoom: 7,
    overview: ([west, , east]) => {
      const isView = west === WIDE_VIEW.west && east === WIDE_VIEW.east;
      return isView ? { venues: 2, events: 5, cityTotal: 0 } : { venues: 900, events: 2_011, cityTotal: 0 };
    },
  });
  await eventually(() => screen.querySelector("h2 + p")?.textContent).toBe("5 upcoming events");
  expect(screen.querySelector("h2")?.textContent).toBe("2 venues in view");
});
