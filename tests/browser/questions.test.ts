import type { Locator, Page } from "@playwright/test";
import type { VenueWithEvents } from "#contract/catalog.ts";
import { weekdayOf } from "#domain/date-presets.ts";
import { DAY_MS, dateOfDay, dayNumber } from "#domain/time.ts";
import { nextEvent, upcomingEvents } from "#domain/upcoming.ts";
import { panelEvents } from "#web/explore/venue/panel-events.ts";
import { expect, register, stranger, test, toastOf } from "./support/accounts.ts";
import { setClock } from "./support/browser-test.ts";
import { openMap } from "./support/map-screen.ts";
import { SUNDAY } from "./support/sunday.ts";

/**
 * A visitor's questions, each answered from the map in a counted number of taps. The first one, what is on tonight near
 * me, needs a drawn map: near-me.test.ts.
 */
const rows = (page: Page) => page.locator("[data-venue]");

/** Taps or clicks, and counts. */
function tapper(isMobile: boolean) {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      taps++;
      await (isMobile ? target.tap() : target.click());
    },
    count: () => taps,
  };
}

/** On a phone the list is first pulled up. */
async function showList(
  page: Page,
  isMobile: boolean,
  tap: (target: Locator) => Promise<void>,
): Promise<void> {
  if (isMobile) await tap(page.getByRole("button", { name: "Show the list of venues" }));
  await expect(rows(page).first()).toBeInViewport();
}

/** The first venue of the list whose next event is so many days ahead. */
async function listedVenue(page: Page, fromDays = 0): Promise<{ venue: VenueWithEvents; row: Locator }> {
  await expect(rows(page).first()).toBeAttached();
  const answer = await page.request.get("/api/locations/23.2&42.6&23.45&42.8&limit=0");
  const venues: VenueWithEvents[] = await answer.json();
  const ids = await rows(page).evaluateAll((found) => found.map((row) => (row as HTMLElement).dataset.venue));
  const nowMs = SUNDAY.getTime();
  const venue = ids
    .map((id) => venues.find(({ _id }) => _id === id))
    .find((each) => {
      const next = nextEvent(each?.events ?? [], nowMs);
      return next && Date.parse(next.startsAt) - nowMs > fromDays * DAY_MS;
    });
  if (!venue) throw new Error(`No listed venue has its next event in ${fromDays} days.`);
  return { venue, row: page.locator(`[data-venue="${venue._id}"]`).first() };
}

/** A weekend with a free event for families in the middle of Sofia, by its Friday. */
async function fridayOfAnswer(page: Page): Promise<number> {
  const answer = await page.request.get("/api/locations/23.29&42.67&23.35&42.73&limit=0");
  const venues: VenueWithEvents[] = await answer.json();
  for (const { date, tags, price, status } of venues.flatMap(({ events }) => events)) {
    const sinceFriday = (weekdayOf(dayNumber(date)) + 2) % 7;
    if (tags.includes("family") && price?.isFree && status === "scheduled" && sinceFriday < 3)
      return dayNumber(date) - sinceFriday;
  }
  throw new Error("The demo world has no free weekend event for families in Sofia.");
}

test("JRN-02 free things this weekend with kids: four taps, six on a phone", async ({ page, isMobile }) => {
  const friday = await fridayOfAnswer(page);
  await setClock(page, friday * DAY_MS + DAY_MS / 2);
  const { tap, count } = tapper(isMobile);
  await openMap(page);
  await tap(page.getByRole("button", { name: "This weekend" }).first());
  await tap(page.getByRole("button", { name: /^Filters/ }));
  const filters = page.getByRole("dialog", { name: "Filters" });
  await tap(filters.getByRole("button", { name: "Free", exact: true }));
  await tap(filters.getByRole("button", { name: "Family" }));
  await expect(page).toHaveURL(/free=true.*tags=family/);
  expect(new URL(page.url()).searchParams.get("from")).toBe(dateOfDay(friday));
  if (isMobile) {
    await tap(filters.getByRole("button", { name: /^OK/ }));
    await expect(filters).toHaveCount(0);
  }
  await showList(page, isMobile, tap);
  for (const text of await rows(page).allInnerTexts()) expect(text).toContain("Free");
  expect(count()).toBe(isMobile ? 6 : 4);
});

