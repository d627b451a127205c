import type { Page } from "@playwright/test";
import { urls } from "#contract/urls.ts";
import {
  chooseVenue,
  eventsAt,
  expect,
  field,
  newEvent,
  newName,
  newVenue,
  openAdmin,
  test,
} from "./support/admin.ts";

const row = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });
const said = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const tableAt = (venue: { _id: string; country: string; city: string }) =>
  `${urls.adminView("events")}?${new URLSearchParams({ country: venue.country, city: venue.city, venue: venue._id })}`;

test("ADM-36 events are found, chosen, cancelled together, undone, and restored from their history", async ({
  page,
  isMobile,
}) => {
  const venue = await newVenue(page);
  const [first, second, third] = [newName("Alpha"), newName("Beta"), newName("Gamma")];
  for (const [index, title] of [first, second, third].entries())
    await newEvent(page, venue, { title, date: `2027-03-0${index + 1}` });

  await test.step("the address narrows the table, and typing narrows it further", async () => {
    await openAdmin(page, tableAt(venue));
    await expect(page.getByRole("row").filter({ hasText: venue.name })).toHaveCount(3);
    await page.getByRole("searchbox").fill(second);
    await expect(row(page, first)).toHaveCount(0);
    await expect(page).toHaveURL(/[?&]q=/);
    await page.getByRole("searchbox").fill("");
    await expect(row(page, third)).toBeVisible();
  });

  await test.step("a range is chosen and cancelled after one question", async () => {
    await row(page, first).getByRole("checkbox").click();
    await row(page, second)
      .getByRole("checkbox")
      .click({ modifiers: ["Shift"] });
    const bar = page.getByRole("region", { name: "Selected events" });
    await expect(bar).toContainText("2 selected");
    await bar.getByRole("button", { name: "Cancel", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel 2 events" }).click();
    await expect(said(page, "2 events cancelled.")).toBeVisible();
    await expect(row(page, first)).toContainText("Cancelled");
    await expect(row(page, third)).toContainText("Scheduled");
  });

  await test.step("undo brings them back", async () => {
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(said(page, "2 events restored.")).toBeVisible();
    await expect(row(page, first)).toContainText("Scheduled");
    await page.getByRole("button", { name: "Close" }).click();
  });

  await test.step("the status menu acts at once", async () => {
    await row(page, third)
      .getByRole("button", { name: /^Scheduled/ })
      .click();
    await page.getByRole("menuitemradio", { name: "Sold out" }).click();
    await expect(row(page, third)).toContainText("Sold out");
  });

  await test.step("the drawer shows the history and restores from it", async () => {
    if (isMobile) await row(page, third).getByRole("button", { name: third, exact: true }).click();
    else {
      await row(page, third).focus();
      await page.keyboard.press("Enter");
    }
    const drawer = page.getByRole("dialog", { name: third });
    await expect(drawer).toContainText("Admin");
    await drawer
      .getByRole("button", { name: /^Restore the version before/ })
      .first()
      .click();
    await expect(drawer.getByText("Restored.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(row(page, third)).toContainText("Scheduled");
  });
});

test("ADM-37 events are added in a row by keyboard alone, without a dialog in between", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "a phone has no keyboard for it");
  const venue = await newVenue(page);
  const titles = Array.from({ length: 4 }, (_, index) => `${newName("Row")} ${index}`);
  await openAdmin(page);
  await chooseVenue(page, venue);
  await field(page, "Date").fill("2027-03-01");
  await field(page, "Time").fill("20:00");
  await field(page, "Title").focus();
  for (const [index, title] of titles.entries()) {
    await page.keyboard.type(title);
    await page.keyboard.press("Control+Enter");
    await expect(said(page, `Event Added: ${title}`)).toBeVisible();
    if (index > 0) await expect(said(page, `(${index + 1} in a row)`)).toBeVisible();
    await expect(field(page, "Title")).toBeFocused();
    await expect(field(page, "Title")).toHaveValue("");
  }
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const added = await eventsAt(page, venue);
  expect(added.map(({ name }) => name).toSorted()).toEqual(titles.toSorted());
  expect(new Set(added.map(({ date, time }) => `${date} ${time}`))).toEqual(new Set(["2027-03-01 20:00"]));
});

test("A11Y-274 check boxes and titles are at least 24 pixels large", async ({ page }) => {
  await openAdmin(page, urls.adminView("events"));
  const first = page.locator("tr[data-row]").first();
  const sizes = await Promise.all(
    [first.locator("label:has(input[type=checkbox])"), first.locator("td button").first()].map((each) =>
      each.boundingBox(),
    ),
  );
  for (const size of sizes) expect(Math.min(size!.width, size!.height)).toBeGreaterThanOrEqual(24);
});
