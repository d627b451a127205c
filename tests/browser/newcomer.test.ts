import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { routes, urls } from "#contract/urls.ts";
import { DAY_MS } from "#domain/time.ts";
import { makeFreshClone } from "#tests/support/fresh-clone.ts";
import { choose, chooseVenue, expectDone, field, openAdmin, submit } from "./support/admin.ts";
import { test as base, expect, hydrated } from "./support/browser-test.ts";
import { withoutMapCode } from "./support/map-screen.ts";

type Clone = Awaited<ReturnType<typeof makeFreshClone>>;

const test = base.extend<object, { clone: Clone }>({
  clone: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern.
    async ({}, use) => {
      const clone = await makeFreshClone();
      await use(clone);
      await clone.remove();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ clone }, use) => use(clone.address),
});
test.setTimeout(process.env.NEWCOMER === "full" ? 900_000 : 300_000);

const ELENA = { email: "elena@example.org", password: "lanterns by the river" };
const HALL = { name: "Hall of First Hours", city: "Sandanski", country: "Bulgaria" };
/** The clone lives in the real present. */
const inHalfAYear = new Date(Date.now() + 180 * DAY_MS).toISOString().slice(0, 10);
const EVENING = { title: "An Evening of Firsts", date: inHalfAYear, time: "20:00" };
const CALENDAR = [
  ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//newcomer//EN", "BEGIN:VEVENT", "UID:first@example.org"],
  "DTSTAMP:20261101T000000Z",
  `DTSTART:${inHalfAYear.replaceAll("-", "")}T150000Z`,
  "SUMMARY:An Imported Evening",
  `LOCATION:${HALL.name}\\, ${HALL.city}\\, ${HALL.country}`,
  "END:VEVENT",
  "END:VCALENDAR",
  "",
].join("\r\n");

async function signIn(page: Page, { email, password }: typeof ELENA): Promise<void> {
  await page.goto(urls.login);
  await hydrated(page);
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).not.toHaveURL(/login/);
}

