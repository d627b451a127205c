import { expect, it } from "vitest";
import type { VenueWithEvents } from "#contract/catalog.ts";
import { publicEvent } from "#tests/support/events.ts";
import { inFull } from "./map-data.ts";

const venueWith = (id: string, ...events: [id: string, description: string][]) =>
  ({
    _id: id,
    events: events.map(([_id, description]) => publicEvent({ _id, description })),
  }) as unknown as VenueWithEvents;
const told = ({ events }: VenueWithEvents) => events.map(({ _id, description }) => [_id, description]);

it("WEB-73 an open venue's events get their descriptions once the venue itself has come, and no others join them", () => {
  const brief = venueWith("7", ["1", ""], ["2", ""]);
  const full = venueWith("7", ["2", "Two"], ["1", "One"], ["3", "Three"]);
  expect(told(inFull(brief, undefined))).toEqual(told(brief));
  expect(told(inFull(brief, full))).toEqual([
    ["1", "One"],
    ["2", "Two"],
  ]);
  expect(told(inFull(brief, venueWith("8", ["1", "Another venue's"])))).toEqual(told(brief));
});
