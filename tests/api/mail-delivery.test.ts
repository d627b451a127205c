import { createHash, createVerify, generateKeyPairSync } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { OwnMail } from "#contract/security.ts";
import { routes } from "#contract/urls.ts";
import { readConfig } from "#server/config.ts";
import { startAccounts } from "#tests/support/accounts.ts";
import { smtpAnswer, startMailServer } from "#tests/support/mail-server.ts";
import { addReminder, mailerFor, ownFolder } from "#tests/support/mailing.ts";

const { clock, database, member, visitor, world } = await startAccounts();
const HOUR_MS = 3_600_000;

beforeEach(() => database.pool.query("delete from outbox"));

/** A DKIM signature by hand (RFC 6376, relaxed headers and body); returns whether body and headers are as signed. */
function isSigned(raw: string, publicKey: string): boolean {
  const end = raw.indexOf("\r\n\r\n");
  const fields = raw.slice(0, end).split(/\r\n(?![ \t])/);
  const relaxed = (field: string) => {
    const colon = field.indexOf(":");
    const value = field
      .slice(colon + 1)
      .replaceAll(/\s+/g, " ")
      .trim();
    return `${field.slice(0, colon).toLowerCase().trim()}:${value}`;
  };
  const signature = fields.find((field) => /^dkim-signature:/i.test(field))!;
  const tags = Object.fromEntries(
    relaxed(signature)
      .slice("dkim-signature:".length)
      .split(";")
      .map((tag) => [tag.slice(0, tag.indexOf("=")).trim(), tag.slice(tag.indexOf("=") + 1).trim()]),
  );
  const body = raw
    .slice(end + 4)
    .split("\r\n")
    .map((line) => line.replaceAll(/[ \t]+/g, " ").trimEnd())
    .join("\r\n")
    .replace(/(\r\n)*$/, "\r\n");
  if (createHash("sha256").update(body).digest("base64") !== tags.bh!.replaceAll(" ", "")) return false;
  const signed = tags
    .h!.split(":")
    .map((name) =>
      relaxed(fields.find((field) => field.toLowerCase().startsWith(`${name.trim().toLowerCase()}:`))!),
    );
  const unsigned = relaxed(signature)
    .replace(/\bb=[^;]*$/, "b=")
    .replace(/\bb=[^;]*;/, "b=;");
  const text = [...signed, unsigned].join("\r\n");
  return createVerify("RSA-SHA256").update(text).verify(publicKey, tags.b!.replaceAll(" ", ""), "base64");
}

describe("mail that arrives", () => {
  it("MAIL-20 is signed by DKIM where the settings have a key", async () => {
    const { privateKey, publicKey } = generateKeyPairSync("rsa", {
      modulusLength: 2048,
      privateKeyEncoding: { type: "pkcs8", format: "pem" },
      publicKeyEncoding: { type: "spki", format: "pem" },
    });
    const file = join(ownFolder(), "dkim.pem");
    writeFileSync(file, privateKey);
    const server = await startMailServer();
    const settings = { SMTP_URL: server.url, MAIL_FROM: "Events <hello@events.example>" };
    const mailer = mailerFor(database, { ...settings, DKIM_SELECTOR: "mail", DKIM_KEY_FILE: file }, clock);
    const elena = await member("Elena");
    await visitor().post(routes.forgotPassword, { email: elena.email });
    await mailer.sendDue();
    const [{ raw }] = server.received;
    expect(raw).toMatch(/^DKIM-Signature:[\s\S]*?d=events\.example;[\s\S]*?s=mail;/im);
    expect(isSigned(raw, publicKey)).toBe(true);
    expect(isSigned(raw.replace("one hour", "one year"), publicKey)).toBe(false);
  });

  it("MAIL-21 has settings that are wrong named at the start", () => {
    expect(() => readConfig({ DKIM_SELECTOR: "mail" })).toThrow("DKIM_KEY_FILE");
    expect(() => readConfig({ DKIM_SELECTOR: "mail", DKIM_KEY_FILE: "/nowhere.pem" })).toThrow(
      "DKIM_KEY_FILE must name a file with a private key",
    );
  });

  it("MAIL-22 stops reminders and news to an address that is refused three times; what is asked for is tried", async () => {
    const server = await startMailServer();
    const mailer = mailerFor(database, { SMTP_URL: server.url }, clock);
    const elena = await member("Elena");
    const hall = await world.addVenue({ timeZone: "UTC" });
    const soon = (days: number) => new Date(clock.nowMs + 23 * HOUR_MS + days * 24 * HOUR_MS);
    const addEvent = async (name: string) => {
      const at = soon(0);
      const event = await world.addEvent(hall, {
        name,
        date: at.toISOString().slice(0, 10),
        time: at.toISOString().slice(11, 16),
      });
      await addReminder(database, elena.id, event);
    };
    const mail = async () => OwnMail.strict().parse((await elena.browser.get(routes.ownMail)).json());
    server.watch((step) => (step === "recipient" ? smtpAnswer(550) : undefined));
    for (const name of ["First", "Second", "Third"]) {
      expect(await mail()).toEqual({ email: elena.email, isStopped: false });
      await addEvent(name);
      await mailer.work();
    }
    expect(await mail()).toEqual({ email: elena.email, isStopped: true });

    server.watch(() => undefined);
    await addEvent("Fourth");
    await mailer.work();
    expect(server.received).toEqual([]);
    expect((await database.pool.query("select from outbox where done_at is null")).rowCount).toBe(0);

    await visitor().post(routes.forgotPassword, { email: elena.email });
    await mailer.work();
    expect(server.received).toHaveLength(1);
    // It has arrived: the address lives.
    expect(await mail()).toEqual({ email: elena.email, isStopped: false });
    await addEvent("Fifth");
    await mailer.work();
    expect(server.received).toHaveLength(2);
  });

  it("MAIL-23 is tried again when its owner says so, and temporary refusals count nothing", async () => {
    const server = await startMailServer();
    const mailer = mailerFor(database, { SMTP_URL: server.url }, clock);
    const elena = await member("Elena");
    await database.pool.query("insert into mail_refusals values ($1, 2, now())", [elena.email]);
    server.watch((step) => (step === "recipient" ? smtpAnswer(451) : undefined));
    await visitor().post(routes.forgotPassword, { email: elena.email });
    await mailer.sendDue();
    expect((await elena.browser.get(routes.ownMail)).json().isStopped).toBe(false);
    await database.pool.query("update mail_refusals set refusals = 3 where email = $1", [elena.email]);
    expect((await elena.browser.get(routes.ownMail)).json().isStopped).toBe(true);
    expect((await elena.browser.delete(routes.ownMail)).statusCode).toBe(204);
    expect((await elena.browser.get(routes.ownMail)).json().isStopped).toBe(false);
    expect((await visitor().get(routes.ownMail)).statusCode).toBe(401);
  });
});
