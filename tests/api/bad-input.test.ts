import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Failure } from "#contract/failure.ts";
import { routes } from "#contract/urls.ts";
import { startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";
import { fuzzRuns } from "#tests/support/fuzz-runs.ts";
import { NASTY_TEXTS } from "#tests/support/nasty-texts.ts";

const { app, world } = await startTestApp(await openTestDatabase());
await world.addEvent(await world.addVenue());

const calls = Object.values(routes).filter((route) => route.startsWith("/api/"));
const PARAMETER = /:\w+(\([^)]*\))?/g;

const nasty = fc.oneof(
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.constantFrom(...NASTY_TEXTS, "x".repeat(10_000), `q=${"ж".repeat(10_000)}&page=1`),
);
/** As a careful client writes it, or as it comes. */
const part = fc.tuple(nasty, fc.boolean()).map(([text, isEncoded]) => (isEncoded ? encode(text) : text));
const query = fc.dictionary(
  fc.constantFrom("from", "to", "categories", "country", "city", "q", "category", "x"),
  nasty,
  { maxKeys: 4 },
);

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

describe("API-28 whatever is asked", () => {
  it.each(calls)("%s answers without failing, and says in one sentence what is wrong", async (route) => {
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 4, maxLength: 4 }), query, async (parts, extra) => {
        let next = 0;
        const path = route.replace(PARAMETER, () => parts[next++]!);
        const search = Object.entries(extra).map(([name, value]) => `${name}=${encode(value)}`);
        const answer = await app.inject({ method: "GET", url: `${path}?${search.join("&")}` });
        expect(answer.statusCode, path).toBeLessThan(500);
        if (answer.statusCode >= 400) expect(Failure.parse(answer.json()).error).toMatch(/^.+[.!]$/s);
      }),
      { numRuns: fuzzRuns(150) },
    );
  });

  it.each(["/api", "/api/", "/api/nothing", "/api/a/b/c/d/e/f", "/auth/nothing", "/api/%"])(
    "%s is no call, and says so as JSON",
    async (url) => {
      const answer = await app.inject(url);
      expect([400, 404]).toContain(answer.statusCode);
      expect(Failure.parse(answer.json()).error).toMatch(/\.$/);
    },
  );

  it.each(["timeline", "counts", "geojson"])("%s says how bounds are written", async (call) => {
    const answer = await app.inject(`/api/${call}/23.2,42.6,23.5,42.8`);
    expect([answer.statusCode, answer.json().error]).toEqual([
      400,
      "bounds must be written west&south&east&north.",
    ]);
  });

  it("hides what it does not know about a failure", async () => {
    const answer = await app.inject({ method: "POST", url: "/api/countries", payload: "x".repeat(2 ** 21) });
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.body).not.toMatch(/FST_|stack|node_modules/);
  });
});
