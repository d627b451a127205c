import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { Purger } from "#server/cdn/purger.ts";
import { startPurging } from "#server/cdn/register.ts";
import { ANY_NETWORK } from "#server/platform/http-client/http-client.ts";
import { startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";
import { smallPages } from "#tests/support/small-pages.ts";

/** A CDN that takes purges, unless it is told to answer otherwise first. */
const calls: { headers: IncomingHttpHeaders; tags: string[] }[] = [];
let answers: number[] = [];
const cdn = createServer(async (request, response) => {
  let body = "";
  for await (const part of request) body += part;
  calls.push({ headers: request.headers, tags: JSON.parse(body).tags });
  response.writeHead(answers.shift() ?? 200).end();
});
await new Promise<void>((done) => cdn.listen(0, "127.0.0.1", done));
afterAll(() => void cdn.close());
const purgeUrl = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge`;

const HANDLER = `async (request, { services }) => {
  const [, kind, first] = new URL(request.url).pathname.split("/");
  const found = kind === "venue" ? await services.venueAt(first, undefined) : services.site;
  return { status: found ? 200 : 404, headers: [["content-type", "text/html"]], body: JSON.stringify(found ?? null) };
}`;
const database = await openTestDatabase();
const environment = { CDN_PURGE_URL: purgeUrl, CDN_PURGE_TOKEN: "secret" };
const { app, keeper, world } = await startTestApp(database, environment, smallPages(HANDLER));
const hall = await world.addVenue({ name: "Bulgaria Hall" });
const other = await world.addVenue({ name: "Varna Hall", city: "Varna", longitude: 27.9, latitude: 43.2 });
const failures: unknown[] = [];
const purger = startPurging({ purgeUrl, purgeToken: "secret" }, keeper.changes(), (_text, { problem }) =>
  failures.push(problem),
);
afterAll(() => purger.stop());

const told = () => new Set(calls.flatMap(({ tags }) => tags));
const tagsOf = async (url: string) => String((await app.inject(url)).headers["cache-tag"]).split(",");
beforeEach(() => {
  calls.length = 0;
  failures.length = 0;
  answers = [];
});

describe("WEB-65 with CDN_PURGE_URL", () => {
  it("a write is told to the CDN by the names of the pages that show it, and of no others", async () => {
    const [shown, notShown] = [await tagsOf("/venue/bulgaria-hall"), await tagsOf("/venue/varna-hall")];
    await world.addEvent(hall);
    await expect.poll(told).toContain(`venue:${hall}`);
    expect(shown.some((tag) => told().has(tag))).toBe(true);
    expect(notShown.some((tag) => told().has(tag))).toBe(false);
    expect(notShown).toContain(`venue:${other}`);
    expect(calls[0]!.headers).toMatchObject({
      authorization: "Bearer secret",
      "content-type": "application/json",
      "surrogate-key": calls[0]!.tags.join(" "),
    });
  });

  it("copies may be kept longer, since they are called back", async () => {
    const { headers } = await app.inject("/venue/bulgaria-hall");
    expect(headers["cache-control"]).toBe("public, max-age=0, s-maxage=300");
  });

  it("everything is called back by one name where everything may have changed", async () => {
    await keeper.reload();
    await expect.poll(() => calls.map(({ tags }) => tags)).toEqual([["site"]]);
    expect(await tagsOf("/terms")).toContain("site");
  });
});

describe("WEB-66 a purge that is not heard", () => {
  const quick = (more: object = {}) =>
    new Purger({
      url: purgeUrl,
      token: undefined,
      network: ANY_NETWORK,
      giveUpMs: 60_000,
      firstPauseMs: 1,
      onFailure: (_text, { problem }) => failures.push(problem),
      ...more,
    });

  it("is repeated until it is, and told of once", async () => {
    answers = [500, 429, 503];
    const trying = quick();
    trying.purge(["venue:1"]);
    await expect.poll(() => calls.length).toBe(4);
    await trying.stop();
    expect(calls.map(({ tags }) => tags)).toEqual(Array(4).fill(["venue:1"]));
    expect(calls[0]!.headers.authorization).toBeUndefined();
    expect(failures).toEqual([500]);
  });

  it("is given up where the CDN refuses it, and what changes later is told", async () => {
    answers = [403];
    const trying = quick();
    trying.purge(["venue:1"]);
    await expect.poll(() => failures).toEqual([403]);
    trying.purge(["venue:2"]);
    await trying.stop();
    expect(calls.map(({ tags }) => tags)).toEqual([["venue:1"], ["venue:2"]]);
  });

  it("is told in calls of thirty names, and a flood as one for everything", async () => {
    const trying = quick();
    trying.purge(Array.from({ length: 70 }, (_, id) => `venue:${id}`));
    await expect.poll(() => calls.map(({ tags }) => tags.length)).toEqual([30, 30, 10]);
    calls.length = 0;
    trying.purge(Array.from({ length: 601 }, (_, id) => `venue:${id}`));
    await trying.stop();
    expect(calls.map(({ tags }) => tags)).toEqual([["site"]]);
  });
});
