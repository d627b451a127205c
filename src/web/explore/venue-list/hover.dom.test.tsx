import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import type { VenueWithEvents } from "#contract/catalog.ts";
import { DAY_MS } from "#domain/time.ts";
import { publicEvent } from "#tests/support/events.ts";
import { act, mount } from "#tests/support/mount.ts";
import type { MapView } from "#web/map/engine/map-engine.ts";
import { useEngine } from "#web/map-view/engine.ts";
import { type Hover, useHover } from "#web/map-view/hover.ts";
import { useMapData } from "#web/map-view/map-data.ts";
import { useMapFilter } from "#web/map-view/map-filter.ts";
import { type MapBinding, MapViewProvider } from "#web/map-view/map-view-provider.tsx";
import { usePanels } from "#web/map-view/panels.ts";
import { allVenues } from "#web/map-view/queries.ts";
import { growToGrid } from "#web/map-view/view-box.ts";
import "#tests/support/messages.ts";
import { VenueListPanel } from "./venue-list.tsx";

const VIEW: MapView = {
  longitude: 23.32,
  latitude: 42.7,
  zoom: 14,
  bounds: { west: 23.3, south: 42.6, east: 23.4, north: 42.8 },
};

it("WEB-03 hovering a pin renders its row and the one before, and nothing else of the screen", async () => {
  const rendered = new Map<string, number>();
  const count = (name: string) => rendered.set(name, (rendered.get(name) ?? 0) + 1);
  const client = new QueryClient();
  const venues = ["1", "2", "3"].map((id) => venueThat(() => count(id), id));
  client.setQueryData(allVenues(growToGrid(VIEW.bounds), undefined, true).queryKey, venues);

  let hover: Hover | undefined;
  function Screen({ map: { expectView } }: { map: MapBinding }) {
    useEffect(() => expectView(VIEW), [expectView]);
    return <VenueListPanel isHidden={false} snap={0} onSnap={() => {}} />;
  }
  /** Reads every context, as no part of the screen does alone. */
  function Reader() {
    hover = useHover();
    useMapFilter();
    usePanels();
    useMapData();
    useEngine();
    count("screen");
    return null;
  }
  const Page = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: () => (
        <QueryClientProvider client={client}>
          <MapViewProvider>
            {(map) => (
              <>
                <Screen map={map} />
                <Reader />
              </>
            )}
          </MapViewProvider>
        </QueryClientProvider>
      ),
    },
  ]);
  const screen = await mount(<Page />);
  await expect.poll(() => screen.querySelectorAll("[data-venue]").length).toBe(3);

  const renderedBy = async (id: string | null) => {
    rendered.clear();
    await act(() => hover?.set(id));
    return [...rendered.keys()].sort();
  };
  const marked = () =>
    [...screen.querySelectorAll<HTMLElement>("[data-marked]")].map((row) => row.dataset.venue);

  expect(await renderedBy("1")).toEqual(["1"]);
  expect(marked()).toEqual(["1"]);
  expect(await renderedBy("2")).toEqual(["1", "2"]);
  expect(marked()).toEqual(["2"]);
  expect(await renderedBy("2")).toEqual([]);
  expect(await renderedBy(null)).toEqual(["2"]);
  expect(marked()).toEqual([]);

  rendered.clear();
  const row = screen.querySelector('[data-venue="3"]');
  await act(() => row?.dispatchEvent(new FocusEvent("focusin", { bubbles: true })));
  expect([...rendered.keys()]).toEqual(["3"]);
});

/** A venue that records each rendering of its row, which reads the name of its next event. */
function venueThat(onRead: () => void, id: string): VenueWithEvents {
  const startsAt = new Date(Date.now() + 5 * DAY_MS).toISOString();
  const event = publicEvent({
    _id: id,
    startsAt,
    date: startsAt.slice(0, 10),
    expiresAt: Date.now() + 6 * DAY_MS,
  });
  Object.defineProperty(event, "name", {
    get() {
      onRead();
      return "Gala";
    },
  });
  const place = { category: "theater", city: "Sofia", coordinates: ["23.32", "42.7"] };
  return { _id: id, name: `Hall ${id}`, ...place, events: [event] } as unknown as VenueWithEvents;
}
