import { expect, openMap, PATIENT, rows, sofiaVenues, test, viewOf } from "./support/map-test.ts";

test("MAP-07 a click on the bare map closes every panel", async ({ page, isMobile }) => {
  test.skip(isMobile, "the phone's panels cover the map");
  test.slow();
  await openMap(page);
  await expect(page.getByRole("button", { name: "Zoom in" })).toBeEnabled(PATIENT);
  const panels: [open: () => Promise<void>, shown: ReturnType<typeof page.getByText>][] = [
    [
      () => page.getByRole("button", { name: /^Filters/ }).click(),
      page.getByRole("button", { name: "Clear Filters" }),
    ],
    [() => rows(page).first().click(), page.getByRole("heading", { name: "Upcoming Events" })],
    [
      () => page.getByRole("button", { name: "Add an event" }).click(),
      page.getByText("You must login in order to add an event."),
    ],
  ];
  for (const [open, shown] of panels) {
    await open();
    await expect(shown).toBeVisible(PATIENT);
    // Far from the centre, beside the credits, no demo venue lies.
    await page.mouse.click(700, 880);
    await expect(shown).toBeHidden(PATIENT);
  }
});

test("MAP-16 back and reload bring back what was seen", async ({ page, isMobile }) => {
  test.skip(isMobile, "the same code runs on phones");
  test.slow();
  await openMap(page);
  const [venue] = await sofiaVenues(page);
  await page.goto(`/map?at=${Object.values(viewOf(venue!, 15)).join(",")}`);
  await page.goto(`/map?at=42.6977,23.3219,13&categories=theater&venue=${venue!._id}`);
  await expect(page.getByRole("heading", { name: venue!.name })).toBeVisible(PATIENT);
  await page.reload();
  await expect(page.getByRole("heading", { name: venue!.name })).toBeVisible(PATIENT);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: venue!.name })).toBeHidden(PATIENT);
  await page.goBack();
  await expect(page.getByRole("heading", { name: venue!.name })).toBeVisible(PATIENT);
});

test("from load to an event's page by keyboard alone", async ({ page, isMobile }) => {
  test.skip(isMobile, "phones have no keyboard to speak of");
  test.slow();
  await openMap(page);
  await rows(page).first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Upcoming Events" })).toBeVisible(PATIENT);
  const card = page.locator("a[href^='/event/']").first();
  for (let i = 0; i < 40 && !(await card.evaluate((link) => link === document.activeElement)); i++)
    await page.keyboard.press("Tab");
  await expect(card).toBeFocused();
});
