import type { Page } from "@playwright/test";
import type { VenueWithEvents } from "#contract/catalog.ts";
import { urls } from "#contract/urls.ts";
import { expect, hydrated, test } from "./support/browser-test.ts";
import { openMap, withoutMapCode } from "./support/map-screen.ts";

const rows = (page: Page) => page.locator("[data-venue]");
const isFocusLost = (page: Page) => page.evaluate(() => document.activeElement === document.body);

/** Presses Tab until an element of this kind has the focus, and says how often that was. */
async function tabsUntil(page: Page, selector: string, most: number): Promise<number> {
  for (let tabs = 1; tabs <= most; tabs++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return tabs;
  }
  return Number.POSITIVE_INFINITY;
}

/** The name of the element over the middle of the focused one. */
function coverOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { left, top, width, height } = document.activeElement!.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return document.activeElement!.contains(met) ? "" : (met?.outerHTML.slice(0, 120) ?? "nothing");
  });
}

test("MAP-24 ten venues opened and closed leave one step back, and back closes an open one", async ({
  page,
}) => {
  await openMap(page);
  await expect(rows(page).nth(9)).toBeAttached();
  const before = await page.evaluate(() => history.length);
  for (let at = 0; at < 10; at++) {
    await rows(page).nth(at).click();
    await expect(page).toHaveURL(/venue=/);
    await page.getByRole("button", { name: "Close", exact: true }).filter({ visible: true }).click();
    await expect(page).not.toHaveURL(/venue=/);
  }
  expect((await page.evaluate(() => history.length)) - before).toBe(1);
  await rows(page).first().click();
  await expect(page.getByRole("heading", { name: "Upcoming Events" })).toBeVisible();
  expect((await page.evaluate(() => history.length)) - before).toBe(1);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Upcoming Events" })).toBeHidden();
  await expect(page).toHaveURL(/\/map\?/);
});

test("MAP-25 the first venue is within ten stops of the Tab key, and one behind the skip link", async ({
  page,
}) => {
  await openMap(page);
  await expect(rows(page).first()).toBeVisible();
  expect(await tabsUntil(page, "[data-venue]", 30)).toBeLessThanOrEqual(10);
  await page.reload();
  await hydrated(page);
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the venues" })).toBeFocused();
  const { length } = await page.evaluate(() => ({ length: history.length }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /venues in view$/ })).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(length);
  // The order, folding the list, and closing the legend come before.
  expect(await tabsUntil(page, "[data-venue]", 5)).toBeLessThanOrEqual(4);
});

/** What has the focus: its place in the document, and its name. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element || element === document.body) return undefined;
    const at = [...document.querySelectorAll("body *")].indexOf(element);
    const name = element.getAttribute("aria-label") ?? element.textContent?.slice(0, 40) ?? "";
    return { at, name, isStop: (element as HTMLElement).tabIndex >= 0 };
  });

test("A11Y-264 from the top of the map every control is at most three skips and ten Tabs away", async ({
  page,
}) => {
  await openMap(page);
  await expect(rows(page).first()).toBeVisible();
  const days = page.getByRole("region", { name: "Events by day" }).getByRole("option");
  await expect(days.first()).toBeVisible();
  const walked: { at: number; name: string }[] = [];
  for (let tabs = 0; tabs < 150; tabs++) {
    await page.keyboard.press("Tab");
    const stop = await focused(page);
    if (!stop) break;
    walked.push(stop);
  }
  expect(walked.length).toBeGreaterThan(20);
  /** Where following a skip link leads: to a stop, or to a heading, from which the next stop is one Tab away. */
  const skips: { from: number; to: number; tabs: number }[] = [];
  for (const [from, { name }] of walked.entries()) {
    if (!name.startsWith("Skip to ")) continue;
    await page.getByRole("link", { name }).focus();
    await page.keyboard.press("Enter");
    const landed = (await focused(page))!;
    expect(landed.name).not.toBe(name);
    const to = walked.findIndex(({ at }) => at >= landed.at);
    skips.push({ from, to, tabs: landed.isStop ? 0 : 1 });
  }
  // The map itself does not arrive in this test: its link leads to the list.
  expect(skips).toHaveLength(4);
  const tabs = walked.map((_, at) => at + 1);
  for (let round = 0; round < 3; round++) {
    for (const { from, to, tabs: more } of skips) tabs[to] = Math.min(tabs[to]!, tabs[from]! + more);
    for (let at = 1; at < tabs.length; at++) tabs[at] = Math.min(tabs[at]!, tabs[at - 1]! + 1);
    // Shift and Tab leads back.
    for (let at = tabs.length - 2; at >= 0; at--) tabs[at] = Math.min(tabs[at]!, tabs[at + 1]! + 1);
  }
  expect(walked.filter((_, at) => tabs[at]! > 10).map(({ name }) => name)).toEqual([]);
});

