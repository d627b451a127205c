import type { FastifyInstance } from "fastify";
import { expect } from "vitest";
import { routes } from "#contract/urls.ts";
import { accountMails } from "#server/accounts/mails.ts";
import type { MailTemplate } from "#server/platform/mail/mail-template.ts";
import { startTestApp } from "./app.ts";
import { openTestDatabase } from "./databases.ts";

export const SITE = "https://whereabouts.example";

/** The app with what tests of accounts need: browsers with cookies, and the mails that were ordered. */
export async function startAccounts(environment: Record<string, string> = {}) {
  const database = await openTestDatabase();
  const { app, clock, world } = await startTestApp(database, { PUBLIC_URL: SITE, ...environment });
  const site = { name: "Whereabouts", publicUrl: SITE };
  const composers = accountMails({ db: database.db, site, now: () => clock.nowMs });
  let people = 0;
  let addresses = 0;

  /** Writes the mails that wait, as the worker does, and returns those that would be sent. */
  async function takeMails(): Promise<MailTemplate[]> {
    const { rows } = await database.pool.query("delete from outbox returning kind, facts");
    const mails: MailTemplate[] = [];
    for (const { kind, facts } of rows) {
      const mail = await composers[kind as keyof typeof composers]?.(facts);
      if (mail) mails.push(mail);
    }
    return mails;
  }

  async function mailTo(email: string): Promise<MailTemplate> {
    const mails = (await takeMails()).filter(({ to }) => to === email);
    expect(mails).toHaveLength(1);
    return mails[0]!;
  }

  /** A user unique within the test. */
  const person = (forename = "Elena") => ({
    email: `${forename.toLowerCase()}-${++people}@example.org`,
    forename,
    surname: "Petrova",
    password: `spoken softly ${people}`,
  });

  const visitor = (address = `10.0.${++addresses >> 8}.${addresses & 255}`) => browserOf(app, address);

  /** A user with an account, and the browser with the session. */
  async function member(forename?: string) {
    const someone = person(forename);
    const browser = visitor();
    await browser.post(routes.signUp, someone);
    await browser.follow((await mailTo(someone.email)).button!.url);
    const signIn = await browser.post(routes.signIn, someone);
    expect(signIn.statusCode, signIn.body).toBe(200);
    const { _id } = (await browser.get(routes.currentUser)).json();
    return { ...someone, id: _id as string, browser };
  }

  return { app, clock, database, world, visitor, person, member, takeMails, mailTo };
}

export type Browser = ReturnType<typeof browserOf>;

/** A browser of its own at an address: it keeps cookies, and tells where requests come from. */
export function browserOf(app: FastifyInstance, remoteAddress: string) {
  const cookies = new Map<string, string>();

  async function ask(
    method: "GET" | "POST" | "PATCH" | "DELETE",
    url: string,
    headers: Record<string, string>,
    payload?: object,
  ) {
    const answer = await app.inject({
      method,
      url,
      remoteAddress,
      headers: { "sec-fetch-site": "same-origin", ...headers },
      cookies: Object.fromEntries(cookies),
      ...(payload && { payload }),
    });
    for (const { name, value, maxAge, expires } of answer.cookies) {
      if (maxAge === 0 || (expires && expires.getTime() < 86_400_000)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }

  return {
    cookies,
    get: (url: string, headers: Record<string, string> = {}) =>
      ask("GET", url, { "sec-fetch-mode": "navigate", ...headers }),
    post: (url: string, payload: object, headers: Record<string, string> = {}) =>
      ask("POST", url, { "sec-fetch-mode": "cors", ...headers }, payload),
    patch: (url: string, payload: object) => ask("PATCH", url, { "sec-fetch-mode": "cors" }, payload),
    delete: (url: string, payload?: object) => ask("DELETE", url, { "sec-fetch-mode": "cors" }, payload),
    /** Opens a link from a mail. */
    follow(link: string) {
      const { pathname, search } = new URL(link);
      return ask("GET", pathname + search, { "sec-fetch-site": "none", "sec-fetch-mode": "navigate" });
    },
  };
}
