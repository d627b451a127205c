import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createHeadlessMap } from "./headless-map.ts";
import type { MapView } from "./map-engine.ts";

const SOFIA = { longitude: 23.3219, latitude: 42.6977, zoom: 13 };
const PORTLAND = { longitude: -122.6765, latitude: 45.5231 };
const NONE = { top: 0, right: 0, bottom: 0, left: 0 };

beforeEach(() => void vi.stubGlobal("window", { innerWidth: 1440, innerHeight: 900 }));
afterEach(() => void vi.unstubAllGlobals());

function open() {
  const views: MapView[] = [];
  const map = createHeadlessMap({ start: SOFIA, padding: NONE, onView: (view) => views.push(view) });
  return { map, views };
}

it("BRO-02 tells the view that it starts with, and every one that it is sent to", () => {
  const { map, views } = open();
  expect(views).toHaveLength(1);
  expect(views[0]).toMatchObject(SOFIA);
  map.goTo(PORTLAND);
  expect(views[1]).toMatchObject({ ...PORTLAND, zoom: 13 });
  expect(views[1]?.bounds.west).toBeLessThan(PORTLAND.longitude);
  expect(views[1]?.bounds.east).toBeGreaterThan(PORTLAND.longitude);
  expect(map.view()).toEqual(views[1]);
});

it("BRO-02 keeps a neighbourhood in view where a map would go as near as it can", () => {
  const { map } = open();
  map.goTo({ ...PORTLAND, zoom: 54 });
  expect(map.view().zoom).toBe(14);
  map.zoomBy(-30);
  expect(map.view().zoom).toBe(2);
});
