import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./support/browser-test.ts";
import { eventPath, PAGES } from "./support/main-pages.ts";
import { mapHydrated } from "./support/map-screen.ts";

/** Controls smaller than this in either direction, measured by what a pointer hits. Links within a sentence may be. */
function smallTargets(page: Page, leastPx: number): Promise<string[]> {
  return page.evaluate((least) => {
    const small: string[] = [];
    const reach = (element: Element, x: number, y: number, stepX: number, stepY: number) => {
      for (let px = 1; px <= least; px++) {
        const hit = document.elementFromPoint(x + px * stepX, y + px * stepY);
        if (!hit || (hit !== element && !element.contains(hit) && hit.closest("label")?.control !== element))
          return px - 0.5;
      }
      return least;
    };
    for (const element of document.querySelectorAll<HTMLElement>(
      "a[href], button, summary, select, input, textarea",
    )) {
      // The map's sources stand in one low line beside buttons; larger ones would cover these.
      if (least > 24 && element.closest(".map-credits")) continue;
      if (element.closest("p, li")?.matches("p") && element.matches("a:not(.text-target)")) continue;
      element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      if (!width || !hit || (hit !== element && !element.contains(hit))) continue;
      const across = reach(element, x, y, 1, 0) + reach(element, x, y, -1, 0);
      const up = reach(element, x, y, 0, 1) + reach(element, x, y, 0, -1);
      if (across < least || up < least)
        small.push(`${Math.round(across)}x${Math.round(up)} ${element.outerHTML.slice(0, 120)}`);
    }
    return small;
  }, leastPx);
}

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  test("A11Y-02: fields, buttons and panels have edges, and what is pressed or focused differs", async ({
    page,
  }) => {
    const outline = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
          return { outlineStyle, outlineWidth, isSeen: outlineColor !== "rgba(0, 0, 0, 0)" };
        });
    const edge = { outlineStyle: "solid", outlineWidth: "1px", isSeen: true };
    await page.goto("/login");
    await hydrated(page);
    expect(await outline("input[type=email]")).toEqual(edge);
    expect(await outline("main button[type=submit]")).toEqual(edge);
    await page.locator("input[type=email]").focus();
    expect(await outline("input[type=email]")).toEqual({ ...edge, outlineWidth: "3px" });

    await page.goto("/map");
    const concert = page.getByRole("button", { name: "Concert", exact: true });
    const background = () => concert.evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect(concert).toHaveAttribute("aria-pressed", "false");
    const unpressed = await background();
    await expect(async () => {
      if ((await concert.getAttribute("aria-pressed")) === "false") await concert.click();
      await expect(concert).toHaveAttribute("aria-pressed", "true", { timeout: 1000 });
    }).toPass();
    expect(await background()).not.toBe(unpressed);
    expect(await outline("section:has(h2)")).toEqual(edge);
  });
});

test.describe("at 400 % zoom", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("A11Y-04: pages scroll in one direction, and nothing fixed takes the height", async ({ page }) => {
    for (const path of [...PAGES, await eventPath(page)]) {
      await page.goto(path);
      await hydrated(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      if (path !== "/map") await page.evaluate(() => window.scrollTo(0, 400));
      // What stands still at the lower edge while a page scrolls.
      const fixedPx = await page.evaluate(() =>
        [...document.querySelectorAll("nav, header, footer")]
          .filter((each) => ["fixed", "sticky"].includes(getComputedStyle(each).position))
          .reduce((sum, each) => sum + each.getBoundingClientRect().height, 0),
      );
      expect({ path, isHigh: fixedPx > 64 }).toEqual({ path, isHigh: false });
    }
  });

  test("A11Y-04: on the map search box, notice, controls and list do not lie on each other", async ({
    page,
  }) => {
    await page.goto("/map");
    await hydrated(page);
    await page.getByRole("button", { name: "OK" }).click();
    const boxes = await Promise.all(
      [
        page.getByRole("search"),
        page.getByRole("button", { name: "Filters" }),
        page.locator("section:has(h2)"),
      ].map((each) => each.first().boundingBox()),
    );
    const [search, filters, list] = boxes.map((box) => box!);
    expect(search!.y + search!.height).toBeLessThanOrEqual(filters!.y);
    expect(filters!.y + filters!.height).toBeLessThanOrEqual(list!.y);
    expect(list!.height).toBeLessThanOrEqual(80);
  });
});

test("A11Y-05: names in Cyrillic are marked as Bulgarian on English pages", async ({ page }) => {
  for (const path of ["/city/bulgaria/sofia", await eventPath(page), "/"]) {
    await page.goto(path);
    const unmarked = await page.evaluate(() => {
      const texts: string[] = [];
      const walker = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent ?? "";
        const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
        const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
        if (
          cyrillic > latin &&
          walker.currentNode.parentElement?.closest<HTMLElement>("[lang]")?.lang !== "bg"
        )
          texts.push(text);
      }
      return texts;
    });
    expect({ path, unmarked }).toEqual({ path, unmarked: [] });
  }
});

test.describe("an event on paper", () => {
  test.use({ colorScheme: "dark" });

  test("A11Y-06: fits on one page, with the poster beside the text and the addresses written out", async ({
    page,
  }) => {
    await page.goto(await eventPath(page));
    await hydrated(page);
    const pdf = await page.pdf({ format: "A4" });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: 718, height: 1000 });
    // The server's own name for its pages, which is not where a test reaches it.
    const { pathname } = new URL(page.url());
    await expect(page.getByText(/^This page: http/).filter({ hasText: pathname })).toBeVisible();
    const poster = (await page.locator("article img").first().boundingBox())!;
    const title = (await page.getByRole("heading", { level: 1 }).boundingBox())!;
    expect(poster.width).toBeLessThanOrEqual(160);
    expect(title.x).toBeGreaterThan(poster.x + poster.width);
    expect(await page.locator("h1").evaluate((each) => getComputedStyle(each).color)).toBe("rgb(16, 24, 40)");
  });
});

test("A11Y-07: everything is at least 24 pixels large for a pointer", async ({ page }) => {
  for (const path of [...PAGES, await eventPath(page)]) {
    await page.goto(path);
    await hydrated(page);
    if (path === "/map") await page.locator(".map-credits a").first().waitFor();
    expect.soft({ path, small: await smallTargets(page, 24) }).toEqual({ path, small: [] });
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("A11Y-07: everything is at least 44 pixels large for a finger", async ({ page }) => {
    for (const path of [...PAGES, await eventPath(page)]) {
      await page.goto(path);
      await hydrated(page);
      if (path === "/map") await page.locator(".map-credits a").first().waitFor();
      expect.soft({ path, small: await smallTargets(page, 44) }).toEqual({ path, small: [] });
    }
  });

  test("A11Y-08: an open venue is not covered by the notice about prices", async ({ page }) => {
    await page.goto("/map");
    await mapHydrated(page);
    const notice = page.getByText("Resale ticket prices", { exact: false });
    await expect(notice).toBeVisible();
    await page.getByRole("button", { name: "Show more" }).click();
    await page.locator("[data-venue]").first().click();
    await expect(page.getByRole("button", { name: "Share" }).first()).toBeVisible();
    await expect(notice).toBeHidden();
  });
});
