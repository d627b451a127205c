import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { routes } from "#contract/urls.ts";
import { MAX_PICTURE_BYTES } from "#domain/event-limits.ts";
import { adminOf, signedIn } from "#tests/support/admin.ts";
import { startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const folder = temporaryFolder();
const database = await openTestDatabase();
const { app, world } = await startTestApp(database, { DATA_DIR: folder, PUBLIC_URL: "http://site.example" });
const photo = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: "#a03050" } })
  .withExif({ IFD0: { Artist: "Mira" }, IFD3: { GPSLatitude: "42/1 41/1 0/1" } })
  .jpeg()
  .toBuffer();
const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: "#000000" } })
  .png()
  .toBuffer();
/** An animated GIF of 60000 by 60000 pixels a frame, in a few kilobytes. */
const GIF_HEAD = Buffer.from("4749463839 6160ea60ea 800000 000000 ffffff".replaceAll(" ", ""), "hex");
const GIF_FRAME = Buffer.from("2c 0000 0000 60ea 60ea 00 02 02 4c01 00".replaceAll(" ", ""), "hex");
const upload = (payload: Buffer, type = "application/octet-stream") =>
  app.inject({
    method: "POST",
    url: routes.submissionPicture,
    headers: { "content-type": type },
    payload,
  });
const pathOf = (answer: Awaited<ReturnType<typeof upload>>) => new URL(answer.json().image).pathname;

it("SUB-19 an uploaded picture is re-encoded without metadata and served under a name that cannot be guessed", async () => {
  const sent = await upload(photo, "image/jpeg");
  expect(sent.statusCode, sent.body).toBe(201);
  expect(sent.json().image).toMatch(/^http:\/\/site\.example\/uploads\/[\w-]{43}\.webp$/);
  const served = await app.inject(pathOf(sent));
  expect(served.headers).toMatchObject({
    "content-type": "image/webp",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
  });
  const { width, format, exif } = await sharp(served.rawPayload).metadata();
  expect([width, format, exif]).toEqual([1280, "webp", undefined]);
  expect(pathOf(await upload(photo))).not.toBe(pathOf(sent));
});

it.each([
  ["a text", Buffer.from("no picture at all")],
  [
    "a drawing that can run scripts",
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ],
  ["too many pixels", bomb],
  [
    "too many pixels in many frames",
    Buffer.concat([GIF_HEAD, ...Array(1000).fill(GIF_FRAME), Buffer.from(";")]),
  ],
  ["half a picture", photo.subarray(0, photo.length / 2)],
  ["nothing", Buffer.alloc(0)],
])("SUB-20 %s is no picture, and nothing is kept", async (_kind, body) => {
  const before = readdirSync(join(folder, "uploads")).length;
  const refused = await upload(body);
  expect(refused.statusCode, refused.body).toBe(400);
  expect(refused.json()).toMatchObject({
    code: "notPicture",
    fieldErrors: { image: { code: "notPicture" } },
  });
  expect(readdirSync(join(folder, "uploads"))).toHaveLength(before);
});

it("SUB-21 a picture that is also another file loses all but its pixels, and an animation all but its first frame", async () => {
  const polyglot = Buffer.concat([photo, Buffer.from("PK\u0003\u0004<script>alert(1)</script>GPSLatitude")]);
  const still = await app.inject(pathOf(await upload(polyglot)));
  expect(still.rawPayload.includes("script")).toBe(false);
  expect(still.rawPayload.includes("Mira")).toBe(false);
  const frames = Buffer.concat([255, 0].map((light) => Buffer.alloc(8 * 8 * 3, light)));
  const gif = await sharp(frames, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
    .gif({ delay: [100, 100] })
    .toBuffer();
  expect((await sharp(gif, { animated: true }).metadata()).pages).toBe(2);
  const first = await app.inject(pathOf(await upload(gif)));
  const { pages = 1, height } = await sharp(first.rawPayload, { animated: true }).metadata();
  expect([pages, height]).toEqual([1, 8]);
});

it("SUB-20 a file that is too large is refused, and a path leads nowhere", async () => {
  for (const bytes of [MAX_PICTURE_BYTES + 1, 100 * 2 ** 20])
    expect((await upload(Buffer.alloc(bytes))).statusCode).toBe(413);
  for (const file of ["..%2Fmail", "x.webp", `${"a".repeat(43)}.webp`])
    expect((await app.inject(`/uploads/${file}`)).statusCode).toBe(404);
});

it("SUB-19 an event shows its uploaded picture in the sizes of all pictures", async () => {
  const image = (await upload(photo)).json().image;
  const venueId = await world.addVenue();
  const { rows } = await database.pool.query("select slug, category from venues where id = $1", [venueId]);
  const { cookie } = await signedIn(database, "moderator", "Milo");
  const sent = await adminOf(app, cookie).post(routes.submissions, {
    venue: rows[0].slug,
    category: rows[0].category,
    title: "Pictured",
    date: "2026-12-01",
    time: "19:00",
    image,
  });
  expect(sent.json(), sent.body).toMatchObject({ state: "approved" });
  const { rows: events } = await database.pool.query("select id from events where name = 'Pictured'");
  const shown = await app.inject(`/images/event/${events[0].id}/320.webp`);
  expect(shown.headers["content-type"]).toBe("image/webp");
  expect((await sharp(shown.rawPayload).metadata()).width).toBe(320);
});

it("SUB-20 one network uploads twenty pictures an hour at most", async () => {
  const small = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#000" } })
    .png()
    .toBuffer();
  const from = () =>
    app.inject({
      method: "POST",
      url: routes.submissionPicture,
      headers: { "content-type": "image/png" },
      payload: small,
      remoteAddress: "10.9.0.1",
    });
  for (let time = 0; time < 20; time++) expect((await from()).statusCode).toBe(201);
  expect((await from()).statusCode).toBe(429);
});
