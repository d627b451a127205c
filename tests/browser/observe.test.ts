import { content } from "#messages/en/content.ts";
import { expect, hydrated, test } from "./support/browser-test.ts";

test.use({ world: "empty" });

const ANALYTICS = "https://analytics.example/count.js";
const production = (url: string | undefined) => (url ?? "").replace("127.0.0.1", "production.localhost");

test("PAGE-07 whoever opens the console is greeted", async ({ page }) => {
  const greeting = page.waitForEvent("console");
  await page.goto("/terms");
  expect((await greeting).text()).toBe(content.greeting);
});

test("PAGE-08 visits are counted on the production host alone, and never an administrator's", async ({
  page,
  baseURL,
}) => {
  let counted = 0;
  await page.route(ANALYTICS, (route) => {
    counted++;
    return route.fulfill({ contentType: "text/javascript", body: "document.body.dataset.counted = '1'" });
  });
  await page.goto("/terms");
  await hydrated(page);
  expect(counted).toBe(0);

  await page.goto(`${production(baseURL)}/terms`);
  await expect(page.locator("body")).toHaveAttribute("data-counted", "1");

  const entered = await page.evaluate(() =>
    fetch("/auth/username/login", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "admin@whereabouts.example", password: "the keys of the town" }),
    }).then(({ status }) => status),
  );
  expect(entered).toBe(200);
  await page.reload();
  await hydrated(page);
  expect(counted).toBe(1);
});

test("PAGE-09 the vitals of a visit reach our own server when it ends", async ({ page }) => {
  await page.goto("/blog");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const report = page.waitForResponse("**/api/vitals");
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
  // It takes in nothing but what the contract describes.
  expect((await report).status()).toBe(204);
});
