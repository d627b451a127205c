import { routes, urls } from "#contract/urls.ts";
import { VENUE_CATEGORIES } from "#domain/category.ts";
import { signedIn } from "./support/accounts.ts";
import {
  choose,
  chooseVenue,
  dropdown,
  expect,
  expectDone,
  field,
  findVenue,
  newEvent,
  newName,
  newVenue,
  openAdmin,
  submit,
  test,
} from "./support/admin.ts";
import { expectNoAxeViolations } from "./support/axe.ts";

test("ADM-01 the administration is not there for guests and users", async ({ page, isMobile }) => {
  test.skip(isMobile, "the server answers");
  const isMissing = async (address: string) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Add Event");
    await expect(page.getByText("Administration")).toHaveCount(0);
  };
  expect((await page.goto(urls.adminView("import")))?.status()).toBe(200);
  expect((await page.goto("/admin/anything"))?.status(), "ADM-243").toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Add Event");
  await page.context().clearCookies();
  await isMissing(urls.admin);
  await isMissing(urls.adminView("import"));
  await signedIn(page);
  await isMissing(urls.admin);
  await isMissing("/admin/anything");
});

for (const [bar, viewport] of [
  ["sidebar", { width: 1280, height: 900 }],
  ["top bar of a phone", { width: 390, height: 844 }],
] as const)
  test(`ADM-02 ADM-244 the ${bar} has the seven actions first, with the total and Logout in sight`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openAdmin(page);
    const banner = page.getByRole("banner");
    await expect(banner).toContainText("Administration");
    await expect(banner.getByText("Total Events:")).toBeInViewport({ ratio: 1 });
    await expect(banner.getByRole("link", { name: "Logout" })).toBeInViewport({ ratio: 1 });
    if (viewport.width < 1_000) await banner.locator("summary").click();
    const links = banner.getByRole("navigation", { name: "Actions" }).getByRole("link");
    const names = ["Add City", "Add Venue", "Edit Venue", "Delete Venue"];
    for (const [at, name] of [...names, "Add Event", "Edit Event", "Delete Event"].entries()) {
      await expect(links.nth(at)).toHaveText(name);
      await expect(links.nth(at)).toBeInViewport({ ratio: 1 });
    }
  });

test("ADM-246 a new venue has one category: without it the form says so at the field", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "the same form in another layout");
  await openAdmin(page, urls.adminView("add-venue"));
  await dropdown(page, "Category").click();
  await expect(page.getByRole("option")).toHaveCount(VENUE_CATEGORIES.length);
  await expect(page.getByRole("option", { name: "All", exact: true })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await choose(page, "Country", "Bulgaria");
  await choose(page, "City", "Sofia");
  await field(page, "New name").fill(newName("Nameless"));
  await submit(page, "Add");
  await expect(dropdown(page, "Category")).toHaveAccessibleDescription(/Must be one of the categories/);
});

test("ADM-245 a date of the event form is readable at 1280 px", async ({ page, isMobile }) => {
  test.skip(isMobile, "the width of a small laptop");
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAdmin(page);
  for (const label of ["Date", "Time"]) {
    const { inner, needed } = await field(page, label).evaluate((input: HTMLInputElement) => {
      const copy = input.cloneNode() as HTMLInputElement;
      copy.style.cssText = "position: absolute; width: max-content";
      input.after(copy);
      const needed = copy.offsetWidth;
      copy.remove();
      return { inner: input.offsetWidth, needed };
    });
    expect(inner, label).toBeGreaterThanOrEqual(needed);
  }
});

