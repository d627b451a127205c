import { beforeEach, expect, it } from "vitest";
import type { VenueWithEvents } from "#contract/catalog.ts";
import { publicEvent } from "#tests/support/events.ts";
import { eventually, openExplore } from "#tests/support/explore-screen.tsx";
import { click, mount } from "#tests/support/mount.ts";
import { useMarkOpened } from "#web/listing/seen.ts";
import { createHover, HoverContext } from "#web/map-view/hover.ts";
import "#tests/support/messages.ts";
import { VenueListPanel } from "./venue-list.tsx";
import { VenueRow } from "./venue-row.tsx";

const DAY_S = 86_400;
const nowS = Math.floor(Date.now() / 1000);

function venue(id: string, publishedAt: number): VenueWithEvents {
  const startsAt = new Date((nowS + DAY_S) * 1000).toISOString();
  const event = publicEvent({ _id: `e${id}`, startsAt, date: startsAt.slice(0, 10), publishedAt });
  const place = { category: "theater", city: "Sofia", address: "", coordinates: ["23.32", "42.7"] };
  return { _id: id, name: `Hall ${id}`, ...place, events: [event] } as unknown as VenueWithEvents;
}

const VENUES = [venue("1", nowS - 9 * DAY_S), venue("2", nowS - 9 * DAY_S), venue("3", nowS - DAY_S)];

function Screen({ openId }: { openId: string | null }) {
  useMarkOpened("venues", openId);
  return (
    <HoverContext value={createHover()}>
      {VENUES.map((each) => (
        <VenueRow key={each._id} venue={each} nowMs={nowS * 1000} onOpen={() => {}} />
      ))}
    </HoverContext>
  );
}

beforeEach(() => {
  const lastVisit = { lastActiveS: nowS - 2 * DAY_S, venues: [["1", nowS - 3 * DAY_S]], events: [] };
  localStorage.setItem("seen", JSON.stringify(lastVisit));
});

it("SEEN-01 SEEN-02 rows recede once opened, and carry a dot while something new is there", async () => {
  const screen = await mount(<Screen openId={null} />);
  const row = (id: string) => screen.querySelector<HTMLElement>(`[data-venue="${id}"]`)!;
  const words = (id: string) => row(id).textContent;
  expect(row("1").dataset.seen).toBe("true");
  expect(words("1")).toContain("Viewed");
  expect(row("2").dataset.seen).toBeUndefined();
  expect(words("2")).not.toContain("New since your last visit");
  expect(words("3")).toContain("New since your last visit");

  const after = await mount(<Screen openId="3" />);
  const opened = after.querySelector<HTMLElement>('[data-venue="3"]')!;
  expect(opened.textContent).not.toContain("New since your last visit");
  expect(opened.dataset.seen).toBe("true");
});

it("SEEN-05 what was opened can be hidden in the list, and shown again", async () => {
  function Opened() {
    useMarkOpened("venues", "2");
    return <VenueListPanel isHidden={false} snap={1} onSnap={() => {}} />;
  }
  const { screen, button } = await openExplore(<Opened />, "", { venues: VENUES });
  const ids = () => [...screen.querySelectorAll<HTMLElement>("[data-venue]")].map((row) => row.dataset.venue);
  await eventually(ids).toHaveLength(3);
  await click(button("Hide viewed (2)"));
  expect(ids()).toEqual(["3"]);
  await click(button("Show viewed (2)"));
  expect(ids()).toHaveLength(3);
});
