import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { VenueWithEvents } from "#contract/catalog.ts";
import { nextEvent, upcomingEvents } from "#domain/upcoming.ts";
import { panelEvents } from "#web/explore/venue/panel-events.ts";
import { askForVenues, setClock } from "./support/browser-test.ts";
import { expect, openMap, SOFIA, sofiaVenues, test, viewOf } from "./support/map-test.ts";
import { SUNDAY } from "./support/sunday.ts";

const counter = (page: Page) => page.getByText(/^\d+\/\d+$/);
const cards = (page: Page) => page.getByRole("list", { name: "Upcoming Events" }).getByRole("listitem");
const rows = (page: Page) => page.getByRole("list", { name: "All events" }).locator(":scope > li");

const byTime = (events: VenueWithEvents["events"]) => upcomingEvents(events, SUNDAY.getTime());

/** The venue of central Sofia with most events, opened by a link. */
async function openBusiest(page: Page): Promise<VenueWithEvents> {
  const [venue] = await sofiaVenues(page);
  await openMap(page, viewOf(venue!, 16), `&venue=${venue!._id}`);
  await expect(page.getByRole("heading", { name: venue!.name })).toBeVisible();
  return venue!;
}

test("VEN-01 the close button closes", async ({ page }) => {
  await openBusiest(page);
  await page.getByRole("region").getByRole("button", { name: "Close" }).click();
  await expect(counter(page)).toBeHidden();
});

test("VEN-02 VEN-201 all events are cards and rows by date, and go when they have expired", async ({
  page,
}) => {
  const venue = await openBusiest(page);
  const { events } = panelEvents(byTime(venue.events), SUNDAY.getTime());
  await expect(counter(page)).toHaveText(`1/${events.length}`);
  await expect(cards(page).getByRole("heading")).toHaveText(events.map(({ name }) => name));
  await expect(rows(page)).toContainText(events.slice(0, 30).map(({ name }) => name));

  const laterMs = events[0]!.expiresAt + 60_000;
  await setClock(page, laterMs);
  await openBusiest(page);
  const later = panelEvents(upcomingEvents(venue.events, laterMs), laterMs);
  await expect(cards(page).getByRole("heading")).toHaveText(later.events.map(({ name }) => name));
  await expect(counter(page)).toHaveText(`${later.first + 1}/${later.events.length}`);
});

test("VEN-03 an ad stands before the fourth event and the ninth, and is not counted", async ({ page }) => {
  const { events } = await openBusiest(page);
  const total = panelEvents(byTime(events), SUNDAY.getTime()).events.length;
  const ads = Math.floor((total - 4) / 5) + 1;
  await expect(cards(page)).toHaveCount(total + ads);
  await expect(cards(page).nth(3)).toContainText("Ad");
  await expect(cards(page).nth(9)).toContainText("Ad");
  await cards(page).first().getByRole("heading").getByRole("link").focus();
  for (const [slide, position] of [
    [1, 2],
    [2, 3],
    [3, 3],
    [4, 4],
  ]) {
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => slideAtStart(page)).toBe(slide);
    await expect(counter(page)).toHaveText(`${position}/${total}`);
  }
});

test("VEN-202 a card that was far away is whole when it is reached, and keeps the focus", async ({
  page,
}) => {
  const { events } = await openBusiest(page);
  const total = panelEvents(byTime(events), SUNDAY.getTime()).events.length;
  expect(total).toBeGreaterThan(9);
  const last = cards(page).last();
  await expect(last.getByRole("button")).toHaveCount(0);
  await last.getByRole("heading").getByRole("link").focus();
  await expect(counter(page)).toHaveText(`${total}/${total}`);
  await expect(last.getByRole("button", { name: /^Favorite: / })).toBeVisible();
  await expect(last.getByRole("heading").getByRole("link")).toBeFocused();
  await expect(page.getByRole("button", { name: "Next", exact: true })).toBeDisabled();
});

test("VEN-202 the cards open at the first event that is not over", async ({ page }) => {
  const [venue] = await sofiaVenues(page);
  const day = SUNDAY.toISOString().slice(0, 10);
  const at = (name: string, hours: number) => {
    const startsAt = new Date(SUNDAY.getTime() + hours * 3_600_000).toISOString();
    const [event] = venue!.events;
    const times = { startsAt, endsAt: null, endDate: null, endTime: null, openDays: null, hasTime: true };
    const listed = { expiresAt: Date.parse(startsAt) + 86_400_000, status: "scheduled", series: null };
    return { ...event!, ...times, ...listed, _id: name, name, date: day, time: "08:00" };
  };
  const shown = { ...venue!, events: [at("Over", -6), at("Tonight", 2), at("Tomorrow", 26)] };
  await askForVenues(page);
  await page.route("**/api/locations/**", (route) => route.fulfill({ json: [shown] }));
  await page.route("**/api/venue/**", (route) => route.fulfill({ json: shown }));
  await openMap(page, viewOf(venue!, 16), `&venue=${venue!._id}`);
  await expect(cards(page).getByRole("heading")).toHaveText(["Over", "Tonight", "Tomorrow"]);
  await expect(counter(page)).toHaveText("2/3");
  await expect.poll(() => slideAtStart(page)).toBe(1);
});

test("steps that come faster than the cards move all count, with motion and without", async ({ page }) => {
  await openBusiest(page);
  await cards(page).first().getByRole("heading").getByRole("link").focus();
  for (let press = 0; press < 3; press++) await page.keyboard.press("ArrowRight");
  await expect.poll(() => slideAtStart(page)).toBe(3);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  for (let press = 0; press < 2; press++) await page.keyboard.press("ArrowLeft");
  await expect.poll(() => slideAtStart(page)).toBe(1);
});

