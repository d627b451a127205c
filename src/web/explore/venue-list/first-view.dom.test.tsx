import { QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it, onTestFinished, vi } from "vitest";
import { DAY_MS } from "#domain/time.ts";
import { collectServerFormattedTexts } from "#messages/server-formatted-texts.ts";
import { publicEvent } from "#tests/support/events.ts";
import { act, hydrate, until } from "#tests/support/mount.ts";
import { viewAround } from "#web/map/engine/view-around.ts";
import type { FirstView } from "#web/map-view/first-view.ts";
import { type MapBinding, MapViewProvider } from "#web/map-view/map-view-provider.tsx";
import { allVenues } from "#web/map-view/queries.ts";
import { queryClientWith } from "#web/map-view/query-client-with.ts";
import { growToGrid } from "#web/map-view/view-box.ts";
import "#tests/support/messages.ts";
import { VenueListPanel } from "./venue-list.tsx";

const NONE = { top: 0, right: 0, bottom: 0, left: 0 };
const CAMERA = { longitude: 23.32, latitude: 42.7, zoom: 14 };
const VIEW = viewAround(CAMERA, { width: 1_440, height: 900 }, NONE);
const FIRST: FirstView = {
  view: VIEW,
  middle: { x: 0, y: 0 },
  box: growToGrid(VIEW.bounds),
  // The last one is out of sight on a small screen.
  venues: JSON.stringify([venueAt("1", 23.32), venueAt("2", 23.325), venueAt("3", 23.345)]),
  summary: undefined,
};

/** A page as server and browser render it, each with a cache of its own. */
function pageWith(first: FirstView | undefined) {
  let map: MapBinding | undefined;
  const client = queryClientWith(first, undefined, Date.now());
  const Page = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: () => (
        <QueryClientProvider client={client}>
          <MapViewProvider first={first}>
            {(binding) => {
              map = binding;
              return <VenueListPanel isHidden={false} snap={0} onSnap={() => {}} />;
            }}
          </MapViewProvider>
        </QueryClientProvider>
      ),
    },
  ]);
  return { element: <Page />, client, expectView: (view: typeof VIEW) => map?.expectView(view) };
}

const SMALL_VIEW = viewAround(CAMERA, { width: 390, height: 844 }, NONE);

const rowsOf = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLElement>("[data-venue]")].map((row) => row.dataset.venue);

it("WEB-41 the list of the page is taken over as it is, and shows what is in view once that is known", async () => {
  const asked = vi.spyOn(globalThis, "fetch");
  const { element, expectView } = pageWith(FIRST);
  const html = renderToString(pageWith(FIRST).element);
  expect(html.match(/data-venue="\d"/g)).toHaveLength(3);
  const container = await hydrate(html, element);
  const [row] = container.querySelectorAll("[data-venue]");
  expect(rowsOf(container)).toEqual(["1", "2", "3"]);

  await act(() => expectView(VIEW));
  expect(container.querySelector("[data-venue]")).toBe(row);
  // A move keeps the rows that stay, and with them the focus.
  await act(() => expectView(SMALL_VIEW));
  expect(rowsOf(container)).toEqual(["1", "2"]);
  expect(container.querySelector("[data-venue]")).toBe(row);
  expect(asked).not.toHaveBeenCalled();
});

it("WEB-41 a screen of another size shows its own part in other rows, none of which has moved", async () => {
  const { element, expectView } = pageWith(FIRST);
  const container = await hydrate(renderToString(pageWith(FIRST).element), element);
  const [row] = container.querySelectorAll("[data-venue]");
  await act(() => expectView(SMALL_VIEW));
  expect(rowsOf(container)).toEqual(["1", "2"]);
  expect(container.querySelector("[data-venue]")).not.toBe(row);
});

it("MAP-51 the heading tells at once what has come, and the rows follow in pieces", async () => {
  const { element, client, expectView } = pageWith(FIRST);
  const container = await hydrate(renderToString(pageWith(FIRST).element), element);
  await act(() => expectView(VIEW));
  const states: string[] = [];
  const watch = new MutationObserver(() => {
    states.push(`${container.querySelector("h2")?.textContent}: ${rowsOf(container)}`);
  });
  watch.observe(container, { subtree: true, childList: true, characterData: true });
  client.setQueryData(allVenues(FIRST.box, undefined, true).queryKey, [venueAt("1", 23.32)]);
  await until(() => expect(rowsOf(container)).toEqual(["1"]));
  watch.disconnect();
  expect(states[0]).toBe("1 venue in view: 1,2,3");
  expect(states.at(-1)).toBe("1 venue in view: 1");
});

