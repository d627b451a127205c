import sharp from "sharp";
import { expect, it } from "vitest";
import { routes } from "#contract/urls.ts";
import { readConfig } from "#server/config.ts";
import { openUploadStore } from "#server/image-proxy/uploads/open-upload-store.ts";
import { deletePictures } from "#server/server.ts";
import { startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";
import { startS3 } from "#tests/support/s3-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const DAY_MS = 86_400_000;
const database = await openTestDatabase();
const storage = await startS3();
const environment = { DATA_DIR: temporaryFolder(), PUBLIC_URL: "http://site.example", ...storage.settings };
const { app, world } = await startTestApp(database, environment);
const { uploads } = readConfig(environment);
const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#a03050" } })
  .jpeg()
  .toBuffer();
const upload = () =>
  app.inject({
    method: "POST",
    url: routes.submissionPicture,
    headers: { "content-type": "image/jpeg" },
    payload: photo,
  });
const addressOf = async (): Promise<string> => (await upload()).json().image;
const fileOf = (address: string) => `uploads/${address.split("/").at(-1)}`;

it("SUB-23 pictures are kept in S3-compatible storage by setting, with signed requests", async () => {
  const address = await addressOf();
  expect([...storage.objects.keys()]).toEqual([fileOf(address)]);
  const shown = await app.inject(new URL(address).pathname);
  expect(shown.rawPayload).toEqual(storage.objects.get(fileOf(address))?.bytes);
  expect((await app.inject(`/uploads/${"a".repeat(43)}.webp`)).statusCode).toBe(404);
  const stranger = openUploadStore({ ...uploads, s3: { ...uploads.s3!, secret: "another" } });
  await expect(stranger.read(fileOf(address))).rejects.toMatchObject({ problem: { code: "picturesDown" } });
  expect(storage.state.refused).toBe(1);
});

it("SUB-23 storage that is away is told with a sentence, and nothing is lost", async () => {
  const address = await addressOf();
  storage.state.status = 503;
  const refused = await upload();
  expect([refused.statusCode, refused.json().code]).toEqual([503, "picturesDown"]);
  expect((await app.inject(new URL(address).pathname)).statusCode).toBe(503);
  storage.state.status = 0;
  expect((await app.inject(new URL(address).pathname)).statusCode).toBe(200);
  expect((await upload()).statusCode).toBe(201);
});

it("SUB-23 settings that are half given are named at the start", () => {
  expect(() => readConfig({ UPLOADS_S3_URL: "https://s3.example/bucket" })).toThrow("UPLOADS_S3_KEY_ID");
});

it("SUB-22 pictures that no event or submission uses are deleted, once a day by one process", async () => {
  storage.objects.clear();
  const venue = await world.addVenue();
  const [unused, shown, deleted, replaced, waiting, rejected] = await Promise.all(
    Array.from({ length: 6 }, addressOf),
  );
  await world.addEvent(venue, { name: "Shown", image: shown! });
  const gone = await world.addEvent(venue, { name: "Deleted", image: deleted! });
  const changed = await world.addEvent(venue, { name: "Changed" });
  const submission = (state: string, image: string) =>
    database.pool.query(
      "insert into moderation_items (kind, state, language, form) values ('submission', $1, 'en', $2)",
      [state, JSON.stringify({ image })],
    );
  await submission("waiting", waiting!);
  await submission("rejected", rejected!);
  await database.pool.query(
    "insert into event_history (event_id, origin, action, before, after) values ($1, 'person', 'changed', $2, '{}')",
    [changed, JSON.stringify({ image: replaced })],
  );
  const nowMs = Date.now();
  await database.pool.query("update events set withdrawn_at = $2 where id = $1", [gone, new Date(nowMs)]);
  const left = () => [...storage.objects.keys()].sort();
  const all = [unused, shown, deleted, replaced, waiting, rejected].map((address) => fileOf(address!));
  const clean = (days: number) => deletePictures({ uploads }, database, () => nowMs + days * DAY_MS);

  await clean(6);
  expect(left()).toEqual([...all].sort());
  await clean(6.5);
  await Promise.all([clean(8), clean(8)]);
  expect(left()).toEqual(all.filter((file) => file !== fileOf(unused!)).sort());
  await clean(100);
  expect(left()).toEqual([shown, replaced, waiting, rejected].map((address) => fileOf(address!)).sort());
});
