import type { Page } from "@playwright/test";
import type { SearchResults } from "#contract/catalog.ts";
import { expectNoAxeViolations } from "./support/axe.ts";
import { expect, test } from "./support/browser-test.ts";
import { openMap } from "./support/map-screen.ts";
import { SUNDAY } from "./support/sunday.ts";

const SEARCH_CALLS = "**/api/search/**";
const box = (page: Page) => page.getByPlaceholder("Search...");
const panel = (page: Page) => page.getByRole("region", { name: "Search results" });
const rows = (page: Page) =>
  panel(page)
    .getByRole("listitem")
    .filter({ has: page.locator("time") });

async function search(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await box(page).press("Enter");
}

/** Every search that was asked for, as its text and page. */
function noteCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const [, query] = decodeURIComponent(request.url()).split("/api/search/");
    if (query) calls.push(query.replace(/\?near=.*/, ""));
  });
  return calls;
}

test("SEA-01 a query goes out 1,000 ms after the last key, not before", async ({ page }) => {
  const calls = noteCalls(page);
  await page.clock.install({ time: SUNDAY });
  await openMap(page);
  await page.clock.pauseAt(SUNDAY.getTime() + 60_000);
  await box(page).pressSequentially("jaz");
  await page.clock.runFor(900);
  await box(page).press("z");
  await page.clock.runFor(999);
  expect(calls).toEqual([]);
  const asked = page.waitForRequest(SEARCH_CALLS);
  await page.clock.runFor(1);
  await asked;
  expect(calls).toEqual(["q=jazz&page=1"]);
});

test("SEA-01 an empty box clears the results", async ({ page }) => {
  await openMap(page);
  await search(page, "jazz");
  await expect(rows(page)).toHaveCount(10);
  const feed = page.locator('head link[rel="alternate"][href="/feeds/search.ics?q=jazz"]');
  await expect(feed).toHaveAttribute("title", "jazz: upcoming events");
  await box(page).fill("");
  await expect(panel(page)).toHaveCount(0);
  await expect(feed).toHaveCount(0);
});

test("SEA-02 a new request cancels the one under way", async ({ page }) => {
  await openMap(page);
  await page.route("**/api/search/q=jaz&page=1*", () => {});
  const cancelled = page.waitForEvent("requestfailed", (request) => request.url().includes("q=jaz&"));
  await search(page, "jaz");
  await expect(panel(page)).toHaveAttribute("aria-busy", "true");
  await search(page, "jazz");
  expect((await cancelled).failure()?.errorText).toBe("net::ERR_ABORTED");
  await expect(panel(page).getByRole("heading", { name: /results/ })).toHaveText(/^\d+ results for “jazz”$/);
});

test("SEA-03 no line of a result leaves it, however long an event's name is", async ({ page }) => {
  await page.route(SEARCH_CALLS, async (route) => {
    const answer = await route.fetch();
    const found: SearchResults = await answer.json();
    for (const event of found.results[1]!.events)
      event.name = "An evening with a name without an end ".repeat(4);
    await route.fulfill({ response: answer, json: found });
  });
  await openMap(page);
  await search(page, "jazz");
  await expect(rows(page)).toHaveCount(10);
  const beyond = await rows(page)
    .nth(1)
    .evaluate((row) => row.scrollWidth - row.clientWidth);
  expect(beyond).toBe(0);
});

test("SEA-03 ten results a page, with a way on and back", async ({ page }) => {
  await openMap(page);
  await search(page, "jazz");
  await expect(rows(page)).toHaveCount(10);
  const [previous, next] = ["Previous", "Next"].map((name) => panel(page).getByRole("button", { name }));
  await expect(previous!).toBeDisabled();
  const first = await rows(page).first().textContent();

  await next!.click();
  await expect(panel(page).getByText(/^Page 2 of/)).toBeVisible();
  expect(await rows(page).first().textContent()).not.toBe(first);
  await previous!.click();
  await expect(rows(page).first()).toHaveText(first!);
});

