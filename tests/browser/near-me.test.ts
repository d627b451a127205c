import type { Page } from "@playwright/test";
import type { VenueWithEvents } from "#contract/catalog.ts";
import { distanceM } from "#domain/geo.ts";
import { expect, openMap, rows, test } from "./support/map-test.ts";

const HERE = { latitude: 42.6935, longitude: 23.3325 };

// Every pixel is drawn by the processor: as few as the wide layout has.
test.use({ drawsMap: true, viewport: { width: 1200, height: 640 } });
test.setTimeout(180_000);

const locateButton = (page: Page) => page.getByRole("button", { name: "Locate me" });
const nearestButton = (page: Page) => page.getByRole("button", { name: "Nearest 10 events" });
const tonightChip = (page: Page) => page.getByRole("button", { name: /^Tonight/ }).first();

/** The map's own code takes long to start; it then writes its view into the address. */
async function openDrawnMap(page: Page): Promise<void> {
  await openMap(page);
  await expect(page).toHaveURL(/at=42\.69770%2C23\.32190/);
}

function viewIn(page: Page): { latitude: number; longitude: number; zoom: number } {
  const [latitude, longitude, zoom] = new URL(page.url()).searchParams.get("at")!.split(",").map(Number);
  return { latitude: latitude!, longitude: longitude!, zoom: zoom! };
}

/** Distances of the rows, as they are told. */
async function distances(page: Page): Promise<number[]> {
  const texts = await rows(page).allInnerTexts();
  return texts.map((text) => {
    const [, number, unit] = /([\d.]+)\u00a0(k?m)\b/.exec(text) ?? [];
    return Number(number) * (unit === "km" ? 1000 : 1);
  });
}

test.describe("with a position", () => {
  test.use({ geolocation: { ...HERE, accuracy: 20 }, permissions: ["geolocation"] });

  test("MAP-10 NEAR-01 NEAR-201 locate me flies to the position at zoom 18, and what is near is one tap away", async ({
    page,
  }) => {
    await openDrawnMap(page);
    const box = `${HERE.longitude - 0.02}&${HERE.latitude - 0.015}&${HERE.longitude + 0.02}&${HERE.latitude + 0.015}`;
    const around: VenueWithEvents[] = await (await page.request.get(`/api/locations/${box}&limit=0`)).json();
    const metres = ({ coordinates: [longitude, latitude] }: VenueWithEvents) =>
      distanceM(HERE, { longitude: Number(longitude), latitude: Number(latitude) });
    const nearest = around.sort((a, b) => metres(a) - metres(b))[0]!;

    await locateButton(page).click();
    await expect.poll(() => viewIn(page).zoom).toBe(18);
    expect(distanceM(HERE, viewIn(page))).toBeLessThan(10);
    await nearestButton(page).click();
    await expect.poll(() => viewIn(page).zoom).toBeLessThanOrEqual(15);
    expect(viewIn(page).zoom).toBeGreaterThanOrEqual(11);
    expect(distanceM(HERE, viewIn(page))).toBeLessThan(5_000);
    const row = page.locator(`[data-venue="${nearest._id}"]`);
    await expect(row).toContainText(/\d\u00a0k?m/);
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("Nearest");
    await expect(rows(page).first()).toHaveAttribute("data-venue", nearest._id);

    await row.click();
    await expect(page.getByText(/\d\u00a0m, \d+\u00a0min walk/)).toBeVisible();
  });

  for (const taps of [
    [tonightChip, locateButton, nearestButton],
    [locateButton, tonightChip, nearestButton],
  ])
    test(`JRN-01 NEAR-07 "tonight near me" takes three taps, ${taps[0] === tonightChip ? "Tonight" : "Locate me"} first`, async ({
      page,
    }) => {
      await openDrawnMap(page);
      for (const target of taps) await target(page).click();
      await expect(page).toHaveURL(/when=tonight/);
      await expect.poll(() => distanceM(HERE, viewIn(page))).toBeLessThan(3_000);
      await expect
        .poll(async () => {
          const told = await distances(page);
          return told.length > 0 && told.every((metres) => metres > 0 && metres < 10_000);
        })
        .toBe(true);
      // The list of before stays until tonight's is here.
      const isTonight = (heading: string) => /^(On now|Within the hour|Later tonight)/.test(heading);
      const others = async () =>
        (await page.locator("[data-group]").allInnerTexts()).filter((each) => !isTonight(each));
      await expect.poll(others).toEqual([]);
    });
});

test.describe("without a position", () => {
  // The refusal is also logged.
  test.use({ permissions: [], quietConsole: async ({ page: _page }, use) => use(undefined) });

  test("NEAR-06 a refusal is told, and the map stays", async ({ page }) => {
    await openDrawnMap(page);
    const before = page.url();
    await locateButton(page).click();
    await expect(page.getByText("Your browser isn’t sharing your location with this site.")).toBeVisible();
    expect(page.url()).toBe(before);
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("Nearest");
    await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveValue("soonest");
  });
});
