import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LEGAL_PAGES } from "#contract/content.ts";
import { contentActions } from "./actions.ts";
import { CONTENT_FOLDER } from "./content-folder.ts";
import { fileArticles, readArticles } from "./file-articles.ts";
import { lastGood } from "./last-good.ts";

const NOW = Date.parse("2026-11-15T12:00:00Z");
const site = {
  name: "Whereabouts",
  publicUrl: "https://events.example",
  contactEmail: "hello@events.example",
  donateUrl: "",
  roadmapUrl: "",
};
const contentAt = (nowMs: number) =>
  contentActions(
    fileArticles(lastGood({ file: undefined, now: () => nowMs, warn: () => {} }), () => nowMs),
    site,
  );
const content = contentAt(NOW);

describe("the articles that come with the product", () => {
  it("PAGE-01 are at least six, each long enough to be worth opening, with a picture of its own", async () => {
    const articles = await readArticles();
    expect(articles.length).toBeGreaterThanOrEqual(6);
    for (const { slug, image, blocks } of articles) {
      const words = blocks
        .map(({ body }) => body)
        .join(" ")
        .split(/\s+/).length;
      expect(words, slug).toBeGreaterThan(700);
      expect(words, slug).toBeLessThan(1_250);
      expect(existsSync(`${CONTENT_FOLDER}pictures/${image?.split("/").at(-1)}`), slug).toBe(true);
      expect(
        blocks.some(({ kind }) => kind === "quote"),
        slug,
      ).toBe(true);
    }
    expect(new Set(articles.map(({ image }) => image)).size).toBe(articles.length);
  });

  it("are listed newest first", async () => {
    const dates = (await content.articles()).map(({ publishedOn }) => publishedOn);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(dates[0]).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it("wait for the day of their publication", async () => {
    const [newest] = await content.articles();
    const before = contentAt(Date.parse(`${newest?.publishedOn}T00:00:00Z`));
    expect((await before.articles()).map(({ slug }) => slug)).not.toContain(newest?.slug);
    expect(await before.article(newest?.slug ?? "")).toBeUndefined();
  });

  it("PAGE-02 have text and quotes with their authors", async () => {
    const [card] = await content.articles();
    const article = await content.article(card?.slug ?? "");
    const quotes = article?.blocks.filter((block) => block.kind === "quote") ?? [];
    expect(quotes.length).toBeGreaterThan(0);
    expect(quotes.filter(({ body, author }) => body === "" || author === "")).toEqual([]);
    expect(article?.blocks[0]?.kind).toBe("paragraph");
  });

  it.each(["no-such-article", "../../package", "a b", "", "x".repeat(300)])(
    "include none at %j",
    async (slug) => {
      expect(await content.article(slug)).toBeUndefined();
    },
  );
});

describe("the legal texts", () => {
  it("PAGE-05 state the dates they were given", async () => {
    expect((await content.legalText("privacy")).updated).toBe("May 30, 2024");
    expect((await content.legalText("cookies")).updated).toBe("13.02.2022");
  });

  it.each(LEGAL_PAGES)(
    "%s names the site and its address for questions, and leaves no hole",
    async (name) => {
      const text = JSON.stringify(await content.legalText(name));
      expect(text).toContain("mailto:hello@events.example");
      expect(text).toContain("Whereabouts");
      expect(text).not.toMatch(/\{(site|email|url)\}/);
    },
  );
});

it("PAGE-04 the team is three people, each with all that is shown of them", async () => {
  const team = await content.team();
  expect(team).toHaveLength(3);
  for (const { photo, linkedin } of team) {
    expect(existsSync(`${CONTENT_FOLDER}pictures/${photo.split("/").at(-1)}`)).toBe(true);
    expect(linkedin).toMatch(/^https:\/\/www\.linkedin\.com\//);
  }
});

it("PAGE-13 the team's page ships no placeholder", async () => {
  expect(JSON.stringify(await content.team())).not.toMatch(/sample|replace|lorem/i);
});
