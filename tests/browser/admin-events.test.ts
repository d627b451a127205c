import { routes, urls } from "#contract/urls.ts";
import {
  choose,
  chooseVenue,
  dropdown,
  editElsewhere,
  eventsAt,
  expect,
  expectDone,
  field,
  findVenue,
  newEvent,
  newVenue,
  openAdmin,
  submit,
  test,
} from "./support/admin.ts";
import { openMap } from "./support/map-screen.ts";

test("ADM-03 ADM-06 ADM-10 a wrong field is named, and the event is added at once", async ({ page }) => {
  const venue = await newVenue(page);
  await openAdmin(page, urls.adminAt(venue._id));
  await expect(dropdown(page, "Venue")).toHaveValue(venue.name);
  await field(page, "Title").fill("Night Train");
  await field(page, "Date").fill("2026-12-12");
  await field(page, "Time").fill("20:00");
  await field(page, "Image").fill("htps://theatre.example/master.jpg");
  await field(page, "Link").fill("javascript:alert(1)");
  for (const label of ["Image", "Link"]) await expect(field(page, label)).toHaveAttribute("type", "url");
  await submit(page, "Add");
  await expect(field(page, "Image")).toBeFocused();
  await expect(page.getByText("Must be a web address that starts with http:// or https://.")).toHaveCount(2);
  expect(await eventsAt(page, venue)).toEqual([]);
  await field(page, "Image").fill("");
  await field(page, "Link").fill("https://tickets.example/master");
  await submit(page, "Add");
  await expectDone(page, "Event Added");
  await expect(page.getByRole("complementary", { name: "Preview" })).toContainText("Night Train");
});

test("VEN-04 ADM-04 ADM-12 an event is edited from its link; who comes second is told", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "the same form in another layout");
  const venue = await newVenue(page);
  const event = await newEvent(page, venue, { title: "Nova Tide" });
  await newEvent(page, venue, { title: "Nova Tide", date: "2026-12-19" });
  await openAdmin(page, urls.adminAt(venue._id, event._id));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edit Event");
  await expect(dropdown(page, "Event")).toHaveValue("Nova Tide");
  await expect(dropdown(page, "Old date")).toHaveValue("2026-12-12");
  await expect(field(page, "Title")).toHaveValue("Nova Tide");
  await expect(field(page, "Date")).toHaveValue("2026-12-12");

  await editElsewhere(page, venue, event, "Nova Tide");
  await field(page, "Time").fill("21:15");
  await submit(page, "Edit");
  await expect(page.getByRole("alert")).toContainText("Someone else has changed this event");
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(field(page, "Time")).toHaveValue("20:00");
  await field(page, "Time").fill("21:15");
  await submit(page, "Edit");
  await expectDone(page, "Event Edited");
  expect((await eventsAt(page, venue)).map(({ date, time }) => [date, time])).toEqual([
    ["2026-12-19", "20:00"],
    ["2026-12-12", "21:15"],
  ]);

  // Another date of the same event, chosen by hand.
  await choose(page, "Event", "Nova Tide");
  await choose(page, "Old date", "2026-12-19");
  await expect(field(page, "Date")).toHaveValue("2026-12-19");
});

// One test, because undo applies to the last deletion of any administrator.
test("ADM-06 ADM-07 ADM-12 deleting asks once, names favorites, and the last one can be undone", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "the last deletion is the last of all tests");
  const venue = await newVenue(page);
  const first = await newEvent(page, venue, { title: "First Night" });
  await newEvent(page, venue, { title: "Second Night" });
  const { _id } = await (await page.request.get(routes.currentUser)).json();
  await page.request.post(routes.addFavorite, { data: { id: first._id, user: _id, expiresAt: 0 } });

  await openAdmin(page, urls.adminView("delete-event"));
  await chooseVenue(page, venue);
  await choose(page, "Event", "Second Night");
  // A single date needs no choosing.
  await expect(dropdown(page, "Old date")).toHaveValue("2026-12-12");
  await submit(page, "Delete");
  await page
    .getByRole("dialog", { name: "Delete Second Night?" })
    .getByRole("button", { name: "Cancel" })
    .click();
  expect(await eventsAt(page, venue)).toHaveLength(2);
  await submit(page, "Delete");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expectDone(page, "Event Deleted");

  await openAdmin(page, urls.adminView("delete-venue"));
  await chooseVenue(page, venue);
  await expect(page.getByRole("complementary", { name: "Preview" })).toContainText("First Night");
  await submit(page, "Delete");
  const question = page.getByRole("dialog", { name: `Delete ${venue.name}?` });
  await expect(question).toContainText("1 event will be deleted with it.");
  await expect(question).toContainText("1 of them is a favorite of visitors");
  await question.getByRole("button", { name: "Delete" }).click();
  await expectDone(page, "Venue Deleted");
  expect(await findVenue(page, venue.name)).toBeUndefined();

  await openAdmin(page, urls.adminView("log"));
  await page.getByRole("button", { name: `Undo: Venue Deleted, ${venue.name}, Sofia` }).click();
  await expectDone(page, "Deletion Undone");
  await expect(page.getByRole("row", { name: /Deletion Undone/ }).first()).toBeVisible();
  expect((await eventsAt(page, venue)).map(({ name }) => name)).toEqual(["First Night"]);
});

test("ADM-06 an event is copied to several dates", async ({ page, isMobile }) => {
  test.skip(isMobile, "the same form in another layout");
  const venue = await newVenue(page);
  const event = await newEvent(page, venue, { title: "Jazz Thursday" });
  await openAdmin(page, `${urls.adminView("copy-event")}?venue=${venue._id}&event=${event._id}`);
  for (const day of ["17 December 2026", "24 December 2026"])
    await page.getByRole("button", { name: day }).click();
  await submit(page, "Copy");
  await expectDone(page, "Event Copied");
  expect((await eventsAt(page, venue)).map(({ date }) => date)).toEqual([
    "2026-12-24",
    "2026-12-17",
    "2026-12-12",
  ]);
});

test("VEN-04 an administrator edits and adds from an event's card", async ({ page, isMobile }) => {
  test.skip(isMobile, "the same card in another layout");
  const venue = await newVenue(page);
  const event = await newEvent(page, venue, { title: "Carded" });
  await openMap(page, { filter: `venue=${venue._id}` });
  await expect(page.getByRole("link", { name: "Edit: Carded" })).toHaveAttribute(
    "href",
    urls.adminAt(venue._id, event._id),
  );
  await page.getByRole("link", { name: `Add an event: ${venue.name}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Add Event");
  await expect(dropdown(page, "Venue")).toHaveValue(venue.name);
  await page.context().clearCookies();
  await openMap(page, { filter: `venue=${venue._id}` });
  await expect(page.getByRole("link", { name: "Carded", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Edit: Carded" })).toHaveCount(0);
});