/** The number of the card at the row's start, with a fraction while it moves. */
async function slideAtStart(page: Page): Promise<number> {
  return page.getByRole("list", { name: "Upcoming Events" }).evaluate((row) => {
    const [first, second] = row.children as unknown as HTMLElement[];
    const slide = row.scrollLeft / (second!.offsetLeft - first!.offsetLeft);
    return Math.round(slide * 50) / 50;
  });
}

test("VEN-26 the panel leads to the venue's page", async ({ page }) => {
  const venue = await openBusiest(page);
  await page.getByRole("link", { name: "Venue page" }).click();
  await expect(page).toHaveURL(new RegExp(`/venue/${venue.slug}`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(venue.name);
});

test("VEN-05 directions lead to the venue in three planners", async ({ page }) => {
  const { coordinates } = await openBusiest(page);
  await page.getByRole("button", { name: "Directions" }).click();
  const [longitude, latitude] = coordinates;
  for (const [name, host] of [
    ["OpenStreetMap", "www.openstreetmap.org"],
    ["Google Maps", "www.google.com"],
    ["Apple Maps", "maps.apple.com"],
  ] as const) {
    const link = page.getByRole("dialog", { name: "Directions" }).getByRole("link", { name });
    const url = new URL((await link.getAttribute("href"))!);
    expect(url.hostname).toBe(host);
    expect([...url.searchParams.values()]).toContain(`${latitude},${longitude}`);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
  }
  // Escape closes the choice first, and only then the venue.
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(counter(page)).toBeVisible();
});

test("VEN-07 a picture that does not load gives way to the generated poster", async ({ page }) => {
  const [venue] = await sofiaVenues(page);
  const broken = { ...venue!, events: [{ ...venue!.events[0]!, image: "/broken.jpg" }] };
  await page.route("**/broken.jpg", (route) =>
    route.fulfill({ contentType: "image/jpeg", body: "no picture" }),
  );
  await askForVenues(page);
  await page.route("**/api/locations/**", (route) => route.fulfill({ json: [broken] }));
  await page.route("**/api/venue/**", (route) => route.fulfill({ json: broken }));
  await openMap(page, viewOf(venue!, 16), `&venue=${venue!._id}`);
  const picture = cards(page).first().locator("img");
  await expect(picture).toHaveAttribute("src", `/posters/${broken.events[0]!._id}-art.svg`);
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test("a card shows when, and leads to the event's page and out to its seller", async ({ page }) => {
  const { events, slug, category } = await openBusiest(page);
  const event = nextEvent(events, SUNDAY.getTime());
  const card = cards(page)
    .filter({ has: page.getByRole("button", { name: `Favorite: ${event!.name}` }) })
    .first();
  const start = event!.hasTime ? `${event!.date}T${event!.time}` : event!.date;
  await expect(card.locator("time")).toHaveAttribute("datetime", start);
  await expect(card.locator("time")).not.toBeEmpty();
  await expect(card.getByRole("link", { name: event!.name, exact: true })).toHaveAttribute(
    "href",
    `/event/location=${slug}&category=${category}&event=${event!.slug}&date=${event!.date}`,
  );
  const out = card.getByRole("link", { name: /^(Tickets|Website): / });
  await expect(out).toHaveAttribute("href", event!.link);
  await expect(out).toHaveAttribute("rel", "noopener nofollow");
});

test("an event goes into the visitor's calendar at the right instant", async ({ page }) => {
  const { events } = await openBusiest(page);
  const event = nextEvent(events, SUNDAY.getTime());
  const download = page.waitForEvent("download");
  await cards(page)
    .getByRole("link", { name: `Add to calendar: ${event!.name}` })
    .first()
    .click();
  const file = readFileSync(await (await download).path(), "utf8");
  const start = new Date(event!.startsAt).toISOString().replace(/[-:]|\.000/g, "");
  expect(file).toContain(`DTSTART:${start}\r\n`);
});

test("VEN-401 sharing copies a link that opens the venue again, with a preview of its own", async ({
  page,
  context,
  browserName,
}) => {
  test.skip(browserName !== "chromium", "reads the clipboard");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  const venue = await openBusiest(page);
  // A toast is short, and polling may miss it.
  const toast = page.waitForFunction(() => document.body.innerText.includes("Link copied"));
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await toast;
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: venue.name })).toBeVisible();
  const preview = await page.locator('meta[property="og:title"]').getAttribute("content");
  expect(preview).toContain(venue.name);
});

test("MAP-16 a narrowed map shows the venue's matching events only", async ({ page }) => {
  const [venue] = await sofiaVenues(page);
  const { date } = venue!.events.at(-1)!;
  const matching = venue!.events.filter((event) => event.date === date).length;
  await openMap(page, viewOf(venue!, 16), `&venue=${venue!._id}&from=${date}&to=${date}`);
  await expect(counter(page)).toHaveText(`1/${matching}`);
  await expect(cards(page).locator(`a[href$="date=${date}"]`).first()).toBeVisible();
  expect(matching).toBeLessThan(venue!.events.length);
});

test.describe("a venue that is gone", () => {
  // The browser itself announces the missing venue in the console.
  test.use({ quietConsole: async ({ page: _page }, use) => use(undefined) });

  test("says so and leads back to the map", async ({ page }) => {
    await openMap(page, SOFIA, "&venue=999999999");
    await expect(page.getByRole("heading", { name: "This venue is no longer on the map" })).toBeVisible();
    await page.getByRole("button", { name: "See what’s nearby" }).click();
    await expect(page).not.toHaveURL(/venue=/);
  });
});
