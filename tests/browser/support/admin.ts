import type { Page } from "@playwright/test";
import type { EventList, VenueList } from "#contract/admin.ts";
import { routes, urls } from "#contract/urls.ts";
import { ADMIN, test as base, expect, signIn } from "./accounts.ts";
import { hydrated } from "./browser-test.ts";

/** A test in which the administrator is signed in. */
export const test = base.extend<{ administrator: undefined }>({
  // The browser announces every form that was refused, and every place that is not known.
  brokenOnPurpose: /\/api\//,
  administrator: [
    async ({ page }, use) => {
      await signIn(page, ADMIN);
      // The small map has a test of its own; the forms work without it.
      await page.route("**/assets/pin-map-*.js", (route) =>
        route.fulfill({
          contentType: "text/javascript",
          body: "export const createPinMap = () => new Promise(() => {});",
        }),
      );
      await use(undefined);
    },
    { auto: true },
  ],
});
export { expect };

const PLACE = { country: "Bulgaria", city: "Sofia", category: "concert" } as const;
let made = 0;

/** A name that no other test has given. */
export const newName = (what: string) => `${what} ${process.pid}-${Date.now().toString(36)}-${++made}`;

async function post(page: Page, url: string, data: object): Promise<void> {
  const answer = await page.request.post(url, { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** A venue of the test's own, where no other test interferes. */
export async function newVenue(page: Page, new_name = newName("Hall")) {
  await post(page, routes.addVenue, { ...PLACE, new_name, new_address: "1 Quiet St" });
  const venue = await findVenue(page, new_name);
  expect(venue).toBeDefined();
  return venue!;
}

export async function findVenue(page: Page, name: string) {
  const answer = await page.request.get(routes.adminVenues, { params: { ...PLACE, q: name } });
  const { venues }: VenueList = await answer.json();
  return venues.find((venue) => venue.name === name);
}

export type OwnVenue = Awaited<ReturnType<typeof newVenue>>;

const placeOf = ({ country, city, category, slug }: OwnVenue) => ({ country, city, category, venue: slug });

export async function newEvent(page: Page, venue: OwnVenue, more: { title: string; date?: string }) {
  const event = { date: "2026-12-12", time: "20:00", ...more };
  await post(page, routes.addEvent, { ...placeOf(venue), ...event });
  const found = (await eventsAt(page, venue)).find(
    ({ name, date }) => name === event.title && date === event.date,
  );
  expect(found).toBeDefined();
  return found!;
}

export async function eventsAt(page: Page, venue: OwnVenue): Promise<EventList> {
  const answer = await page.request.get(routes.venueEvents, { params: placeOf(venue) });
  return answer.json();
}

/** As another administrator would in the meantime. */
export async function editElsewhere(page: Page, venue: OwnVenue, event: EventList[number], title: string) {
  const { slug, date, time } = event;
  const description = "Changed elsewhere.";
  const form = { ...placeOf(venue), event: slug, old_date: date, date, time, title, description };
  await post(page, routes.editEvent, form);
}

export async function openAdmin(page: Page, address: string = urls.admin): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

export const dropdown = (page: Page, label: string) =>
  page.getByRole("main").getByRole("combobox", { name: label, exact: true });

export const field = (page: Page, label: string) => page.getByRole("main").getByLabel(label, { exact: true });

/** Types into a dropdown, and takes what it offers then: once it offers nothing else, as a list that is replaced loses the press. */
export async function choose(page: Page, label: string, text: string): Promise<void> {
  const options = page.getByRole("listbox", { name: label, exact: true }).getByRole("option");
  await dropdown(page, label).fill(text);
  const wanted = options.filter({ hasText: text }).first();
  await expect(wanted).toBeVisible();
  await expect(options.filter({ hasNotText: text })).toHaveCount(0);
  await wanted.click();
  // Before that the box shows what was typed, whatever is chosen.
  await expect(dropdown(page, label)).toHaveAttribute("aria-expanded", "false");
  await expect(dropdown(page, label)).toHaveValue(text);
}

export async function chooseVenue(page: Page, venue: OwnVenue): Promise<void> {
  await choose(page, "Country", venue.country);
  await choose(page, "City", venue.city);
  await choose(page, "Venue", venue.name);
}

export async function submit(page: Page, button: string): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: button, exact: true }).click();
}

/** The word after a form was accepted. */
export async function expectDone(page: Page, message: string): Promise<void> {
  const modal = page.getByRole("dialog", { name: message });
  await expect(modal).toContainText("Successfully Submitted");
  await modal.getByRole("button", { name: "OK" }).click();
  await expect(modal).toBeHidden();
}
