import { routes, urls } from "#contract/urls.ts";
import {
  eventsAt,
  expect,
  field,
  newEvent,
  newName,
  newVenue,
  openAdmin,
  submit,
  test,
} from "./support/admin.ts";

test("ADM-11 a file is previewed row by row, imported, and found unchanged the next time", async ({
  page,
  isMobile,
}) => {
  const venue = await newVenue(page);
  const csv = [
    "uid;title;date;time;venue;city;country",
    `a;Opening Night;2026-12-20;20:00;${venue.name};Sofia;Bulgaria`,
    `b;Closing Night;2026-12-21;20:00;${venue.name};Sofia;Bulgaria`,
    `c;Lost Night;2026-31-12;20:00;${venue.name};Sofia;Bulgaria`,
  ].join("\r\n");
  const file = { name: "sofia.csv", mimeType: "text/csv", buffer: Buffer.from(`\uFEFF${csv}`) };
  await openAdmin(page, urls.adminView("import"));
  // Another test's rows of the same ids are another source's.
  await field(page, "Source").fill(venue.slug);
  if (isMobile) {
    await field(page, "Or paste its contents").fill(csv);
    await submit(page, "Preview");
  } else await page.locator("input[type=file]").setInputFiles(file);
  await expect(page.getByRole("row")).toHaveCount(4);
  await expect(page.getByRole("row", { name: /Lost Night/ })).toContainText("date");
  await page.getByRole("button", { name: "Invalid 1" }).click();
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(page.getByText("1 row needs a correction and will be left out.")).toBeVisible();
  expect(await eventsAt(page, venue)).toEqual([]);
  await submit(page, "Import 2 events");
  await expect(page.getByText("2 added, 0 changed, 0 new venues.")).toBeVisible();
  expect(await eventsAt(page, venue)).toHaveLength(2);
  const run = page.getByRole("link", { name: "See what it did" });
  await expect(run).toHaveAttribute("href", /sources\?source=\d+&run=\d+/);

  await submit(page, "Import another file");
  await field(page, "Or paste its contents").fill(csv);
  await submit(page, "Preview");
  await expect(page.getByRole("button", { name: "Same 2" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Nothing to import" })).toBeDisabled();
});

test("ADM-11 the chosen events are exported in each format", async ({ page, isMobile }) => {
  test.skip(isMobile, "the same links in another layout");
  const venue = await newVenue(page);
  await newEvent(page, venue, { title: "To be continued" });
  await openAdmin(page, `${urls.adminView("export")}?venue=${venue._id}`);
  for (const format of ["CSV", "iCalendar", "JSON-LD"]) {
    const link = page.getByRole("link", { name: `Export as ${format}` });
    const answer = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain("To be continued");
  }
});

test("BAN-06 what visitors say is listed with its averages", async ({ page, isMobile }) => {
  test.skip(isMobile, "the same list in another layout");
  const suggestions = newName("More lanterns");
  await page.request.post(routes.feedback, {
    data: {
      rating: "4",
      favoriteFeature: "map",
      funniestEvent: "Goat yoga",
      suggestions,
      email: "a@example.org",
    },
  });
  await openAdmin(page, urls.adminView("feedback"));
  await expect(page.getByRole("article").filter({ hasText: suggestions })).toContainText("4 of 5");
  await expect(page.getByText("Last 30 days")).toBeVisible();
});
