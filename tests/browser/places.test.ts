import { urls } from "#contract/urls.ts";
import { cityName } from "#messages/city-name.ts";
import "#tests/support/messages.ts";
import { TIME_GROUPS } from "#domain/event/time-group.ts";
import { expectNoAxeViolations } from "./support/axe.ts";
import { expect, test } from "./support/browser-test.ts";
import { jsonLdOf, someEvent } from "./support/site.ts";

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("PAGE-12 from an event to its venue to its city and back", async ({ page, request }) => {
    const { venue, event, path } = await someEvent(request);
    await page.goto(path);
    await page.getByRole("heading", { level: 2, name: venue.name }).getByRole("link").click();
    await expect(page).toHaveURL(urls.venuePage(venue.slug));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(venue.name);
    // Of a series, the date is the link, and its name says of what.
    await expect(page.locator(`main a[href="${path}"]`)).toHaveAccessibleName(
      new RegExp(RegExp.escape(event.name)),
    );
    const facts = await jsonLdOf(page);
    expect(facts.Place).toMatchObject({ name: venue.name, geo: { "@type": "GeoCoordinates" } });
    expect(facts.ItemList?.itemListElement).not.toHaveLength(0);
    for (const type of ["text/calendar", "application/atom+xml"]) {
      const feed = page.locator(`head link[rel="alternate"][type="${type}"]`);
      expect((await request.get((await feed.getAttribute("href")) ?? "")).status()).toBe(200);
    }

    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Events in ${venue.city}`);
    await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute(
      "href",
      new RegExp(`${new URL(page.url()).pathname}$`),
    );
    await page.getByRole("link", { name: "Theater", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Theater in ${venue.city}`);
    await expect(page.getByRole("link", { name: "Theater", exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(page.locator('main a[href^="/event/"]').first()).toBeVisible();
  });
});

test("I18N-21 Bulgarian pages name cities and countries in Bulgarian, at the same addresses", async ({
  request,
}) => {
  const headers = { "accept-language": "bg" };
  const page = async (path: string) => (await request.get(path, { headers })).text();
  const city = await page("/city/bulgaria/sofia");
  expect(city).toMatch(/<h1[^>]*>[^<]*София/);
  expect(city).toMatch(/<title>[^<]*София/);
  const { venue, path } = await someEvent(request);
  const name = cityName(venue.city, "bg");
  for (const html of [await page(path), await page(urls.venuePage(venue.slug))]) {
    expect(html).toContain(`${name}, България`);
    expect(html.replace(/<script[\s\S]*?<\/script>/g, "")).not.toContain(`${venue.city}, България`);
  }
  expect(await (await request.get("/city/bulgaria/sofia")).text()).toMatch(/<h1[^>]*>[^<]*Sofia/);
});

test("PAGE-12 a map that is narrowed to categories announces their feeds", async ({ request }) => {
  const html = await (await request.get("/map?categories=party,concert")).text();
  const feeds = [...html.matchAll(/<link rel="alternate"[^>]* href="(\/feeds\/[^"]+)"/g)].map(
    ([, href]) => href,
  );
  expect(feeds.sort()).toEqual(
    ["concert.atom", "concert.ics", "concert.rss", "party.atom", "party.ics", "party.rss"].map(
      (file) => `/feeds/category/${file}`,
    ),
  );
});

test("PAGE-12 a large city turns pages, and the wrong case leads to the right one", async ({
  page,
  request,
}) => {
  const moved = await request.get("/City/Bulgaria/SOFIA", { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, "/city/bulgaria/sofia"]);
  await page.goto("/city/bulgaria/sofia");
  const first = await page.locator('main a[href^="/event/"]').first().getAttribute("href");
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL("/city/bulgaria/sofia?page=2");
  await expect(page.getByText("Page 2 of")).toBeVisible();
  await expect(page.locator(`main a[href="${first}"]`)).toHaveCount(0);
  await expectNoAxeViolations(page);
  expect((await request.get("/city/bulgaria/sofia?page=999")).status()).toBe(404);
});

test("PAGE-16 PAGE-17 a city's list stands in groups by time, without script", async ({ request }) => {
  const html = await (await request.get("/city/bulgaria/sofia")).text();
  const groups = [...html.matchAll(/<h2 id="group-(\w+)"/g)].map(([, group]) => group);
  expect(groups.slice(0, 2)).toEqual(["on", "today"]);
  expect(groups).toEqual(TIME_GROUPS.filter((group) => groups.includes(group)));
  expect(html).toMatch(/Also on<\/span><a /);
  const bulgarian = await request.get("/city/bulgaria/sofia", { headers: { "accept-language": "bg" } });
  expect(await bulgarian.text()).toContain("Утре");
});

