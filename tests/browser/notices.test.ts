import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "./support/axe.ts";
import { expect, test } from "./support/browser-test.ts";
import { openMap } from "./support/map-screen.ts";
import { SUNDAY } from "./support/sunday.ts";

const RESALE = "Resale ticket prices are set by the seller and may be above or below face value.";
const DONATE = "We do not sell any tickets! Please support our work:";
const HELP = "We need your help";
const YEAR_S = 365 * 24 * 60 * 60;

async function lifetimeOf(page: Page, name: string): Promise<number> {
  const cookie = (await page.context().cookies()).find((each) => each.name === name);
  expect(cookie?.path).toBe("/");
  return cookie!.expires - Date.now() / 1_000;
}

test("BAN-01 prices are explained first and alone, until OK, for 365 days", async ({ page }) => {
  await openMap(page, { closed: [] });
  await expect(page.getByText(RESALE)).toBeVisible();
  await expect(page.getByText(HELP)).toBeHidden();
  await expect(page.getByText(DONATE)).toBeHidden();
  await page.getByRole("button", { name: "OK", exact: true }).click();
  await expect(page.getByText(RESALE)).toBeHidden();
  expect(Math.abs((await lifetimeOf(page, "disclosure-accepted")) - YEAR_S)).toBeLessThan(120);
  await page.reload();
  await expect(page.getByPlaceholder("Search...")).toBeVisible();
  await expect(page.getByText(RESALE)).toBeHidden();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the server's HTML already has the right banner, so that none flickers", async ({ page, baseURL }) => {
    // In the HTML; without script another page lies over it.
    await page.goto("/map");
    await expect(page.getByText(RESALE)).toBeAttached();
    await page.context().addCookies([{ name: "disclosure-accepted", value: "true", url: baseURL! }]);
    await page.goto("/map");
    await expect(page.getByPlaceholder("Search...")).toBeAttached();
    await expect(page.getByText(RESALE)).toHaveCount(0);
  });
});

test("BAN-02 BAN-03 both calls for help stay away from phones", async ({ page }, { project }) => {
  await openMap(page);
  const isWide = project.name === "desktop";
  await expect(page.getByText(HELP)).toBeVisible({ visible: isWide });
  await expect(page.getByText(DONATE)).toBeVisible({ visible: isWide });
});

