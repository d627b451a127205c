import { describe, expect, it, vi } from "vitest";
import { eventAt, eventually, openExplore, venueOf } from "#tests/support/explore-screen.tsx";
import { click } from "#tests/support/mount.ts";
import { QuickFilters } from "../filters/quick-filters.tsx";
import { MapAnnouncer } from "./map-announcer.tsx";

const HOUR_MS = 3_600_000;
const VENUES = [venueOf("1", [eventAt(Date.now() + 30 * HOUR_MS)])];

async function open() {
  const explore = await openExplore(
    <>
      <MapAnnouncer />
      <QuickFilters />
    </>,
    "",
    { venues: VENUES },
  );
  const region = explore.screen.querySelector("[data-announcer]")!;
  const said: string[] = [];
  const watch = new MutationObserver(() => said.push(region.textContent ?? ""));
  watch.observe(region, { childList: true, subtree: true, characterData: true });
  return { ...explore, region, said };
}

describe("A11Y-265 the map says what changed once it has come to rest", () => {
  it("in a region that is there from the start, first when the numbers are known", async () => {
    const { region, said } = await open();
    expect(region.getAttribute("role")).toBe("status");
    expect(region.textContent).toBe("");
    await vi.waitFor(() => expect(said).toHaveLength(1), 5_000);
    expect(said).toEqual(["1 venue in view. 1 upcoming event"]);
  });

  it("a move once, with its side and a place, although the number stays; the same move again, again", async () => {
    const { move, said } = await open();
    await eventually(() => said.length).toBe(1);
    await move({ eastward: 0.004 });
    await move({ eastward: 0.004 });
    await eventually(() => said.length).toBe(2);
    expect(said[1]).toBe("Moved east. Near Hall 1. 1 venue in view. 1 upcoming event");
    await move({ eastward: 0.004 });
    await eventually(() => said.length).toBe(3);
    expect(said[2]).toBe(said[1]);
  });

  it("a filter once, although its numbers come in two steps", async () => {
    const { button, said } = await open();
    await eventually(() => said.length).toBe(1);
    await click(button("Concert"));
    await eventually(() => said.length).toBe(2);
    await new Promise((done) => setTimeout(done, 1_500));
    expect(said).toHaveLength(2);
    expect(said[1]).toMatch(/worldwide$/);
  });
});
