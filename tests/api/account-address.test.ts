import { describe, expect, it } from "vitest";
import { routes, urls } from "#contract/urls.ts";
import type { MailTemplate } from "#server/platform/mail/mail-template.ts";
import { SITE, startAccounts } from "#tests/support/accounts.ts";

const { clock, database, member, visitor, takeMails } = await startAccounts();
const DAY_MS = 86_400_000;
let count = 0;
const newAddress = () => `new-${++count}@example.org`;

type Member = Awaited<ReturnType<typeof member>>;

const pathOf = (mail: MailTemplate) => mail.button!.url.slice(SITE.length);
const mailsByAddress = async () => new Map((await takeMails()).map((mail) => [mail.to, mail]));
const emailOf = async ({ browser }: Member) => (await browser.get(routes.currentUser)).json().email;

/** Asks for the change and returns both links. */
async function begin(elena: Member, email: string) {
  const answer = await elena.browser.post(routes.changeEmail, { email, password: elena.password });
  expect(answer.statusCode, answer.body).toBe(202);
  const mails = await mailsByAddress();
  return { confirm: pathOf(mails.get(email)!), stop: pathOf(mails.get(elena.email)!) };
}

describe("a change of the e-mail address", () => {
  it("ACC-20 is done by the link to the new address, and not before", async () => {
    const elena = await member("Elena");
    const email = newAddress();
    const { confirm } = await begin(elena, email.toUpperCase().toLowerCase());
    expect((await visitor().get(confirm)).body).toContain("<button>Use this address</button>");
    expect(await emailOf(elena)).toBe(elena.email);
    const done = await visitor().post(confirm, {});
    expect([done.statusCode, done.body]).toEqual([200, expect.stringContaining("Your address was changed")]);
    expect(await emailOf(elena)).toBe(email);
    expect((await visitor().post(confirm, {})).statusCode).toBe(404);
    expect((await visitor().post(routes.signIn, elena)).statusCode).toBe(401);
    expect((await visitor().post(routes.signIn, { ...elena, email })).statusCode).toBe(200);
  });

  it("ACC-21 needs the password, another address than the present one, and no guessed link", async () => {
    const elena = await member("Elena");
    const refused = async (body: object) => {
      const answer = await elena.browser.post(routes.changeEmail, body);
      return [answer.statusCode, answer.json().code];
    };
    expect(await refused({ email: newAddress() })).toEqual([403, "currentNeeded"]);
    expect(await refused({ email: newAddress(), password: "guessed at" })).toEqual([403, "currentWrong"]);
    expect((await refused({ email: elena.email, password: elena.password }))[0]).toBe(400);
    expect((await refused({ email: "no address", password: elena.password }))[0]).toBe(400);
    expect(await takeMails()).toEqual([]);
    const guessed = urls.confirmEmail(crypto.randomUUID(), "A".repeat(43));
    expect((await visitor().post(guessed, {})).statusCode).toBe(404);
    expect((await visitor().post(routes.changeEmail, { email: newAddress() })).statusCode).toBe(401);
  });

  it("ACC-22 is stopped by the link to the old address, before it is confirmed", async () => {
    const elena = await member("Elena");
    const { confirm, stop } = await begin(elena, newAddress());
    expect((await visitor().get(stop)).body).toContain("<button>Keep my address</button>");
    expect((await visitor().post(stop, {})).body).toContain("The change was stopped");
    expect((await visitor().post(confirm, {})).statusCode).toBe(404);
    expect(await emailOf(elena)).toBe(elena.email);
  });

  it("ACC-22 is taken back by that link within seven days, which ends all sessions", async () => {
    const elena = await member("Elena");
    const { confirm, stop } = await begin(elena, newAddress());
    await visitor().post(confirm, {});
    clock.nowMs += 6 * DAY_MS;
    await visitor().post(stop, {});
    expect((await elena.browser.get(routes.currentUser)).json()).toBe(false);
    expect((await mailsByAddress()).get(elena.email)!.subject).toContain("Set a new password");
    expect((await visitor().post(routes.signIn, elena)).statusCode).toBe(200);
    clock.nowMs -= 6 * DAY_MS;
  });

  it("ACC-20 is confirmed within a day", async () => {
    const elena = await member("Elena");
    const { confirm } = await begin(elena, newAddress());
    clock.nowMs += DAY_MS;
    expect((await visitor().post(confirm, {})).statusCode).toBe(404);
    clock.nowMs -= DAY_MS;
  });

  it("ACC-23 never gives two accounts one address, and does not tell which are taken", async () => {
    const [elena, ivan] = [await member("Elena"), await member("Ivan")];
    const answer = await elena.browser.post(routes.changeEmail, {
      email: ivan.email,
      password: elena.password,
    });
    expect(answer.statusCode).toBe(202);
    const mails = await mailsByAddress();
    expect(mails.get(ivan.email)!.subject).toContain("You already have an account");

    const email = newAddress();
    const first = await begin(elena, email);
    const second = await begin(ivan, email);
    const results = await Promise.all([first, second].map(({ confirm }) => visitor().post(confirm, {})));
    expect(results.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { rows } = await database.pool.query("select from users where email = $1", [email]);
    expect(rows).toHaveLength(1);
  });
});
