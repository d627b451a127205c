import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { withoutWords } from "#contract/pictures.ts";
import { registerErrors } from "#server/platform/http/errors.ts";
import { posterUrl } from "./poster-url.ts";
import { posterRoutes } from "./routes.ts";

const FACTS = { id: 7, name: "Hamlet", category: "theater", date: "2026-11-19", time: "19:00" };

const app = Fastify();
registerErrors(app);
await app.register(posterRoutes, { findPoster: async (id: number) => (id === FACTS.id ? FACTS : undefined) });

describe("asking for a poster", () => {
  it("answers an SVG that may be kept for a year under its own address", async () => {
    const answer = await app.inject(posterUrl(FACTS));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toMatch(/^image\/svg\+xml/);
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(answer.headers["content-security-policy"]).toBe("default-src 'none'; style-src 'unsafe-inline'");
    expect(answer.body).toMatch(/^<svg .*Hamlet/s);
  });

  it.each(["/posters/7.svg", "/posters/7.svg?v=old"])("keeps %s for a short while only", async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toBe("public, max-age=300");
  });

  it("PAGE-22 draws it without words where its name stands beside it", async () => {
    const answer = await app.inject(withoutWords(posterUrl(FACTS)));
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(answer.body).toMatch(/^<svg .*<title>Hamlet<\/title>/s);
    expect(answer.body).not.toContain("<text");
    expect((await app.inject(posterUrl(FACTS))).body).toContain("<text");
  });

  it("sends nothing again that the browser has", async () => {
    const { headers } = await app.inject(posterUrl(FACTS));
    const again = await app.inject({
      url: posterUrl(FACTS),
      headers: { "if-none-match": String(headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  it.each(["8.svg", "x.svg", "7.png", "7", "-1.svg", "99999999999.svg", "4294967296.svg", "7.svg.svg"])(
    "has nothing at %s",
    async (file) => {
      const answer = await app.inject(`/posters/${file}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ error: "This poster doesn’t exist.", code: "noPoster" });
    },
  );

  it("gives a poster a new address when anything on it changes", () => {
    const changes = [
      { name: "Macbeth" },
      { category: "other" },
      { date: "2026-11-20" },
      { time: "20:00" },
      { id: 8 },
    ];
    const urls = new Set([FACTS, ...changes.map((change) => ({ ...FACTS, ...change }))].map(posterUrl));
    expect(urls.size).toBe(6);
  });
});