test.describe("on a wide screen", () => {
  test.skip(({ isMobile }) => isMobile, "these banners are for wide screens");

  test("BAN-02 the call for feedback stays until it is closed", async ({ page }) => {
    await openMap(page);
    await page.getByRole("button", { name: "Close the feedback request" }).click();
    await expect(page.getByText(HELP)).toBeHidden();
    await expect(page.getByText(DONATE)).toBeVisible();
    expect(Math.abs((await lifetimeOf(page, "feedback-closed")) - YEAR_S)).toBeLessThan(120);
    await page.reload();
    await expect(page.getByText(DONATE)).toBeVisible();
    await expect(page.getByText(HELP)).toBeHidden();
  });

  test("BAN-03 donating leads to the payment page; the call stays until it is closed", async ({ page }) => {
    await openMap(page);
    await expect(page.getByRole("link", { name: "Donate" })).toHaveAttribute(
      "href",
      "https://donate.whereabouts.example",
    );
    await page.getByRole("button", { name: "Close the donation request" }).click();
    await expect(page.getByText(DONATE)).toBeHidden();
    expect(Math.abs((await lifetimeOf(page, "explain-closed")) - YEAR_S)).toBeLessThan(120);
  });

  test("the banners cover neither controls nor list", async ({ page }) => {
    await openMap(page);
    const banners = (await page.getByRole("complementary", { name: "Notices" }).boundingBox())!;
    const list = (await page.getByRole("region", { name: "Venues in view" }).boundingBox())!;
    const locate = (await page.getByRole("button", { name: "Locate me" }).boundingBox())!;
    expect(banners.x).toBeGreaterThanOrEqual(list.x + list.width);
    expect(banners.x + banners.width).toBeLessThanOrEqual(locate.x);
  });

  async function fillForm(page: Page): Promise<void> {
    const form = page.getByRole("dialog", { name: "Feedback form" });
    await form.getByLabel("5 Excellent").check();
    await form.getByLabel("Filters").check();
    await form.getByLabel("The best event you discovered").fill("A lantern walk");
    await form.getByLabel("Suggestions").fill("More of them");
    await form.getByLabel("Email").fill("elena@example.org");
  }

  async function openForm(page: Page): Promise<void> {
    await openMap(page);
    await page.getByRole("button", { name: "Feedback", exact: true }).click();
  }

  test("BAN-05 the form asks five things, and says which are missing", async ({ page }) => {
    await openForm(page);
    const form = page.getByRole("dialog", { name: "Feedback form" });
    const [rating, feature] = [form.getByRole("radiogroup").first(), form.getByRole("radiogroup").nth(1)];
    for (const name of ["5 Excellent", "4 Very Good", "3 Good", "2 Fair", "1 Poor"])
      await expect(rating.getByRole("radio", { name })).toBeVisible();
    await expect(feature.getByRole("radio")).toHaveCount(4);
    await form.getByLabel("Email").fill("elena@");
    await form.getByRole("button", { name: "Send" }).click();
    await expect(form.getByText("Choose one of these.")).toHaveCount(2);
    await expect(form.getByText("Write a few words.")).toHaveCount(2);
    await expect(form.getByText("Enter a valid email address.")).toBeVisible();
    await expect(rating.getByRole("radio").first()).toBeFocused();
    await expectNoAxeViolations(page);
  });

  test("BAN-04 BAN-05 sending closes the form and says so for a second; the banner goes", async ({
    page,
  }) => {
    await page.clock.install({ time: SUNDAY });
    await openForm(page);
    await fillForm(page);
    // A second passes when the test says so, however busy the machine is.
    await page.clock.pauseAt(SUNDAY.getTime() + 600_000);
    const sent = page.waitForRequest("**/api/feedback");
    await page.getByRole("button", { name: "Send" }).click();
    expect((await sent).postDataJSON()).toEqual({
      rating: "5",
      favoriteFeature: "filters",
      funniestEvent: "A lantern walk",
      suggestions: "More of them",
      email: "elena@example.org",
    });
    const toast = page.getByText("Feedback sent");
    await expect(toast).toBeVisible();
    const { x, y, width } = (await toast.boundingBox())!;
    expect(x + width).toBeGreaterThan(1_380);
    expect(y).toBeLessThan(80);
    await page.clock.runFor(990);
    await expect(toast).toBeVisible();
    await page.clock.runFor(20);
    await expect(toast).toBeHidden();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByText(HELP)).toBeHidden();
  });

  test.describe("when the server refuses", () => {
    test.use({ brokenOnPurpose: /\/api\/feedback/ });

    for (const status of [202, 500, 503])
      test(`BAN-05 nothing happens on ${status}, and what was written stays`, async ({ page }) => {
        await openForm(page);
        await page.route("**/api/feedback", (route) => route.fulfill({ status, json: { error: "No." } }));
        await fillForm(page);
        const answered = page.waitForResponse("**/api/feedback");
        await page.getByRole("button", { name: "Send" }).click();
        await answered;
        await expect(page.getByLabel("Suggestions")).toHaveValue("More of them");
        await expect(page.getByText("Feedback sent")).toHaveCount(0);
        await expect(page.getByRole("dialog", { name: "Feedback form" })).toBeVisible();
      });
  });
});

test("MAP-13 a guest who wants to add an event is asked to login", async ({ page }) => {
  await openMap(page);
  await page.getByRole("button", { name: "Add an event" }).click();
  const panel = page.getByRole("region", { name: "Profile" });
  await expect(panel.getByText("You must login in order to add an event.")).toBeVisible();
  await expect(panel.getByRole("textbox", { name: "Password" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Add an event" })).toBeFocused();
});

test("MAP-08 opening a panel closes the one before", async ({ page }, { project }) => {
  test.skip(project.name === "phone", "the filter panel covers the other buttons there");
  await openMap(page);
  await page.getByRole("button", { name: /^Filters/ }).click();
  await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
  await page.getByRole("button", { name: "Add an event" }).click();
  await expect(page.getByRole("dialog", { name: "Filters" })).toHaveCount(0);
  await page.getByPlaceholder("Search...").fill("jazz");
  await expect(page.getByRole("region", { name: "Profile" })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Search results" })).toBeVisible();
});