test("ADM-02 ADM-05 the actions, the live total, and nothing kept from one action to the next", async ({
  page,
  isMobile,
}) => {
  const venue = await newVenue(page);
  await openAdmin(page);
  const bar = page.getByRole("banner");
  await expect(bar).toContainText("Administration");
  await expect(bar.getByText("Total Events:")).toHaveText(/^Total Events:\s*1\d,\d{3}$/);
  await expect(bar.getByRole("link", { name: "Logout" })).toHaveAttribute("href", routes.logout);
  const unfold = async () => isMobile && bar.locator("summary").click();
  await unfold();
  const actions = bar.getByRole("navigation", { name: "Actions" });
  for (const name of ["Add City", "Add Venue", "Edit Venue", "Merge Venues", "Delete Venue"])
    await expect(actions.getByRole("link", { name })).toBeVisible();
  for (const name of ["Add Event", "Edit Event", "Delete Event"])
    await expect(actions.getByRole("link", { name })).toBeVisible();
  await unfold();

  await chooseVenue(page, venue);
  await field(page, "Title").fill("Unfinished");
  await submit(page, "Clear");
  for (const label of ["Country", "City", "Venue"]) await expect(dropdown(page, label)).toHaveValue("");
  await expect(field(page, "Title")).toHaveValue("");

  await chooseVenue(page, venue);
  await unfold();
  await actions.getByRole("link", { name: "Delete Venue" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Delete Venue");
  for (const label of ["Country", "City", "Venue"]) await expect(dropdown(page, label)).toHaveValue("");

  const total = await bar.getByText("Total Events:").innerText();
  await unfold();
  await actions.getByRole("link", { name: "Add Event" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Add Event");
  await chooseVenue(page, venue);
  await field(page, "Title").fill("Added here");
  await field(page, "Date").fill("2026-12-20");
  await field(page, "Time").fill("19:30");
  await submit(page, "Add");
  await expectDone(page, "Event Added");
  await expect(bar.getByText("Total Events:")).not.toHaveText(total);
});

const VENUE = ["Country", "City", "Category", "Venue"];
const EVENT = ["Date", "Time", "Title", "Image", "Link", "Description"];
const PIN = ["Latitude", "Longitude"];
const FIELDS = {
  "add-city": ["Country", "City", "State or province", ...PIN],
  "add-venue": ["Country", "City", "Category", "New name", "New address", ...PIN],
  "edit-venue": [...VENUE, "New name", "New address", ...PIN],
  "merge-venues": [...VENUE, ...VENUE],
  "delete-venue": VENUE,
  "add-event": [...VENUE, ...EVENT],
  "edit-event": [...VENUE, "Event", "Old date", ...EVENT],
  "delete-event": [...VENUE, "Event", "Old date"],
};

test("ADM-03 ADM-04 each form has its fields and no others; a category may be All", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "the same fields in another layout");
  for (const [view, labels] of Object.entries(FIELDS)) {
    await openAdmin(page, urls.adminView(view));
    const shown = await page.locator("main label").allInnerTexts();
    expect(shown.sort(), view).toEqual([...labels].sort());
  }
  for (const label of ["City", "Venue", "Event", "Old date"])
    await expect(dropdown(page, label)).toBeDisabled();
  await expect(dropdown(page, "Category")).toHaveValue("All");
  await dropdown(page, "Category").click();
  await expect(page.getByRole("option").first()).toHaveText("All");
  await expect(page.getByRole("option")).toHaveCount(1 + VENUE_CATEGORIES.length);
});

test("ADM-03 ADM-06 ADM-07 ADM-09 ADM-10 ADM-241 a city that nobody knows is at the center until its pin is put", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "the same form in another layout");
  const city = newName("Nowhere");
  await openAdmin(page, urls.adminView("add-city"));
  await submit(page, "Add");
  await expect(dropdown(page, "Country")).toBeFocused();
  await expect(page.getByText("Must not be empty.")).toHaveCount(2);
  await choose(page, "Country", "Bulgaria");
  await field(page, "City").fill(city);
  await submit(page, "Add");
  await expect(page.getByRole("dialog")).toContainText("it’s at the center of Bulgaria for now");
  await expectDone(page, "City Added");
  await field(page, "City").fill(city);
  await field(page, "Latitude").fill("42.1");
  await field(page, "Longitude").fill("24,7");
  await field(page, "Longitude").press("Enter");
  await expect(field(page, "Longitude")).toHaveValue("24.700000");
  await expect(page.getByText("Time zone: Europe/Sofia")).toBeVisible();
  await submit(page, "Add");
  await expectDone(page, "City Added");
  const cities: string[] = await (await page.request.get(urls.cities("Bulgaria"))).json();
  expect(cities).toContain(city);
});

test("ADM-03 ADM-06 ADM-07 ADM-09 a venue is added, found by typing, renamed and moved", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "the same forms in another layout");
  const name = newName("Lantern Club");
  await openAdmin(page, urls.adminView("add-venue"));
  await choose(page, "Country", "Bulgaria");
  await choose(page, "City", "Sofia");
  await choose(page, "Category", "Concert");
  await field(page, "New name").fill(name);
  await field(page, "New address").fill("7 Lantern St");
  await expect(page.getByText("The pin is in the middle of the city.")).toBeVisible();
  await submit(page, "Add");
  await expectDone(page, "Venue Added");
  const venue = await findVenue(page, name);
  expect(venue).toMatchObject({ address: "7 Lantern St", timeZone: "Europe/Sofia" });

  await openAdmin(page, urls.adminView("edit-venue"));
  await chooseVenue(page, venue!);
  await expect(field(page, "New name")).toHaveValue(name);
  await expect(page.getByRole("complementary", { name: "Preview" })).toContainText("7 Lantern St");
  await field(page, "New name").fill(`${name} Deluxe`);
  await field(page, "Latitude").fill("42.7");
  await field(page, "Latitude").blur();
  await submit(page, "Edit");
  await expectDone(page, "Venue Edited");
  expect(await findVenue(page, `${name} Deluxe`)).toMatchObject({
    _id: venue!._id,
    coordinates: [expect.any(String), "42.7"],
  });
});

test("the form of an event is for everyone", async ({ page }) => {
  const venue = await newVenue(page);
  const event = await newEvent(page, venue, { title: "For Everyone" });
  await openAdmin(page, urls.adminAt(venue._id, event._id));
  await expect(field(page, "Title")).toHaveValue("For Everyone");
  await expectNoAxeViolations(page);
});

for (const view of ["add-city", "edit-venue", "copy-event", "import", "log"])
  test(`the administration's view ${view} is for everyone`, async ({ page }) => {
    await openAdmin(page, urls.adminView(view));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoAxeViolations(page);
  });
