import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { VenueWithEvents } from "#contract/catalog.ts";
import { DAY_MS } from "#domain/time.ts";
import { publicEvent } from "#tests/support/events.ts";
import { act, click, fill, mount } from "#tests/support/mount.ts";
import type { MapEngine, MapView } from "#web/map/engine/map-engine.ts";
import type { Camera, MapFilter } from "#web/map-view/map-address.ts";
import type { MapBinding } from "#web/map-view/map-view-provider.tsx";

const HERE = { longitude: 23.321957, latitude: 42.697731 };
const VIEW: MapView = { ...HERE, zoom: 14, bounds: { west: 23.2, south: 42.6, east: 23.5, north: 42.8 } };

/** Ten small venues in a row to the east, 160 metres from one to the next, and a gallery farther on. */
const VENUES = [
  ...Array.from({ length: 10 }, (_, nth) => venue(`Hall ${nth}`, "concert", 0.002 * (nth + 1))),
  venue("Gallery", "exhibition", 0.1),
  venue("Later", "theater", 0.001, 5),
];

function venue(name: string, category: string, east: number, inDays = 1): VenueWithEvents {
  const startsAt = new Date(Date.now() + inDays * DAY_MS).toISOString();
  const event = publicEvent({ _id: name, startsAt, date: startsAt.slice(0, 10) });
  const coordinates = [String(HERE.longitude + east), String(HERE.latitude)];
  const place = { country: "Bulgaria", city: "Sofia", region: "", address: "", timeZone: "Europe/Sofia" };
  return { ...place, _id: name, name, category, coordinates, events: [event] } as unknown as VenueWithEvents;
}

type Ask = Geolocation["getCurrentPosition"];
const FOUND: Ask = (found) =>
  found({ coords: { ...HERE, accuracy: 20 } as GeolocationCoordinates } as GeolocationPosition);
const DENIED: Ask = (_found, failed) => failed?.({ code: 1, message: "no" } as GeolocationPositionError);

const asked: string[] = [];

beforeEach(() => {
  // The position is kept by the module; each test begins without one.
  vi.resetModules();
  vi.spyOn(console, "error").mockImplementation(() => {});
  asked.length = 0;
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    return Response.json(url.includes("/api/locations/") ? VENUES : {});
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function openScreen(ask: Ask, { isMapLate = false } = {}) {
  vi.stubGlobal("navigator", {
    ...navigator,
    language: "en",
    geolocation: { getCurrentPosition: vi.fn(ask) },
  });
  await import("#tests/support/messages.ts");
  const { MapViewProvider } = await import("#web/map-view/map-view-provider.tsx");
  const { useMapFilter } = await import("#web/map-view/map-filter.ts");
  const { Toasts } = await import("#web/ui/toasts.tsx");
  const { useLocate } = await import("./use-locate.ts");
  const { VenueDistance } = await import("./venue-distance.tsx");
  const { VenueListPanel: VenueList } = await import("../venue-list/venue-list.tsx");
  let view: MapView = VIEW;
  const goTo = vi.fn((camera: Camera) => {
    view = { ...view, ...camera };
  });
  const engine = { goTo, showPosition: vi.fn(), view: () => view };
  let onView: (next: MapView) => void = () => {};
  let bringMap = () => {};
  let setFilter: (filter: MapFilter) => void = () => {};
  function Screen({ map }: { map: MapBinding }) {
    useEffect(() => {
      bringMap = () => map.onEngine(engine as unknown as MapEngine);
      if (!isMapLate) bringMap();
      map.expectView(VIEW);
    }, [map.onEngine, map.expectView]);
    ({ setFilter } = useMapFilter());
    onView = (next) => {
      view = next;
      map.onView(next);
    };
    const { locate, showNearest } = useLocate();
    return (
      <>
        <button type="button" id="locate" onClick={locate} />
        {showNearest && <button type="button" id="nearest" onClick={showNearest} />}
        <VenueDistance venue={VENUES[4]!} />
        <VenueList isHidden={false} snap={1} onSnap={() => {}} />
        <Toasts />
      </>
    );
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const Page = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: () => (
        <QueryClientProvider client={client}>
          <MapViewProvider>{(map) => <Screen map={map} />}</MapViewProvider>
        </QueryClientProvider>
      ),
    },
  ]);
  const screen = await mount(<Page />);
  await expect.poll(() => screen.querySelectorAll("[data-venue]").length).toBe(VENUES.length);
  return {
    screen,
    engine,
    locate: () => click(screen.querySelector("#locate")),
    showNearest: () => click(screen.querySelector("#nearest")),
    bringMap: () => act(() => bringMap()),
    narrow: (filter: MapFilter) => act(() => setFilter(filter)),
    drag: () => act(() => onView({ ...view, longitude: view.longitude + 0.05 })),
    names: () => [...screen.querySelectorAll("[data-venue] b")].map(({ textContent }) => textContent),
    text: () => screen.textContent?.replaceAll("\u00a0", " "),
    order: () => screen.querySelector<HTMLSelectElement>("select")!,
  };
}

