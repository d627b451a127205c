import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { contentService } from "#tests/support/content-service.ts";
import { openContent } from "./open-content.ts";

const NOW = Date.parse("2026-11-15T12:00:00Z");
const site = { name: "", publicUrl: "", contactEmail: "", donateUrl: "", roadmapUrl: "" };

/** A content service elsewhere: its own process in life, its own port here. */
async function startService(answer: RequestListener) {
  const tokens: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    tokens.push(request.headers.authorization);
    answer(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const stop = async () => {
    server.closeAllConnections();
    if (server.listening) await new Promise((done) => server.close(done));
  };
  services.push(stop);
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/graphql`, tokens, stop };
}

const services: (() => Promise<void>)[] = [];
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "content "));
});
afterEach(async () => {
  for (const stop of services.splice(0)) await stop();
  await rm(folder, { recursive: true });
});

function open(url: string, clock = { nowMs: NOW }) {
  return openContent({
    service: { url, token: "secret" },
    copyFile: join(folder, "articles.json"),
    site,
    now: () => clock.nowMs,
    warn: () => {},
  });
}

const answering =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  };

/** What we have ourselves, as others serve it. */
const serving: RequestListener = async (request, response) => {
  const { query, variables } = (await json(request)) as { query: string; variables: Record<string, unknown> };
  const answer = await contentService(() => NOW)(query, variables);
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
};

describe("a content service elsewhere", () => {
  it("PAGE-01 is asked over GraphQL, with its token", async () => {
    const service = await startService(serving);
    const content = open(service.url);
    const articles = await content.articles();
    expect(articles.length).toBeGreaterThanOrEqual(6);
    expect((await content.article(articles[0]!.slug))?.blocks.length).toBeGreaterThan(5);
    expect(new Set(service.tokens)).toEqual(new Set(["Bearer secret"]));
  });

  it("PAGE-03 may go down: what it said last is shown, also after a new start", async () => {
    const service = await startService(serving);
    const clock = { nowMs: NOW };
    const content = open(service.url, clock);
    const articles = await content.articles();
    const article = await content.article(articles[0]!.slug);
    await service.stop();
    clock.nowMs += 600_000;
    expect(await content.articles()).toEqual(articles);
    expect(await open(service.url).articles()).toEqual(articles);
    expect(await open(service.url).article(articles[0]!.slug)).toEqual(article);
  });

  it.each([
    ["an error of its own", answering({ errors: [{ message: "no such field" }] })],
    ["a failure", answering({}, 500)],
    ["something else", answering({ data: { Articles: null } })],
  ])("that answers with %s has not answered", async (_what, listener) => {
    await expect(open((await startService(listener)).url).articles()).rejects.toThrow();
  });

  it("SEC-69 that sends more than an article can be has not answered", async () => {
    let sentBytes = 0;
    const service = await startService((_request, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const blanks = Buffer.alloc(2 ** 16, " ");
      const send = () => {
        if (response.destroyed || sentBytes > 64 * 2 ** 20) return response.end();
        sentBytes += blanks.length;
        return response.write(blanks, send);
      };
      send();
    });
    await expect(open(service.url).articles()).rejects.toThrow("too large");
    expect(sentBytes).toBeLessThan(16 * 2 ** 20);
  });

  it("may leave out what an article can do without", async () => {
    const item = { _id: "1", _slug: "bare", title: "Bare", text: null, media: null, _publish_on: null };
    const service = await startService(answering({ data: { Articles: { items: [item] } } }));
    expect(await open(service.url).articles()).toEqual([
      { slug: "bare", title: "Bare", excerpt: "", image: null, publishedOn: "", readMinutes: 1 },
    ]);
  });
});

describe("our own articles", () => {
  const own = () => openContent({ service: undefined, copyFile: "", site, now: () => NOW, warn: () => {} });

  it("PAGE-01 LEAN-11 come from their files, without a service, and are what a service elsewhere would tell", async () => {
    const elsewhere = open((await startService(serving)).url);
    const articles = await own().articles();
    expect(articles).toEqual(await elsewhere.articles());
    for (const { slug } of articles) expect(await own().article(slug)).toEqual(await elsewhere.article(slug));
    expect(await own().article("no-such-article")).toBeUndefined();
  });
});
