import type { Page } from "@playwright/test";
import type { VenueWithEvents } from "#contract/catalog.ts";
import { routes, urls } from "#contract/urls.ts";
import { DAY_MS } from "#domain/time.ts";
import {
  CONFIRM_LINK,
  expect,
  mailedPath,
  register,
  signedIn,
  stranger,
  test,
  toastOf,
} from "./support/accounts.ts";
import { hydrated } from "./support/browser-test.ts";
import { openMap } from "./support/map-screen.ts";
import { SUNDAY } from "./support/sunday.ts";

const NOW_MS = SUNDAY.getTime();
/** The server's clock goes on while the tests run. */
const TEST_RUN_MS = DAY_MS / 24;

interface Choice {
  venue: VenueWithEvents;
  event: VenueWithEvents["events"][number];
}

/** Upcoming events of Sofia that start that far ahead, the soonest first. */
async function eventsWithin(page: Page, fromMs: number, toMs: number, box = "23.2&42.6&23.5&42.8") {
  const answer = await page.request.get(`/api/locations/${box}&limit=0`);
  const venues: VenueWithEvents[] = await answer.json();
  return venues
    .flatMap((venue) => venue.events.map((event): Choice => ({ venue, event })))
    .filter(({ event }) => {
      const aheadMs = event.expiresAt - DAY_MS - NOW_MS;
      return aheadMs > fromMs && aheadMs < toMs;
    })
    .sort((a, b) => a.event.expiresAt - b.event.expiresAt);
}

const laterEvents = (page: Page) => eventsWithin(page, 2 * DAY_MS, 60 * DAY_MS);

async function addFavorite(page: Page, { event }: Choice): Promise<void> {
  expect((await page.request.post(routes.addFavorite, { data: { id: event._id } })).status()).toBe(200);
}

const heartOf = (page: Page, { event }: Choice) =>
  page.getByRole("button", { name: `Favorite: ${event.name}`, exact: true }).first();
const bellOf = (page: Page, { event }: Choice) =>
  page.getByRole("button", { name: `Reminder: ${event.name}`, exact: true }).first();

test("FAV-01 FAV-02 FAV-03 FAV-04 favourites with all they say, until the last one is gone", async ({
  page,
}) => {
  await signedIn(page);
  const [choice] = await laterEvents(page);
  const [ongoing] = await eventsWithin(page, -DAY_MS, -TEST_RUN_MS, "-180&-90&180&90");
  await addFavorite(page, choice!);
  await addFavorite(page, ongoing!);
  await page.goto(urls.myFavorites);
  const { event, venue } = choice!;
  const item = page.getByRole("article").filter({ hasText: event.name });
  const day = Number(event.date.slice(8));
  await expect(item).toContainText(new RegExp(`[A-Z][a-z]{2} ${day} [A-Z].*${event.time}.*h`));
  await expect(item).toContainText(`${venue.name}, ${venue.city}, ${venue.country}`);
  await expect(item.locator("img")).toBeVisible();
  await expect(item.getByRole("link", { name: event.name })).toHaveAttribute(
    "href",
    urls.eventPage({ location: venue.slug, category: venue.category, name: event.slug, date: event.date }),
  );
  const begun = page.getByRole("article").filter({ hasText: ongoing!.event.name });
  await expect(begun).toContainText("Event ongoing or already finished");

  await hydrated(page);
  const timer = item.getByRole("timer");
  await expect(timer).toHaveText(/^Event starts in \d+d \d+h \d+m \d+s$/);
  const before = await timer.textContent();
  await expect(timer).not.toHaveText(before!);

  const removed = toastOf(page, "Event removed from Favorites");
  await heartOf(page, choice!).click();
  await removed;
  await expect(item).toHaveCount(0);
  await heartOf(page, ongoing!).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No favorites yet");
  await expect(page.getByRole("main").getByRole("link", { name: "MAP" })).toHaveAttribute("href", urls.map);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No favorites yet");
});

