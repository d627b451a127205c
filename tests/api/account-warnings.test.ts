import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { routes } from "#contract/urls.ts";
import { startAccounts } from "#tests/support/accounts.ts";

const { clock, database, member, visitor, takeMails } = await startAccounts();
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0";

const subjectsTo = async (email: string) =>
  (await takeMails()).filter(({ to }) => to === email).map(({ subject }) => subject);

it("ACC-283 the owner is told of a sign-in from a browser or network that the log does not know, once", async () => {
  const { email, password, browser } = await member("Elena");
  await takeMails();
  const signIn = async (address: string, agent = "") => {
    const answer = await visitor(address).post(routes.signIn, { email, password }, { "user-agent": agent });
    expect(answer.statusCode, answer.body).toBe(200);
    return subjectsTo(email);
  };
  const told = ["New sign-in to your Whereabouts account"];
  await browser.post(routes.signIn, { email, password });
  expect(await subjectsTo(email)).toEqual([]);
  expect(await signIn("198.51.100.7", FIREFOX)).toEqual(told);
  expect(await signIn("198.51.100.8", FIREFOX)).toEqual([]);
  expect(await signIn("203.0.113.9", FIREFOX)).toEqual(told);
  expect(await signIn("203.0.113.9")).toEqual(told);
});

it("ACC-283 the first sign-in of an account is no news", async () => {
  const { email } = await member("Ivan");
  expect(await subjectsTo(email)).toEqual([]);
});

it("ACC-284 the owner is told of a new token, by its name", async () => {
  const { email, browser, password } = await member("Elena");
  await takeMails();
  const made = await browser.post(routes.tokens, { name: "Board", right: "read", days: 30, password });
  expect(made.statusCode, made.body).toBe(201);
  const [mail] = (await takeMails()).filter(({ to }) => to === email);
  expect(mail?.subject).toBe("New token for your Whereabouts account");
  expect(mail?.details).toContainEqual({ label: "Token", value: "Board" });
  expect(JSON.stringify(mail)).not.toContain(made.json().token);
});

it("ACC-285 the owner is told once a day of more than 200 guesses in an hour, who has no account is not", async () => {
  const { email } = await member("Elena");
  await takeMails();
  const guess = async (to: string, tries: number) => {
    for (let each = 0; each < tries; each++)
      await visitor(`2001:db8:${(each + 1).toString(16)}::1`).post(routes.signIn, {
        email: to,
        password: "guess",
      });
  };
  // The first 199 are counted without comparing so many passwords.
  const near = async (to: string) => {
    await guess(to, 1);
    await database.pool.query("update rate_limits set hits = 199 where hits = 1 and key = $1", [
      createHash("sha256").update(`sign-in to:${to}`).digest(),
    ]);
  };
  await near(email);
  await guess(email, 1);
  expect(await subjectsTo(email)).toEqual([]);
  await guess(email, 3);
  expect(await subjectsTo(email)).toEqual(["Many failed sign-ins to your Whereabouts account"]);
  const nobody = "nobody@example.org";
  await near(nobody);
  await guess(nobody, 3);
  expect(await takeMails()).toEqual([]);
  clock.nowMs += 1;
});
