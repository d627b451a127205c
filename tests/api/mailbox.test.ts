import type { FastifyInstance } from "fastify";
import { describe, expect, it } from "vitest";
import { routes, urls } from "#contract/urls.ts";
import { LOCALES } from "#domain/locale.ts";
import { readConfig } from "#server/config.ts";
import { MAIL_SAMPLES, mailboxKeyOf, mailComposers } from "#server/mails.ts";
import { startTestApp } from "#tests/support/app.ts";
import { openTestDatabase } from "#tests/support/databases.ts";
import { mailerFor, ownFolder } from "#tests/support/mailing.ts";

const database = await openTestDatabase();
const KEY = "the-key-of-this-test";
const LOCAL = { PUBLIC_URL: "http://localhost:3000", MAILBOX_KEY: KEY };

/** A site whose mails, one of them about feedback, are kept in a folder. */
async function startSite(environment: Record<string, string> = {}) {
  const settings = { ...LOCAL, DATA_DIR: ownFolder(), ...environment };
  const { app, clock } = await startTestApp(database, settings);
  const payload = {
    rating: "5",
    favoriteFeature: "map",
    funniestEvent: "Jazz </iframe><script>alert(1)</script>",
    suggestions: "See https://example.org/?a=1&b=2",
    email: "elena@example.org",
  };
  await app.inject({ method: "POST", url: routes.feedback, payload });
  await mailerFor(database, { ...settings, SMTP_URL: "" }, clock).sendDue();
  const { rows } = await database.pool.query("select id from outbox order by created_at desc limit 1");
  return { app, id: rows[0].id as string };
}

/** A browser that has opened the link with the key. */
async function opened(app: FastifyInstance) {
  const answer = await app.inject(urls.mailboxLink(KEY));
  const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
  return { answer, get: (url: string) => app.inject({ url, cookies }) };
}