it("MAP-53 the browser takes the hour of the place from the page, and makes no format for it", async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 15, 19), toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const first = { ...FIRST, venues: JSON.stringify([venueAt("0", 23.32)]) };
  const [html, texts] = collectServerFormattedTexts(() => renderToString(pageWith(first).element));
  expect(html).toMatch(/tonight/i);
  vi.stubGlobal("serverFormattedTexts", texts);
  onTestFinished(() => void vi.unstubAllGlobals());
  const formats = vi.spyOn(Intl, "DateTimeFormat");
  onTestFinished(() => formats.mockRestore());
  // A little later, as a page is when it is taken over.
  vi.setSystemTime(Date.UTC(2026, 10, 15, 19, 5));
  const container = await hydrate(html, pageWith(first).element);
  expect(container.innerHTML).toMatch(/tonight/i);
  expect(formats).not.toHaveBeenCalled();
});

it("BRO-03 what stands above the rows is the same on a screen of another size: it may have been pressed", async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 15, 19), toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const venues = JSON.stringify([venueAt("0", 23.32), venueAt("3", 23.345)]);
  const { element, expectView } = pageWith({ ...FIRST, venues });
  const container = await hydrate(renderToString(pageWith({ ...FIRST, venues }).element), element);
  const offer = () =>
    [...container.querySelectorAll("button")].find((button) => /tonight/i.test(button.innerHTML));
  const first = offer();
  expect(first).toBeDefined();
  await act(() => expectView(SMALL_VIEW));
  expect(offer()).toBe(first);
});

it("WEB-40 a view with too many venues for a page begins with the busiest", () => {
  const summary = {
    listed: [{ ...venueAt("1", 23.32), eventCount: 41 }],
    cities: [],
    cityTotal: 0,
    totals: { venues: 700, events: 5_000 },
    tonight: 12,
  };
  const { element } = pageWith({ ...FIRST, venues: undefined, summary });
  const html = renderToString(element);
  expect(html).toContain("The 1 busiest of 700 venues");
  expect(html).toContain("41 events");
});

it("MAP-50 a wide view begins with its cities, and the busiest venues follow", () => {
  const at = (city: string, events: number, tonight: number) => ({
    city,
    country: "Bulgaria",
    longitude: 23.32,
    latitude: 42.7,
    category: "theater" as const,
    bounds: { west: 23, south: 42, east: 24, north: 43 },
    events,
    tonight,
  });
  const summary = {
    listed: [{ ...venueAt("1", 23.32), eventCount: 41 }],
    cities: [at("Sofia", 529, 38), at("Plovdiv", 143, 0)],
    cityTotal: 12,
    totals: { venues: 700, events: 978 },
    tonight: 84,
  };
  const camera = { ...CAMERA, zoom: 7 };
  const view = viewAround(camera, { width: 1_440, height: 900 }, NONE);
  const { element } = pageWith({ ...FIRST, view, venues: undefined, summary });
  const page = document.createElement("div");
  page.innerHTML = renderToString(element);
  expect(page.querySelector("h2")?.textContent).toBe("978 events in view");
  expect(page.querySelector("h2 + p")?.textContent).toBe("12 cities · 84 tonight");
  const rows = [...page.querySelectorAll("[data-city]")].map((row) => row.textContent);
  expect(rows).toEqual(["SofiaBulgaria 529 events 38 tonight", "PlovdivBulgaria 143 events "]);
  // The page brings the first ones, and tells of all.
  expect(page.querySelector("[data-city]")?.closest("section")?.getAttribute("aria-label")).toBe("12 cities");
  expect(page.querySelector("h3")?.textContent).toBe("The 1 busiest of 700 venues");
});

function venueAt(id: string, longitude: number) {
  const startsAt = new Date(Date.now() + Number(id) * DAY_MS).toISOString();
  const expiresAt = Date.now() + 9 * DAY_MS;
  const event = publicEvent({ _id: id, startsAt, date: startsAt.slice(0, 10), expiresAt });
  return {
    _id: id,
    name: `Hall ${id}`,
    slug: `hall-${id}`,
    category: "theater" as const,
    country: "Bulgaria",
    countryCode: "BG",
    city: "Sofia",
    region: "",
    address: "",
    timeZone: "UTC",
    coordinates: [String(longitude), "42.7"] as [string, string],
    events: [event],
  };
}