test("A11Y-264 the list is one stop: arrows, Home and End move among its rows, and Enter opens one", async ({
  page,
}) => {
  await openMap(page);
  await expect(rows(page).nth(3)).toBeVisible();
  expect(await tabsUntil(page, "[data-venue]", 30)).toBeLessThanOrEqual(10);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(rows(page).nth(2)).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.matches("[data-venue]"))).toBe(false);
  await page.keyboard.press("Shift+Tab");
  await expect(rows(page).nth(2)).toBeFocused();
  await page.keyboard.press("End");
  await expect(rows(page).nth(2)).not.toBeFocused();
  await page.keyboard.press("Home");
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/venue=/);
});

test("MAP-23 NAV-09 whoever comes from another page begins at the map's heading", async ({ page }) => {
  await withoutMapCode(page);
  await page.goto(urls.home);
  await hydrated(page);
  await page.getByRole("link", { name: "GO TO THE MAP" }).focus();
  await page.keyboard.press("Enter");
  const heading = page.getByRole("main").getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Map of events");
  await expect(heading).toBeFocused();
});

test("MAP-23 a shared link to the map or the landing page has a preview", async ({ request }) => {
  for (const [path, title] of [
    [urls.map, "Map of events"],
    [urls.home, "Local events on a world map"],
  ] as const) {
    const html = await (await request.get(path)).text();
    const meta = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "";
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="https?://[^"/]+${path}"`));
    expect(meta("description").length).toBeGreaterThan(40);
    expect(meta("og:title")).toContain(title);
    expect(meta("og:type")).toBe("website");
    expect(meta("og:locale")).toBe("en_US");
    expect(meta("og:image:alt")).toContain(title);
    expect(meta("theme-color")).toBe("#FFFFFF");
    const picture = await request.get(new URL(meta("og:image")).pathname);
    expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/png"]);
  }
});

test("SHARE-222 a link to a venue or a view of the map has a preview of its own: title, picture, numbers", async ({
  request,
}) => {
  const preview = async (address: string) => {
    const html = await (await request.get(`${urls.map}?${address}`)).text();
    const meta = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "";
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="https?://[^"/]+${urls.map}"`));
    expect(new URL(meta("og:url").replaceAll("&amp;", "&")).searchParams.get("at")).toBeTruthy();
    expect(new URL(meta("og:image")).pathname).toMatch(/^\/og\/event\/\d+\.png$/);
    return { title: meta("og:title"), text: meta("og:description") };
  };
  const at = "at=42.6977,23.3219,13";
  const bounds = { west: 23.2, south: 42.6, east: 23.4, north: 42.8 };
  const [venue] = (await (await request.get(urls.venuesInBounds(bounds, 0))).json()) as VenueWithEvents[];
  const ofVenue = await preview(`${at}&venue=${venue!._id}`);
  expect(ofVenue.title).toContain("Sofia · Map of events");
  expect(ofVenue.text).toMatch(/^\d+ upcoming events? · ./);
  const ofView = await preview(at);
  expect(ofView.title).toBe("Sofia · Map of events");
  expect(ofView.text).toMatch(/^\d+ events in view · ./);
  const narrowed = await preview(`${at}&category=exhibition`);
  expect(narrowed.title).toBe("Exhibition · Sofia · Map of events");
  expect(Number.parseInt(narrowed.text, 10)).toBeLessThan(Number.parseInt(ofView.text, 10));
  expect((await preview("at=30,10,2")).title).toMatch(/ \+ \d+ places · Map of events$/);
});

test("MAP-25 the focus is never lost: chips, banners, a list that was folded", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openMap(page);
  const chips = page.getByRole("region", { name: "Quick filters" });
  await chips.getByRole("button").first().focus();
  const last = chips.getByRole("button", { name: "Other" });
  for (let at = 0; at < 20 && !(await last.evaluate((chip) => chip === document.activeElement)); at++) {
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => coverOf(page), "what lies over the focused chip").toBe("");
  }
  await expect(last).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await isFocusLost(page)).toBe(false);

  for (const name of ["Close the donation request", "Close the feedback request"]) {
    await page.getByRole("button", { name }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name })).toHaveCount(0);
    await expect.poll(() => isFocusLost(page)).toBe(false);
  }
  await page.getByRole("button", { name: "Hide list" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Show list" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /venues in view$/ })).toBeFocused();
});

test.describe("a link to a country that does not exist", () => {
  test.use({ brokenOnPurpose: /\/api\// });

  for (const zoom of [7, 13]) {
    test(`MAP-18 says why there is nothing at zoom ${zoom}, and asks once`, async ({ page }) => {
      const asked: string[] = [];
      page.on("request", (request) => request.url().includes("Narnia") && asked.push(request.url()));
      await withoutMapCode(page);
      await page.goto(`/map?at=42.6977,23.3219,${zoom}&country=Narnia`);
      await expect(page.getByText("There is no country called “Narnia”.")).toBeVisible();
      const calls = () => asked.filter((url) => url.includes("/api/"));
      await page.waitForLoadState("networkidle");
      const before = calls().length;
      expect(new Set(calls()).size).toBe(before);
      await page.waitForTimeout(4_000);
      expect(calls()).toHaveLength(before);
      await page.getByRole("button", { name: "Clear Filters" }).click();
      await expect(rows(page).first()).toBeVisible();
    });
  }
});
