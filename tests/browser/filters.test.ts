import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "./support/axe.ts";
import { expect, test } from "./support/browser-test.ts";
import { openMap } from "./support/map-screen.ts";
import { SUNDAY } from "./support/sunday.ts";

const opener = (page: Page) => page.getByRole("button", { name: /^Filters/ });
const panel = (page: Page) => page.getByRole("dialog", { name: "Filters" });
const dates = (page: Page) => panel(page).getByPlaceholder("YYYY-MM-DD");
const quick = (page: Page) => page.getByRole("region", { name: "Quick filters" });
const status = (page: Page) => panel(page).getByRole("status");

async function openFilters(page: Page, filter = ""): Promise<void> {
  await page.clock.setFixedTime(SUNDAY);
  await openMap(page, { filter });
  await opener(page).click();
  // Its code comes with the first use.
  await expect(panel(page)).toBeVisible();
}

async function countOf(page: Page): Promise<number> {
  await expect(status(page)).toHaveText(/^[\d,]+ matches in view\. [\d,]+ worldwide$/);
  return Number((await status(page).textContent())!.replace(/^.* view\. /, "").replace(/\D/g, ""));
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await panel(page).getByRole("combobox", { name: field }).click();
  await page.getByRole("listbox").getByRole("option", { name: option, exact: true }).click();
}

test("MAP-12 the button opens the panel; Escape closes it and gives the focus back", async ({ page }) => {
  await openFilters(page);
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await opener(page).press("Enter");
  await expect(panel(page)).toBeVisible();
});

test("MAP-12 on a wide screen the button also closes the panel", async ({ page }, { project }) => {
  test.skip(project.name === "phone", "the panel covers the button there");
  await openFilters(page);
  await opener(page).click();
  await expect(panel(page)).toHaveCount(0);
});

test('FIL-01 the date has its placeholder, shows "start - end" and can be typed', async ({ page }) => {
  await openFilters(page);
  await expect(dates(page)).toHaveValue("");
  await dates(page).fill("2026-11-20 - 2026-11-30");
  await dates(page).press("Enter");
  await expect(page).toHaveURL(/from=2026-11-20&to=2026-11-30/);
  await panel(page).getByRole("button", { name: "Clear date" }).click();
  await expect(dates(page)).toHaveValue("");
  await expect(page).not.toHaveURL(/from=/);
});

test("FIL-01 two days of the calendar make a range", async ({ page }) => {
  await openFilters(page);
  await dates(page).click();
  await panel(page).getByRole("button", { name: "20 November 2026" }).click();
  await expect(page).not.toHaveURL(/from=/);
  await panel(page).getByRole("button", { name: "24 November 2026" }).click();
  await expect(dates(page)).toHaveValue("2026-11-20 - 2026-11-24");
  await expect(page).toHaveURL(/from=2026-11-20&to=2026-11-24/);
});

test.describe("for a visitor whose week begins on Monday", () => {
  test.use({ locale: "en-GB", timezoneId: "Europe/Sofia" });

  test("FIL-01 FIL-07 every preset is theirs, and the calendar begins with Monday", async ({ page }) => {
    await openFilters(page);
    await dates(page).click();
    await expect(panel(page).getByRole("columnheader").first()).toHaveText("Mo");
    for (const [preset, range] of [
      ["Today", "2026-11-15 - 2026-11-15"],
      ["Tomorrow", "2026-11-16 - 2026-11-16"],
      ["This weekend", "2026-11-15 - 2026-11-15"],
      ["This Week", "2026-11-09 - 2026-11-15"],
      ["Next Week", "2026-11-16 - 2026-11-22"],
      ["This Month", "2026-11-01 - 2026-11-30"],
      ["Next Month", "2026-12-01 - 2026-12-31"],
      ["This Year", "2026-01-01 - 2026-12-31"],
      ["Next Year", "2027-01-01 - 2027-12-31"],
    ] as const) {
      await panel(page).getByRole("button", { name: preset, exact: true }).click();
      await expect(dates(page)).toHaveValue(range);
    }
  });
});

test.describe("for a visitor in another day and week", () => {
  test.use({ locale: "en-US", timezoneId: "Pacific/Kiritimati" });

  test("FIL-07 today is their own, and the week begins on Sunday", async ({ page }) => {
    await openFilters(page);
    await dates(page).click();
    await expect(panel(page).getByRole("columnheader").first()).toHaveText("Su");
    await panel(page).getByRole("button", { name: "Today", exact: true }).click();
    await expect(dates(page)).toHaveValue("2026-11-16 - 2026-11-16");
    await panel(page).getByRole("button", { name: "Next Week", exact: true }).click();
    await expect(dates(page)).toHaveValue("2026-11-22 - 2026-11-28");
  });
});