test("PAGE-12 today and this weekend have pages of their own", async ({ page }) => {
  for (const [part, title] of [
    ["today", "Events today in Sofia"],
    ["this-weekend", "Events this weekend in Sofia"],
  ]) {
    const answer = await page.goto(`/city/bulgaria/sofia/${part}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title!);
  }
  // The test's today is a Sunday, the fifteenth of November.
  await expect(page.locator("main time").first()).toHaveText(
    /^(On now|Started|Starts in|Tonight|Today|All day|Sun 15 Nov)/,
  );
});

test("a venue is drawn on its small map and is for everyone", async ({ page, request }) => {
  const { venue } = await someEvent(request);
  await page.goto(urls.venuePage(venue.slug));
  const map = page.getByRole("link", { name: `${venue.name} on the map` });
  await map.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      map
        .locator("img:visible")
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  await expectNoAxeViolations(page);
});

test("PAGE-12 sitemaps and feeds are XML with all that their formats ask for", async ({ page, request }) => {
  const { venue } = await someEvent(request);
  await page.goto("/terms");
  const feeds = [
    urls.categoryFeed("concert", "atom"),
    urls.venueFeed(venue._id, "atom"),
    urls.searchFeed("a & b", "atom"),
  ];
  const found = await page.evaluate(async (feedUrls) => {
    const problems: string[] = [];
    const counts = { listed: 0, entries: 0 };
    async function read(url: string): Promise<Element> {
      const text = await (await fetch(url)).text();
      const root = new DOMParser().parseFromString(text, "application/xml").documentElement;
      if (root.querySelector("parsererror")) problems.push(`${url} is no XML`);
      return root;
    }
    const children = (parent: Element, name: string) =>
      [...parent.children].filter(
        (child) => child.localName === name && child.namespaceURI === parent.namespaceURI,
      );
    /** The text of an element that must be there once. */
    function one(parent: Element, name: string, where: string): string {
      const all = children(parent, name);
      if (all.length !== 1) problems.push(`${where} has ${all.length} of ${name}`);
      return all[0]?.textContent ?? "";
    }
    // RFC 3339, which both formats ask for.
    const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
    const isInstant = (text: string) => INSTANT.test(text) && !Number.isNaN(Date.parse(text));

    async function readSitemap(url: string, rootName: string, entryName: string): Promise<string[]> {
      const root = await read(url);
      if (root.localName !== rootName || root.namespaceURI !== "http://www.sitemaps.org/schemas/sitemap/0.9")
        problems.push(`${url} is a ${root.localName} of ${root.namespaceURI}`);
      const entries = children(root, entryName);
      if (entries.length === 0 || entries.length > 50_000) problems.push(`${url} lists ${entries.length}`);
      counts.listed += entries.length;
      return entries.map((entry) => {
        const address = one(entry, "loc", url);
        if (!URL.canParse(address) || address.length > 2_048) problems.push(`${url} lists ${address}`);
        for (const changed of children(entry, "lastmod"))
          if (!isInstant(changed.textContent ?? ""))
            problems.push(`${address} changed ${changed.textContent}`);
        return address;
      });
    }
    for (const file of await readSitemap("/sitemap.xml", "sitemapindex", "sitemap"))
      await readSitemap(new URL(file).pathname, "urlset", "url");

    for (const url of feedUrls) {
      const feed = await read(url);
      if (feed.localName !== "feed" || feed.namespaceURI !== "http://www.w3.org/2005/Atom")
        problems.push(`${url} is a ${feed.localName}`);
      const links = (parent: Element, rel: string) =>
        children(parent, "link").filter((link) => (link.getAttribute("rel") ?? "alternate") === rel);
      if (links(feed, "self").length !== 1) problems.push(`${url} does not say where it is`);
      const entries = children(feed, "entry");
      const ids = entries.map((entry) => one(entry, "id", url));
      if (new Set(ids).size !== ids.length) problems.push(`${url} has an id twice`);
      for (const part of [feed, ...entries]) {
        if (!/^[a-z][a-z0-9+.-]*:\S+$/.test(one(part, "id", url)))
          problems.push(`${url} has an id that is no IRI`);
        if (one(part, "title", url) === "") problems.push(`${url} has something without a title`);
        if (!isInstant(one(part, "updated", url))) problems.push(`${url} does not say when`);
        const hasAuthor = [feed, part].some((each) => children(each, "author").length > 0);
        if (!hasAuthor) problems.push(`${url} has no author`);
        for (const author of children(part, "author")) one(author, "name", url);
      }
      for (const entry of entries)
        if (children(entry, "content").length === 0 && links(entry, "alternate").length === 0)
          problems.push(`${url} has an entry that leads nowhere`);
      counts.entries += entries.length;
    }
    return { problems, ...counts };
  }, feeds);
  expect(found.problems).toEqual([]);
  expect(found.listed).toBeGreaterThan(10_000);
  expect(found.entries).toBeGreaterThan(10);
});
