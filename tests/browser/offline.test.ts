import type { BrowserContext } from "@playwright/test";
import { routes, urls } from "#contract/urls.ts";
import { openTcpGate } from "#tests/support/tcp-gate.ts";
import { ADMIN, expect, signedIn, signIn, test } from "./support/accounts.ts";
import { hydrated } from "./support/browser-test.ts";
import { withoutMapCode } from "./support/map-screen.ts";
import { someEvent } from "./support/site.ts";

// Without a network every call is announced as failed.
test.use({ serviceWorkers: "allow", brokenOnPurpose: /./ });

/** Waits until the worker runs and has put away what it was asked to keep. */
async function keeps(context: BrowserContext, path: string, drawer = "pages"): Promise<void> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  await expect
    .poll(() =>
      worker.evaluate(
        async ([wanted, name]) => {
          const keys = await (await caches.open(name)).keys();
          return keys.map(({ url }) => new URL(url).pathname).includes(wanted);
        },
        [path, drawer] as const,
      ),
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
  await expect(page.getByRole("status").filter({ hasText: "You’re offline." })).toBeVisible();
  await page.goto("/terms");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/team");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You’re offline.");

  await context.setOffline(false);
  await page.goto("/team");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("You’re offline.");
  await expect(page.getByText("You’re offline.")).toHaveCount(0);
});

test("PAGE-15 a kept page says that it is old when the server is dead and the browser online", async ({
  page,
  context,
  baseURL,
}) => {
  const ends: (() => unknown)[] = [];
  const gate = await openTcpGate(Number(new URL(baseURL!).port), (end) => ends.push(end));
  const at = (path: string) => `http://127.0.0.1:${gate.port}${path}`;
  const old = page.getByText("We can’t reach the server. This is an older copy.");
  for (const path of ["/terms", "/"]) {
    await page.goto(at(path));
    await hydrated(page);
    await keeps(context, path);
  }
  await expect(old).toHaveCount(0);

  gate.become("shut");
  await page.reload();
  await expect(old).toBeVisible();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  gate.become("open");
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(old).toHaveCount(0);
  for (const end of ends) await end();
});

test("PAGE-09 favourites and their pages open without a network, never seen before", async ({
  page,
  context,
}) => {
  await signedIn(page);
  const { event, path } = await someEvent(page.request);
  await page.request.post(routes.addFavorite, { data: { id: event._id } });
  // Any page will do, and a first visit is enough.
  await page.goto("/terms");
  await hydrated(page);
  await keeps(context, urls.myFavorites);
  await keeps(context, path);
  await keeps(context, urls.poster(event._id), "pictures");

  await context.setOffline(true);
  await page.goto(urls.myFavorites);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Favorites");
  const favorite = page.getByRole("link", { name: event.name }).first();
  await expect(favorite).toHaveAttribute("href", path);
  await favorite.click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(event.name);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(event.name);
  const poster = page.locator(`img[src*="/posters/${event._id}"]`).first();
  await expect
    .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test("PAGE-09 a new build offers itself to an open page", async ({ page, context }) => {
  await page.goto("/terms");
  await hydrated(page);
  await keeps(context, "/terms");
  await page.goto("/team");
  await hydrated(page);
  // To a browser a worker of another address is a newer one.
  await page.evaluate(() => navigator.serviceWorker.register("/service-worker.js?newer"));
  await expect(page.getByText("A new version is available.")).toBeVisible();
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
  const seen = (await places.textContent()) ?? "";
  await keeps(context, "/map");
  await keeps(context, "/last-map", "notes");

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

test("SEC-62 a session that was ended on another device leaves no private page behind", async ({
  page,
  context,
  browser,
}) => {
  const person = await signedIn(page);
  const { _id: id } = await (await page.request.get(routes.currentUser)).json();
  await page.goto("/profile");
  await hydrated(page);
  await keeps(context, "/profile");

  const elsewhere = await browser.newContext();
  const newPassword = { id, password: "another river altogether" };
  for (const [route, data] of [
    [routes.signIn, person],
    [routes.changePassword, newPassword],
  ] as const) {
    const answer = await elsewhere.request.post(new URL(route, page.url()).href, { data });
    expect(answer.status()).toBe(200);
  }
  await elsewhere.close();

  await page.goto("/profile");
  await expect(page).toHaveURL(/\/login/);
  const [worker] = context.serviceWorkers();
  const kept = () =>
    worker!.evaluate(async (email) => {
      const answers = await (await caches.open("pages")).matchAll();
      const texts = await Promise.all(answers.map((answer) => answer.text()));
      return texts.filter((text) => text.includes(email)).length;
    }, person.email);
  await expect.poll(kept).toBe(0);
  await context.setOffline(true);
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You’re offline.");
});

test("SEC-62 pages of the administration and of signing in are never kept, nor are their data", async ({
  page,
  context,
}) => {
  await signIn(page, ADMIN);
  await page.goto("/terms");
  await hydrated(page);
  await keeps(context, "/terms");
  await page.reload();
  await page.evaluate(async () => {
    for (const path of [
      "/admin.data",
      "/admin/feedback.data",
      "/login.data",
      "/api/current_user",
      "/team.data",
    ])
      await fetch(path);
  });
  await keeps(context, "/team.data");
  const paths = await context.serviceWorkers()[0]!.evaluate(async () => {
    const drawers = await Promise.all(["pages", "calls"].map((name) => caches.open(name)));
    const keys = await Promise.all(drawers.map((drawer) => drawer.keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(paths.filter((path) => /admin|login|current_user/.test(path))).toEqual([]);
});
