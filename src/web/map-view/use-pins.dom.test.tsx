import { createRoot } from "react-dom/client";
import { beforeAll, expect, it } from "vitest";
import type { VenueWithEvents } from "#contract/catalog.ts";
import { publicEvent } from "#tests/support/events.ts";
import { act } from "#tests/support/mount.ts";
import { useMarkOpened } from "#web/listing/seen.ts";
import type { VenuePin } from "#web/map/engine/map-engine.ts";
import type { MapFilter } from "./map-address.ts";
import { usePins } from "./use-pins.ts";

const HALL = {
  _id: "1",
  name: "Hall",
  category: "concert",
  coordinates: ["23.32", "42.7"],
  events: [
    publicEvent({ date: "2026-11-15", time: "20:00", endsAt: "2026-11-15T22:00:00Z" }),
    publicEvent({ _id: "2", date: "2026-11-17", time: "20:00" }),
    publicEvent({ _id: "3", date: "2027-01-17", time: "20:00", status: "cancelled" }),
  ],
} as unknown as VenueWithEvents;
const VENUES = [HALL];
const NO_FILTER: MapFilter = {};
const LAST_VISIT_S = Date.parse("2026-11-10T00:00:00Z") / 1000;

// Read once, when the first part of the screen asks.
beforeAll(() =>
  localStorage.setItem("seen", JSON.stringify({ lastActiveS: LAST_VISIT_S, venues: [], events: [] })),
);

it("MAP-40 pins change as the clock passes, and stay the same ones in between", async () => {
  let pins: readonly VenuePin[] | undefined;
  function Probe({ filter, nowMs }: { filter: MapFilter; nowMs: number }) {
    pins = usePins(VENUES, filter, nowMs);
    return null;
  }
  const root = createRoot(document.createElement("div"));
  const pinsAt = async (clock: string, filter = NO_FILTER) => {
    await act(() => root.render(<Probe filter={filter} nowMs={Date.parse(clock)} />));
    return pins!;
  };
  const evening = await pinsAt("2026-11-15T18:00:00Z");
  expect(evening).toMatchObject([{ id: "1", time: "tonight", events: 2 }]);
  expect(await pinsAt("2026-11-15T18:01:00Z")).toBe(evening);
  expect(await pinsAt("2026-11-15T20:00:00Z")).toMatchObject([{ time: "now" }]);
  expect(await pinsAt("2026-11-15T22:00:00Z")).toMatchObject([{ time: "week" }]);
  // Chosen days make every match a full pin without a glow.
  expect(await pinsAt("2026-11-15T18:00:00Z", { from: "2026-11-15" })).toMatchObject([{ time: undefined }]);
  // What a filter finds for tonight is on tonight, though its own hours are not known.
  expect(await pinsAt("2026-11-13T18:00:00Z", { when: "tonight" })).toMatchObject([{ time: "tonight" }]);
  await act(() => root.unmount());
});

it("SEEN-06 pins tell what was opened and what is new, also while the map is open", async () => {
  const fresh = { ...HALL, _id: "2", events: [publicEvent({ _id: "9", publishedAt: LAST_VISIT_S + 60 })] };
  const venues = [HALL, fresh];
  let pins: readonly VenuePin[] | undefined;
  function Probe({ openId }: { openId: string | null }) {
    useMarkOpened("venues", openId);
    pins = usePins(venues, NO_FILTER, Date.parse("2026-11-15T18:00:00Z"));
    return null;
  }
  const root = createRoot(document.createElement("div"));
  await act(() => root.render(<Probe openId={null} />));
  expect(pins).toMatchObject([{ novelty: undefined }, { novelty: "new" }]);
  await act(() => root.render(<Probe openId="1" />));
  expect(pins).toMatchObject([{ novelty: "seen" }, { novelty: "new" }]);
  await act(() => root.render(<Probe openId="2" />));
  expect(pins).toMatchObject([{ novelty: "seen" }, { novelty: "seen" }]);
  await act(() => root.unmount());
});
