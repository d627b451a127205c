import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { createRoutesStub, useLocation } from "react-router";
import { expect, onTestFinished, vi } from "vitest";
import type { Counts, Event, Overview, Timeline, VenueWithEvents } from "#contract/catalog.ts";
import type { Locale } from "#domain/locale.ts";
import type { MapEngine, MapView } from "#web/map/engine/map-engine.ts";
import type { Camera } from "#web/map-view/map-address.ts";
import { type MapBinding, MapViewProvider } from "#web/map-view/map-view-provider.tsx";
import "#messages/every-language.ts";
import { MessagesProvider } from "#web/messages/messages-provider.tsx";
import { publicEvent } from "./events.ts";
import { act, mount } from "./mount.ts";

const VIEW: MapView = {
  longitude: 23.32,
  latitude: 42.7,
  zoom: 14,
  bounds: { west: 23.3, south: 42.6, east: 23.4, north: 42.8 },
};

/** Polls what is on the screen, which goes on between the looks. */
export function eventually(look: () => unknown): ReturnType<typeof expect.poll> {
  return expect.poll(async () => {
    await act(() => new Promise((done) => setTimeout(done, 10)));
    return look();
  });
}

/** An event at a venue whose clocks are UTC's. */
export function eventAt(startMs: number, given: Partial<Event> = {}): Event {
  const startsAt = new Date(startMs).toISOString();
  return publicEvent({ startsAt, date: startsAt.slice(0, 10), time: startsAt.slice(11, 16), ...given });
}

export function venueOf(id: string, events: Event[], category = "theater"): VenueWithEvents {
  const place = { city: "Sofia", country: "Bulgaria", region: "", coordinates: ["23.32", "42.7"] };
  return { ...place, _id: id, name: `Hall ${id}`, category, events } as unknown as VenueWithEvents;
}

interface Answers {
  venues?: VenueWithEvents[];
  counts?: Partial<Counts>;
  days?: Timeline["days"];
  halfHours?: Timeline["halfHours"];
  zoom?: number;
  /** What is in a box, by its sides. */
  overview?: (box: number[]) => Partial<Overview>;
}

/** Parts of the map screen over a map that draws nothing, with answers in place of a server. */
export async function openExplore(
  part: ReactNode,
  search: string,
  { venues = [], counts = {}, days = [], halfHours, zoom = VIEW.zoom, overview = () => ({}) }: Answers = {},
  locale: Locale = "en",
) {
  vi.stubGlobal("fetch", async (url: string) => {
    if (url.startsWith("/api/counts"))
      return Response.json({ events: 0, world: 0, categories: {}, without: {}, nearest: null, ...counts });
    if (url.startsWith("/api/timeline")) return Response.json({ from: "", days, halfHours });
    if (url.startsWith("/api/overview")) {
      const cells = [{ longitude: 10, latitude: 20, events: 1 }];
      const box = url.split("/").at(-1)!.split("&").slice(0, 4).map(Number);
      return Response.json({ venues: 0, events: 0, cells, ...overview(box) });
    }
    return Response.json(url.startsWith("/api/locations") ? venues : []);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  let address = "";
  let expectNext: MapBinding["expectView"] = () => {};
  const flights: Camera[] = [];
  const view = { ...VIEW, zoom };
  let moved = view;
  function Screen({ map: { onEngine, expectView } }: { map: MapBinding }) {
    useEffect(() => {
      onEngine({
        goTo: (camera: Camera) => flights.push(camera),
        view: () => view,
        showPosition() {},
      } as unknown as MapEngine);
      expectView(view);
    }, [onEngine, expectView]);
    address = useLocation().search;
    expectNext = expectView;
    return part;
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
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
  const named = (name: string | RegExp) =>
    buttons().find(({ textContent }) => {
      const text = textContent?.replaceAll("\u00a0", " ").trim() ?? "";
      return typeof name === "string" ? text === name : name.test(text);
    });
  return {
    screen,
    flights,
    /** Moves the map by so many degrees, with all that it shows. */
    move: ({ eastward }: { eastward: number }) => {
      const { longitude, bounds } = moved;
      const { west, east } = bounds;
      moved = {
        ...moved,
        longitude: longitude + eastward,
        bounds: { ...bounds, west: west + eastward, east: east + eastward },
      };
      return act(async () => expectNext(moved));
    },
    /** Moves the map a little, as its first drawing does. */
    nudge: () =>
      act(async () => expectNext({ ...view, bounds: { ...view.bounds, east: view.bounds.east + 0.01 } })),
    button: named,
    isPressed: (name: string) => named(name)?.getAttribute("aria-pressed") === "true",
    text: () => screen.textContent?.replaceAll("\u00a0", " ") ?? "",
    filter: () => Object.fromEntries(new URLSearchParams(address)),
  };
}