test("OPS-01 a newcomer's first hour, from the clone to a town's own events", async ({
  page,
  clone,
  browser,
}) => {
  const printed = await clone.start();
  // The test is no terminal: the password is in a file.
  const file = /Admin password: in (.+)/.exec(printed)?.[1] ?? "";
  const admin = {
    email: /Admin email: (\S+)/.exec(printed)?.[1] ?? "",
    password: /Password: (\S+)/.exec(readFileSync(file, "utf8"))?.[1] ?? "",
  };
  const mailbox = /\S+\/mailbox\?key=\S+/.exec(printed)?.[0] ?? "";
  // The lists beside the map and everything else work without drawing it, which takes long without a graphics card.
  await withoutMapCode(page.context());
  await page.route("**/assets/pin-map-*.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: "export const createPinMap = () => new Promise(() => {});",
    }),
  );
  await page.context().addCookies([{ name: "disclosure-accepted", value: "true", url: clone.address }]);

  await test.step("lands, opens the map, filters and searches", async () => {
    await page.goto(urls.home);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto("/map?at=42.6977,23.3219,13");
    await hydrated(page);
    const heading = page.getByRole("heading", { name: /^\d+ venues in view$/ });
    const all = await heading.textContent();
    await page.goto("/map?at=42.6977,23.3219,13&categories=theater");
    await hydrated(page);
    await expect(heading).not.toHaveText(all!);
    await page.getByPlaceholder("Search...").fill("jazz");
    await page.getByPlaceholder("Search...").press("Enter");
    await expect(page.getByRole("region", { name: "Search results" }).getByRole("listitem")).toHaveCount(10);
  });

  await test.step("signs up, and confirms by the mailbox", async () => {
    await page.goto(urls.login);
    await hydrated(page);
    await page.getByRole("link", { name: "Don't have an account? Sign Up" }).click();
    await page.getByRole("textbox", { name: "First name" }).fill("Elena");
    await page.getByRole("textbox", { name: "Last name" }).fill("Marinova");
    await page.getByRole("textbox", { name: "Email" }).fill(ELENA.email);
    await page.getByRole("textbox", { name: "Password" }).fill(ELENA.password);
    await page.getByRole("button", { name: "Sign Up" }).click();
    await expect(page.getByRole("main").getByRole("status")).toContainText("User created successfully!");
    await expect(async () => {
      await page.goto(mailbox);
      await expect(page.getByText(ELENA.email).first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await page
      .frameLocator("iframe")
      .getByRole("link", { name: /confirm/i })
      .first()
      .click();
    await expect(page).toHaveURL(/login/);
    await signIn(page, ELENA);
  });

  let kept = "";
  await test.step("opens a venue and an event, keeps it, and asks for a reminder", async () => {
    const venues = await (await page.request.get("/api/locations/23.2&42.6&23.5&42.8&limit=5")).json();
    const soon = Date.now() + 3 * DAY_MS;
    const { venue, event } = venues
      .flatMap((each: { events: { expiresAt: number }[] }) =>
        each.events.map((event) => ({ venue: each, event })),
      )
      .find((pair: { event: { expiresAt: number } }) => pair.event.expiresAt > soon);
    kept = event.name;
    await page.goto(urls.venuePage(venue.slug));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(venue.name);
    await page.goto(
      urls.eventPage({ location: venue.slug, category: venue.category, name: event.slug, date: event.date }),
    );
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(event.name);
    await hydrated(page);
    const actions = page.getByRole("main");
    const bell = actions.getByRole("button", { name: /^Remind/ }).first();
    await actions.getByRole("button", { name: "Favorite", exact: true }).first().click();
    await bell.click();
    await expect(bell).toHaveAttribute("aria-pressed", "true");
    await expect(bell).toHaveAttribute("aria-busy", "false");
  });

  await test.step("adds a city, a venue and an event as the administrator", async () => {
    await page.context().clearCookies({ name: "session" });
    await signIn(page, admin);
    await openAdmin(page, urls.adminView("add-city"));
    await choose(page, "Country", HALL.country);
    await field(page, "City").fill(HALL.city);
    await submit(page, "Add");
    await expectDone(page, "City Added");
    await openAdmin(page, urls.adminView("add-venue"));
    await choose(page, "Country", HALL.country);
    await choose(page, "City", HALL.city);
    await choose(page, "Category", "Concert");
    await field(page, "New name").fill(HALL.name);
    await field(page, "New address").fill("1 Main Street");
    await submit(page, "Add");
    await expectDone(page, "Venue Added");
    await openAdmin(page);
    await chooseVenue(page, { ...HALL } as Parameters<typeof chooseVenue>[1]);
    await field(page, "Title").fill(EVENING.title);
    await field(page, "Date").fill(EVENING.date);
    await field(page, "Time").fill(EVENING.time);
    await submit(page, "Add");
    await expectDone(page, "Event Added");
  });

  await test.step("imports a calendar", async () => {
    await openAdmin(page, urls.adminView("import"));
    const file = { name: "first.ics", mimeType: "text/calendar", buffer: Buffer.from(CALENDAR) };
    await page.locator("input[type=file]").setInputFiles(file);
    await submit(page, "Import 1 event");
    await expect(page.getByText("1 added, 0 changed, 0 new venues.")).toBeVisible();
  });

  const seeAsGuest = async () => {
    const guest = await browser.newContext({ baseURL: clone.address });
    const visit = await guest.newPage();
    await withoutMapCode(visit);
    const found = await (await visit.request.get("/api/locations/23.1&41.4&23.5&41.8&limit=0")).json();
    const titles = found.flatMap(({ events }: { events: { name: string }[] }) =>
      events.map(({ name }) => name),
    );
    expect(titles.sort()).toEqual([EVENING.title, "An Imported Evening"].sort());
    await visit.goto("/map?at=41.5667,23.2833,13");
    await expect(visit.getByText(HALL.name).first()).toBeVisible();
    await guest.close();
  };
  await test.step("sees it all on the map as a guest, and again after a restart", async () => {
    await seeAsGuest();
    expect(await clone.stop()).toBe(0);
    expect(await clone.start()).not.toContain("Admin password");
    await seeAsGuest();
    await page.context().clearCookies({ name: "session" });
    await signIn(page, ELENA);
    await page.goto(urls.myFavorites);
    await expect(page.getByRole("article").filter({ hasText: kept })).toBeVisible();
    const user = await (await page.request.get(routes.currentUser)).json();
    expect(user.favorites).toEqual([{ event: expect.any(String), reminder: true }]);
  });
});
