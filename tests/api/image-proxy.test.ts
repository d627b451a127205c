import { mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import Fastify from "fastify";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { pictureUrl } from "#contract/pictures.ts";
import { pictureActions } from "#server/image-proxy/actions.ts";
import { openPictureDecoder } from "#server/image-proxy/picture-decoder.ts";
import { PictureFiles } from "#server/image-proxy/picture-files.ts";
import { imageRoutes } from "#server/image-proxy/routes.ts";
import { registerErrors } from "#server/platform/http/errors.ts";
import { INTERNET } from "#server/platform/http-client/http-client.ts";
import { startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const photo = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: "#a03050" } })
  .withExif({ IFD0: { Artist: "Someone" } })
  .jpeg()
  .toBuffer();
const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: "#000000" } })
  .png()
  .toBuffer();
const bodies: Record<string, Buffer> = {
  "/photo.jpg": photo,
  "/bomb.png": bomb,
  "/svg.png": Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  "/text.png": Buffer.from("no picture at all"),
};
const decoder = openPictureDecoder();
afterAll(() => decoder.close());
let visits = 0;
const host = createServer((request, response) => {
  visits++;
  response.setHeader("content-type", "image/jpeg").end(bodies[request.url ?? ""]);
});
await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
afterAll(() => host.close());
const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;

/** The routes alone, on a network where this machine counts as the Internet. */
async function startProxy(images: Record<number, string>, folder = temporaryFolder(), maxBytes = 1e9) {
  const clock = { nowMs: 0 };
  const app = Fastify();
  registerErrors(app);
  await app.register(imageRoutes, {
    findArticleImage: async (slug) => (slug === "seven" ? images[7] : undefined),
    findSitePicture: () => undefined,
    findOwnPhoto: async ({ headers }) => (headers.cookie ? images[7] : undefined),
    pictures: pictureActions({
      files: new PictureFiles(folder, maxBytes),
      decoder,
      network: { ...INTERNET, isAllowed: () => true },
      now: () => clock.nowMs,
    }),
    findEvent: async (id) => {
      const image = images[id];
      return image === undefined ? undefined : { image, poster: `/posters/${id}.svg` };
    },
  });
  afterAll(() => app.close());
  return { app, clock, folder };
}

describe("a picture of an event, from elsewhere", () => {
  const image = `${origin}/photo.jpg`;

  it("comes in the size and the kind asked for, without what it told about its camera", async () => {
    const { app } = await startProxy({ 7: image });
    for (const format of ["webp", "avif"] as const) {
      const answer = await app.inject(pictureUrl({ owner: { event: "7" }, image }, 300, format));
      expect(answer.statusCode).toBe(200);
      expect(answer.headers["content-type"]).toBe(`image/${format}`);
      expect(answer.headers["cache-control"]).toContain("immutable");
      const { width, height, exif } = await sharp(answer.rawPayload).metadata();
      expect([width, height, exif]).toEqual([320, 160, undefined]);
    }
  });

  it("is fetched once for all sizes, all visitors and the next start", async () => {
    const { app, folder } = await startProxy({ 7: image });
    visits = 0;
    await Promise.all(
      [160, 320, 640, 640].map((pixels) =>
        app.inject(pictureUrl({ owner: { event: "7" }, image }, pixels, "webp")),
      ),
    );
    expect(visits).toBe(1);
    const next = await startProxy({ 7: image }, folder);
    const answer = await next.app.inject(pictureUrl({ owner: { event: "7" }, image }, 960, "webp"));
    expect([answer.statusCode, visits]).toEqual([200, 1]);
  });

  it("is kept briefly under an address that does not say which picture it is", async () => {
    const { app } = await startProxy({ 7: image });
    const answer = await app.inject("/images/event/7/320.webp");
    expect(answer.headers["cache-control"]).toBe("public, max-age=300");
  });

  it.each(["/bomb.png", "/svg.png", "/text.png", "/missing.png"])(
    "that is not one (%s) is the poster instead, and is not asked for again at once",
    async (path) => {
      const { app, clock } = await startProxy({ 8: origin + path });
      visits = 0;
      const ask = () => app.inject("/images/event/8/320.webp");
      const answer = await ask();
      expect([answer.statusCode, answer.headers.location]).toEqual([302, "/posters/8.svg"]);
      await ask();
      expect(visits).toBe(1);
      clock.nowMs += 11 * 60_000;
      await ask();
      expect(visits).toBe(2);
    },
  );

  it("that has none is its poster", async () => {
    const { app } = await startProxy({ 9: "" });
    expect((await app.inject("/images/event/9/320.webp")).headers.location).toBe("/posters/9.svg");
  });

  it.each([
    "/images/event/7/321.webp",
    "/images/event/7/320.png",
    "/images/event/1/320.webp",
    "/images/event/x/320.webp",
    "/images/event/99999999999/320.webp",
  ])("is not there at %s", async (url) => {
    const { app } = await startProxy({ 7: image });
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { error: "This picture doesn’t exist.", code: "noPicture" },
    ]);
  });
});

it("an article's picture, and one's own, come the same way; one's own is for nobody else to keep", async () => {
  const image = `${origin}/photo.jpg`;
  const { app } = await startProxy({ 7: image });
  const article = await app.inject(pictureUrl({ owner: { article: "seven" }, image }, 600, "webp"));
  expect([article.statusCode, article.headers["cache-control"]]).toEqual([
    200,
    "public, max-age=31536000, immutable",
  ]);
  const url = pictureUrl({ owner: "me", image }, 100, "webp");
  const own = await app.inject({ url, headers: { cookie: "session=x" } });
  expect(own.headers["cache-control"]).toMatch(/^private/);
  expect((await app.inject(url)).statusCode).toBe(404);
  expect((await app.inject("/images/article/eight/640.webp")).statusCode).toBe(404);
});

it("pictures leave the folder when it is full, the longest unused first", async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "sub"));
  writeFileSync(join(folder, "left.part"), "half a picture");
  const files = new PictureFiles(folder, 250);
  for (const name of ["a", "b"]) await files.set(name, Buffer.alloc(100));
  await files.get("a");
  await files.set("c", Buffer.alloc(100));
  expect(
    readdirSync(folder)
      .filter((name) => statSync(join(folder, name)).isFile())
      .sort(),
  ).toEqual(["a", "c"]);
  expect(await files.get("b")).toBeUndefined();
  const reopened = new PictureFiles(folder, 250);
  expect(await reopened.get("a")).toHaveLength(100);
});

it("the product itself never fetches a picture from its own network", async () => {
  const { app, world } = await startTestApp(await openTestDatabase(), { DATA_DIR: temporaryFolder() });
  const event = await world.addEvent(await world.addVenue(), { image: `${origin}/photo.jpg` });
  visits = 0;
  const answer = await app.inject(`/images/event/${event}/320.webp`);
  expect([answer.statusCode, visits]).toEqual([302, 0]);
  expect((await app.inject(String(answer.headers.location))).headers["content-type"]).toMatch(
    "image/svg+xml",
  );
});
