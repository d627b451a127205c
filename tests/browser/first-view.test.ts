import type { APIRequestContext } from "@playwright/test";
import { expect, hydrated, test } from "./support/browser-test.ts";
import { mapHydrated, withoutMapCode } from "./support/map-screen.ts";
import { watchShifts } from "./support/shifts.ts";
import { slowLine } from "./support/slow-line.ts";

const SOFIA = "at=42.6977,23.3219,13";
const PAGE_GROUND = { light: "rgb(244, 246, 250)", dark: "rgb(11, 18, 32)" };
const PHONE = { "sec-ch-ua-mobile": "?1" };

/** The map's worker and what the page loads later take the rest of 400 KB. */
const ANNOUNCED_SCRIPT_BYTES = 392 * 1024;

/** Enough for a piece of a page to be parsed and painted. */
const PAINT_MS = 80;

/** Cuts a page inside its body, also between the parts of the top bar and of the controls. */
function pieces(page: Buffer): Buffer[] {
  const marks = ["<main", "<nav", "</nav>", 'aria-label="Map controls"', "</main>"];
  const cuts = marks.flatMap((mark) => {
    const at = page.indexOf(mark);
    expect(at, mark).toBeGreaterThan(0);
    return [at, at + 700, at + 1_400, at + 2_100];
  });
  const ends = [...new Set(cuts)].sort((one, other) => one - other);
  return [...ends, page.length].map((end, index) => page.subarray(ends[index - 1] ?? 0, end));
}

/** A page's HTML as it comes, with its rows of venues. */
async function mapHtml(request: APIRequestContext, search: string, headers: Record<string, string> = {}) {
  const answer = await request.get(`/map?${search}`, { headers });
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  const screen = html.replace(/<noscript>.*?<\/noscript>/s, "");
  const rows = screen.matchAll(/<a [^>]*data-venue="(\d+)".*?<\/a>/gs);
  return { html, screen, rows: [...rows].map(([text, id]) => ({ id, text: text.replace(/<[^>]+>/g, " ") })) };
}

