import { routes, urls } from "#contract/urls.ts";
import { slugify } from "#domain/slug.ts";
import { ADMIN, expect, mailedPath, signIn, stranger, test } from "./support/accounts.ts";
import { expectNoAxeViolations } from "./support/axe.ts";
import { hydrated } from "./support/browser-test.ts";
import { sofiaVenues } from "./support/map-test.ts";

const CONFIRM = /http\S+\/api\/submissions\/confirm\/\S+/;

test.skip(({ isMobile }) => isMobile, "the journey sets the size of its screen itself");

test("SUB-25 a guest brings an event on a phone, and a moderator approves it by keyboard", async ({
  page,
}) => {
  const { email } = stranger("Mira");
  const title = `Accordion Tuesday ${email.replace(/\D/g, "")}`;
  const date = "2026-12-08";
  const venue = (await sofiaVenues(page)).find(({ category }) => category === "concert")!;

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(urls.addEvent);
  await hydrated(page);
  await expectNoAxeViolations(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, "the form is not wider than the screen").toBeLessThanOrEqual(0);
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await page.getByRole("radio", { name: "Concert" }).check();
  await page.getByRole("combobox", { name: "Venue" }).fill(venue.name);
  await page.getByRole("option", { name: venue.name }).first().click();
  await page.getByLabel("Date", { exact: true }).fill(date);
  await page.getByLabel("Time", { exact: true }).fill("20:00");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("button", { name: "Submit event" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One more step: check your email");
  await page.goto(await mailedPath(email, CONFIRM));
  await page.getByRole("button", { name: "Confirm event" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thanks, your event is confirmed");

  await signIn(page, ADMIN);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(urls.adminView("moderation"));
  await hydrated(page);
  await page.getByRole("button", { name: title }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press("a");
  await expect(page.getByText(`Approved: ${title}`)).toBeVisible();
  await expect(page.getByRole("button", { name: title })).toBeHidden();

  const address = { location: venue.slug, category: venue.category, name: slugify(title), date };
  await page.goto(urls.eventPage(address));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await hydrated(page);
  await page.getByRole("button", { name: "Report a problem" }).click();
  await page.getByRole("radio", { name: "It’s cancelled" }).check();
  const reported = page.waitForResponse((answer) => answer.url().endsWith(routes.reports));
  await page.getByRole("button", { name: "Send report" }).click();
  expect((await reported).status()).toBe(202);
  await expect(page.getByText("Thank you. A moderator will look into it.")).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("SUB-13 an event is brought by the browser's own form", async ({ page }) => {
    const { email } = stranger("Rada");
    const [venue] = await sofiaVenues(page);
    await page.goto(urls.addEvent);
    await page.getByRole("textbox", { name: "Which venue is it?" }).fill(venue!.name);
    await page.getByRole("button", { name: "Find" }).click();
    await page.getByRole("textbox", { name: "Title" }).fill("Sent by hand");
    await page.getByRole("radio", { name: "Party" }).check();
    await page.getByLabel("Date", { exact: true }).fill("2026-12-09");
    await page.getByLabel("Time", { exact: true }).fill("21:00");
    await page.getByRole("textbox", { name: "Email" }).fill(email);
    await page.getByRole("button", { name: "Submit event" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("One more step: check your email");
  });
});
