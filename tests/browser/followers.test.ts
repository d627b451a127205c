import type { Page } from "@playwright/test";
import { NewCount } from "#contract/follows.ts";
import { routes, urls } from "#contract/urls.ts";
import { slugify } from "#domain/slug.ts";
import {
  ADMIN,
  expect,
  mailedPath,
  mailedText,
  register,
  signedIn,
  signIn,
  stranger,
  test,
  toastOf,
} from "./support/accounts.ts";
import { newName, newVenue, type OwnVenue } from "./support/admin.ts";
import { hydrated, setClock } from "./support/browser-test.ts";
import { SUNDAY } from "./support/sunday.ts";

// The night is quiet, wherever the test runs.
test.use({ timezoneId: "Europe/Sofia" });

async function untilNew(page: Page, count: number): Promise<void> {
  await expect
    .poll(async () => NewCount.parse(await (await page.request.get(routes.newForReader)).json()).count)
    .toBe(count);
}

const nameOf = ({ category, slug }: OwnVenue) => `${category}/${slug}`;

/** Signs a new user in who holds a new venue. */
async function becomeOrganizer(desk: Page): Promise<OwnVenue> {
  const organizer = await register(desk, stranger("Dara"));
  await signIn(desk, ADMIN);
  const venue = await newVenue(desk);
  const { email } = organizer;
  const grant = await desk.request.post(routes.organizerGrants, { data: { email, venue: nameOf(venue) } });
  expect(grant.status(), await grant.text()).toBe(200);
  const elsewhere = await newVenue(desk);
  await signIn(desk, organizer);
  const ids = [];
  for (const title of ["First", "Second", "Third"]) ids.push((await submitEvent(desk, elsewhere, title)).id);
  // Who has had three events approved publishes without a moderator.
  await signIn(desk, ADMIN);
  for (const id of ids)
    expect((await desk.request.post(urls.moderationItem(id, "approve"), { data: {} })).status()).toBe(200);
  await signIn(desk, organizer);
  return venue;
}

async function submitEvent(desk: Page, venue: OwnVenue, title: string) {
  const event = { title, date: "2026-12-12", time: "20:00", category: venue.category };
  const answer = await desk.request.post(routes.submissions, { data: { ...event, venue: nameOf(venue) } });
  return answer.json();
}

async function publish(desk: Page, venue: OwnVenue, title: string): Promise<void> {
  expect(await submitEvent(desk, venue, title)).toMatchObject({ state: "approved" });
}

async function cancelInMyEvents(desk: Page, title: string): Promise<void> {
  await desk.goto(urls.ownEvents);
  await hydrated(desk);
  await desk.getByRole("button", { name: `Cancel event: ${title}` }).click();
  const dialog = desk.getByRole("dialog", { name: `Cancel “${title}”?` });
  await expect(dialog).toContainText("1 person has saved this date and will get a message.");
  await dialog.getByRole("button", { name: "Cancel event" }).click();
  await expect(desk.getByRole("button", { name: `Going ahead: ${title}` })).toBeVisible();
}

test("FOL-18 FOL-21 a follower is told of an organizer's new event, and then that the organizer cancelled it", async ({
  page,
  browser,
  baseURL,
  extraHTTPHeaders,
}) => {
  const desk = await browser.newPage({ baseURL: baseURL!, extraHTTPHeaders: extraHTTPHeaders! });
  await setClock(desk, SUNDAY.getTime());
  const venue = await becomeOrganizer(desk);
  const { email } = await signedIn(page);

  await page.goto(urls.venuePage(venue.slug, venue.category));
  await hydrated(page);
  const followed = toastOf(page, "Following.");
  await page.getByRole("button", { name: "Follow", exact: true }).click();
  await followed;
  await page.goto(urls.myFollowing);
  await hydrated(page);
  const atOnce = page.getByRole("radio", { name: "Right away" });
  const saved = page.waitForResponse(
    (response) => response.url().endsWith(routes.follow) && response.request().method() === "POST",
  );
  await atOnce.check();
  expect((await saved).status()).toBe(200);

  const title = newName("Premiere");
  await publish(desk, venue, title);
  expect(await mailedPath(email, new RegExp(`http\\S+/event/\\S*location=${venue.slug}\\S*`))).toContain(
    slugify(title),
  );
  await untilNew(page, 1);
  await page.reload();
  await expect(page.getByTitle("1 new or changed event").first()).toHaveText("1");
  await page.goto(urls.newForMe);
  await hydrated(page);
  const main = page.getByRole("main");
  const row = main.getByRole("article").filter({ hasText: title });
  await expect(row.getByRole("heading")).toHaveText(`${title} New`);
  await row.getByRole("button", { name: /favorite/i }).click();
  await expect(row.getByRole("button", { pressed: true })).toHaveAttribute("aria-busy", "false");
  // Seen after a while, so that it is not new the next time.
  await untilNew(page, 0);

  const { url } = await (await page.request.post(routes.ownCalendar, { data: {} })).json();
  const calendar = async () => (await page.request.get(new URL(url).pathname)).text();
  expect(await calendar()).not.toContain("STATUS:CANCELLED");
  await cancelInMyEvents(desk, title);

  await mailedText(email, new RegExp(`^Cancelled: ${title}`));
  await untilNew(page, 1);
  await page.goto(urls.newForMe);
  await hydrated(page);
  await expect(main.getByRole("heading", { level: 2 })).toHaveText("My Favorites");
  await expect(row.getByRole("heading")).toHaveText(`${title} Cancelled`);
  expect(await calendar()).toContain("STATUS:CANCELLED");
  await untilNew(page, 0);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Nothing new");
  await desk.close();
});