test.describe("WEB-40 the map's HTML", () => {
  test("lists the venues of the address, with what is next there, by time", async ({ request }) => {
    const { screen, rows } = await mapHtml(request, SOFIA);
    expect(rows).toHaveLength(30);
    const inSofia = await (await request.get("/api/locations/23.1&42.5&23.6&42.9&limit=0")).json();
    const names = new Map<string, string>(
      inSofia.map(({ _id, name }: { _id: string; name: string }) => [_id, name]),
    );
    for (const { id, text } of rows)
      expect(text.replaceAll("&#x27;", "'").replaceAll("&amp;", "&")).toContain(names.get(id!));
    expect(screen).toMatch(/<h2[^>]*>\d+ venues in view<\/h2>/);
    expect(screen).toMatch(/data-group="(on|today|tonight)"/);
  });

  test("WEB-72 WEB-73 has discs with numbers and pins, and no descriptions", async ({ request }) => {
    const { html, screen } = await mapHtml(request, SOFIA);
    const [marks] = /<svg[^>]*data-first-marks.*?<\/svg>/s.exec(screen) ?? [];
    expect(marks).toMatch(/<circle [^>]*fill="var\(--surface\)"\/>.*<text[^>]*>\d+<\/text>/s);
    expect(marks).toMatch(/<use href="#first-(pin|week)-\w+"/);
    const venues = await (await request.get("/api/locations/23.3&42.68&23.34&42.71&limit=0")).json();
    const told: string[] = venues.flatMap(({ events }: { events: { description: string }[] }) =>
      events.map(({ description }) => description).filter((text) => /^[\w ,.:]+$/.test(text)),
    );
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((text) => html.includes(text))).toEqual([]);
  });

  test("WEB-81 has its venues once, and on the way from another page with its data", async ({ request }) => {
    const { html, rows } = await mapHtml(request, SOFIA);
    const [, venues] = /<script type="application\/json" id="first-venues">(.*?)<\/script>/s.exec(html) ?? [];
    const ids: string[] = JSON.parse(venues!).map(({ _id }: { _id: string }) => _id);
    for (const { id } of rows) expect(ids).toContain(id);
    const last = JSON.parse(venues!).at(-1);
    expect(html.split(last.slug).length - 1).toBe(venues!.split(last.slug).length - 1);
    const data = await (await request.get(`/map.data?${SOFIA}`)).text();
    expect(data).toContain(last.slug);
  });

  test("is for the place that the visitor is guessed to be at", async ({ request }) => {
    const here = await mapHtml(request, "");
    // A minute may pass from one page to the next.
    const timeless = (rows: { id: string; text: string }[]) =>
      rows.map(({ id, text }) => ({ id, text: text.replace(/in \d+ min/, "soon") }));
    expect(timeless(here.rows)).toEqual(timeless((await mapHtml(request, SOFIA)).rows));
    const inTokyo = await mapHtml(request, "", { "x-forwarded-for": "133.11.93.0" });
    expect(inTokyo.rows.length).toBeGreaterThan(0);
    expect(inTokyo.rows).not.toEqual(here.rows);
  });

  test("respects the filters of the address, and lists the cities and the busiest of a wide view", async ({
    request,
  }) => {
    const { rows } = await mapHtml(request, `${SOFIA}&categories=theater`);
    expect(rows.length).toBeGreaterThan(3);
    for (const { text } of rows) expect(text).toContain("Theater");
    const wide = await mapHtml(request, "at=42.7,25.3,7");
    expect(wide.rows).toHaveLength(30);
    expect(wide.screen).toMatch(/data-city="Sofia".*data-city="Plovdiv"/s);
    expect(wide.screen).toMatch(/<h3[^>]*>The 30 busiest of [\d,]+ venues<\/h3>/);
  });

  test("speaks the visitor's language", async ({ request }) => {
    const { html, screen } = await mapHtml(request, SOFIA, { "accept-language": "bg" });
    expect(screen).toMatch(/<h2[^>]*>\d+ места на картата<\/h2>/);
    expect(html).toMatch(/<link rel="later" href="\/assets\/bg-map-[^"]+\.js"/);
  });

  test("WEB-42 WEB-71 announces its scripts, which are bounded, and asks for two style sheets", async ({
    request,
  }) => {
    const { html } = await mapHtml(request, SOFIA);
    const named = html.matchAll(/<link [^>]*?rel="(?:later|stylesheet)"[^>]*? href="(\/assets\/[^"]+)"/g);
    const files = [...new Set([...named].map(([, file]) => file!))];
    expect(files.filter((file) => file.endsWith(".css"))).toHaveLength(2);
    const scripts = files.filter((file) => file.endsWith(".js"));
    expect(scripts.join()).toContain("/assets/map-library-");
    let bytes = 0;
    for (const href of scripts) {
      const answer = await request.head(href, { headers: { "accept-encoding": "br" } });
      bytes += Number(answer.headers()["content-length"]);
    }
    expect(bytes).toBeLessThanOrEqual(ANNOUNCED_SCRIPT_BYTES);
  });

  test("of phones lists what a small screen shows", async ({ request }) => {
    const count = ({ screen }: { screen: string }) => Number(/(\d+) venues in view/.exec(screen)?.[1]);
    const onPhone = count(await mapHtml(request, SOFIA, PHONE));
    expect(onPhone).toBeGreaterThan(0);
    expect(onPhone).toBeLessThan(count(await mapHtml(request, SOFIA)));
  });
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]) {
  test.describe(`on a screen of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test("WEB-41 nor does a closed legend show for a moment", async ({ page }) => {
      await withoutMapCode(page);
      await page.addInitScript(() => localStorage.setItem("pin-legend-closed", "true"));
      const shifts = await watchShifts(page);
      await page.goto(`/map?${SOFIA}`);
      await mapHydrated(page);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState("networkidle");
      expect(await shifts()).toEqual([]);
    });

    test("WEB-41 the browser takes the venues over as they are: no call, nothing moves", async ({ page }) => {
      await withoutMapCode(page);
      const calls: string[] = [];
      page.on("request", (request) => calls.push(new URL(request.url()).pathname));
      const shifts = await watchShifts(page);
      await page.goto(`/map?${SOFIA}`);
      await hydrated(page);
      // The timeline is asked for when the view is known.
      await expect.poll(() => calls.some((path) => path.startsWith("/api/timeline/"))).toBe(true);
      await expect(page.locator("[data-list-heading]")).toHaveText(/\d+ venues in view/);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState("networkidle");
      expect(calls.filter((path) => path.startsWith("/api/locations/"))).toEqual([]);
      expect(await shifts()).toEqual([]);
    });

    test("WEB-41 nor does anything move while the page comes piece by piece", async ({ page, baseURL }) => {
      await withoutMapCode(page);
      const shifts = await watchShifts(page);
      const painted = () => page.waitForTimeout(PAINT_MS);
      const line = await slowLine(baseURL!, `/map?${SOFIA}`, pieces, painted);
      try {
        await page.goto(line.url);
        await hydrated(page);
        expect(await shifts()).toEqual([]);
      } finally {
        line.stop();
      }
    });
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("WEB-43 the map's page lists what is on tonight and the cities, and every link leads on", async ({
    page,
    request,
  }) => {
    await page.goto("/map");
    await expect(page.locator("noscript h1")).toHaveText("Map of events");
    const part = (name: string) =>
      page.locator("noscript section").filter({ has: page.getByRole("heading", { name, exact: true }) });
    const lists = [
      { list: part("Tonight"), address: /^\/event\// },
      { list: part("Cities in Bulgaria"), address: /^\/city\/bulgaria\// },
      { list: part("Cities elsewhere"), address: /^\/city\/(?!bulgaria)/ },
      { list: part("Venues"), address: /^\/venue\// },
    ];
    for (const { list, address } of lists) {
      const link = list.getByRole("link").first();
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute("href", address);
      expect((await request.get((await link.getAttribute("href"))!)).status()).toBe(200);
    }
  });

  for (const colorScheme of ["light", "dark"] as const)
    test.describe(`where the system is ${colorScheme}`, () => {
      test.use({ colorScheme });

      test(`WEB-53 pages are ${colorScheme}`, async ({ page }) => {
        for (const path of ["/map", "/"]) {
          await page.goto(path);
          const body = page.locator("body");
          await expect(body).toHaveCSS("color-scheme", colorScheme);
          await expect(body).toHaveCSS("background-color", PAGE_GROUND[colorScheme]);
        }
      });
    });

  test.describe("in Bulgarian", () => {
    test.use({ locale: "bg-BG" });

    test("WEB-43 so does the page in Bulgarian", async ({ page }) => {
      await page.goto("/map");
      const headings = page.locator("noscript h2");
      await expect(headings.first()).toHaveText("Тази вечер");
      await expect(headings.filter({ hasText: "Градове: България" })).toBeVisible();
    });
  });
});
