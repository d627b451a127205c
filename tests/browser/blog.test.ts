import { expectNoAxeViolations } from "./support/axe.ts";
import { expect, hydrated, test } from "./support/browser-test.ts";

test.use({ world: "empty" });

const NEWEST = "How to find a quiet concert in a loud city";

test("PAGE-01 the blog lists its articles, and each opens and leads back", async ({ page }) => {
  await page.goto("/blog");
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog");
  await expect(
    page.getByText("Insights and updates about events and how to enjoy life.", { exact: true }),
  ).toBeVisible();
  const cards = page.getByRole("article");
  expect(await cards.count()).toBeGreaterThanOrEqual(6);
  const first = cards.first();
  await expect(first.getByRole("heading")).toHaveText(NEWEST);
  await expect(first).toContainText("Small rooms, early evenings and free rehearsals");
  await expect(first.getByText("Read more")).toBeVisible();
  await expect
    .poll(() => first.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  // The title's link lies over the whole card, and takes this touch.
  await first.getByText("Read more").click({ force: true });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(NEWEST);
  await page.getByRole("link", { name: "Back to blog" }).first().click();
  await expect(page).toHaveURL(/\/blog$/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("PAGE-02 an article is complete", async ({ page }) => {
    await page.goto("/blog/quiet-concert-loud-city");
    const article = page.getByRole("article");
    await expect(article.getByRole("heading", { level: 1 })).toHaveText(NEWEST);
    await expect(article.locator("time")).toHaveText("2026-11-12");
    await expect(article.getByText("5 min read", { exact: true })).toBeVisible();
    await expect(article.locator("img")).toBeVisible();
    const quote = article.locator("figure").first();
    await expect(quote.locator("blockquote")).toHaveText(
      "“Silence is not the absence of something but the presence of everything.”",
    );
    await expect(quote.locator("figcaption")).toHaveText("Gordon Hempton, acoustic ecologist");
    await expect(article.getByRole("heading", { name: "Read the venue, not the poster" })).toBeVisible();
    await expect(article.getByRole("link", { name: "map filtered to concerts" })).toHaveAttribute(
      "href",
      "/map?category=concert",
    );
    await expect(page.getByRole("link", { name: "Back to blog" })).toHaveCount(2);
  });

  test("PAGE-02 an article tells search engines and previews what it is", async ({ page }) => {
    await page.goto("/blog/quiet-concert-loud-city");
    await expect(page).toHaveTitle(`${NEWEST} · Whereabouts`);
    const content = (selector: string) => page.locator(selector).getAttribute("content");
    expect(await content('meta[name="description"]')).toContain("Small rooms");
    expect(await content('meta[property="og:type"]')).toBe("article");
    expect(await content('meta[property="og:image"]')).toMatch(/\/pictures\/quiet-concert\.png$/);
    expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toMatch(
      /^http.*\/blog\/quiet-concert-loud-city$/,
    );
    const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
    expect(facts["@graph"][0]).toMatchObject({
      "@type": "BlogPosting",
      headline: NEWEST,
      datePublished: "2026-11-12",
      publisher: { "@type": "Organization", name: "Whereabouts" },
    });
  });

  test("an article that is not there is a 404 page", async ({ page }) => {
    expect((await page.goto("/blog/no-such-article"))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Lost? This page is not on the map yet!",
    );
  });
});

test("the lines of an article are about 65 characters long", async ({ page }) => {
  await page.goto("/blog/quiet-concert-loud-city");
  const measure = await page
    .getByRole("article")
    .locator("p")
    .nth(1)
    .evaluate((paragraph) => {
      const ruler = document.createElement("span");
      ruler.textContent = "0";
      paragraph.append(ruler);
      const width = ruler.getBoundingClientRect().width;
      ruler.remove();
      return paragraph.getBoundingClientRect().width / width;
    });
  expect(measure).toBeLessThan(66);
});

test("blog, article, team and legal pages are for everyone", async ({ page }, { project }) => {
  for (const path of ["/blog", "/blog/spot-ticket-scams", "/team", "/privacy"]) {
    await page.goto(path);
    await hydrated(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(project.use.viewport?.width ?? 0);
    await expectNoAxeViolations(page);
  }
});