describe("the mailbox of a developer", async () => {
  it("shows the mails that were kept, with links that can be followed and nothing that runs", async () => {
    const { app, id } = await startSite();
    const { get } = await opened(app);
    const page = await get(urls.mailbox);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain("Feedback: 5 of 5");
    expect(page.body).toContain(`src="${urls.mailboxMail(id)}"`);
    expect(page.body).toContain('<a href="https://example.org/?a=1&#38;b=2">');
    expect(page.body).not.toContain("<script");
    expect(page.headers["cache-control"]).toBe("no-store");
    const mail = await get(urls.mailboxMail(id));
    expect(mail.body).toContain('<base target="_top">');
    expect(mail.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(mail.headers["content-security-policy"]).toContain("sandbox");
    expect((await get(urls.mailboxMail("../../.env"))).statusCode).toBe(404);
    expect((await get(urls.mailboxMail(crypto.randomUUID()))).statusCode).toBe(404);
  });

  it("says so when there is none", async () => {
    const { app } = await startTestApp(database, { ...LOCAL, DATA_DIR: ownFolder() });
    const { get } = await opened(app);
    expect((await get(urls.mailbox)).body).toContain("There is no mail yet.");
  });

  it.each([
    ["the site has an address that visitors use", { PUBLIC_URL: "https://whereabouts.example" }],
    ["its address only looks like this machine", { PUBLIC_URL: "http://localhost.example" }],
    ["mails are sent", { SMTP_URL: "smtp://mail.example" }],
  ])("is not there when %s", async (_, environment) => {
    const { app, id } = await startSite(environment);
    for (const url of [urls.mailboxLink(KEY), urls.mailboxMail(id)])
      expect((await app.inject(url)).statusCode).toBe(404);
  });

  it.each([
    ["another machine", { remoteAddress: "192.0.2.7" }],
    ["a proxy", { headers: { "x-forwarded-for": "192.0.2.7" } }],
    ["a proxy that names itself", { headers: { via: "1.1 proxy" } }],
    ["a proxy that names the visitor", { headers: { "x-real-ip": "192.0.2.7" } }],
    ["a proxy that names the scheme", { headers: { "x-forwarded-proto": "https" } }],
    ["a name that was made to point here", { headers: { host: "evil.example" } }],
    ["a name that begins like this machine", { headers: { host: "localhost:80:evil" } }],
  ])("SEC-44 is closed to requests from %s", async (_, from) => {
    const { app, id } = await startSite();
    const cookies = Object.fromEntries(
      (await opened(app)).answer.cookies.map((each) => [each.name, each.value]),
    );
    for (const url of [urls.mailboxLink(KEY), urls.mailbox, urls.mailboxMail(id)]) {
      const answer = await app.inject({ url, cookies, ...from });
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain("Feedback");
    }
  });

  it("SEC-44 is closed to who does not have its key, and told apart from nothing", async () => {
    const { app, id } = await startSite();
    for (const url of ["/mailbox", "/mailbox?key=", `/mailbox?key=${KEY}x`, `/mailbox?key=a&key=${KEY}`])
      expect((await app.inject(url)).statusCode).toBe(404);
    expect((await app.inject(`/mailbox/${id}`)).statusCode).toBe(404);
  });

  it("SEC-286 is opened by its link for this browser, and no address in it carries the key", async () => {
    const { app, id } = await startSite();
    const { answer, get } = await opened(app);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe("/mailbox");
    expect(answer.headers["set-cookie"]).toMatch(
      /^mailbox=[\w-]+; Path=\/mailbox; HttpOnly; SameSite=Strict$/,
    );
    expect(String(answer.headers["set-cookie"])).not.toContain(KEY);
    for (const url of [urls.mailbox, urls.mailboxOf(id), urls.mailSamples()]) {
      const page = await get(url);
      expect(page.statusCode).toBe(200);
      expect(page.body).not.toContain(KEY);
      expect((await app.inject(url)).statusCode).toBe(404);
      expect((await app.inject({ url, cookies: { mailbox: KEY } })).statusCode).toBe(404);
    }
    expect((await app.inject(`${urls.mailboxMail(id)}?key=${KEY}`)).statusCode).toBe(404);
  });

  it("MAIL-28 has an example of every mail that the product sends, as HTML and text, in every language", async () => {
    const { composers } = mailComposers({ config: readConfig({}), database, now: () => 0 });
    expect(Object.keys(MAIL_SAMPLES).sort()).toEqual(Object.keys(composers).sort());
    const { app } = await startTestApp(database, { ...LOCAL, DATA_DIR: ownFolder() });
    const { get } = await opened(app);
    const list = await get(urls.mailSamples());
    const ids = [...list.body.matchAll(/\?mail=([\w-]+)"/g)].map(([, id]) => id!);
    expect(new Set(ids).size).toBe(ids.length);
    const names = ["confirm", "forgot", "moved", "cancelled", "digest", "approved", "rejected", "failing"];
    for (const name of names) {
      const found = ids.filter((id) => id.includes(name));
      expect(
        found.map((id) => id.slice(-2)),
        name,
      ).toEqual(expect.arrayContaining([...LOCALES]));
    }
    for (const id of ids) {
      const mail = await get(urls.mailSample(id));
      const language = id.startsWith("feedback") ? "en" : /([a-z]{2})-?$/.exec(id)![1];
      expect(mail.body, id).toContain(`<html lang="${language}"`);
      expect(mail.body, id).not.toMatch(/undefined|\[object|NaN/);
      expect(mail.headers["content-security-policy"]).toContain("sandbox");
    }
    const open = await get(urls.mailSamples(ids[0]));
    expect(open.body).toContain("As text");
    expect((await app.inject("/mailbox/samples")).statusCode).toBe(404);
    expect((await get(urls.mailSample("none"))).statusCode).toBe(404);
  });

  it("SEC-44 has another key at every start, unless the settings name one", () => {
    const keyOf = (environment: Record<string, string>) => mailboxKeyOf(readConfig(environment));
    expect(keyOf({})).toMatch(/^[\w-]{22}$/);
    expect(keyOf({})).not.toBe(keyOf({}));
    expect(keyOf({ MAILBOX_KEY: KEY })).toBe(KEY);
    expect(() => keyOf({ MAILBOX_KEY: "short" })).toThrow("MAILBOX_KEY");
  });
});
