import { expect, it } from "vitest";
import { EVENING_HALF_HOURS, halfHourTime } from "#domain/event/evening.ts";
import { eventually, openExplore } from "#tests/support/explore-screen.tsx";
import { TimelineStrip } from "./timeline.tsx";

const HALF_HOURS = Array.from({ length: EVENING_HALF_HOURS }, (_, at) => ({
  time: halfHourTime(at),
  events: at,
  categories: {},
}));

it.each([3, 14])("TIME-42 tonight stands by half hours at zoom %i", async (zoom) => {
  const { screen } = await openExplore(<TimelineStrip />, "?when=tonight", { halfHours: HALF_HOURS, zoom });
  await eventually(() => [...screen.querySelectorAll("li")].map(({ title }) => title)).toContain(
    "04:30, 23 events",
  );
  expect(screen.querySelector("[role=option]")).toBeNull();
});
