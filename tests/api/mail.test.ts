import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { beforeEach, describe, expect, it } from "vitest";
import { routes } from "#contract/urls.ts";
import type { MailTemplate } from "#server/platform/mail/mail-template.ts";
import { orderMail } from "#server/platform/mail/outbox.ts";
import { openTransport } from "#server/platform/mail/transport.ts";
import { SITE, startAccounts } from "#tests/support/accounts.ts";
import { smtpAnswer, startMailServer } from "#tests/support/mail-server.ts";
import { mailerFor, ownFolder } from "#tests/support/mailing.ts";

const { clock, database, person, visitor } = await startAccounts();
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const FEEDBACK = {
  rating: "4",
  favoriteFeature: "map",
  funniestEvent: "Jazz <b>under</b> the stars 🎷",
  suggestions: "More\nmaps",
  email: "elena@example.org",
};
let addresses = 0;
const sendFeedback = (change: object = {}) =>
  visitor(`198.51.100.${++addresses}`).post(routes.feedback, { ...FEEDBACK, ...change });

const waiting = async () => {
  const { rows } = await database.pool.query(
    "select kind, attempts, claimed_until from outbox where done_at is null order by due_at",
  );
  return rows as { kind: string; attempts: number; claimed_until: Date | null }[];
};

async function startSending(environment: Record<string, string> = {}) {
  const server = await startMailServer();
  const mailer = mailerFor(database, { SMTP_URL: server.url, ...environment }, clock);
  return { server, mailer };
}

beforeEach(() => database.pool.query("delete from outbox"));

