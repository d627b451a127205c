import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { VenueWithEvents } from "#contract/catalog.ts";
import { DAY_MS } from "#domain/time.ts";
import { setClock } from "./support/browser-test.ts";
import { expect, openMap, PATIENT, SOFIA, sofiaVenues, test, viewOf } from "./support/map-test.ts";

const counter = (page: Page) => page.getByText(/^\d+\/\d+$/);
const cards = (page: Page) => page.getByRole("list", { name: "Upcoming Events" }).getByRole("listitem");
const dates = (page: Page) =>
  page.getByRole("heading", { name: "Coming up here" }).locator("xpath=..").getByRole("button");

/** The venue of central Sofia with most events, opened by a link. */
async function openBusiest(page: Page): Promise<VenueWithEvents> {
  const [venue] = await sofiaVenues(page);
  await openMap(page, viewOf(venue!, 16), `&venue=${venue!._id}`);
  await expect(page.getByRole("heading", { name: venue!.name })).toBeVisible(PATIENT);
  return venue!;
}

test("VEN-01 the close button closes", async ({ page }) => {
  await openBusiest(page);
  await page.getByRole("region").getByRole("button", { name: "Close" }).click();
  await expect(counter(page)).toBeHidden();
});

test("VEN-02 events stand by date, and go when they have expired", async ({ page }) => {
  const venue = await openBusiest(page);
  await expect(counter(page)).toHaveText(`1/${venue.events.length}`);
  const events = venue.events.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  await expect(dates(page)).toContainText(events.map(({ name }) => name));
  await expect(dates(page)).toContainText(events.map(({ time }) => time));

  const expiries = venue.events.map(({ expiresAt }) => expiresAt).toSorted((a, b) => a - b);
  const laterMs = expiries[1]! + 60_000;
  await setClock(page, laterMs);
  const left = expiries.filter((expiresAt) => expiresAt > laterMs).length;
  await openBusiest(page);
  await expect(counter(page)).toHaveText(`1/${left}`);
});

test("VEN-03 an ad stands before the fourth event and is not counted", async ({ page }) => {
  const { events } = await openBusiest(page);
  await expect(cards(page).nth(3)).toContainText("Ad");
  await expect(cards(page).nth(4).getByRole("heading")).toHaveText(events[3]!.name);
  const count = events.length;
  await cards(page).first().getByRole("link", { name: events[0]!.name, exact: true }).focus();
  for (const [slide, position] of [
    [1, 2],
    [2, 3],
    [3, 3],
    [4, 4],
  ]) {
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => slideAtStart(page)).toBe(slide);
    await expect(counter(page)).toHaveText(`${position}/${count}`);
  }
});

test("steps that come faster than the cards move all count, with motion and without", async ({ page }) => {
  const { events } = await openBusiest(page);
  await cards(page).first().getByRole("link", { name: events[0]!.name, exact: true }).focus();
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

test("a date in the list brings its card", async ({ page, isMobile }) => {
  const { events } = await openBusiest(page);
  if (isMobile) await page.getByRole("button", { name: "Show more" }).click();
  await dates(page).nth(5).click();
  await expect(counter(page)).toHaveText(`6/${events.length}`);
  await expect(dates(page).nth(5)).toHaveAttribute("aria-current", "true");
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

test("VEN-06 a guest's heart asks to sign in", async ({ page }) => {
  const { events } = await openBusiest(page);
  await page
    .getByRole("button", { name: `Favorite: ${events[0]!.name}` })
    .first()
    .click();
  await expect(page.getByText("Log in to keep this event in your Favorites.")).toBeVisible(PATIENT);
});

test("VEN-07 a picture that does not load gives way to the generated poster", async ({ page }) => {
  const [venue] = await sofiaVenues(page);
  const broken = { ...venue!, events: [{ ...venue!.events[0]!, image: "/broken.jpg" }] };
  await page.route("**/broken.jpg", (route) =>
    route.fulfill({ contentType: "image/jpeg", body: "no picture" }),
  );
  await page.route("**/api/locations/**", (route) => route.fulfill({ json: [broken] }));
  await page.route("**/api/venue/**", (route) => route.fulfill({ json: broken }));
  await openMap(page, viewOf(venue!, 16), `&venue=${venue!._id}`);
  const picture = cards(page).first().locator("img");
  await expect(picture).toHaveAttribute("src", `/posters/${broken.events[0]!._id}.svg`, PATIENT);
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test("a card shows when, and leads to the event's page and out to its seller", async ({ page }) => {
  const { events, slug, category } = await openBusiest(page);
  const [event] = events;
  const card = cards(page).first();
  const start = event!.hasTime ? `${event!.date}T${event!.time}` : event!.date;
  await expect(card.locator("time")).toHaveAttribute("datetime", start);
  await expect(card.locator("time")).not.toBeEmpty();
  await expect(card.getByRole("link", { name: event!.name, exact: true })).toHaveAttribute(
    "href",
    `/event/location=${slug}&category=${category}&event=${event!.slug}&date=${event!.date}`,
  );
  const out = card.getByRole("link", { name: /^Link/ });
  await expect(out).toHaveAttribute("href", event!.link);
  await expect(out).toHaveAttribute("rel", "noopener nofollow");
});

test("an event goes into the visitor's calendar at the right instant", async ({ page }) => {
  const { events } = await openBusiest(page);
  const download = page.waitForEvent("download");
  await page
    .getByRole("link", { name: `Add to calendar: ${events[0]!.name}` })
    .first()
    .click();
  const file = readFileSync(await (await download).path(), "utf8");
  const start = new Date(events[0]!.expiresAt - DAY_MS).toISOString().replace(/[-:]|\.000/g, "");
  expect(file).toContain(`DTSTART:${start}\r\n`);
});

test("sharing copies a link that opens the venue again", async ({ page, context, browserName }) => {
  test.skip(browserName !== "chromium", "reads the clipboard");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  const venue = await openBusiest(page);
  // A toast is short; who looks for it now and then may miss it.
  const toast = page.waitForFunction(() => document.body.innerText.includes("Link copied"));
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await toast;
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(link);
  await expect(page.getByRole("heading", { name: venue.name })).toBeVisible(PATIENT);
});

test("MAP-16 a narrowed map shows the venue's matching events only", async ({ page }) => {
  const [venue] = await sofiaVenues(page);
  const { date } = venue!.events.at(-1)!;
  const matching = venue!.events.filter((event) => event.date === date).length;
  await openMap(page, viewOf(venue!, 16), `&venue=${venue!._id}&from=${date}&to=${date}`);
  await expect(counter(page)).toHaveText(`1/${matching}`, PATIENT);
  expect(matching).toBeLessThan(venue!.events.length);
});

test.describe("a venue that is gone", () => {
  // The browser itself announces the missing venue in the console.
  test.use({ quietConsole: async ({ page: _page }, use) => use(undefined) });

  test("says so and leads back to the map", async ({ page }) => {
    await openMap(page, SOFIA, "&venue=999999999");
    await expect(page.getByRole("heading", { name: "This venue is not on the map any more" })).toBeVisible(
      PATIENT,
    );
    await page.getByRole("button", { name: "See what is around" }).click();
    await expect(page).not.toHaveURL(/venue=/);
  });
});
