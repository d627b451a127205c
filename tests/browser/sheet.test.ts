import type { Locator, Page } from "@playwright/test";
import { register } from "./support/accounts.ts";
import { expect, openMap, rows, sofiaVenues, test, viewOf } from "./support/map-test.ts";

const handle = (page: Page) => page.locator("[data-sheet-handle]").filter({ visible: true });
const sheet = (page: Page) => page.getByRole("region").filter({ has: handle(page) });
/** What share of the screen the sheet takes, once it has come to rest. */
async function share(page: Page): Promise<number> {
  const box = await sheet(page).boundingBox();
  return Math.round((100 * (box?.height ?? 0)) / page.viewportSize()!.height);
}
const rests = (page: Page, percent: number) => expect.poll(() => share(page)).toBe(percent);

const FRAME_S = 0.016;

/** A finger that goes down on a thing, moves by so much, and lets go: at once for a flick, or after a rest. */
async function pull(page: Page, from: Locator, byY: number, kind: "slowly" | "flick"): Promise<void> {
  const box = (await from.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(12, box.height / 2)];
  const finger = await page.context().newCDPSession(page);
  const steps = kind === "flick" ? 3 : 12;
  // Timestamps are given, not measured: a busy machine makes no flick slower.
  let timestamp = Date.now() / 1000;
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: number) => {
    timestamp += FRAME_S;
    const touchPoints = at === undefined ? [] : [{ x, y: y + at }];
    return finger.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp });
  };
  await touch("touchStart", 0);
  for (let step = 1; step <= steps; step++) await touch("touchMove", (byY * step) / steps);
  if (kind === "slowly") {
    timestamp += 1;
    await touch("touchMove", byY);
  }
  await touch("touchEnd");
}

async function openVenue(page: Page) {
  const [venue] = await sofiaVenues(page);
  await openMap(page, viewOf(venue!, 16), `&venue=${venue!._id}`);
  await expect(page.getByRole("heading", { name: venue!.name })).toBeVisible();
  await rests(page, 58);
  return venue!;
}

