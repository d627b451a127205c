import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { createRoutesStub, useLocation } from "react-router";
import { describe, expect, it } from "vitest";
import type { VenueWithEvents } from "#contract/catalog.ts";
import type { Locale } from "#domain/locale.ts";
import { publicEvent } from "#tests/support/events.ts";
import { eventually, openExplore } from "#tests/support/explore-screen.tsx";
import { act, click, mount } from "#tests/support/mount.ts";
import type { MapView } from "#web/map/engine/map-engine.ts";
import { useMapData } from "#web/map-view/map-data.ts";
import { type MapBinding, MapViewProvider } from "#web/map-view/map-view-provider.tsx";
import { allVenues } from "#web/map-view/queries.ts";
import { growToGrid } from "#web/map-view/view-box.ts";
import "#tests/support/messages.ts";
import { MessagesProvider } from "#web/messages/messages-provider.tsx";
import { ExtraChips } from "./extra-chips.tsx";
import { QuickFilters } from "./quick-filters.tsx";

const HOUR_MS = 3_600_000;
const VIEW: MapView = {
  longitude: 23.32,
  latitude: 42.7,
  zoom: 14,
  bounds: { west: 23.3, south: 42.6, east: 23.4, north: 42.8 },
};

/** A venue whose only event begins so many hours from now. */
function venueWith(id: string, hours: number): VenueWithEvents {
  const startsAt = new Date(Date.now() + hours * HOUR_MS).toISOString();
  const when = { startsAt, date: startsAt.slice(0, 10), time: startsAt.slice(11, 16) };
  const organizer = { name: "City Hall", slug: "city-hall" };
  const place = { category: "theater", city: "Sofia", country: "Bulgaria", coordinates: ["23.32", "42.7"] };
  return {
    _id: id,
    name: `Hall ${id}`,
    ...place,
    events: [publicEvent({ _id: id, ...when, organizer })],
  } as unknown as VenueWithEvents;
}

async function open(search: string, locale: Locale = "en") {
  const client = new QueryClient();
  client.setQueryData(allVenues(growToGrid(VIEW.bounds), undefined, true).queryKey, [
    venueWith("1", -1),
    venueWith("2", 24 * 7),
  ]);
  let address = "";
  let listed: string[] = [];
  function Screen({ map: { expectView } }: { map: MapBinding }) {
    useEffect(() => expectView(VIEW), [expectView]);
    address = useLocation().search;
    listed = useMapData().listed.map(({ _id }) => _id);
    return <ExtraChips />;
  }
  const Page = createRoutesStub([
    {
      id: "root",
      path: "/map",
      Component: () => (
        <MessagesProvider locale={locale}>
          <QueryClientProvider client={client}>
            <MapViewProvider>{(map) => <Screen map={map} />}</MapViewProvider>
          </QueryClientProvider>
        </MessagesProvider>
      ),
    },
  ]);
  const screen = await mount(<Page initialEntries={[`/map${search}`]} />);
  await act(async () => {});
  const buttons = () => [...screen.querySelectorAll("button")];
  return {
    chips: () => buttons().map(({ textContent }) => textContent),
    labels: () => buttons().map((button) => button.getAttribute("aria-label")),
    remove: (text: string) => click(buttons().find(({ textContent }) => textContent === text)),
    address: () => address,
    listed: () => listed,
  };
}

describe("FIL-11 a filter of a link that has no control", () => {
  it("narrows what was loaded, is shown as a chip, and is taken off by it", async () => {
    const screen = await open("?when=now&tags=&country=bulgaria");
    expect(screen.listed()).toEqual(["1"]);
    expect(screen.chips()).toEqual(["On now"]);
    await screen.remove("On now");
    expect(screen.chips()).toEqual([]);
    expect(screen.listed()).toEqual(["1", "2"]);
    expect(screen.address()).toBe("?country=bulgaria");
  });

  it("has a chip for each kind, and one for each tag", async () => {
    const search =
      "?when=now&times=evening,night&free=true&maxPrice=20&currency=EUR&tags=jazz,live,family&age=6&organizer=city-hall&status=cancelled";
    const screen = await open(search);
    expect(screen.chips()).toEqual([
      "On now",
      "Evening",
      "Night",
      "Free",
      "up to €20",
      "#jazz",
      "#live",
      "Family",
      "Age 6",
      "By city-hall",
      "Cancelled",
    ]);
    expect(screen.labels()[0]).toBe("Remove filter: On now");
    await screen.remove("#jazz");
    expect(screen.chips()).not.toContain("#jazz");
    expect(screen.address()).toContain("tags=live");
    await screen.remove("up to €20");
    expect(screen.address()).not.toMatch(/maxPrice|currency/);
  });

  it("names the organizer where one of its events is listed, and speaks Bulgarian", async () => {
    const screen = await open("?organizer=city-hall&status=scheduled", "bg");
    expect(screen.listed()).toEqual(["1", "2"]);
    expect(screen.chips()).toEqual(["От City Hall", "По план"]);
    expect(screen.labels()[0]).toBe("Премахване на филтъра: От City Hall");
  });
});

it("FIL-28 the Tonight chip keeps its place where nothing is on, and says so", async () => {
  const { screen } = await openExplore(<QuickFilters />, "", { venues: [] });
  const first = () => screen.querySelector("button");
  await eventually(() => first()?.textContent).toBe("Tonight 0");
  expect(first()?.title).toBe("Tonight 0 events in view");
});
