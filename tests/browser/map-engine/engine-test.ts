import type { Page } from "@playwright/test";
import type { VenueCategory } from "#domain/category.ts";
import type { VenuePin } from "#web/map/engine/map-data.ts";
import { test as base, expect } from "../support/browser-test.ts";
import type { PageOptions, Rgb } from "./page.ts";
import { serveMapPage } from "./serve.ts";

export const test = base.extend<object, { siteUrl: string }>({
  siteUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: the form in which Playwright declares a fixture without needs
    async ({}, use) => {
      const site = await serveMapPage();
      await use(site.url);
      await site.close();
    },
    { scope: "worker" },
  ],
});

export const SOFIA = { longitude: 23.32, latitude: 42.695 };
export const FILL: Record<VenueCategory, string> = {
  concert: "#7C2FE0",
  party: "#C0177F",
  theater: "#B01338",
  festival: "#AC5900",
  sport: "#107A3B",
  exhibition: "#0C756D",
  conference: "#0E6CC4",
  virtual: "#4549DB",
  other: "#56637A",
  fitness: "#57770A",
  easteregg: "#8B6500",
  dolphin: "#0A7490",
};
export const WHITE: Rgb = [255, 255, 255];
export const NIGHT_SURFACE = rgb("#141D2F");
/** On a pin's cone, below its gradient and its glyph, as seen from the tip. */
export const CONE_UP_PX = 24;

export function rgb(hex: string): Rgb {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;
}

let made = 0;
/** A venue so many pixels from the centre of Sofia at zoom 13. */
export function venue(right: number, down: number, fields: Partial<VenuePin> = {}): VenuePin {
  const degrees = 360 / (512 * 2 ** 13);
  return {
    id: `v${++made}`,
    name: "Hall",
    category: "concert",
    events: 1,
    longitude: SOFIA.longitude + right * degrees,
    latitude: SOFIA.latitude - down * degrees * Math.cos((SOFIA.latitude * Math.PI) / 180),
    ...fields,
  };
}

export async function open(page: Page, siteUrl: string, options: PageOptions = {}): Promise<void> {
  await page.goto(siteUrl);
  await page.evaluate((given) => window.openMap(given), { start: { ...SOFIA, zoom: 13 }, ...options });
}

export const show = (page: Page, pins: VenuePin[]) =>
  page.evaluate((given) => window.mapPage.engine.showVenues(given), pins);
export const pixelOf = (page: Page, spot: { longitude: number; latitude: number }) =>
  page.evaluate((given) => window.mapPage.pixelOf(given), spot);
export const zoomOf = (page: Page) => page.evaluate(() => window.mapPage.engine.view().zoom);
export const picksOf = (page: Page) => page.evaluate(() => window.mapPage.picks);

export async function click(
  page: Page,
  spot: { longitude: number; latitude: number },
  upPx = 0,
): Promise<void> {
  const { x, y } = await pixelOf(page, spot);
  await page.mouse.click(x, y - upPx);
}

/** Waits until a colour is painted, within what soft edges and gradients do to it. */
export async function expectColor(page: Page, at: { x: number; y: number }, color: Rgb): Promise<void> {
  await expect
    .poll(() => page.evaluate(({ x, y }) => window.mapPage.colorAt(x, y), at), {
      message: `colour at ${Math.round(at.x)}, ${Math.round(at.y)} is near ${color}`,
    })
    .toEqual(color.map((channel) => nearly(channel)));
}

const nearly = (channel: number) => ({
  asymmetricMatch: (value: number) => Math.abs(value - channel) <= 6,
  toString: () => `about ${channel}`,
});

export async function expectPin(page: Page, pin: VenuePin, rightPx = 0): Promise<void> {
  const { x, y } = await pixelOf(page, pin);
  await expectColor(page, { x: x + rightPx, y: y - CONE_UP_PX }, rgb(FILL[pin.category]));
}

/** Waits for letters within a box, as seen from a venue's place, or for none. */
export async function expectLetters(
  page: Page,
  spot: { longitude: number; latitude: number },
  [left, top, right, bottom]: readonly [number, number, number, number],
  areThere = true,
): Promise<void> {
  const { x, y } = await pixelOf(page, spot);
  const darkPixels = () =>
    page.evaluate(
      ([west, north, east, south]) => {
        let dark = 0;
        for (let px = west!; px < east!; px++)
          for (let py = north!; py < south!; py += 2)
            if (Math.max(...window.mapPage.colorAt(px, py)) < 100) dark++;
        return dark;
      },
      [x + left, y + top, x + right, y + bottom],
    );
  const dark = expect.poll(darkPixels, { message: "letters beside the mark" });
  await (areThere ? dark.toBeGreaterThan(20) : dark.toBe(0));
}
