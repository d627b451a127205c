import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "./support/axe.ts";
import { expect, test } from "./support/browser-test.ts";
import { openMap } from "./support/map-screen.ts";
import { SUNDAY } from "./support/sunday.ts";

const panel = (page: Page) => page.getByRole("dialog", { name: "Filters" });
const list = (page: Page) => page.getByRole("region", { name: /in view$|venues$/ });
const timeline = (page: Page) => page.getByRole("region", { name: "Events by day" });

async function openPanel(page: Page, filter = ""): Promise<void> {
  await page.clock.setFixedTime(SUNDAY);
  await openMap(page, { filter });
  await page.getByRole("button", { name: /^Filters/ }).click();
  await expect(panel(page)).toBeVisible();
}

test("FIL-24 FIL-25 FIL-26 free or cheap, in the evening, next week, for a child of six", async ({
  page,
}) => {
  await openPanel(page);
  const button = (name: string | RegExp) => panel(page).getByRole("button", { name });
  await button("Next 7 days").click();
  await button("Evening 18–23").click();
  await panel(page).getByRole("slider", { name: "Maximum price" }).press("ArrowRight");
  await panel(page).getByRole("combobox", { name: "Age" }).selectOption("Age 6");
  await expect(page).toHaveURL(
    /from=2026-11-15&to=2026-11-21.*times=evening&maxPrice=\d+&currency=[A-Z]{3}&age=6/,
  );
  const slider = panel(page).getByRole("slider", { name: "Maximum price" });
  await expect(slider).toHaveAttribute("aria-valuetext", /^up to \D*\d+\D*$/);
  await expect(panel(page).getByRole("status")).toHaveText(/^[\d,]+ match(es)? in view\. [\d,]+ worldwide$/);
  await expectNoAxeViolations(page);
  await button(/^OK/).click();
  await expect(panel(page)).toHaveCount(0);
});

test("FIL-27 nothing in view: the panel leads to the world, the list to what hides the events", async ({
  page,
  isMobile,
}) => {
  await openPanel(page, "when=tonight&status=postponed");
  await expect(
    panel(page)
      .getByRole("button", { name: /^Without / })
      .first(),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  if (isMobile) await page.getByRole("button", { name: "Show the list of venues" }).click();
  const way = page.getByRole("button", { name: /^Without .+: [\d,]+$/ }).first();
  const before = new URL(page.url()).searchParams.size;
  await way.click();
  await expect.poll(() => new URL(page.url()).searchParams.size).toBeLessThan(before);
});

test("TIME-40 TIME-42 tonight: groups in the list, half hours in the strip", async ({ page, isMobile }) => {
  await openMap(page, { filter: "when=tonight" });
  await expect(timeline(page).getByRole("listitem").first()).toBeVisible();
  await expect(timeline(page).getByRole("option")).toHaveCount(0);
  if (isMobile) await page.getByRole("button", { name: "Show the list of venues" }).click();
  await expect(
    list(page)
      .getByRole("heading", { name: /^(On now|Within the hour|Later tonight) \d+$/ })
      .first(),
  ).toBeVisible();
  if (isMobile) return;
  await timeline(page).getByRole("button", { name: "Clear tonight" }).click();
  await expect(page).not.toHaveURL(/when=/);
  await expect(timeline(page).getByRole("option")).toHaveCount(28);
});

test("TIME-43 on a phone a tap on a weekend takes both days", async ({ page, isMobile }) => {
  test.skip(!isMobile, "a mouse takes one day");
  await openMap(page);
  const days = timeline(page).getByRole("option");
  await days
    .and(page.getByLabel(/^Saturday/))
    .first()
    .tap();
  await expect(timeline(page).locator("[aria-selected=true]")).toHaveCount(2);
  await expect(timeline(page).locator("[aria-selected=true]").first()).toHaveAccessibleName(/^Saturday/);
});