test("SEA-03 the last page leads no further", async ({ page }) => {
  await openMap(page);
  await page.route(SEARCH_CALLS, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), total: 20 } });
  });
  await search(page, "jazz");
  await panel(page).getByRole("button", { name: "Next" }).click();
  await expect(panel(page).getByText("Page 2 of 2")).toBeVisible();
  await expect(panel(page).getByRole("button", { name: "Next" })).toBeDisabled();
});

test("SEA-04 nothing found is said, and typing something else goes on", async ({ page }) => {
  await openMap(page);
  await search(page, "xylophone karaoke zzzz");
  await expect(panel(page).getByText("There are no results. Please try a new search.")).toBeVisible();
  await panel(page).getByRole("button", { name: "Theater" }).click();
  await expect(box(page)).toHaveValue("Theater");
  await expect(rows(page)).toHaveCount(10);
});

test.describe("without a network", () => {
  test.use({ brokenOnPurpose: /\/api\/search\// });

  test("SEA-04 a failure is said, and can be tried again", async ({ page }) => {
    await openMap(page);
    await page.route(SEARCH_CALLS, (route) => route.abort());
    await search(page, "jazz");
    await expect(panel(page).getByRole("alert")).toHaveText("Failed to fetch results.Please check network.");
    await page.unroute(SEARCH_CALLS);
    await panel(page).getByRole("button", { name: "Try again" }).click();
    await expect(rows(page)).toHaveCount(10);
  });
});

test("SEA-05 events that have expired since they were fetched do not appear", async ({ page }) => {
  await page.clock.setFixedTime(SUNDAY);
  await openMap(page);
  await page.route(SEARCH_CALLS, async (route) => {
    const answer: SearchResults = await (await route.fetch()).json();
    for (const event of answer.results[0]!.events) event.expiresAt = SUNDAY.getTime();
    await route.fulfill({ json: answer });
  });
  await search(page, "jazz");
  await expect(rows(page)).toHaveCount(9);
});

test("a result shows its venue and events, the match marked", async ({ page }) => {
  await openMap(page);
  await search(page, "jazz");
  const row = rows(page).first();
  await expect(row.locator("mark").first()).toHaveText(/^jazz$/i);
  await expect(row.locator("time").first()).toHaveText(/\d\d:\d\dh$/);
});

test("arrow keys lead into the results and back, Escape closes them", async ({ page }) => {
  await openMap(page);
  await search(page, "jazz");
  await expect(rows(page)).toHaveCount(10);
  await page.keyboard.press("ArrowDown");
  await expect(rows(page).first().getByRole("button")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(rows(page).nth(1).getByRole("button")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(box(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(box(page)).toBeFocused();
});

test("results and their absence are for everyone", async ({ page }) => {
  await openMap(page);
  await search(page, "jazz");
  await expect(rows(page)).toHaveCount(10);
  await expectNoAxeViolations(page);
  await search(page, "xylophone karaoke zzzz");
  await expect(panel(page).getByText("There are no results.")).toBeVisible();
  await expectNoAxeViolations(page);
});

test("SEA-11 SEA-211 results of the city at hand come before those in view, of the country and the world", async ({
  page,
}) => {
  await openMap(page);
  await search(page, "jazz");
  await expect(rows(page)).not.toHaveCount(0);
  const headings = await panel(page).getByRole("heading", { level: 3 }).allTextContents();
  expect(headings[0]).toBe("Sofia");
  const order = ["Sofia", "In view", "Elsewhere in Bulgaria", "World"];
  expect(headings).toEqual(order.filter((heading) => headings.includes(heading)));
  expect(headings).toContain("World");
});

test("SEA-12 an empty box offers what is on soon, what was searched before, and cities nearby", async ({
  page,
}) => {
  await openMap(page);
  await search(page, "opera");
  await expect(rows(page)).not.toHaveCount(0);
  await box(page).fill("");
  await page.keyboard.press("Escape");
  await box(page).blur();
  await page.keyboard.press("/");
  const offers = page.getByRole("region", { name: "Search suggestions" });
  const groups = ["In view", "Recent", "Cities nearby", "Browse"];
  await expect(offers.getByRole("heading", { level: 3 })).toHaveText(groups);
  await page.keyboard.press("ArrowDown");
  await expect(offers.getByRole("button", { name: /^Tonight/ })).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/when=tonight/);
  await expect(offers).toHaveCount(0);
});
