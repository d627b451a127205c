import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { hydrate } from "#tests/support/mount.ts";
import type { VenuePin } from "#web/map/engine/map-data.ts";
import { viewAround } from "#web/map/engine/view-around.ts";
import { drawFirstMarks } from "./draw-first-marks.ts";
import { DrawFirstMarks, FirstMarks } from "./first-marks.tsx";
import { middleOf } from "./first-view.ts";

const PADDING = { top: 120, right: 0, bottom: 160, left: 0 };
const CENTRE = { longitude: 0, latitude: 0, zoom: 10 };
/** What 100 pixels are at this zoom on the equator. */
const DEGREES = (100 * 360) / (512 * 2 ** 10);

const pinAt = (id: string, category: VenuePin["category"], east: number, south: number): VenuePin => ({
  id,
  name: id,
  category,
  longitude: east * DEGREES,
  latitude: -south * DEGREES,
  events: 1,
});

const view = viewAround(CENTRE, { width: 390, height: 844 }, PADDING);
const first = { view, middle: middleOf(PADDING), box: view.bounds, venues: "[]", summary: undefined };

function htmlOf(pins: VenuePin[]): string {
  return renderToString(
    <DrawFirstMarks value={drawFirstMarks}>
      <FirstMarks first={first} pins={pins} padding={PADDING} />
    </DrawFirstMarks>,
  );
}

it("WEB-72 a venue is a pin with its number, its tip as far from the view's centre as on the map", () => {
  const html = htmlOf([{ ...pinAt("a", "party", 1, 0), events: 3, time: "tonight" }]);
  expect(html).toContain('<symbol id="first-pin-party"');
  expect(html).toContain('<use href="#first-pin-party" x="68" y="-86" width="64" height="95"/>');
  expect(html).toMatch(/<text x="123" y="-78"[^>]*>3<\/text>/);
  expect(html).toContain('fill="url(#first-glow-party)"');
  expect(html).toContain("translate:0px -20px");
});

it("WEB-72 a pin of this week is pale and smaller, later ones are dots in the category's colour", () => {
  const html = htmlOf([
    { ...pinAt("a", "concert", 0, 2), time: "week" },
    { ...pinAt("b", "sport", 1, -1), time: "later" },
    { ...pinAt("c", "sport", -1, -1), time: "later" },
  ]);
  expect(html).toMatch(/<use href="#first-week-concert" x="-24" y="135.5"/);
  expect(html).toContain('fill="var(--concert-tint)" stroke="var(--concert)"');
  expect(html).toContain('<path d="M-100 -100h0M100 -100h0" stroke="var(--sport)" stroke-width="12"/>');
});

it("WEB-72 venues that touch are a disc with the number of their events, its ring parted by category", () => {
  const html = htmlOf([
    { ...pinAt("a", "party", 1, 0), events: 3 },
    { ...pinAt("b", "concert", 1.1, 0), events: 4 },
  ]);
  expect(html).toMatch(/<g transform="translate\(105 0\)">.*<text[^>]*>7<\/text><\/g>/);
  expect(html.match(/stroke-dasharray/g)).toHaveLength(2);
  expect(html).not.toContain("<use");
});

it("WEB-72 the browser keeps the marks that came with the page", async () => {
  const html = htmlOf([pinAt("a", "party", 1, 0)]);
  const page = await hydrate(html, <FirstMarks first={first} pins={[]} padding={PADDING} />);
  expect(page.querySelector("use")).not.toBeNull();
});
