import { afterEach, describe, expect, it, vi } from "vitest";
import type { SourcePlace } from "#contract/admin-places.ts";
import type { BasemapSources } from "#contract/basemap.ts";
import { act, click, mount } from "#tests/support/mount.ts";
import "#tests/support/messages.ts";
import { BasemapContext } from "../pin/basemap-context.ts";
import type { ChoicePin } from "../pin/choice-map.ts";
import { PlaceCandidates } from "./place-choice.tsx";

const ARENA: SourcePlace["suggestions"][number] = {
  venue: "arena",
  category: "concert",
  name: "Arena",
  city: "Sofia",
  address: "1 Kestrel Blvd",
  coordinates: [23.3, 42.7],
  reason: "name",
  distanceM: 40,
  room: null,
};
const ARENA_2 = {
  ...ARENA,
  venue: "arena-2",
  name: "Arena 2",
  coordinates: [23.4, 42.6] as [number, number],
};
const PLACE: SourcePlace = {
  place: "The Arena",
  city: "Sofia",
  address: "",
  coordinates: [23.31, 42.71],
  events: 7,
  answer: null,
  room: null,
  takenFor: null,
  problem: null,
  suggestions: [ARENA, ARENA_2],
};
const BASEMAP = {} as BasemapSources;

const eventually = (check: () => void) =>
  vi.waitFor(async () => {
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    check();
  });

async function ask() {
  const used: string[] = [];
  const container = await mount(
    <BasemapContext value={BASEMAP}>
      <PlaceCandidates place={PLACE} isBusy={false} onUse={({ name }) => used.push(name)} />
    </BasemapContext>,
  );
  const buttonOf = (name: string) =>
    [...container.querySelectorAll("button")].find(
      (button) => (button.getAttribute("aria-label") ?? button.textContent) === name,
    );
  return { container, buttonOf, used };
}

/** Stands for the drawing of the map, which needs WebGL, and takes the pins as it does. */
function drawMap() {
  const drawn: { pins: readonly ChoicePin[]; revealed: unknown[] } = { pins: [], revealed: [] };
  vi.doMock("../pin/choice-map.ts", () => ({
    createChoiceMap: async ({ container, pins }: { container: HTMLElement; pins: ChoicePin[] }) => {
      drawn.pins = pins;
      for (const { element } of pins) container.append(element);
      return {
        reveal: (point: unknown) => drawn.revealed.push(point),
        setScheme() {},
        destroy: () => container.replaceChildren(),
      };
    },
  }));
  return drawn;
}

afterEach(() => {
  vi.doUnmock("../pin/choice-map.ts");
  vi.resetModules();
});

describe("SRC-87 the map of venues that a place may be", () => {
  it("is made when it is asked for, with a pin for each and the source's own point", async () => {
    const drawn = drawMap();
    const { container, buttonOf } = await ask();
    expect(buttonOf("1: Arena")).toBeUndefined();
    await click(buttonOf("Show on the map"));
    await eventually(() => expect(drawn.pins).toHaveLength(3));
    expect(drawn.pins.map(({ point, shape }) => [shape, ...point])).toEqual([
      ["pin", 23.3, 42.7],
      ["pin", 23.4, 42.6],
      ["dot", 23.31, 42.71],
    ]);
    expect(container.textContent).toContain("Location in the source");
    await click(buttonOf("Hide the map"));
    expect(buttonOf("1: Arena")).toBeUndefined();
  });

  it("selects the row of a pin, and the pin of a row, and says nothing by that", async () => {
    const drawn = drawMap();
    const { container, buttonOf, used } = await ask();
    await click(buttonOf("Show on the map"));
    await eventually(() => expect(drawn.pins).toHaveLength(3));
    const rows = () => [...container.querySelectorAll("li > [aria-pressed]")];
    const pressed = (buttons: (Element | undefined)[]) =>
      buttons.map((button) => button?.getAttribute("aria-pressed") === "true");
    const pinsShown = () => [buttonOf("1: Arena"), buttonOf("2: Arena 2")];

    await click(buttonOf("2: Arena 2"));
    expect(pressed(rows())).toEqual([false, true]);
    await click(rows()[0]);
    expect(pressed(pinsShown())).toEqual([true, false]);
    expect(drawn.revealed).toEqual([ARENA_2.coordinates, ARENA.coordinates]);
    expect(used).toEqual([]);
    await click(buttonOf("It’s Arena 2"));
    expect(used).toEqual(["Arena 2"]);
  });

  it("leaves the list alone where there is no WebGL", async () => {
    const { container, buttonOf } = await ask();
    await click(buttonOf("Show on the map"));
    await eventually(() => expect(container.textContent).toContain("Choose from the list"));
    expect(buttonOf("1: Arena")).toBeUndefined();
    expect(buttonOf("It’s Arena")).toBeTruthy();
  });
});
