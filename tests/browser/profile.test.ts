import { urls } from "#contract/urls.ts";
import { ADMIN, expect, register, signedIn, signIn, stranger, test } from "./support/accounts.ts";
import { askForVenues, hydrated } from "./support/browser-test.ts";
import { openMap } from "./support/map-screen.ts";
import { sofiaVenues } from "./support/map-test.ts";

test("PRO-01 PRO-02 PRO-03 PRO-04 the profile area", async ({ page }) => {
  const elena = await signedIn(page);
  await page.goto(urls.profile);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Elena!");
  const side = page.getByRole("complementary", { name: "Your account" });
  await expect(side).toContainText("EM");
  await expect(side).toContainText(elena.email);
  await expect(side.getByRole("link")).toHaveText([
    "New for you",
    "My Favorites",
    "Following",
    "My Events",
    "Change Password",
    "Security",
    "Delete Account",
    "Logout",
  ]);

  await side.getByRole("link", { name: "Delete Account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Delete Account");
  await expect(page.getByRole("main")).toContainText(
    "please send an email to hello@whereabouts.example to request deletion",
  );
  const soon = page.getByText("Here you will be able to create your own events...");
  await page.goto("/profile/my-events");
  await expect(soon).toBeVisible();
  // A form that works is not announced.
  for (const path of ["/profile/add-event", urls.addEvent]) {
    await page.goto(path);
    await expect(page.getByRole("textbox", { name: "Title" })).toBeVisible();
    await expect(soon).toHaveCount(0);
  }
  // The form for events has no side panel.
  await page.goto(urls.profile);
  await side.getByRole("link", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto(urls.profile);
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile$/);
});

test("PRO-05 a guest signs in first and comes back to the page they wanted", async ({ page }) => {
  const elena = await register(page);
  for (const path of [urls.profile, urls.changePasswordPage, urls.deleteAccount, urls.addOwnEvent]) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([302, urls.loginFor(path)]);
  }
  await page.goto(urls.myFavorites);
  await hydrated(page);
  await page.getByRole("textbox", { name: "Email" }).fill(elena.email);
  await page.getByRole("textbox", { name: "Password" }).fill(elena.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No favorites yet");
  await expect(page).toHaveURL(new RegExp(`${urls.myFavorites}$`));
});

test("MAP-13 adding an event asks a guest to sign in, right on the map", async ({ page }) => {
  const ivan = await register(page, stranger("Ivan"));
  await openMap(page);
  await page.getByRole("button", { name: "Add an event" }).click();
  const panel = page.getByRole("region", { name: "Profile" });
  await expect(panel).toContainText("You must login in order to add an event.");
  await expect(panel.getByRole("heading", { name: "Without an account" })).toBeVisible();
  await expect(panel.getByRole("link", { name: "Suggest an event" })).toHaveAttribute("href", urls.addEvent);
  await panel.getByRole("textbox", { name: "Email" }).fill(ivan.email);
  await panel.getByRole("textbox", { name: "Password" }).fill(ivan.password);
  await panel.getByRole("button", { name: "Sign In" }).click();
  await expect(panel.getByRole("status")).toHaveText("Login Successfull");
  await expect(panel).toContainText("Ivan Marinova");
  await expect(panel).toContainText(ivan.email);
  expect(new URL(page.url()).pathname).toBe(urls.map);
  await page.getByRole("link", { name: "Add an event" }).click();
  await expect(page).toHaveURL(/\/add$/);
});

test("MAP-13 whoever is signed in sees on the map who that is, and closes it again", async ({ page }) => {
  const elena = await signedIn(page);
  await openMap(page);
  const panel = page.getByRole("region", { name: "Profile" });
  for (const { width, height } of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize({ width, height });
    const button = page.getByRole("button", { name: "Profile" }).filter({ visible: true });
    await button.click();
    await expect(panel).toContainText("Elena Marinova");
    await expect(panel).toContainText(elena.email);
    await expect(panel.getByRole("link", { name: "My profile" })).toHaveAttribute("href", urls.profile);
    await expect(panel.getByRole("link", { name: "My Favorites" })).toHaveAttribute("href", urls.myFavorites);
    await expect(panel).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});

test("MAP-15 venues without events are there for an administrator, and for nobody else", async ({ page }) => {
  const [venue] = await sofiaVenues(page);
  const hollow = { ...venue!, _id: "2000000000", name: "Hollow Hall", events: [] };
  await askForVenues(page);
  await page.route("**/api/locations/**", (route) => route.fulfill({ json: [venue, hollow] }));
  await openMap(page);
  const row = (id: string) => page.locator(`[data-venue="${id}"]`);
  await expect(row(venue!._id)).toBeVisible();
  await expect(row(hollow._id)).toHaveCount(0);
  await signIn(page, ADMIN);
  await openMap(page);
  await expect(row(hollow._id)).toContainText("Hollow Hall");
  await expect(row(hollow._id)).toContainText("0 events");
});
