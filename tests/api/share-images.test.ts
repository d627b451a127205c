import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { routes, urls } from "#contract/urls.ts";
import { startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const dataDir = temporaryFolder();
const { app, refusal, world } = await startTestApp(await openTestDatabase(), { DATA_DIR: dataDir });
const hall = await world.addVenue();
const strings = await world.addEvent(hall, { name: 'Strings & <Brass> "live"' });
const kept = () => readdirSync(join(dataDir, "pictures")).length;

it("EVT-03 a shared link to an event has a picture of the size that every service asks for", async () => {
  const answer = await app.inject(urls.shareImage(String(strings)));
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
  expect(answer.headers["content-type"]).toBe("image/png");
  const { format, width, height } = await sharp(answer.rawPayload).metadata();
  expect([format, width, height]).toEqual(["png", 1200, 630]);
  // Some messengers show no picture of more than 600 KB.
  expect(answer.rawPayload.length).toBeLessThan(500_000);
  const { channels } = await sharp(answer.rawPayload)
    .extract({ left: 504, top: 0, width: 696, height: 630 })
    .stats();
  expect(
    Math.max(...channels.map(({ stdev }) => stdev)),
    "text on the ground beside the poster",
  ).toBeGreaterThan(10);
});

describe("EVT-361 search engines get the picture alone", () => {
  it.each([
    ["1x1", 1200, 1200],
    ["4x3", 1200, 900],
  ] as const)("at %s", async (shape, wide, high) => {
    const url = urls.shareImage(String(strings), shape);
    expect(url).toBe(`/og/event/${strings}-${shape}.png`);
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/png"]);
    const { width, height } = await sharp(answer.rawPayload).metadata();
    expect([width, height]).toEqual([wide, high]);
    // The art reaches every corner.
    const corner = { left: wide - 8, top: high - 8, width: 8, height: 8 };
    const { channels } = await sharp(answer.rawPayload).extract(corner).stats();
    expect(Math.max(...channels.map(({ max }) => max))).toBeGreaterThan(0);
    expect(answer.headers.etag).not.toBe((await app.inject(urls.shareImage(String(strings)))).headers.etag);
  });
});

it("EVT-03 the picture is drawn once, kept, and answered by its tag", async () => {
  const before = kept();
  const url = urls.shareImage(String(strings));
  const answer = await app.inject(url);
  expect(kept()).toBe(before);
  const again = await app.inject({ url, headers: { "if-none-match": String(answer.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
});

it("MAP-23 the site itself has a picture too, for links to the map and the landing page", async () => {
  const answer = await app.inject(routes.siteShareImage);
  expect(answer.headers["content-type"]).toBe("image/png");
  const { width, height } = await sharp(answer.rawPayload).metadata();
  expect([width, height]).toEqual([1200, 630]);
  const headers = { "if-none-match": String(answer.headers.etag) };
  expect((await app.inject({ url: routes.siteShareImage, headers })).statusCode).toBe(304);
});

it("EVT-03 a name in any script, of any length, still gives a picture", async () => {
  for (const name of ["Криворазбраната цивилизация ".repeat(6).trim(), "東京ジャズ 🎷", "W".repeat(200)]) {
    const id = await world.addEvent(hall, { name, date: `2026-12-${10 + (name.length % 15)}` });
    expect((await app.inject(urls.shareImage(String(id)))).statusCode).toBe(200);
  }
});

it("EVT-03 a picture that cannot be fetched is replaced by the poster", async () => {
  const id = await world.addEvent(hall, { name: "Private", image: "http://127.0.0.1:9/photo.jpg" });
  const answer = await app.inject(urls.shareImage(String(id)));
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/png"]);
});

it.each(["999999.png", "x.png", "99999999999.png", "1.jpg", "1-2x1.png"])(
  "there is no picture %s",
  async (file) => {
    expect(await refusal(`/og/event/${file}`)).toEqual({ status: 404, error: "This picture doesn’t exist." });
  },
);
