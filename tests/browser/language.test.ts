import { expect, hydrated, test } from "./support/browser-test.ts";

test.use({ world: "empty" });

const ENGLISH = "Navigate the World of Events";
const BULGARIAN = "Открийте света на събитията";

test.describe("a browser that asks for Bulgarian", () => {
  test.use({ locale: "bg-BG" });

  test("PAGE-11 gets it, and no word of English is fetched", async ({ page }) => {
    const languages: string[] = [];
    page.on("request", (request) => {
      const language = /assets\/([a-z]{2})-[\w-]+\.js$/.exec(request.url())?.[1];
      if (language) languages.push(language);
    });
    await page.goto("/");
    await hydrated(page);
    await expect(page.locator("html")).toHaveAttribute("lang", "bg");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(BULGARIAN);
    expect(new Set(languages)).toEqual(new Set(["bg"]));
    for (const path of ["/map", "/login", "/no/such/page"]) {
      await page.goto(path);
      await hydrated(page);
      await expect(page.locator("html")).toHaveAttribute("lang", "bg");
    }
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Изгубихте се/);
  });

  test("PAGE-11 is told which texts are in English", async ({ page }) => {
    await page.goto("/blog/spot-ticket-scams");
    await hydrated(page);
    await expect(page.getByText("Този текст е наличен само на английски.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "en");
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("PAGE-11 a language chosen by hand brings back the same page and is remembered", async ({ page }) => {
    await page.goto("/blog");
    const menu = page.getByRole("button", { name: "Menu" });
    if (await menu.isVisible()) await menu.click();
    await page.locator("summary", { hasText: "English" }).filter({ visible: true }).click();
    await page
      .getByRole("link", { name: /български/i })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Блог");
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(BULGARIAN);
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ name: "language", value: "bg", sameSite: "Lax" });
    await page.goto("/language/en");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(ENGLISH);
  });

  test("a language that we do not speak is not there", async ({ page }) => {
    expect((await page.goto("/language/tlh"))?.status()).toBe(404);
  });
});

test("I18N-27 an address may ask for a language, which its pages keep", async ({ page }) => {
  await page.goto("/?lang=bg");
  await expect(page.locator("html")).toHaveAttribute("lang", "bg");
  const hrefOf = (selector: string) => page.locator(selector).getAttribute("href");
  expect(await hrefOf("link[rel=canonical]")).toMatch(/\/\?lang=bg$/);
  expect(await hrefOf("link[hreflang=x-default]")).toMatch(/\/$/);
  expect(await hrefOf("link[hreflang=en]")).toMatch(/\/\?lang=en$/);
  await page.goto("/blog");
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Блог");
});