test.describe("a change that the server refuses", () => {
  test.use({ brokenOnPurpose: /\/api\/favorites\// });

  test("FAV-05 REM-01 REM-02 is undone with a message", async ({ page }) => {
    await signedIn(page);
    const [late] = await eventsWithin(page, 0, DAY_MS - TEST_RUN_MS);
    const [choice] = await laterEvents(page);
    await addFavorite(page, late!);
    await addFavorite(page, choice!);
    await page.goto(urls.myFavorites);
    await hydrated(page);

    const refused = toastOf(page, "Reminders go out one day before an event");
    await bellOf(page, late!).click();
    await refused;
    await expect(bellOf(page, late!)).toHaveAttribute("aria-pressed", "false");

    await page.route(`**${routes.removeFavorite}`, (route) =>
      route.fulfill({ status: 503, json: { error: "We are closed at the moment." } }),
    );
    const sorry = toastOf(page, "We are closed at the moment.");
    await heartOf(page, choice!).click();
    await sorry;
    await expect(heartOf(page, choice!)).toHaveAttribute("aria-pressed", "true");
  });
});

test("REM-01 the bell asks for a mail, and takes it back", async ({ page }) => {
  await signedIn(page);
  const [choice] = await laterEvents(page);
  await addFavorite(page, choice!);
  await page.goto(urls.myFavorites);
  await hydrated(page);
  await bellOf(page, choice!).click();
  await expect(
    page.getByText("Reminder for the event was added. You will receive an email one day before event"),
  ).toBeVisible();
  await expect(bellOf(page, choice!)).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await hydrated(page);
  await expect(bellOf(page, choice!)).toHaveAttribute("aria-pressed", "true");
  await bellOf(page, choice!).click();
  await expect(page.getByText("Your reminder for the event was removed")).toBeVisible();
  await expect(heartOf(page, choice!)).toHaveAttribute("aria-pressed", "true");
});

/** Signs in on the login page that a guest was led to. */
async function signInHere(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

test("VEN-06 AUTH-41 FAV-01 a guest's heart on the map says what signing in is for, and is full afterwards", async ({
  page,
}) => {
  const elena = await register(page);
  const [choice] = await laterEvents(page);
  const { venue, event } = choice!;
  await openMap(page, { filter: `venue=${venue._id}&from=${event.date}&to=${event.date}` });
  await heartOf(page, choice!).click();
  const line = page.getByRole("status").filter({ hasText: "Sign in to save it to your favorites." });
  await expect(line).toBeVisible();
  await expect(page).toHaveURL(/\/map/);
  await line.getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByText("Sign in to save this event to your favorites.")).toBeVisible();
  const added = toastOf(page, "Event added to Favorites");
  await signInHere(page, elena);
  await added;
  // The venue that the heart was on is open again.
  await expect(page).toHaveURL(new RegExp(`/map.*venue=${venue._id}`));
  await expect(heartOf(page, choice!)).toHaveAttribute("aria-pressed", "true");
  await expect(heartOf(page, choice!)).toHaveAttribute("aria-busy", "false");
  const removed = toastOf(page, "Event removed from Favorites");
  await heartOf(page, choice!).click();
  await removed;
  await expect(heartOf(page, choice!)).toHaveAttribute("aria-pressed", "false");
});

test("AUTH-41 REM-01 a guest's bell on an event's page opens a line there; sign-up by mail leads back and sets it", async ({
  page,
  context,
}) => {
  const [choice] = await laterEvents(page);
  const { venue, event } = choice!;
  const address = { location: venue.slug, category: venue.category, name: event.slug, date: event.date };
  await page.goto(urls.eventPage(address));
  await hydrated(page);
  await page.getByRole("button", { name: "Remind me" }).click();
  const line = page.getByRole("status").filter({ hasText: "Sign in and we’ll remind you on" });
  await expect(line).toBeVisible();
  await expect(page).toHaveURL(/\/event\//);
  await line.getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByText("we’ll email you a reminder one day before the event")).toBeVisible();

  const elena = stranger();
  await page.getByRole("link", { name: "Sign Up" }).click();
  await page.getByRole("textbox", { name: "First name" }).fill(elena.forename);
  await page.getByRole("textbox", { name: "Last name" }).fill(elena.surname);
  await page.getByRole("textbox", { name: "Email" }).fill(elena.email);
  await page.getByRole("textbox", { name: "Password" }).fill(elena.password);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByText("User created successfully!")).toBeVisible();

  // Mail programs open links in a tab of their own.
  const tab = await context.newPage();
  await tab.goto(await mailedPath(elena.email, CONFIRM_LINK));
  await hydrated(tab);
  await signInHere(tab, elena);
  await expect(tab).toHaveURL(/\/event\//);
  await expect(
    tab.getByText("Reminder for the event was added. You will receive an email one day before event"),
  ).toBeVisible();
  for (const name of ["Remind me", "Favorite"])
    await expect(tab.getByRole("button", { name, exact: true })).toHaveAttribute("aria-pressed", "true");
});

test("VEN-25 a heart pressed right before leaving the page is kept", async ({ page }) => {
  await signedIn(page);
  const [one, two] = await laterEvents(page);
  for (const { venue, event } of [one!, two!]) {
    const address = { location: venue.slug, category: venue.category, name: event.slug, date: event.date };
    await page.goto(urls.eventPage(address));
    await hydrated(page);
    // The press and the departure in one task: nothing of the page runs in between.
    await page.evaluate(() => {
      const heart = [...document.querySelectorAll("button")].find((each) => each.dataset.kind === "heart");
      heart?.click();
      location.href = "/terms";
    });
    await page.waitForURL("**/terms");
    await expect
      .poll(async () => {
        const user = await (await page.request.get(routes.currentUser)).json();
        return user.favorites.map((entry: { event: string }) => entry.event);
      })
      .toContain(event._id);
  }
});
