import { beforeEach, describe, expect, it } from "vitest";
import { routes } from "#contract/urls.ts";
import { readConfig } from "#server/config.ts";
import { startAccounts } from "#tests/support/accounts.ts";
import { bounceMessage, complaintMessage, vacationMessage } from "#tests/support/mail-reports.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { addReminder, mailerFor } from "#tests/support/mailing.ts";

const TOKEN = "a-token-of-the-mail-server";
const BOUNCES = { MAIL_BOUNCE_ADDRESS: "bounces@events.example", MAIL_BOUNCE_TOKEN: TOKEN };
const { app, clock, database, member, visitor, world } = await startAccounts({
  ...BOUNCES,
  METRICS_TOKEN: "a-token-of-the-metrics",
});

beforeEach(() => database.pool.query("delete from outbox"));

const report = (payload: string | Buffer, authorization = `Bearer ${TOKEN}`) =>
  app.inject({
    method: "POST",
    url: routes.mailReports,
    headers: { "content-type": "message/rfc822", authorization },
    payload,
  });
const counted = async (message: string) => (await report(message)).json().counted;

/** A member who has got a mail, with the sender of its envelope. */
async function mailed(forename: string) {
  const server = await startMailServer();
  const mailer = mailerFor(database, { ...BOUNCES, SMTP_URL: server.url }, clock);
  const person = await member(forename);
  const isStopped = async (): Promise<boolean> => (await person.browser.get(routes.ownMail)).json().isStopped;
  const askForMail = async () => {
    await visitor().post(routes.forgotPassword, { email: person.email });
    await mailer.work();
  };
  await askForMail();
  const { from } = server.received.find(({ to }) => to === person.email)!;
  return { person, server, mailer, isStopped, askForMail, from };
}

describe("reports about mails", () => {
  it("MAIL-24 every mail has a bounce address of its own, which does not tell its id", async () => {
    const { server, from, askForMail } = await mailed("Elena");
    await askForMail();
    const senders = server.received.map((mail) => mail.from);
    expect(new Set(senders).size).toBe(2);
    for (const sender of senders) expect(sender).toMatch(/^bounces\+[0-9a-f]{32}@events\.example$/);
    const { rows } = await database.pool.query("select id from outbox");
    for (const { id } of rows) expect(from).not.toContain(id.replaceAll("-", "").slice(0, 12));
    expect(() => readConfig({ MAIL_BOUNCE_TOKEN: TOKEN })).toThrow("MAIL_BOUNCE_ADDRESS");
    expect(() => readConfig({ MAIL_BOUNCE_ADDRESS: "a+b@events.example" })).toThrow("no plus");
  });

  it("MAIL-26 a bounce stops reminders and news, whatever address it names, until the owner tries again", async () => {
    const { person, server, mailer, isStopped, askForMail, from } = await mailed("Boyan");
    const bounce = bounceMessage({ to: from, recipient: "forwarded@elsewhere.example" });
    expect(await counted(bounce)).toBe("bounce");
    expect(await counted(bounce)).toBe("nothing");
    expect(await isStopped()).toBe(true);
    const soon = new Date(clock.nowMs + 23 * 3_600_000).toISOString();
    const event = await world.addEvent(await world.addVenue({ timeZone: "UTC" }), {
      name: "Soon",
      date: soon.slice(0, 10),
      time: soon.slice(11, 16),
    });
    await addReminder(database, person.id, event);
    await mailer.work();
    expect(server.received).toHaveLength(1);
    // What is asked for is sent; that a server takes it proves nothing about the mailbox.
    await askForMail();
    expect(server.received).toHaveLength(2);
    expect(await isStopped()).toBe(true);
    await person.browser.delete(routes.ownMail);
    expect(await isStopped()).toBe(false);
  });

  it("MAIL-26 a complaint stops an address as well, delays and automatic replies do not", async () => {
    const { from, isStopped } = await mailed("Ceca");
    expect(await counted(vacationMessage({ to: from }))).toBe("nothing");
    expect(await counted(bounceMessage({ to: from, status: "4.2.2", action: "delayed" }))).toBe("nothing");
    expect(await isStopped()).toBe(false);
    expect(await counted(complaintMessage({ mailFrom: from }))).toBe("complaint");
    expect(await isStopped()).toBe(true);
    const metrics = await app.inject({
      url: routes.metrics,
      headers: { authorization: "Bearer a-token-of-the-metrics" },
    });
    expect(metrics.body).toMatch(/^mail_complaints 1$/m);
    expect(metrics.body).toMatch(/^mail_addresses_stopped [12]$/m);
  });

  it("MAIL-27 forged reports stop no address", async () => {
    const { person, from, isStopped } = await mailed("Dana");
    const guessed = from.replace(/\+.{4}/, "+0000");
    expect(await counted(bounceMessage({ to: guessed, recipient: person.email }))).toBe("nothing");
    expect(await counted(bounceMessage({ to: "bounces@events.example", recipient: person.email }))).toBe(
      "nothing",
    );
    expect(await counted(complaintMessage({ mailFrom: from.replace("events", "evil") }))).toBe("nothing");
    for (const authorization of ["", "Bearer wrong", `Bearer ${TOKEN}x`])
      expect((await report(bounceMessage({ to: from }), authorization)).statusCode).toBe(404);
    expect((await report(Buffer.alloc(3 * 2 ** 20, "a"))).statusCode).toBe(413);
    expect(await isStopped()).toBe(false);
  });
});