test("JRN-03 what is on at this venue: one tap, two on a phone, and each event has one card", async ({
  page,
  isMobile,
}) => {
  const { tap, count } = tapper(isMobile);
  await openMap(page);
  const { venue, row } = await listedVenue(page);
  await showList(page, isMobile, tap);
  await tap(row);
  await expect(page.getByRole("heading", { name: venue.name, level: 2 })).toBeVisible();
  const { events } = panelEvents(upcomingEvents(venue.events, SUNDAY.getTime()), SUNDAY.getTime());
  const cards = page.getByRole("list", { name: "Upcoming Events" });
  await expect(cards.getByRole("heading", { level: 4 })).toHaveText(events.map(({ name }) => name));
  const links = await cards
    .locator('a[href^="/event/"]')
    .evaluateAll((found) => found.map((link) => link.getAttribute("href")));
  expect(new Set(links).size).toBe(links.length);
  expect(count()).toBe(isMobile ? 2 : 1);
});

test("JRN-04 remind me: a guest is asked to sign in for it and comes back with the bell set; four taps, five on a phone", async ({
  page,
  isMobile,
}) => {
  const person = await register(page, stranger());
  const { tap, count } = tapper(isMobile);
  await openMap(page);
  const { row } = await listedVenue(page, 2);
  await showList(page, isMobile, tap);
  await tap(row);
  const bell = page.getByRole("button", { name: /^Reminder: / }).first();
  await tap(bell);
  await tap(page.getByRole("link", { name: "Sign in", exact: true }).first());
  await page.getByRole("textbox", { name: "Email" }).fill(person.email);
  await page.getByRole("textbox", { name: "Password" }).fill(person.password);
  await tap(page.getByRole("button", { name: "Sign In", exact: true }));
  await expect(page).toHaveURL(/\/map\?.*venue=/);
  await expect(bell).toHaveAttribute("aria-pressed", "true");
  expect(count()).toBe(isMobile ? 5 : 4);
});

test("JRN-05 send it to a friend: two taps, three on a phone, and the link opens the same venue", async ({
  page,
  context,
  isMobile,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  const { tap, count } = tapper(isMobile);
  await openMap(page);
  const { venue, row } = await listedVenue(page);
  await showList(page, isMobile, tap);
  await tap(row);
  const copied = toastOf(page, "Link copied");
  await tap(page.getByRole("button", { name: "Share", exact: true }));
  await copied;
  expect(count()).toBe(isMobile ? 3 : 2);
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(page.getByRole("heading", { name: venue.name, level: 2 })).toBeVisible();
});

test("JRN-06 only what I have not seen: one tap, two on a phone", async ({ page, isMobile }) => {
  await openMap(page);
  const { venue } = await listedVenue(page);
  await page.evaluate(
    ([id, nowS]) => localStorage.setItem("seen", JSON.stringify({ venues: [[id, nowS]], lastActiveS: nowS })),
    [venue._id, Math.floor(SUNDAY.getTime() / 1000)] as const,
  );
  const { tap, count } = tapper(isMobile);
  await openMap(page);
  const row = page.locator(`[data-venue="${venue._id}"]`);
  await expect(row.first()).toHaveAttribute("data-seen", "true");
  await showList(page, isMobile, tap);
  await tap(page.getByRole("button", { name: "Hide viewed (1)" }));
  await expect(row).toHaveCount(0);
  await expect(rows(page).first()).toBeVisible();
  expect(count()).toBe(isMobile ? 2 : 1);
});
