import type { Locator, Page } from "@playwright/test";
import { expect, hydrated, test } from "./support/browser-test.ts";
import { eventPath, PAGES } from "./support/main-pages.ts";
import { mapHydrated, openMap } from "./support/map-screen.ts";

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
    await expect.poll(background).not.toBe(unpressed);
    expect(await outline("section:has(h2)")).toEqual(edge);
  });
});

test.describe("the marks of the map's screen in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  test("A11Y-262 bars, legend, dots, today and chosen days are drawn by borders", async ({ page }) => {
    await openMap(page);
    const strip = page.getByRole("region", { name: "Events by day" });
    const days = strip.getByRole("option");
    await expect(days.first()).toBeVisible();
    /** Where forced colours draw: an edge that is not of the ground's colour. */
    const edge = (target: Locator, pseudo?: string) =>
      target.evaluate((element, of) => {
        const { borderTopWidth, borderTopColor, outlineStyle, outlineWidth } = getComputedStyle(element, of);
        let ground: Element | null = element;
        const colorOf = (each: Element) => getComputedStyle(each).backgroundColor;
        while (ground.parentElement && colorOf(ground) === "rgba(0, 0, 0, 0)") ground = ground.parentElement;
        const backgroundColor = colorOf(ground);
        return {
          borderPx: borderTopColor === backgroundColor ? 0 : Number.parseFloat(borderTopWidth),
          outlinePx: outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth),
        };
      }, pseudo);
    expect((await edge(days.nth(3).locator("> span").first())).borderPx).toBe(1);
    const today = days.first().locator("> span").last();
    expect((await edge(today)).outlinePx).toBe(2);
    const ground = () => days.nth(2).evaluate((day) => getComputedStyle(day).backgroundColor);
    const before = await ground();
    await days.nth(2).click();
    await expect(days.nth(2)).toHaveAttribute("aria-selected", "true");
    expect(await ground()).not.toBe(before);
    // The chosen day keeps its bar.
    expect((await edge(days.nth(2).locator("> span").first())).borderPx).toBe(1);
    await page.getByRole("button", { name: "Clear dates" }).click();

    const legend = page.getByRole("region", { name: "What the pins mean" });
    const looks = await Promise.all(
      ["Tonight", "This week", "Later"].map((name) => edge(legend.getByText(name), "::before")),
    );
    expect(looks).toEqual([
      { borderPx: 6, outlinePx: 2 },
      { borderPx: 2, outlinePx: 0 },
      { borderPx: 4, outlinePx: 0 },
    ]);
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
    await page.getByRole("button", { name: "Show the list of venues" }).click();
    await page.locator("[data-venue]").first().click();
    await expect(page.getByRole("button", { name: "Share" }).first()).toBeVisible();
    await expect(notice).toBeHidden();
  });
});

test("A11Y-266 links that open a new tab say so, and none is a heading's text", async ({ page }) => {
  const silent = () =>
    page
      .locator('a[target="_blank"]')
      .evaluateAll((links) =>
        links
          .filter((link) => !/new tab/.test(link.getAttribute("aria-label") ?? link.textContent ?? ""))
          .map((link) => link.outerHTML.slice(0, 160)),
      );
  for (const path of [...PAGES, "/team", "/cities", "/embed/map"]) {
    await page.goto(path);
    await hydrated(page);
    await expect.poll(silent, { message: path }).toEqual([]);
  }
  await openMap(page);
  await page.getByRole("button", { name: "Share this view" }).click();
  await expect(page.getByRole("dialog").getByRole("link").first()).toBeVisible();
  expect(await silent()).toEqual([]);
  await page.keyboard.press("Escape");
  await page.locator("[data-venue]").first().click();
  await expect(page.getByRole("heading", { name: "Upcoming Events" })).toBeVisible();
  await page.getByRole("button", { name: "Directions" }).first().click();
  expect(await silent()).toEqual([]);
});

