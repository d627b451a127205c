import { routes, urls } from "#contract/urls.ts";
import { expect, mailedPath, RESET_LINK, signedIn, test } from "./support/accounts.ts";
import { expectNoAxeViolations } from "./support/axe.ts";
import { hydrated } from "./support/browser-test.ts";
import { openMap } from "./support/map-screen.ts";

test("the login and its views are for everyone", async ({ page }) => {
  await page.goto(`${urls.login}?notice=confirmed`);
  await hydrated(page);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("textbox", { name: "Email" })).toBeFocused();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Don't have an account? Sign Up" }).click();
  await page.getByRole("link", { name: "Continue with Google" }).click();
  await expectNoAxeViolations(page);
  await page.goto(`${urls.login}?view=forgot`);
  await hydrated(page);
  await expectNoAxeViolations(page);
  await openMap(page);
  await page.getByRole("button", { name: "Add an event" }).click();
  await expect(page.getByRole("textbox", { name: "Password" })).toBeVisible();
  await expectNoAxeViolations(page);
});

test("the profile area is for everyone", async ({ page }) => {
  const elena = await signedIn(page);
  const answer = await page.request.get("/api/locations/23.2&42.6&23.5&42.8&limit=3");
  const venues: { slug: string; category: string; events: { _id: string }[] }[] = await answer.json();
  const events = venues.map((venue) => venue.events.at(-1)!);
  for (const { _id: id } of events) await page.request.post(routes.addFavorite, { data: { id } });
  await page.request.post(routes.favoriteReminder, { data: { id: events[0]?._id, reminder: true } });
  await page.request.post(routes.forgotPassword, { data: { email: elena.email } });
  for (const [name, path] of [
    ["profile", urls.profile],
    ["favorites", urls.myFavorites],
    ["change-password", urls.changePasswordPage],
    ["delete-account", urls.deleteAccount],
    ["add-event", urls.addOwnEvent],
    ["own-events", urls.ownEvents],
    ["claim", urls.claimPage("venue", `${venues[0]?.category}/${venues[0]?.slug}`)],
    ["reset", await mailedPath(elena.email, RESET_LINK)],
  ] as const) {
    await page.goto(path);
    await hydrated(page);
    await expectNoAxeViolations(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${name} is not wider than the screen`).toBeLessThanOrEqual(0);
  }
});
