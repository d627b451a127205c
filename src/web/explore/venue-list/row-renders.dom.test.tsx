import { Profiler } from "react";
import { expect, it } from "vitest";
import { eventAt, venueOf } from "#tests/support/explore-screen.tsx";
import { act, mount } from "#tests/support/mount.ts";
import { useMarkOpened } from "#web/listing/seen.ts";
import { createHover, HoverContext } from "#web/map-view/hover.ts";
import "#tests/support/messages.ts";
import { VenueRow } from "./venue-row.tsx";

const nowMs = Date.now();
const VENUES = ["1", "2"].map((id) => venueOf(id, [eventAt(nowMs + 3_600_000, { _id: `e${id}` })]));
const hover = createHover();
const open = () => {};

function Opened({ id }: { id: string | null }) {
  useMarkOpened("venues", id);
  return null;
}

it("MAP-52 a row is rendered once on a first visit, and again only when its own venue is opened", async () => {
  localStorage.clear();
  const rendered: string[] = [];
  await mount(
    <HoverContext value={hover}>
      {VENUES.map((venue) => (
        <Profiler key={venue._id} id={venue._id} onRender={(id) => rendered.push(id)}>
          <VenueRow venue={venue} nowMs={nowMs} onOpen={open} />
        </Profiler>
      ))}
    </HoverContext>,
  );
  await act(async () => {});
  expect(rendered).toEqual(["1", "2"]);
  await mount(<Opened id="2" />);
  expect(rendered).toEqual(["1", "2", "2"]);
});
