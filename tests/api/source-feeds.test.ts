import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { ANY_NETWORK } from "#server/platform/http-client/http-client.ts";
import { sourceFetcher } from "#server/sources/fetch.ts";
import type { ReadRow } from "#server/sources/formats/draft.ts";
import { openFileReader } from "#server/sources/formats/read-file.ts";
import { linkFollower } from "#server/sources/pages/follow-links.ts";
import { startAdmin } from "#tests/support/admin.ts";
import { sourceCalls } from "#tests/support/source-calls.ts";
import { startSourceServer } from "#tests/support/source-server.ts";

const { admin, clock, database, world } = await startAdmin({ PRIVATE_NETWORK: "allow" });
const sources = sourceCalls(admin);
const HOUR = 3_600_000;
let town: Awaited<ReturnType<typeof startSourceServer>>;
let tests = 0;

beforeEach(async () => {
  clock.nowMs = Date.parse("2026-11-15T12:00:00Z");
  tests++;
  town = await startSourceServer();
  await world.addVenue({ name: `Club ${tests}` });
});

const addFeed = () =>
  sources.add({
    name: `Feed ${tests}`,
    url: `${town.origin}/feed`,
    country: "Bulgaria",
    city: "Sofia",
    category: "concert",
    venue: `club-${tests}`,
  });
const item = (path: string, note = "") =>
  `<item><title>${path}</title><link>${town.origin}/${path}</link><description>${note}</description></item>`;
const putFeed = (...items: string[]) =>
  town.put("/feed", `<rss version="2.0"><channel><title>Club</title>${items.join("")}</channel></rss>`);
const putPage = (path: string, event: object) =>
  town.put(`/${path}`, {
    type: "text/html",
    body: `<html><script type="application/ld+json">${JSON.stringify({ "@type": "MusicEvent", ...event })}</script></html>`,
  });
const asked = () => {
  const all = town.asked.splice(0).filter(({ path }) => path !== "/feed");
  return all.map(({ path, status }) => `${path} ${status}`);
};
const problems = async (run: number) => (await sources.changes(run)).flatMap(({ problem }) => problem ?? []);

describe("SRC-70 a feed whose entries tell no date", () => {
  it("is read from the pages behind its links, which are asked again only when there is reason to", async () => {
    putFeed(item("jam"), item("fair"), item("gone"));
    putPage("jam", { name: "Jam", startDate: "2026-12-01T20:00" });
    town.put("/fair", {
      type: "text/html",
      body: `<div itemscope itemtype="https://schema.org/Event"><b itemprop="name">Fair</b><time itemprop="startDate" datetime="2026-12-05">x</time></div>`,
    });
    const { id } = await addFeed();
    const first = await sources.run(id);
    expect(first).toMatchObject({ state: "done", counts: { new: 2, problem: 1 } });
    expect(await problems(first.id)).toMatchObject([
      {
        code: "rowPageFailed",
        message: "The linked page can’t be read: The server responded with status 404.",
      },
    ]);
    const rows = await sources.changes(first.id);
    expect(rows.map(({ title, line }) => [title, line])).toEqual([
      ["gone", 3],
      ["Jam", 1],
      ["Fair", 2],
    ]);
    expect(rows[1]?.said).toMatchObject({ link: `${town.origin}/jam` });
    expect(asked()).toEqual(["/jam 200", "/fair 200", "/gone 404"]);

    expect(await sources.run(id)).toMatchObject({ counts: { same: 2, problem: 1, withdrawn: 0 } });
    expect(asked()).toEqual([]);

    clock.nowMs += 21 * HOUR;
    putFeed(item("jam", "Sold out"), item("fair"));
    putPage("jam", { name: "Jam", startDate: "2026-12-01T21:00" });
    expect(await sources.run(id)).toMatchObject({ counts: { moved: 1, same: 1, problem: 0 } });
    expect(asked()).toEqual(["/jam 200", "/fair 304"]);
  });

  it("loses nothing when an entry leaves it, or when a page fails", async () => {
    putFeed(item("jam"), item("fair"));
    putPage("jam", { name: "Jam", startDate: "2026-12-01T20:00" });
    putPage("fair", { name: "Fair", startDate: "2026-12-05" });
    const { id } = await addFeed();
    await sources.run(id);
    putFeed(item("fair", "again"));
    town.put("/fair", { body: "Sorry", status: 500 });
    for (let times = 0; times < 3; times++)
      expect(await sources.run(id)).toMatchObject({ state: "done", counts: { problem: 1, withdrawn: 0 } });
    expect(await sources.show(id)).toMatchObject({ health: "partial", events: 2 });
    clock.nowMs += 2 * HOUR;
    putPage("fair", {
      name: "Fair",
      startDate: "2026-12-05",
      eventStatus: "https://schema.org/EventCancelled",
    });
    expect(await sources.run(id)).toMatchObject({ counts: { problem: 0, cancelled: 1 } });
  });

  it("and whose pages tell no event either is no source", async () => {
    putFeed(item("news"));
    town.put("/news", { type: "text/html", body: "<html><h1>News</h1></html>" });
    const { id } = await addFeed();
    expect(await sources.run(id)).toMatchObject({ state: "failed", problem: { code: "feedNoEvent" } });
  });

  it("asks for a bounded number of pages in a run, and for the others in the next", async () => {
    const { id } = await addFeed();
    const reader = openFileReader();
    onTestFinished(() => reader.close());
    const fetchSource = sourceFetcher({ network: ANY_NETWORK, userAgent: "test" });
    const follow = linkFollower({ database, reader, fetchSource, now: () => clock.nowMs });
    const entries = ["a", "b", "c"].map((path, at): ReadRow => {
      putPage(path, { name: path, startDate: "2026-12-01" });
      const link = { url: `${town.origin}/${path}`, digest: "1" };
      return { row: at + 1, title: path, problem: { code: "rowNoStart" }, link };
    });
    const told = async () =>
      (await follow(id, entries, { maxPages: 2, isStored: true })).map(
        (row) => "draft" in row && row.draft.facts.title,
      );
    expect(await told()).toEqual(["a", "b"]);
    expect(await told()).toEqual(["a", "b", "c"]);
    expect(asked()).toEqual(["/a 200", "/b 200", "/c 200"]);
  });
});