describe("a mail", () => {
  it("BAN-06 tells the people of the site what a visitor wrote, as text and as HTML", async () => {
    const { server, mailer } = await startSending({ CONTACT_EMAIL: "team@whereabouts.example" });
    expect((await sendFeedback()).statusCode).toBe(200);
    await mailer.sendDue();
    expect(server.received).toHaveLength(1);
    const [{ to, mail }] = server.received;
    expect(to).toBe("team@whereabouts.example");
    expect(mail.subject).toBe("Feedback: 4 of 5");
    expect(mail.replyTo?.map(({ address }) => address)).toEqual([FEEDBACK.email]);
    expect(mail.from?.address).toBe("team@whereabouts.example");
    expect(mail.text).toContain(FEEDBACK.funniestEvent);
    expect(mail.text).toContain("More\nmaps");
    expect(mail.html).toContain("Jazz &#60;b&#62;under&#60;/b&#62; the stars 🎷");
    expect(mail.html).not.toContain("<b>under");
  });

  it("is readable by day and by night, and loads nothing", async () => {
    const { server, mailer } = await startSending();
    await sendFeedback();
    await mailer.sendDue();
    const html = server.received[0]!.mail.html!;
    expect(html).toContain("prefers-color-scheme:dark");
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).not.toMatch(/<(img|script|link|iframe)|url\(|@import/);
  });

  it("comes for every step of an account: confirm, already registered, forgot, password changed", async () => {
    const { server, mailer } = await startSending();
    const elena = person("Elena");
    const browser = visitor();
    const next = async () => {
      await mailer.sendDue();
      const { to, mail } = server.received.pop()!;
      expect(to).toBe(elena.email);
      expect(server.received).toEqual([]);
      const link = /https:\/\/whereabouts\.example\/\S+/.exec(mail.text!)![0];
      // The same link in both.
      expect(mail.html!.replaceAll("&#38;", "&")).toContain(`href="${link}"`);
      return { subject: mail.subject, link };
    };
    await browser.post(routes.signUp, elena);
    const confirm = await next();
    expect(confirm.subject).toBe("Confirm your email address for Whereabouts");
    await browser.follow(confirm.link);
    await browser.post(routes.signUp, elena);
    expect((await next()).subject).toBe("You already have an account at Whereabouts");
    await browser.post(routes.forgotPassword, { email: elena.email });
    expect((await next()).subject).toBe("Set a new password for Whereabouts");
    await browser.post(routes.signIn, elena);
    const { _id } = (await browser.get(routes.currentUser)).json();
    await browser.post(routes.changePassword, { password: "whispered twice", id: _id });
    expect((await next()).subject).toBe("Your password for Whereabouts was changed");
    await browser.post(routes.forgotPassword, { email: "nobody@example.org" });
    await mailer.sendDue();
    expect(server.received).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it("takes no header and no second address from what somebody typed", async () => {
    const server = await startMailServer();
    const evil = "Elena\r\nBcc: victim@example.org\r\n\r\nHello";
    const brand = { name: evil, publicUrl: SITE };
    const transport = openTransport({
      smtpUrl: server.url,
      folder: "",
      from: "hello@whereabouts.example",
      brand,
    });
    const letter: MailTemplate = {
      to: "elena@example.org, victim@example.org",
      subject: evil,
      heading: evil,
      paragraphs: [evil],
      headers: { "Reply-To": evil, "X-Said": evil },
      attachments: [{ filename: evil, contentType: "text/plain", content: evil }],
    };
    await transport.send("1", { ...letter, to: "elena@example.org" });
    const [{ to, mail, raw }] = server.received;
    expect(to).toBe("elena@example.org");
    expect(raw.split("\r\n\r\n")[0]).not.toMatch(/^bcc:/im);
    expect([mail.to?.length, mail.cc, mail.bcc]).toEqual([1, undefined, undefined]);
    expect(mail.attachments).toHaveLength(1);
    for (const address of [letter.to, `elena@example.org\r\nRCPT TO:<victim@example.org>`])
      await transport.send("2", { ...letter, to: address }).catch(() => {});
    expect(server.received.flatMap((each) => each.to.split(","))).not.toContain("victim@example.org");
    transport.close();
  });
});

describe("the outbox", () => {
  it("gives no mail when what caused it did not happen", async () => {
    const { server, mailer } = await startSending();
    await expect(
      database.transaction(async (tx) => {
        await orderMail(tx, { kind: "feedback copy", facts: { id: 1 } }, clock.nowMs);
        throw new Error("changed my mind");
      }),
    ).rejects.toThrow("changed my mind");
    await mailer.sendDue();
    expect(server.received).toEqual([]);
  });

  it("sends at once when a mail is ordered, and finishes it when it is stopped", async () => {
    const { server, mailer } = await startSending();
    const stop = await mailer.start();
    await sendFeedback();
    await expect.poll(() => server.received.length).toBe(1);
    await stop();
    expect(await waiting()).toEqual([]);
    expect(mailer.failures).toEqual([]);
  });

  it("has one mail for one cause", async () => {
    const { server, mailer } = await startSending();
    await sendFeedback();
    await database.pool.query("update outbox set cause = 'once'");
    const again = { kind: "feedback copy", facts: { id: 1 }, cause: "once" };
    await database.transaction((tx) => orderMail(tx, again, clock.nowMs));
    await mailer.sendDue();
    await database.transaction((tx) => orderMail(tx, again, clock.nowMs));
    await mailer.sendDue();
    expect(server.received).toHaveLength(1);
  });

  it("REM-03 tries for two days, in pauses that grow to five minutes, and under one name", async () => {
    const { server, mailer } = await startSending();
    const startMs = clock.nowMs;
    const names = new Set<string>();
    server.watch((step) => (step === "received" ? smtpAnswer(451) : undefined));
    await sendFeedback();
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 9; attempt++) {
      await mailer.sendDue();
      const [{ claimed_until, attempts }] = await waiting();
      expect(attempts).toBe(attempt);
      pauses.push(claimed_until!.getTime() - clock.nowMs);
      clock.nowMs = claimed_until!.getTime() - 1;
      await mailer.sendDue();
      clock.nowMs += 1;
    }
    expect(pauses.map((pause) => pause / 1000)).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300]);
    for (const { messageId } of server.received) names.add(messageId);
    expect(server.received).toHaveLength(9);
    expect(names.size).toBe(1);

    clock.nowMs = startMs + 2 * DAY_MS;
    await mailer.sendDue();
    expect(await waiting()).toEqual([]);
    expect(mailer.failures.at(-1)!.text).toBe("a mail was given up");
    clock.nowMs = startMs;
  });

  it("gives up at once what the server will never take, and tells no log the address", async () => {
    const { server, mailer } = await startSending();
    server.watch((step) => (step === "recipient" ? smtpAnswer(550) : undefined));
    await sendFeedback();
    await mailer.sendDue();
    expect(await waiting()).toEqual([]);
    expect(mailer.failures).toMatchObject([
      { text: "a mail was given up", facts: { reason: { responseCode: 550 } } },
    ]);
    expect(JSON.stringify(mailer.failures)).not.toContain("@");
  });

  it("waits for a sender's address that the server will know later", async () => {
    const { server, mailer } = await startSending();
    server.watch((step) => (step === "sender" ? smtpAnswer(550) : undefined));
    await sendFeedback();
    await mailer.sendDue();
    expect(await waiting()).toHaveLength(1);
    server.watch(() => undefined);
    clock.nowMs += MINUTE_MS;
    await mailer.sendDue();
    expect(server.received).toHaveLength(1);
  });

  it("keeps what it does not know how to write", async () => {
    const { server, mailer } = await startSending();
    await database.transaction((tx) => orderMail(tx, { kind: "of tomorrow", facts: {} }, clock.nowMs));
    await sendFeedback();
    await mailer.sendDue();
    expect(server.received).toHaveLength(1);
    expect(await waiting()).toMatchObject([{ kind: "of tomorrow", attempts: 1 }]);
  });

  it("forgets sent mails after a month", async () => {
    const { mailer } = await startSending();
    await sendFeedback();
    await mailer.sendDue();
    const rows = async () => (await database.pool.query("select from outbox")).rowCount;
    clock.nowMs += 30 * DAY_MS;
    await mailer.cleanUp();
    expect(await rows()).toBe(1);
    clock.nowMs += 1;
    await mailer.cleanUp();
    expect(await rows()).toBe(0);
    clock.nowMs -= 30 * DAY_MS + 1;
  });
});

describe("without a mail server", () => {
  it("keeps each mail as one file for its owner's eyes only", async () => {
    const dataDir = ownFolder();
    const mailer = mailerFor(database, { DATA_DIR: dataDir }, clock);
    await sendFeedback();
    await mailer.sendDue();
    const folder = join(dataDir, "mail");
    const [file, ...others] = readdirSync(folder);
    expect(others).toEqual([]);
    const { subject, text, html } = await PostalMime.parse(readFileSync(join(folder, file!)));
    expect([subject, text, html].every(Boolean)).toBe(true);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, file!)).mode & 0o777).toBe(0o600);

    // As after a crash between keeping the mail and saying so.
    await database.pool.query("update outbox set done_at = null, claimed_until = null");
    await mailer.sendDue();
    expect(readdirSync(folder)).toEqual([file]);
  });
});