test("A11Y-267 days are at least 24 pixels wide, and several are chosen by two clicks with Shift", async ({
  page,
}) => {
  await openMap(page);
  const timeline = page.getByRole("region", { name: "Events by day" });
  const days = timeline.getByRole("option");
  for (const [width, height] of [
    [1440, 900],
    [1200, 800],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(async () => (await days.first().boundingBox())?.width ?? 0, `at ${width}`)
      .toBeGreaterThanOrEqual(24);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(days).toHaveCount(28);
  await days.nth(3).click();
  await days.nth(6).click({ modifiers: ["Shift"] });
  await expect(timeline.locator("[aria-selected=true]")).toHaveCount(4);
  expect((await days.first().boundingBox())!.width).toBeGreaterThanOrEqual(24);
  await days.nth(1).focus();
  await page.keyboard.press("Shift+Enter");
  await expect(timeline.locator("[aria-selected=true]")).toHaveCount(3);
  await expect(timeline.getByRole("listbox")).toHaveAccessibleDescription(/Hold Shift to select several/);
});

test("A11Y-270 what a search found is said in a region that was there before", async ({ page }) => {
  await openMap(page);
  const region = page.locator("search + [role=status]");
  await expect(region).toHaveText("");
  await region.evaluate((element) => element.setAttribute("data-kept", "true"));
  await page.getByRole("textbox", { name: "Search events and venues" }).pressSequentially("jazz");
  await expect(region).toHaveText(/^\d+ results for “jazz”\. Page 1 of \d+$/);
  await expect(region).toHaveAttribute("data-kept", "true");
  await page.getByRole("button", { name: "Clear the search" }).click();
  await expect(region).toHaveText("");
});

test.describe("with wider text spacing", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("A11Y-271 the list's head is whole, and rows take a second line", async ({ page }) => {
    await openMap(page);
    const first = page.locator("[data-venue]").first();
    await expect(first).toBeAttached();
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      const wide = "letter-spacing: 0.12em !important; word-spacing: 0.16em !important";
      sheet.replaceSync(`* { ${wide}; line-height: 1.5 !important }`);
      document.adoptedStyleSheets.push(sheet);
    });
    await page.getByRole("button", { name: "Show the list of venues" }).click();
    const isCut = await page.evaluate(() =>
      [...document.querySelectorAll("[data-list-heading], [data-list-heading] + p")].some(
        (each) => each.scrollWidth > each.clientWidth + 1,
      ),
    );
    expect(isCut).toBe(false);
    const lines = await page
      .locator("[data-venue] b")
      .evaluateAll((names) =>
        names.map((name) =>
          Math.round(name.clientHeight / Number.parseFloat(getComputedStyle(name).lineHeight)),
        ),
      );
    expect(Math.max(...lines)).toBe(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test("A11Y-269 the sheet's handle says what it shows, and whether it is shown", async ({ page }) => {
    await openMap(page);
    const handle = page.locator("[data-sheet-handle]").first();
    await expect(handle).toHaveAccessibleName("Show the list of venues");
    await expect(handle).toHaveAttribute("aria-expanded", "false");
    const body = await handle.getAttribute("aria-controls");
    await expect(page.locator(`[id="${body}"]`).locator("[data-venue]").first()).toBeAttached();
    await handle.focus();
    await page.keyboard.press("Enter");
    await expect(handle).toHaveAttribute("aria-expanded", "true");
    await expect(handle).toHaveAccessibleName("Show more of the list");
    await page.locator("[data-venue]").first().click();
    const own = page.locator("[data-sheet-handle]").filter({ visible: true });
    const name = await page.locator("[data-panel-heading]").textContent();
    await expect(own).toHaveAccessibleName(`Show more ${name}`);
  });
});

test("A11Y-272 the accessibility statement is linked from footer and menu", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Accessibility" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Accessibility statement");
  await expect(page.getByRole("heading", { name: "What we have not tested" })).toBeVisible();
});
