import type { Page } from "@playwright/test";
import { urls } from "#contract/urls.ts";
import { ADMIN, test as base, expect, signIn } from "./support/accounts.ts";
import { withoutWebGl } from "./support/browser.ts";
import { hydrated } from "./support/browser-test.ts";
import { sofiaVenues } from "./support/map-test.ts";

const test = base.extend<{ noWebGl: undefined }>({
  // The map's code is the real one; only the graphics are missing, as in a browser without them.
  noWebGl: [
    async ({ page, context, baseURL }, use) => {
      await page.addInitScript(withoutWebGl);
      await context.addCookies([{ name: "disclosure-accepted", value: "true", url: baseURL! }]);
      await use(undefined);
    },
    { auto: true },
  ],
});

const SOFIA = "/map?at=42.69770,23.32190,13";
const heading = (page: Page) => page.locator("[data-list-heading]");
const rows = (page: Page) => page.locator("[data-venue]");
const sentence = (page: Page) => page.getByText("Your browser can’t show the map");

test("BRO-02 without WebGL 2 the map says so, hides what would move it, and a search moves its list", async ({
  page,
}) => {
  await page.goto(SOFIA);
  await expect(sentence(page)).toBeVisible();
  for (const name of ["Zoom in", "Zoom out", "Locate me", "Hide list"])
    await expect(page.getByRole("button", { name })).toHaveCount(0);
  await expect(page.getByRole("application")).toHaveCount(0);
  await expect(rows(page).first()).toBeVisible();
  const here = (await heading(page).textContent()) ?? "";

  await page.getByRole("textbox", { name: "Search events and venues" }).fill("Portland");
  const results = page.getByRole("region", { name: "Search results" });
  await results
    .getByRole("button", { name: /^Portland/ })
    .first()
    .click();
  await expect(page).not.toHaveURL(/at=42\.6977/);
  await expect(heading(page)).not.toHaveText(here);
  await expect(rows(page).first()).toBeVisible();
});

test("BRO-02 without WebGL 2 a city in the filters moves the list", async ({ page }) => {
  await page.goto(SOFIA);
  await expect(sentence(page)).toBeVisible();
  const [sofia] = await sofiaVenues(page);
  await expect(page.getByRole("link", { name: sofia!.name }).first()).toBeVisible();
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await page.getByRole("combobox", { name: "Country" }).click();
  await page.getByRole("option", { name: "Bulgaria" }).click();
  await page.getByRole("combobox", { name: "City" }).click();
  await page.getByRole("option", { name: "Varna" }).click();
  await expect(page).toHaveURL(/at=43\.\d+%2C27\.\d+/);
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole("link", { name: sofia!.name })).toHaveCount(0);
});

test("BRO-02 without WebGL 2 the way to the nearest events moves the list", async ({ page }) => {
  await page.goto("/map?at=44.50000,24.50000,14");
  await expect(sentence(page)).toBeVisible();
  await page.getByRole("button", { name: /^[\d,]+ in .+ km$/ }).click();
  await expect(rows(page).first()).toBeVisible();
});

test("BRO-02 without WebGL 2 a phone's list stands open", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(SOFIA);
  await expect(sentence(page)).toBeInViewport();
  await expect(rows(page).first()).toBeInViewport();
});

test("BRO-02 without WebGL 2 an embedded map says so and opens its list", async ({ page }) => {
  await page.goto("/embed?at=42.69770,23.32190,13");
  await expect(sentence(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Zoom in" })).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
});

test("BRO-02 without WebGL 2 the map of a pin asks for coordinates instead", async ({ page }) => {
  await signIn(page, ADMIN);
  await page.goto(`${urls.admin}/add-venue`);
  await hydrated(page);
  await expect(page.getByText("The map can’t be shown here. Enter the coordinates instead.")).toBeVisible();
});