test("FIL-02 nine categories can be combined", async ({ page }) => {
  await openFilters(page);
  await expect(panel(page).getByRole("checkbox")).toHaveCount(9);
  await panel(page).getByRole("checkbox", { name: "Concert" }).click();
  await panel(page).getByRole("checkbox", { name: "Party" }).click();
  await expect(page).toHaveURL(/categories=party%2Cconcert/);
  const others = panel(page).getByRole("checkbox", { name: /Theater|Sport/ });
  await others.evaluateAll((boxes: HTMLElement[]) => boxes.forEach((box) => void box.click()));
  await expect(page).toHaveURL(/categories=party%2Ctheater%2Cconcert%2Csport/);
});

test("FIL-02 FIL-03 countries with events and their cities, each with All", async ({ page }) => {
  const answer = await page.request.get("/api/countries");
  const countries: { country: string; events: string[] }[] = await answer.json();
  const live = countries.filter(({ events }) => events.length > 0).map(({ country }) => country);
  expect(live.length).toBeLessThan(countries.length);
  live.sort((a, b) => a.localeCompare(b, "en"));

  await openFilters(page);
  await expect(panel(page).getByRole("combobox", { name: "City" })).toBeDisabled();
  await panel(page).getByRole("combobox", { name: "Country" }).click();
  const offered = page.getByRole("listbox", { name: "Country" }).getByRole("option");
  await expect(offered).toHaveText(["All", ...live]);
  await offered.filter({ hasText: "Bulgaria" }).click();
  await choose(page, "City", "Varna");
  await expect(page).toHaveURL(/country=Bulgaria&city=Varna/);
  await choose(page, "City", "All");
  await expect(page).not.toHaveURL(/city=/);
});

test("FIL-03 another country clears the city", async ({ page }) => {
  await openFilters(page, "country=Bulgaria&city=Varna");
  await expect(panel(page).getByRole("combobox", { name: "City" })).toHaveValue("Varna");
  await choose(page, "Country", "Portugal");
  await expect(panel(page).getByRole("combobox", { name: "City" })).toHaveValue("All");
  await expect(page).toHaveURL(/country=Portugal/);
  await expect(page).not.toHaveURL(/city=/);
});

