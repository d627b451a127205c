import { expect, signedIn, test } from "./support/accounts.ts";
import { hydrated } from "./support/browser-test.ts";
import { withoutMapCode } from "./support/map-screen.ts";
import { someEvent } from "./support/site.ts";

// Each test also fails when the page throws or says anything in the console.

for (const storages of [["sessionStorage"], ["localStorage"], ["sessionStorage", "localStorage"]])
  test(`BRO-04 pages work without ${storages.join(" and ")}`, async ({ page }) => {
    await page.addInitScript((names) => {
      for (const name of names)
        Object.defineProperty(window, name, {
          configurable: true,
          get() {
            throw new DOMException("The operation is insecure.", "SecurityError");
          },
        });
    }, storages);
    await withoutMapCode(page);
    await page.goto("/");
    await hydrated(page);
    await page.getByRole("link", { name: "GO TO THE MAP" }).click();
    await expect(page.locator("[data-list-heading]")).toHaveText(/\d/);
    // A guest's heart is kept in the browser's storage while they sign in.
    const { path } = await someEvent(page.request);
    await page.goto(path);
    await hydrated(page);
    await page.getByRole("button", { name: "Favorite" }).click();
    await page.getByRole("status").getByRole("link", { name: "Sign in" }).click();
    await expect(page).toHaveURL(/login/);
    await page.reload();
    await hydrated(page);
  });

test("BRO-04 a browser without service workers keeps nothing, and works", async ({ page }) => {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException("Service worker is disabled.", "SecurityError");
    };
    Object.defineProperty(Navigator.prototype, "serviceWorker", { configurable: true, get: deny });
    Object.defineProperty(window, "caches", { configurable: true, get: deny });
  });
  await signedIn(page);
  const { path } = await someEvent(page.request);
  await page.goto(path);
  await hydrated(page);
  await page.getByRole("button", { name: "Favorite" }).click();
  await expect(page.getByRole("button", { name: "Favorite" })).toHaveAttribute("aria-pressed", "true");
  await page.waitForTimeout(500);
});

for (const [what, clipboard] of [
  ["no clipboard", undefined],
  ["a clipboard that refuses", "refuses"],
] as const)
  test(`BRO-05 ${what} is told when a link is to be copied`, async ({ page }) => {
    await page.addInitScript((kind) => {
      const refuse = () => Promise.reject(new DOMException("Write permission denied.", "NotAllowedError"));
      Object.defineProperty(Navigator.prototype, "clipboard", {
        configurable: true,
        get: () => kind && { writeText: refuse },
      });
      Object.defineProperty(Navigator.prototype, "share", { configurable: true, value: undefined });
    }, clipboard);
    const { path } = await someEvent(page.request);
    await page.goto(path);
    await hydrated(page);
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByText("Your browser didn’t allow copying the link.")).toBeVisible();
    await page.goto("/embed/make");
    await hydrated(page);
    await page.getByRole("button", { name: "Copy" }).click();
    await expect(page.getByText("The code is selected: copy it yourself.")).toBeVisible();
    expect(
      await page.evaluate(() => getSelection()?.toString() || document.activeElement?.tagName),
    ).toBeTruthy();
  });

for (const language of ["C", "en-US@posix", ""])
  test(`BRO-01 the map opens in a browser whose language is ${JSON.stringify(language)}`, async ({
    page,
  }) => {
    await page.addInitScript((tag) => {
      Object.defineProperty(Navigator.prototype, "language", { configurable: true, get: () => tag });
      Object.defineProperty(Navigator.prototype, "languages", { configurable: true, get: () => [tag] });
    }, language);
    await withoutMapCode(page);
    await page.goto("/map?at=42.69770,23.32190,13");
    await hydrated(page);
    await expect(page.locator("[data-list-heading]")).toHaveText(/\d/);
    await page.getByRole("button", { name: "Dates" }).click();
    await expect(page.getByRole("columnheader").first()).toBeVisible();
  });
