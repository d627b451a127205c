import type { Locator } from "@playwright/test";
import { urls } from "#contract/urls.ts";
import { expect, hydrated, test } from "./support/browser-test.ts";

const LOST = "Lost? This page is not on the map yet!";

test("PAGE-06 an unknown address is a 404 page with a way home", async ({ page }) => {
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(LOST);
  await page.getByRole("link", { name: "Take me home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Navigate the World of Events");
});

for (const path of ["/no/such/page", "/offline"])
  test(`PAGE-242 the drawing of ${path} stands on the axis of its text`, async ({ page }) => {
    await page.goto(path);
    const middleOf = async (part: Locator) => {
      const { x, width } = (await part.boundingBox())!;
      return x + width / 2;
    };
    const main = page.getByRole("main");
    const drawing = await middleOf(main.locator("img").first());
    const title = await middleOf(page.getByRole("heading", { level: 1 }));
    expect(Math.abs(drawing - title)).toBeLessThanOrEqual(1);
  });

for (const [reducedMotion, fragment] of [
  ["reduce", "#still"],
  ["no-preference", ""],
] as const)
  test.describe(`for someone who says "${reducedMotion}" of motion`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test(`PAGE-10 PAGE-14 the illustration is the one at "${fragment}"`, async ({ page }) => {
      await page.goto("/no/such/page");
      const picture = page.getByRole("main").locator("img");
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).hash))
        .toBe(fragment);
    });
  });

test("PAGE-06 an address with a null character leads nowhere, and breaks nothing", async ({ request }) => {
  for (const path of [
    "/venue/%00",
    "/city/%00/sofia",
    "/event/location=%00&category=concert&event=a&date=2026-11-20",
  ])
    expect((await request.get(path)).status(), path).toBe(404);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("PAGE-06 the 404 page is complete", async ({ page }) => {
    const answer = await page.goto("/no/such/page");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(LOST);
    await expect(page.getByRole("link", { name: "Take me home" })).toHaveAttribute("href", "/");
  });
});

const LAST_SUMMER = { location: "hall", category: "theater", name: "last-summer", date: "2026-07-01" };

test.describe("when a page fails", () => {
  test.use({ world: "broken" });

  test("it says so plainly, with a number to report and a way home, and not why", async ({ page }) => {
    // What is not listed is looked for in the database.
    const answer = await page.goto(urls.eventPage(LAST_SUMMER));
    expect(answer?.status()).toBe(500);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong on our side.");
    await expect(page.locator("code")).toHaveText(/^\S+$/);
    await expect(page.getByRole("link", { name: "Take me home" })).toHaveAttribute("href", "/");
    expect(await answer?.text()).not.toMatch(/events.*does not exist|select/s);
  });
});