test("FIL-04 Clear Filters resets everything, OK closes", async ({ page }) => {
  await openFilters(page, "from=2026-11-20&to=2026-11-30&categories=party&country=Bulgaria&city=Varna");
  await expect(opener(page)).toContainText("4");
  await panel(page).getByRole("button", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL(/\/map\?at=[^&]*$/);
  await expect(panel(page).getByRole("checkbox", { checked: true })).toHaveCount(0);
  await expect(dates(page)).toHaveValue("");
  await expect(panel(page).getByRole("combobox", { name: "Country" })).toHaveValue("All");
  await panel(page).getByRole("button", { name: /^OK/ }).click();
  await expect(panel(page)).toHaveCount(0);
});

test("FIL-06 the panel counts what matches while it is changed", async ({ page }) => {
  await openFilters(page);
  const all = await countOf(page);
  await panel(page).getByRole("checkbox", { name: "Concert" }).click();
  await expect(status(page)).not.toContainText(`${all.toLocaleString("en")} worldwide`);
  const concerts = await countOf(page);
  expect(concerts).toBeGreaterThan(0);
  expect(concerts).toBeLessThan(all);
});

test("FIL-06 nothing matching says so, and Clear Filters leads on", async ({ page }) => {
  await openFilters(page, "from=2036-01-01&to=2036-01-02");
  await expect(panel(page)).toContainText("No events match your filters");
  await panel(page).getByRole("button", { name: "Clear Filters" }).click();
  expect(await countOf(page)).toBeGreaterThan(1_000);
});

test("quick chips mirror the panel: one date at a time, several categories", async ({ page }) => {
  await page.clock.setFixedTime(SUNDAY);
  await openMap(page);
  const chip = (name: string) => quick(page).getByRole("button", { name });
  await chip("Today").click();
  await chip("Tomorrow").click();
  await expect(chip("Today")).toHaveAttribute("aria-pressed", "false");
  await expect(chip("Tomorrow")).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(/from=2026-11-16&to=2026-11-16/);
  await chip("Concert").click();
  await chip("Party").click();
  await expect(page).toHaveURL(/categories=party%2Cconcert/);

  await quick(page).getByRole("button", { name: "16 Nov" }).click();
  await expect(dates(page)).toBeFocused();
  await expect(panel(page).getByRole("checkbox", { checked: true })).toHaveCount(2);
  await page.keyboard.press("Escape");
  await chip("Tomorrow").click();
  await expect(page).not.toHaveURL(/from=/);

  // Two touches before the screen has followed the first one are two touches.
  await chip("Today").evaluate((today: HTMLElement) => [today, today].forEach((each) => void each.click()));
  await chip("Sport").click();
  await expect(page).toHaveURL(/sport/);
  await expect(page).not.toHaveURL(/from=/);
});

test("the panel is for everyone", async ({ page }) => {
  await openFilters(page, "from=2026-11-20&to=2026-11-30&categories=concert,party,theater&country=Bulgaria");
  await dates(page).click();
  await countOf(page);
  await expectNoAxeViolations(page);
});

test("FIL-13 tonight comes first, with its number, and takes the place of days", async ({ page }) => {
  await openMap(page);
  const first = quick(page).getByRole("button").first();
  await expect(first).toHaveText(/^Tonight \d+$/);
  await first.click();
  await expect(page).toHaveURL(/when=tonight/);
  await expect(first).toHaveAttribute("aria-pressed", "true");
  await quick(page).getByRole("button", { name: "Tomorrow" }).click();
  await expect(page).not.toHaveURL(/when=/);
  await expect(first).toHaveAttribute("aria-pressed", "false");
});

test("FIL-12 the timeline chooses days by click, drag and keyboard, and stays hidden when hidden", async ({
  page,
}) => {
  await openMap(page);
  const timeline = page.getByRole("region", { name: "Events by day" });
  const days = timeline.getByRole("option");
  await expect(days).toHaveCount(28);
  await days.nth(3).click();
  await expect(page).toHaveURL(/from=(\d{4}-\d\d-\d\d)&to=\1/);
  const from = (await days.nth(5).boundingBox())!;
  const to = (await days.nth(8).boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + 10, { steps: 4 });
  await page.mouse.up();
  await expect(timeline.locator("[aria-selected=true]")).toHaveCount(4);
  await timeline.getByRole("button", { name: "Clear dates" }).click();
  await expect(page).not.toHaveURL(/from=/);
  await days.nth(8).focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expect(days.first()).toHaveAttribute("aria-selected", "true");
  await timeline.getByRole("button", { name: "Hide the timeline" }).click();
  await expect(timeline).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: "Events by day" })).toBeVisible();
});

for (const locale of ["en-US", "bg-BG"])
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])
    test.describe(`${locale}, on a screen of ${viewport.width} × ${viewport.height}`, () => {
      test.use({ locale, viewport });

      test("WEB-54 the panel's fields stand still while its numbers come in", async ({ page }) => {
        const held: (() => void)[] = [];
        await page.route("**/api/counts/**", async (route) => {
          await new Promise<void>((go) => held.push(go));
          await route.continue();
        });
        await openMap(page);
        await page.getByRole("button", { name: /^(Filters|Филтри)/ }).click();
        await expect(page.locator("dialog[open]")).toBeVisible();
        const fields = page.locator("dialog[open]").locator("label, input, select, button, footer");
        const places = () =>
          fields.evaluateAll((all) =>
            all.map((each) => {
              const { x, y } = each.getBoundingClientRect();
              return `${each.localName} ${Math.round(x)} ${Math.round(y)}`;
            }),
          );
        await expect.poll(() => held.length).toBeGreaterThan(0);
        const before = await places();
        for (const go of held) go();
        await expect(page.locator("dialog[open]").getByRole("status")).toHaveText(/ worldwide$| по света$/);
        expect(await places()).toEqual(before);
      });

      test("WEB-55 the field in use stays in view when the panel's foot grows", async ({ page }) => {
        await openMap(page);
        await page.getByRole("button", { name: /^(Filters|Филтри)/ }).click();
        const country = page.locator("dialog[open]").getByRole("combobox", { name: /^(Country|Държава)$/ });
        await country.fill("Portug");
        await page.getByRole("option", { name: /^(Portugal|Португалия)$/ }).click();
        await expect(page.locator("dialog footer li").first()).toBeVisible();
        await expect(country).toBeInViewport({ ratio: 0.9 });
      });
    });
