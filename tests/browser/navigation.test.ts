import { routes, urls } from "#contract/urls.ts";
import { ADMIN, expect, signedIn, signIn, test } from "./support/accounts.ts";
import { expectNoAxeViolations } from "./support/axe.ts";
import { hydrated } from "./support/browser-test.ts";

const isPhone = (project: { name: string }) => project.name === "phone";
const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };

test.describe("on wide screens", () => {
  test.skip(({ isMobile }) => isMobile, "the drawer stands for the bar");

  test("NAV-01 NAV-06 NAV-08 guests have Home, Login and Events, and a footer", async ({ page }) => {
    await page.goto("/");
    const bar = page.getByRole("banner").getByRole("navigation");
    await expect(bar.getByRole("link")).toHaveText(["Home", "Login", "Events"]);
    await expect(bar.getByRole("link", { name: "Events" })).toHaveAttribute("href", urls.map);
    const footer = page.getByRole("contentinfo").getByRole("navigation");
    await expect(footer.getByRole("link")).toHaveText(["Contact", "Articles", "Terms"]);
    await expect(footer.getByRole("link", { name: "Contact" })).toHaveAttribute("href", /^mailto:/);
    await page.setViewportSize({ width: 1180, height: 900 });
    await expect(bar).toBeHidden();
    await expect(footer).toBeHidden();
  });

  test("NAV-01 NAV-08 whoever is signed in has Profile and Logout from the first HTML on", async ({
    page,
    context,
  }) => {
    await signedIn(page);
    const html = await (await page.request.get("/")).text();
    expect(html).toContain(`href="${routes.logout}"`);
    // Asked for after the first paint: answered 401, which the browser announces, if Logout were pressed before it.
    const newCount = page.waitForResponse(`**${routes.newForReader}`);
    await page.goto("/");
    const bar = page.getByRole("banner").getByRole("navigation");
    await expect(bar.getByRole("link")).toHaveText(["Home", "Profile", "Logout", "Events"]);
    await newCount;
    await bar.getByRole("link", { name: "Logout" }).click();
    await expect(bar.getByRole("link")).toHaveText(["Home", "Login", "Events"]);

    await context.clearCookies();
    await signIn(page, ADMIN);
    await page.goto("/");
    await expect(bar.getByRole("link")).toHaveText(["Home", "Profile", "Admin", "Logout", "Events"]);
    await page.goto(urls.map);
    const pill = page.getByRole("navigation", { name: "Main" }).filter({ visible: true });
    await hydrated(page);
    await pill.getByRole("button", { name: "Profile" }).click();
    const panel = page.getByRole("region", { name: "Profile" });
    await expect(panel.getByRole("link", { name: "Admin" })).toBeVisible();
    await expect(panel.getByRole("link", { name: "Logout" })).toHaveAttribute("href", routes.logout);
  });
});

test.describe("on narrow screens", () => {
  test.skip(({ isMobile }) => !isMobile, "the bar stands for the drawer");

  test("NAV-03 NAV-04 NAV-07 the drawer leads everywhere", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await page.getByRole("button", { name: "Menu" }).click();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await expect(drawer.getByRole("link")).toHaveText([
      "Events",
      "Add an event",
      "My profile",
      "New for you",
      "My Favorites",
      "Following",
      "My Events",
      "Change Password",
      "Delete Account",
      "Concert",
      "Party",
      "Theater",
      "Festival",
      "Sport",
      "Exhibition",
      "Conference",
      "Virtual",
      "Other",
      "Cities",
      "Blog",
      "Team",
      "Roadmap (opens in a new tab)",
      "Terms",
      "Privacy",
      "Cookies",
      "Data deletion",
      "Accessibility",
      "Contact",
      "About",
      "Login",
    ]);
    await expect(drawer.getByText(/^(Profile|Categories|Policies)$/)).toHaveText([
      "Profile",
      "Categories",
      "Policies",
    ]);
    await expect(drawer.getByRole("link", { name: "Roadmap" })).toHaveAttribute("href", /^https:/);
    await expectNoAxeViolations(page);

    // Escape closes it where it was opened.
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();

    await page.getByRole("button", { name: "Menu" }).click();
    await drawer.getByText("Policies", { exact: true }).click();
    await expect(drawer.getByRole("link", { name: "Privacy" })).toBeHidden();
    await drawer.getByRole("link", { name: "Party" }).click();
    await expect(page).toHaveURL(/\/map\?.*categor(y|ies)=party/);
    await expect(drawer).toBeHidden();
    // The map has the same drawer.
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(
      page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Team" }),
    ).toBeVisible();
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("NAV-03 the drawer opens all the same", async ({ page }) => {
      await page.goto("/");
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Team" }).click();
      await expect(page).toHaveURL(urls.team);
    });
  });
});

test("NAV-09 the keyboard goes on from the heading of the page it arrived at, and its title is said", async ({
  page,
  request,
}, { project }) => {
  await page.setViewportSize(isPhone(project) ? NARROW : WIDE);
  await page.goto("/");
  await hydrated(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  const link = page.locator('main a[href^="/event/"]').last();
  const [, location, category, name, date] =
    /location=(.*)&category=(.*)&event=(.*)&date=(.*)/.exec((await link.getAttribute("href")) ?? "") ?? [];
  const address = { location: location!, category: category!, name: name!, date: date! };
  const [[event]] = await (await request.get(urls.singleEvent(address))).json();
  await link.focus();
  await page.keyboard.press("Enter");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toContainText(event.name);
  await expect(heading).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: event.name })).toHaveText(
    `${event.name} · Whereabouts`,
  );
  await page.keyboard.press("Tab");
  await expect(heading.getByRole("link")).toBeFocused();
});
