import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { AuditPage, FormFailure } from "#contract/admin.ts";
import { Location } from "#contract/geo.ts";
import { InstanceAnswer } from "#contract/instance.ts";
import { pictureUrl } from "#contract/pictures.ts";
import { routes, urls } from "#contract/urls.ts";
import { backUp } from "#server/platform/db/backup/backup.ts";
import { deletePictures } from "#server/server.ts";
import { adminOf, signedIn } from "#tests/support/admin.ts";
import { startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { addReminder, addUser, mailerFor } from "#tests/support/mailing.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

/** Pages that tell what the server gave them. */
const BUNDLE = `export const entry = { module: { createPageHandler: () => async (request, { services }) => {
  const { look, landingLook, announcement, site, visitorPlace } = services;
  const { latitude, longitude } = visitorPlace("127.0.0.1");
  const body = { name: site.name, look: look("en"), landing: landingLook("bg"), announcement: announcement("en"),
    place: [latitude, longitude], language: request.headers.get("accept-language") };
  return { status: 200, headers: [["content-type", "text/html"]], body: JSON.stringify(body) };
} } };`;
const folder = temporaryFolder();
for (const part of ["server", "client/assets", "client/.vite"])
  mkdirSync(join(folder, part), { recursive: true });
writeFileSync(join(folder, "server/package.json"), '{"type":"module"}');
writeFileSync(join(folder, "server/index.js"), BUNDLE);
writeFileSync(join(folder, "client/.vite/manifest.json"), "{}");

const ENVIRONMENT = { DATA_DIR: folder, PUBLIC_URL: "http://events.example", SITE_NAME: "Around Town" };
const SWEDISH = { "accept-language": "sv" };
const database = await openTestDatabase();
const pages = { kind: "built", folder } as const;
const { app, instance, clock, world } = await startTestApp(database, ENVIRONMENT, pages);
const account = await signedIn(database);
const admin = adminOf(app, account.cookie);
const hall = await world.addVenue({ name: "Bulgaria Hall" });
await world.addEvent(hall);
const NOON = clock.nowMs;

const put = (settings: object, version = instance.answer().version, cookie = account.cookie) =>
  app.inject({
    method: "PUT",
    url: routes.instance,
    headers: { cookie, "sec-fetch-site": "same-origin" },
    payload: { ...settings, version },
  });
async function set(settings: object) {
  const answer = await put(settings);
  expect(answer.statusCode, answer.body).toBe(200);
  return InstanceAnswer.parse(answer.json());
}
async function refused(settings: object) {
  const answer = await put(settings);
  expect(answer.statusCode).toBe(400);
  return FormFailure.parse(answer.json());
}
const page = async (headers: Record<string, string> = {}) =>
  (await app.inject({ url: "/", headers: { "accept-language": "en", ...headers } })).json();
const text = async (url: string) => (await app.inject(url)).body;

beforeEach(async () => {
  clock.nowMs = NOON;
  await set({});
});

describe("INST-03 the settings", () => {
  it("are read and written by administrators alone, with a version and an entry in the change log", async () => {
    const guest = await app.inject(routes.instance);
    const reader = await signedIn(database, "moderator");
    const moderator = await put({ name: "Mine" }, 1, reader.cookie);
    expect([guest.statusCode, moderator.statusCode]).toEqual([404, 404]);
    const { version } = await set({ name: "  Kulturkalender  " });
    const read = await admin.read(routes.instance, {}, InstanceAnswer);
    expect(read).toMatchObject({ version, settings: { name: "Kulturkalender", accent: "", place: null } });
    expect(read.defaults).toMatchObject({ name: "Around Town", latitude: 42.6977 });
    const stale = await put({ name: "Late" }, version - 1);
    expect([stale.statusCode, stale.json().code]).toEqual([409, "instanceChanged"]);
    const log = await admin.read(routes.audit, {}, AuditPage);
    expect(log[0]).toMatchObject({ action: "Instance Changed", subject: "Kulturkalender" });
  });

  it("are refused with a sentence for each field, a colour with one that is close and can be read", async () => {
    const { fields, fieldErrors } = await refused({ accent: "#FFD400" });
    expect(fields?.accent).toMatch(/^Must be darker: white text on it has a contrast of 1\.4:1/);
    const { suggestion } = fieldErrors!.accent!.params as { suggestion: string };
    expect((await set({ accent: suggestion.toLowerCase() })).settings.accent).toBe(suggestion);
    expect((await refused({ accent: suggestion, accentDark: "#000000" })).fields).toHaveProperty(
      "accentDark",
    );
    expect((await refused({ accentDark: "#FFFFFF" })).code).toBe("needsAccent");
    expect((await refused({ accent: "red;}" })).code).toBe("notColor");
    expect((await refused({ logo: "https://elsewhere.example/logo.png" })).code).toBe("notUpload");
    expect((await refused({ announcement: { en: "Two\nlines" } })).fields).toHaveProperty("announcement");
    expect((await refused({ announcementLink: "javascript:alert(1)" })).code).toBe("badWebAddress");
    expect((await refused({ place: { latitude: 91, longitude: 0 } })).fields).toHaveProperty("place");
    expect((await refused({ language: "tlh" })).fields).toHaveProperty("language");
  });
});

it("INST-11 where nothing is set, nothing is told to pages, and there is no style sheet", async () => {
  expect(await page()).toEqual({
    name: "Around Town",
    landing: {},
    place: [42.6977, 23.3219],
    language: "en",
  });
  expect((await app.inject(routes.instanceTheme)).statusCode).toBe(404);
});

it("INST-04 the name is said everywhere, at once: pages, manifest, feeds, programs, mails", async () => {
  const before = await text(urls.worldFeed("all", "atom"));
  expect(before).toContain("<title>All events · Around Town</title>");
  await set({ name: "Kulturkalender „Süd“, Inc." });
  expect((await page()).name).toBe("Kulturkalender „Süd“, Inc.");
  expect(await text(urls.worldFeed("all", "atom"))).toContain("All events · Kulturkalender");
  expect(JSON.parse(await text(routes.manifest)).name).toBe("Kulturkalender „Süd“, Inc.");
  expect(await text("/llms.txt")).toMatch(/^# Kulturkalender/);
  expect(JSON.parse(await text(routes.openApi)).info.title).toBe("Kulturkalender „Süd“, Inc. API");
});

it("INST-04 a mail's sender has the name, whatever signs are in it, unless MAIL_FROM says another", async () => {
  const server = await startMailServer();
  await set({ name: "Kulturkalender, Inc." });
  const user = await addUser(database, "Mira");
  const soon = await world.addEvent(hall, { name: "Soon", date: "2026-11-16", time: "12:00" });
  await addReminder(database, user, soon);
  const mailer = mailerFor(database, { SMTP_URL: server.url }, clock, instance.site);
  await mailer.work();
  expect(server.received[0]?.raw).toMatch(/^From: "Kulturkalender, Inc\." <hello@whereabouts\.example>/m);
});

it("INST-01 the accent is a style sheet under an address that changes with it", async () => {
  await set({ accent: "#0B5D3B" });
  const { themeUrl } = (await page()).look;
  expect(themeUrl).toMatch(/^\/instance\/theme\.css\?v=[\w-]{12}$/);
  const sheet = await app.inject(themeUrl);
  expect(sheet.headers).toMatchObject({
    "content-type": "text/css; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(sheet.body).toContain("--accent-fill: #0B5D3B");
  await set({ accent: "#0B5D3B", accentDark: "#7CF5C0" });
  expect((await page()).look.themeUrl).not.toBe(themeUrl);
  expect((await app.inject(themeUrl)).headers["cache-control"]).toBe("public, no-cache");
});

it("INST-09 logo and hero are uploaded pictures, in the sizes pages ask for, and are not cleaned up", async () => {
  const photo = await sharp({ create: { width: 1600, height: 800, channels: 3, background: "#a03050" } })
    .withExif({ IFD0: { Artist: "Mira" } })
    .jpeg()
    .toBuffer();
  const { image } = (
    await app.inject({
      method: "POST",
      url: routes.submissionPicture,
      headers: { "content-type": "image/jpeg" },
      payload: photo,
    })
  ).json();
  const { settings } = await set({ logo: image, hero: image });
  expect(settings.logo).toMatch(/^\/uploads\//);
  const { look, landing } = await page();
  expect([look.logo, landing.hero]).toEqual([image, image]);
  const url = pictureUrl({ owner: { site: "logo" }, image }, 64, "webp");
  expect(url).toMatch(/^\/images\/site\/logo\/160\.webp\?v=/);
  const logo = await app.inject(url);
  expect(logo.headers["cache-control"]).toContain("immutable");
  const { width, exif } = await sharp(logo.rawPayload).metadata();
  expect([width, exif]).toEqual([160, undefined]);
  expect((await app.inject(url.replace("logo", "secret"))).statusCode).toBe(404);

  const uploads = { folder: join(folder, "uploads"), s3: undefined };
  const muchLater = () => Date.now() + 30 * 86_400_000;
  await deletePictures({ uploads }, database, muchLater);
  expect((await app.inject(new URL(image).pathname)).statusCode).toBe(200);
  await set({});
  await deletePictures({ uploads }, database, () => muchLater() + 2 * 86_400_000);
  expect((await app.inject(new URL(image).pathname)).statusCode).toBe(404);
});

it("INST-05 the map opens at the default place where an address tells none, or always", async () => {
  const proxied = await startTestApp(database, { ...ENVIRONMENT, TRUST_PROXY: "loopback" });
  const from = async (address: string) =>
    Location.parse(
      (await proxied.app.inject({ url: routes.location, headers: { "x-forwarded-for": address } })).json(),
    );
  const varna = { latitude: 43.21, longitude: 27.91 };
  await set({ place: varna });
  expect(await from("10.0.0.1")).toEqual(varna);
  expect((await from("8.8.8.8")).longitude).toBeLessThan(-50);
  expect((await page()).place).toEqual([43.21, 27.91]);
  await set({ place: { ...varna, always: true } });
  expect(await from("8.8.8.8")).toEqual(varna);
});

it("INST-07 the first language is for browsers that ask for none of ours; whoever asks, or has chosen, gets theirs", async () => {
  const unset = await page(SWEDISH);
  await set({ language: "bg" });
  expect([unset.language, (await page(SWEDISH)).language]).toEqual(["sv", "sv, bg;q=0.001"]);
  expect((await page({ "accept-language": "sv, en;q=0.5" })).language).toBe("sv, en;q=0.5");
});

it("INST-08 categories have names of the instance's own, in pages and feeds; the identifiers stay", async () => {
  await set({ categories: { en: { concert: "Gigs & more", theater: "" }, bg: { theater: "Сцена" } } });
  expect((await page()).look).toEqual({ labels: { concert: "Gigs & more" } });
  const feed = await text(urls.categoryFeed("concert", "atom"));
  expect(feed).toContain("<title>Gigs &#38; more · Around Town</title>");
  expect(feed).toContain('<category term="concert" label="Gigs &#38; more"/>');
  expect(await text(urls.categoryFeed("concert", "ics"))).toContain("CATEGORIES:concert");
  expect(instance.labelOf("theater", "en")).toBe("Сцена");
  await set({});
  expect(await text(urls.categoryFeed("concert", "atom"))).toContain("<title>Concert · Around Town</title>");
});

it("INST-02 INST-06 the welcome and the announcement are told to pages, the latter until it ends", async () => {
  await set({
    welcome: { en: "Hello\nworld" },
    announcement: { en: "The hall is closed", bg: "Залата е затворена" },
    announcementLink: "https://hall.example/news",
    announcementUntil: NOON + 60_000,
  });
  const { landing, announcement } = await page();
  expect(landing).toEqual({ welcome: { text: "Hello\nworld", language: "en" } });
  expect(announcement).toMatchObject({ text: "The hall is closed", link: "https://hall.example/news" });
  clock.nowMs = NOON + 60_000;
  expect((await page()).announcement).toBeUndefined();
});

it("INST-10 a change reaches every process, and its backup", async () => {
  const other = await startTestApp(database, ENVIRONMENT);
  const { version } = await set({ name: "For everybody" });
  expect(other.instance.site.name).toBe("For everybody");
  const late = await startTestApp(database, ENVIRONMENT);
  expect(late.instance.answer()).toMatchObject({ version, settings: { name: "For everybody" } });
  let backup = "";
  const write = async (lines: string) => {
    backup += lines;
  };
  await backUp(database.db, write, NOON, (async function* () {})());
  expect(backup).toContain("For everybody");
});