test.describe("on a phone", () => {
  test.skip(({ isMobile }) => !isMobile, "sheets are for narrow screens");

  test("NAV-26 the list ends above the round button", async ({ page }) => {
    await openMap(page);
    await handle(page).focus();
    await page.keyboard.press("ArrowUp");
    await rests(page, 50);
    const list = (await sheet(page).locator("> div").nth(1).boundingBox())!;
    const bar = page.getByRole("navigation", { name: "Quick links" });
    const round = (await bar.getByRole("button", { name: "Close" }).boundingBox())!;
    expect(list.y + list.height).toBeLessThanOrEqual(round.y);
  });

  test("the list peeks, and is pulled up to half and to full height by keyboard", async ({ page }) => {
    await openMap(page);
    await rests(page, 18);
    await expect(rows(page).first()).not.toBeInViewport();
    await handle(page).focus();
    await page.keyboard.press("ArrowUp");
    await rests(page, 50);
    await page.keyboard.press("Enter");
    await rests(page, 92);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await rests(page, 18);
  });

  test("the list follows a finger and a flick", async ({ page }) => {
    await openMap(page);
    await rests(page, 18);
    await pull(page, handle(page), -250, "slowly");
    await rests(page, 50);
    await pull(page, handle(page), -60, "flick");
    await rests(page, 92);
    await pull(page, handle(page), 60, "flick");
    await rests(page, 50);
  });

  test("at full height the list scrolls, and from its top is pulled down again", async ({ page }) => {
    await openMap(page);
    await handle(page).click();
    await rests(page, 50);
    await handle(page).click();
    await rests(page, 92);
    const first = rows(page).first();
    const top = (await first.boundingBox())!.y;
    await pull(page, rows(page).nth(4), -200, "slowly");
    await expect.poll(async () => (await first.boundingBox())!.y).toBeLessThan(top - 50);
    expect(await share(page)).toBe(92);
    // The first row is not the top: an offer and the legend stand above it.
    await first.evaluate((row) => {
      for (let part = row.parentElement; part; part = part.parentElement) part.scrollTop = 0;
    });
    await pull(page, rows(page).nth(1), 330, "slowly");
    await rests(page, 50);
  });

  test("VEN-01 a venue's sheet rests at 58 and 92 %, and is closed by pulling it down", async ({ page }) => {
    await openVenue(page);
    await pull(page, handle(page), -200, "slowly");
    await rests(page, 92);
    await pull(page, handle(page), 60, "flick");
    await rests(page, 58);
    await pull(page, handle(page), 80, "flick");
    await expect(page.getByRole("heading", { name: "Upcoming Events" })).toBeHidden();
    await expect(page).not.toHaveURL(/venue=/);
  });

  test("LOOK-13 above a raised sheet no control lies on the chips, the timeline or another", async ({
    page,
  }) => {
    const parts = [
      ...["Filters", "Add an event", "Share this view", "Locate me"].map((name) =>
        page.getByRole("button", { name }),
      ),
      page.getByRole("region", { name: "Quick filters" }),
      page.locator("[data-timeline]"),
    ];
    for (const height of [844, 667]) {
      await page.setViewportSize({ width: 390, height });
      await openVenue(page);
      const boxes = await Promise.all(parts.map(async (part) => (await part.boundingBox())!));
      for (const [at, a] of boxes.entries())
        for (const b of boxes.slice(at + 1)) {
          const isBeside = a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1;
          const isApart = isBeside || a.y + a.height <= b.y || b.y + b.height <= a.y;
          expect(isApart, `${JSON.stringify([a, b])} at ${height}`).toBe(true);
        }
    }
  });

  test("cards are swiped sideways without moving the sheet", async ({ page }) => {
    await openVenue(page);
    const card = page.getByRole("list", { name: "Upcoming Events" }).getByRole("listitem").first();
    const box = (await card.boundingBox())!;
    const touch = await page.context().newCDPSession(page);
    const y = box.y + 60;
    await touch.send("Input.synthesizeScrollGesture", { x: 250, y, xDistance: -260, yDistance: 0 });
    await expect(page.getByText(/^\d+\/\d+$/)).toHaveText(/^2\/\d+$/);
    expect(await share(page)).toBe(58);
  });

  test("AUTH-41 a guest's heart says what signing in is for, and is full when they are back", async ({
    page,
  }) => {
    const elena = await register(page);
    const venue = await openVenue(page);
    const heart = page.getByRole("button", { name: /^Favorite: / }).first();
    await heart.tap();
    const line = page.getByRole("status").filter({ hasText: "Sign in to save it to your favorites." });
    await line.getByRole("link", { name: "Sign in" }).tap();
    await page.getByRole("textbox", { name: "Email" }).fill(elena.email);
    await page.getByRole("textbox", { name: "Password" }).fill(elena.password);
    await page.getByRole("button", { name: "Sign In" }).tap();
    await expect(page).toHaveURL(new RegExp(`/map.*venue=${venue._id}`));
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await expect(heart).toHaveAttribute("aria-busy", "false");
  });

  test("controls ride above the sheet", async ({ page }) => {
    await openMap(page);
    const locate = page.getByRole("button", { name: "Locate me" });
    const before = (await locate.boundingBox())!.y;
    await handle(page).click();
    await rests(page, 50);
    await expect.poll(async () => (await locate.boundingBox())!.y).toBeLessThan(before - 200);
  });

  test("NAV-05 the bottom bar leads to profile and favourites, and its middle closes what is open", async ({
    page,
  }) => {
    await openVenue(page);
    const bar = page.getByRole("navigation", { name: "Quick links" });
    await expect(bar.getByRole("link", { name: "Profile" })).toHaveAttribute("href", "/profile");
    await expect(bar.getByRole("link", { name: "Favorites" })).toHaveAttribute("href", "/profile/favorites");
    await bar.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("heading", { name: "Upcoming Events" })).toBeHidden();
    await expect(bar.getByRole("link", { name: "Map" })).toHaveAttribute("aria-current", "page");
  });

  test("NAV-05 the bottom bar leads to the map from other pages", async ({ page }) => {
    await page.goto("/");
    const bar = page.getByRole("navigation", { name: "Quick links" });
    await expect(bar).toBeInViewport();
    await bar.getByRole("link", { name: "Map" }).click();
    await expect(page).toHaveURL(/\/map/);
  });
});

test("NAV-02 NAV-20 at 1180 pixels the phone's bars are used with a card beside the map, at 1181 the desktop's", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "sets the width itself");
  await page.setViewportSize({ width: 1181, height: 800 });
  await openMap(page);
  const bar = page.getByRole("navigation", { name: "Quick links" });
  const menu = page.getByRole("button", { name: "Menu" });
  await expect(bar).toBeHidden();
  await expect(menu).toBeHidden();
  await expect(rows(page).first()).toBeInViewport();
  await page.setViewportSize({ width: 1180, height: 800 });
  await expect(bar).toBeVisible();
  await expect(menu).toBeVisible();
  await expect(handle(page)).toBeHidden();
  await expect(rows(page).first()).toBeInViewport();
  const list = page.getByRole("region", { name: /venues in view$/ });
  expect((await list.boundingBox())!.width).toBe(384);
});