describe("near me", () => {
  it("NEAR-01 NEAR-02 flies to the position at zoom 18, always", async () => {
    const { engine, locate, screen } = await openScreen(FOUND);
    expect(screen.querySelector("#nearest")).toBeNull();
    await locate();
    await expect.poll(() => engine.goTo.mock.calls.length).toBe(1);
    expect(engine.goTo.mock.calls[0]![0]).toEqual({ ...HERE, zoom: 18 });
    expect(engine.showPosition).toHaveBeenLastCalledWith({ ...HERE, accuracyM: 20 });
  });

  it("NEAR-201 offers the nearest ten venues with something in 48 hours, at zoom 11 to 15", async () => {
    const { engine, locate, showNearest, narrow, text } = await openScreen(FOUND);
    await locate();
    await showNearest();
    await expect.poll(() => engine.goTo.mock.calls.length).toBe(2);
    const camera = engine.goTo.mock.calls[1]![0];
    // Of the ten halls in a row the last is 0.02 degrees to the east.
    expect(camera.longitude).toBeCloseTo(HERE.longitude + 0.01, 5);
    expect(camera.latitude).toBeCloseTo(HERE.latitude, 5);
    expect(camera.zoom).toBeGreaterThanOrEqual(11);
    expect(camera.zoom).toBeLessThanOrEqual(15);
    await narrow({ categories: ["theater"] });
    await expect.poll(text).toContain("Nothing near you in the next 48 hours.");
    expect(engine.goTo.mock.calls.length).toBe(2);
  });

  it("NEAR-201 from far away it frames the ten themselves, near enough to tell them apart", async () => {
    const away: Ask = (found) =>
      found({
        coords: { latitude: HERE.latitude, longitude: HERE.longitude - 0.9, accuracy: 20 },
      } as GeolocationPosition);
    const { engine, locate, showNearest } = await openScreen(away);
    await locate();
    await showNearest();
    await expect.poll(() => engine.goTo.mock.calls.length).toBe(2);
    const camera = engine.goTo.mock.calls[1]![0];
    expect(camera.longitude).toBeCloseTo(HERE.longitude + 0.011, 5);
    expect(camera.zoom).toBeGreaterThan(13);
    expect(camera.zoom).toBeLessThanOrEqual(15);
  });

  it.each(["before", "while"])(
    "NEAR-01 is kept where the map's code comes late, %s the position is found",
    async (when) => {
      let find = () => {};
      const ask: Ask = (onFound, onFailed) => {
        find = () => FOUND(onFound, onFailed);
      };
      const { engine, locate, bringMap } = await openScreen(ask, { isMapLate: true });
      await locate();
      if (when === "before") await bringMap();
      await act(() => find());
      if (when === "while") await bringMap();
      await expect.poll(() => engine.goTo.mock.calls.length).toBe(1);
      expect(engine.goTo.mock.calls[0]![0].zoom).toBe(18);
    },
  );

  it("NEAR-07 another filter finds the nearest again, unless the map was moved since", async () => {
    const { engine, locate, showNearest, narrow, drag } = await openScreen(FOUND);
    await locate();
    await narrow({});
    expect(engine.goTo.mock.calls.length).toBe(1);
    await showNearest();
    await expect.poll(() => engine.goTo.mock.calls.length).toBe(2);
    await narrow({ categories: ["exhibition"] });
    await expect.poll(() => engine.goTo.mock.calls.length).toBe(3);
    expect(engine.goTo.mock.calls[2]![0].longitude).toBeCloseTo(HERE.longitude + 0.05, 5);
    await drag();
    await narrow({ categories: ["concert"] });
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(engine.goTo.mock.calls.length).toBe(3);
  });

  it("NEAR-03 rows tell distances, the panel minutes on foot, once the position is known", async () => {
    const { screen, locate, text } = await openScreen(FOUND);
    expect(text()).not.toMatch(/\d k?m\b/);
    await locate();
    await expect.poll(text).toContain("800 m, 10 min walk");
    const row = screen.querySelector('[data-venue="Gallery"]');
    expect(row?.textContent?.replaceAll("\u00a0", " ")).toContain("8.2 km");
  });

  it("NEAR-08 the position is in no call and no storage", async () => {
    const { engine, locate, showNearest } = await openScreen(FOUND);
    await locate();
    await showNearest();
    await expect.poll(() => engine.goTo.mock.calls.length).toBe(2);
    expect(asked.length).toBeGreaterThan(1);
    for (const text of [...asked, JSON.stringify(localStorage), document.cookie])
      expect(text).not.toMatch(/23\.3219|42\.6977/);
  });

  it("NEAR-04 NEAR-05 the order Nearest asks for the position and needs no button", async () => {
    const { engine, names, order } = await openScreen(FOUND);
    await fill(order(), "name");
    expect(names()[0]).toBe("Gallery");
    await fill(order(), "nearest");
    await expect.poll(() => order().value).toBe("nearest");
    expect(names()).toEqual(["Later", ...Array.from({ length: 10 }, (_, nth) => `Hall ${nth}`), "Gallery"]);
    expect(engine.goTo).not.toHaveBeenCalled();
  });

  it("NEAR-06 a refusal is told; map and order stay as they were", async () => {
    const { engine, locate, order, text } = await openScreen(DENIED);
    await locate();
    await expect.poll(text).toContain("Your browser isn’t sharing your location with this site.");
    await fill(order(), "nearest");
    await act(() => new Promise((done) => setTimeout(done)));
    expect(order().value).toBe("soonest");
    expect(engine.goTo).not.toHaveBeenCalled();
    expect(engine.showPosition).not.toHaveBeenCalledWith(expect.objectContaining(HERE));
  });
});
