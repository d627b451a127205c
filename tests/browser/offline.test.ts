import type { BrowserContext } from "@playwright/test";
import { expect, hydrated, test } from "./support/browser-test.ts";
import { withoutMapCode } from "./support/map-screen.ts";

// Without a network every call is announced as failed.
test.use({ serviceWorkers: "allow", brokenOnPurpose: /./ });

/** Waits until the worker runs and has put away what it was asked to keep. */
async function keeps(context: BrowserContext, path: string): Promise<void> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  await expect
    .poll(() =>
      worker.evaluate(async (wanted) => {
        const keys = await (await caches.open("pages")).keys();
        return keys.map(({ url }) => new URL(url).pathname).includes(wanted);
      }, path),
    )
    .toBe(true);
}

test("PAGE-09 pages that were seen work without a network, and others say why they do not", async ({
  page,
  context,
}) => {
  await page.goto("/terms");
  await hydrated(page);
  await keeps(context, "/terms");
  await page.goto("/");
  await hydrated(page);
  await keeps(context, "/");

  await context.setOffline(true);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Navigate the World of Events");
  await expect(page.getByRole("status").filter({ hasText: "You are offline." })).toBeVisible();
  await page.goto("/terms");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/team");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline.");

  await context.setOffline(false);
  await page.goto("/team");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("You are offline.");
  await expect(page.getByText("You are offline.")).toHaveCount(0);
});

test("PAGE-09 pages of favourites are kept before they are seen", async ({ page, context }) => {
  await page.goto("/terms");
  await hydrated(page);
  await keeps(context, "/terms");
  await page.goto("/");
  await hydrated(page);
  const event = page.locator('a[href^="/event/"]').last();
  const path = (await event.getAttribute("href")) ?? "";
  const name = (await event.getByRole("heading").innerText()).trim();
  // What the page does for whoever has favourites.
  await page.evaluate((keep) => navigator.serviceWorker.controller?.postMessage({ keep }), [path]);
  await keeps(context, new URL(path, page.url()).pathname);

  await context.setOffline(true);
  await page.goto(path);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});

test("PAGE-09 a new build offers itself to an open page", async ({ page, context }) => {
  await page.goto("/terms");
  await hydrated(page);
  await keeps(context, "/terms");
  await page.goto("/team");
  await hydrated(page);
  // To a browser a worker of another address is a newer one.
  await page.evaluate(() => navigator.serviceWorker.register("/service-worker.js?newer"));
  await expect(page.getByText("A new version is here.")).toBeVisible();
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Reload" }).click();
  await reloaded;
});

test("PAGE-09 the map opens without a network where it was seen last", async ({ page, context }) => {
  await withoutMapCode(context);
  await page.goto("/terms");
  await hydrated(page);
  await keeps(context, "/terms");
  const places = page.locator("[data-list-heading]");
  await page.goto("/map?at=42.69770,23.32190,13");
  await expect(places).toHaveText(/\d/);
  const seen = await places.innerText();
  await keeps(context, "/map");

  await context.setOffline(true);
  await page.goto("/map");
  await expect(page).toHaveURL(/\/map\?at=42\.6977/);
  await expect(places).toHaveText(seen);
});

test("PAGE-09 whoever signs out leaves nothing behind", async ({ page, context }) => {
  await page.goto("/terms");
  await hydrated(page);
  await keeps(context, "/terms");
  await page.goto("/");
  await keeps(context, "/");
  await page.goto("/api/logout");
  const [worker] = context.serviceWorkers();
  await expect
    .poll(() => worker?.evaluate(async () => !(await (await caches.open("pages")).match("/terms"))))
    .toBe(true);
});
