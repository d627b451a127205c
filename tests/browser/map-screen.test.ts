import type { Page } from "@playwright/test";
import { askForVenues } from "./support/browser-test.ts";
import { expect, openMap, rows, sofiaVenues, test, viewOf } from "./support/map-test.ts";

/** Every pixel is drawn by the processor: as few as the wide layout has. */
const SIZE = { width: 1200, height: 640 };
/** The view's centre on the screen: the middle of what no panel covers on a wide one. */
const CENTRE = { x: 448 + (SIZE.width - 448 - 80) / 2, y: 128 + (SIZE.height - 128 - 40) / 2 };

test.use({ drawsMap: true, viewport: SIZE });
test.skip(({ isMobile }) => isMobile, "where things stand is worked out for the wide layout");

/** A pin stands with its tip on its spot. */
const PIN_BODY = 50;

/** Clicks on what the map shows so many pixels above its centre, once it is there. */
async function clickMark(page: Page, abovePx: number): Promise<void> {
  const { x, y } = CENTRE;
  await expect(async () => {
    await page.mouse.move(x, y - 250);
    await page.mouse.move(x, y - abovePx, { steps: 3 });
    await expect(page.locator(".is-over-mark")).toBeAttached({ timeout: 1_000 });
  }).toPass();
  await page.mouse.click(x, y - abovePx);
}

test.describe("on a larger screen", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("MAP-07 a click on the bare map closes every panel", async ({ page }) => {
    await openMap(page);
    await expect(page.getByRole("button", { name: "Zoom in" })).toBeEnabled();
    const panels: [open: () => Promise<void>, shown: ReturnType<typeof page.getByText>][] = [
      [
        () => page.getByRole("button", { name: /^Filters/ }).click(),
        page.getByRole("button", { name: "Clear Filters" }),
      ],
      [() => rows(page).first().click(), page.getByRole("heading", { name: "Upcoming Events" })],
      [
        () => page.getByRole("button", { name: "Add an event" }).click(),
        page.getByText("You must login in order to add an event."),
      ],
      [
        () => page.getByPlaceholder("Search...").fill("jazz"),
        page.getByRole("heading", { name: /^\d+ results for “jazz”$/ }),
      ],
    ];
    for (const [open, shown] of panels) {
      await open();
      await expect(shown).toBeVisible();
      // Far from the centre, beside the credits, no demo venue lies.
      await page.mouse.click(700, 880);
      await expect(shown).toBeHidden();
    }
  });
});

test("MAP-50 a city of the list shows its events", async ({ page }) => {
  await openMap(page, { latitude: 42.7, longitude: 24, zoom: 7 });
  await expect(page.getByRole("button", { name: "Zoom in" })).toBeEnabled();
  await page.getByRole("link", { name: /^Plovdiv Bulgaria/ }).press("Enter");
  await expect(page.getByRole("heading", { name: /^\d+ venues in view$/ })).toBeVisible();
  await expect(page).toHaveURL(/at=42\.1/);
});

test("MAP-16 back and reload bring back what was seen", async ({ page }) => {
  await openMap(page);
  const [venue] = await sofiaVenues(page);
  await page.goto(`/map?at=${Object.values(viewOf(venue!, 15)).join(",")}`);
  await page.goto(`/map?at=42.6977,23.3219,13&categories=theater&venue=${venue!._id}`);
  await expect(page.getByRole("heading", { name: venue!.name })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: venue!.name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/%2C15$|,15$/);
  await page.goForward();
  await expect(page.getByRole("heading", { name: venue!.name })).toBeVisible();
});

test("VEN-01 a click on a pin opens its venue, and Escape closes it", async ({ page }) => {
  const [venue] = await sofiaVenues(page);
  await openMap(page, viewOf(venue!, 19));
  await clickMark(page, PIN_BODY);
  await expect(page.getByRole("heading", { name: venue!.name })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Upcoming Events" })).toBeVisible();
  await expect(page.getByText(/^\d+\/\d+$/)).toHaveText(new RegExp(`^\\d+/${venue!.events.length}$`));
  await expect(page.getByRole("button", { name: "Directions" })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`venue=${venue!._id}`));
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "Upcoming Events" })).toBeHidden();
  await expect(page).not.toHaveURL(/venue=/);
});

test("MAP-06 venues on one spot open as a list", async ({ page }) => {
  const [venue, other] = await sofiaVenues(page);
  const together = [venue!, { ...other!, coordinates: venue!.coordinates }];
  await askForVenues(page);
  await page.route("**/api/locations/**", (route) => route.fulfill({ json: together }));
  await openMap(page, viewOf(venue!, 19));
  await clickMark(page, 0);
  await expect(page.getByRole("heading", { name: "2 venues at this spot" })).toBeVisible();
  await page.getByRole("link", { name: other!.name }).click();
  await expect(page.getByRole("heading", { name: other!.name })).toBeFocused();
});

test("leads from an empty view to the nearest matching events", async ({ page }) => {
  await openMap(page, { latitude: 43.2, longitude: 31.5, zoom: 12 }, "&categories=theater");
  await page.getByRole("button", { name: /^[\d,]+ in .+ km$/ }).click();
  await expect(rows(page).first()).toBeVisible();
});

test("A11Y-261 the focus on the map is a frame between the cards, also in forced colours", async ({
  page,
}) => {
  await openMap(page);
  const canvas = page.getByRole("application", { name: "Map of venues" });
  await expect(canvas).toBeVisible();
  const frame = () =>
    canvas.evaluate((element) => {
      const style = getComputedStyle(element.closest(".map-engine") as Element, "::after");
      const { content, outlineStyle, outlineWidth, outlineColor, top, left, right, bottom } = style;
      return {
        isDrawn: content !== "none",
        outlineStyle,
        outlineWidth,
        outlineColor,
        top,
        left,
        right,
        bottom,
      };
    });
  expect((await frame()).isDrawn).toBe(false);
  for (const key of ["Tab", "Tab", "Enter", "Tab", "Tab"]) await page.keyboard.press(key);
  await expect(page.getByRole("link", { name: "Skip to the map" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(canvas).toBeFocused();
  const seen = await frame();
  expect(seen).toMatchObject({ isDrawn: true, outlineStyle: "solid", outlineWidth: "3px" });
  // Beside the list, below the chips, and within the window: the canvas itself reaches beyond all of them.
  expect(Number.parseFloat(seen.left)).toBeGreaterThanOrEqual(448);
  expect(Number.parseFloat(seen.top)).toBeGreaterThanOrEqual(128);
  for (const side of [seen.right, seen.bottom]) expect(Number.parseFloat(side)).toBeGreaterThan(3);
  await page.emulateMedia({ forcedColors: "active" });
  expect(await frame()).toMatchObject({ isDrawn: true, outlineStyle: "solid", outlineWidth: "3px" });
  expect((await frame()).outlineColor).not.toBe(seen.outlineColor);
});
