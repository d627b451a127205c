import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { VenueWithEvents } from "#contract/catalog.ts";
import { publicEvent } from "#tests/support/events.ts";
import { act, mount } from "#tests/support/mount.ts";
import type { MapEngine, MapView } from "#web/map/engine/map-engine.ts";
import { type Hover, useHover } from "#web/map-view/hover.ts";
import { type MapBinding, MapViewProvider } from "#web/map-view/map-view-provider.tsx";
import { allVenues } from "#web/map-view/queries.ts";
import { growToGrid } from "#web/map-view/view-box.ts";
import "#tests/support/messages.ts";
import { HoverCard } from "./hover-card.tsx";

const VIEW: MapView = {
  longitude: 23.32,
  latitude: 42.7,
  zoom: 14,
  bounds: { west: 23.3, south: 42.6, east: 23.4, north: 42.8 },
};
const SUNDAY_EVENING = Date.parse("2026-11-15T18:40:00Z");
const HALL = {
  _id: "1",
  name: "Ivan Vazov National Theatre",
  category: "theater",
  city: "Sofia",
  coordinates: ["23.32", "42.7"],
  events: [
    publicEvent({
      _id: "7",
      name: "Carmen",
      date: "2026-11-15",
      time: "20:00",
      image: "/posters/7.svg",
      price: { isFree: true, from: null, to: null, currency: null },
    }),
  ],
} as unknown as VenueWithEvents;

let canHover = true;
beforeEach(() => {
  vi.useFakeTimers({ now: SUNDAY_EVENING, toFake: ["Date", "setTimeout", "clearTimeout"] });
  vi.stubGlobal("innerWidth", 1440);
  vi.stubGlobal("innerHeight", 900);
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("hover") ? canHover : query.includes("min-width"),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open() {
  const client = new QueryClient();
  client.setQueryData(allVenues(growToGrid(VIEW.bounds), undefined, true).queryKey, [HALL]);
  const moves: ((place: { x: number; y: number }) => void)[] = [];
  const engine = {
    followVenue: (_id: string, onPlace: (place: { x: number; y: number }) => void) => {
      moves.push(onPlace);
      onPlace({ x: 800, y: 500 });
      return () => {};
    },
    view: () => VIEW,
    goTo: () => {},
  } as unknown as MapEngine;
  let hover: Hover | undefined;
  function Screen({ map }: { map: MapBinding }) {
    hover = useHover();
    useEffect(() => {
      map.expectView(VIEW);
      map.onEngine(engine);
    }, [map.expectView, map.onEngine]);
    return <HoverCard />;
  }
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
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(50);
  return {
    card: () => screen.querySelector<HTMLElement>("[data-hover-card]"),
    hoverOn: (id: string | null) => act(() => hover?.set(id)),
    pass,
    move: (place: { x: number; y: number }) => act(() => moves.at(-1)?.(place)),
  };
}

it("MAP-46 a card says what is on next at the hovered venue, after 120 ms, and follows its pin", async () => {
  canHover = true;
  const { card, hoverOn, pass, move } = await open();
  await hoverOn("1");
  await pass(119);
  expect(card()).toBeNull();
  await pass(1);
  expect(card()?.textContent).toContain("Carmen");
  for (const text of ["Ivan Vazov National Theatre", "Tonight 20:00h", "Free"])
    expect(card()?.textContent).toContain(text);
  expect(card()?.querySelector("img")?.getAttribute("src")).toContain("/posters/7");
  expect(card()?.dataset.side).toBe("right");
  await move({ x: 1300, y: 500 });
  expect(card()?.dataset.side).toBe("left");
  await hoverOn(null);
  expect(card()).toBeNull();
});

it("MAP-46 a mouse that only passes over a pin brings no card, and touch never does", async () => {
  canHover = true;
  const passing = await open();
  await passing.hoverOn("1");
  await passing.pass(60);
  await passing.hoverOn(null);
  await passing.pass(500);
  expect(passing.card()).toBeNull();

  canHover = false;
  const touched = await open();
  await touched.hoverOn("1");
  await touched.pass(500);
  expect(touched.card()).toBeNull();
});
