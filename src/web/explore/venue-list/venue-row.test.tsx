import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import type { VenueWithEvents } from "#contract/catalog.ts";
import { publicEvent } from "#tests/support/events.ts";
import { createHover, HoverContext } from "#web/map-view/hover.ts";
import "#tests/support/messages.ts";
import { VenueRow } from "./venue-row.tsx";

const HALL = {
  _id: "17",
  name: "Empty Hall",
  category: "theater",
  address: "1 Main Street",
  city: "Sofia",
  timeZone: "Europe/Sofia",
  coordinates: ["23.32", "42.7"],
  events: [],
} as unknown as VenueWithEvents;

it("MAP-15 the row of a venue without events has a picture box and three lines like any other", () => {
  const html = renderToString(
    <HoverContext value={createHover()}>
      <VenueRow venue={HALL} nowMs={0} onOpen={() => {}} />
    </HoverContext>,
  );
  expect(html).toMatch(/<span class="[^"]*thumb[^"]*"[^>]*><svg/);
  const words = html.replace(/<[^>]*>/g, "|").replace(/\|+/g, "|");
  expect(words).toContain("|Empty Hall|1 Main Street|No events to show| |0 events|");
});

it("NEAR-09 price and number of events stand apart, also as text", () => {
  const startsAt = "2026-12-12T18:00:00.000Z";
  const price = { isFree: false, from: 8, to: null, currency: "EUR" };
  const venue = { ...HALL, events: [publicEvent({ startsAt, price })] } as unknown as VenueWithEvents;
  const html = renderToString(
    <HoverContext value={createHover()}>
      <VenueRow venue={venue} nowMs={Date.parse("2026-12-01T00:00:00Z")} onOpen={() => {}} />
    </HoverContext>,
  );
  expect(html.replace(/<[^>]*>/g, "")).toMatch(/€8 1 event$/);
});
