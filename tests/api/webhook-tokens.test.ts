import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { MadeToken } from "#contract/api-tokens.ts";
import { routes, urls } from "#contract/urls.ts";
import { MadeWebhook, Webhooks } from "#contract/webhooks.ts";
import { ADMIN_ROLE, type Role } from "#domain/account.ts";
import { ANY_NETWORK } from "#server/platform/http-client/http-client.ts";
import { posterUrl } from "#server/posters/poster-url.ts";
import { createWebhookSender } from "#server/webhooks/sender.ts";
import { SITE, startAccounts } from "#tests/support/accounts.ts";
import { startWebhookReceiver } from "#tests/support/webhook-receiver.ts";

const settings = { PRIVATE_NETWORK: "allow" };
const { app, clock, database, member, world } = await startAccounts(settings);
const receiver = await startWebhookReceiver(afterAll);
const hall = await world.addVenue({ name: "Bluestone" });
const NOON = clock.nowMs;
const DAY_MS = 86_400_000;
const newSender = () =>
  createWebhookSender({
    database,
    network: ANY_NETWORK,
    publicUrl: SITE,
    posterUrl,
    now: () => clock.nowMs,
    onFailure: () => {},
  });
let events = 0;

beforeEach(async () => {
  clock.nowMs = NOON;
  receiver.clear();
  await database.pool.query("delete from webhooks");
});

const setRole = (id: string, role: Role) =>
  database.pool.query("update users set role = $1 where id = $2", [role, id]);
const call = (token: string, method: "POST" | "PATCH", url: string, payload: object) =>
  app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, payload });

/** An administrator, a token, and a webhook that was made with it. */
async function owner() {
  const user = await member("Elena");
  await setRole(user.id, ADMIN_ROLE);
  const form = { name: "Mirror", right: "administer", days: 30 };
  const token = MadeToken.parse((await user.browser.post(routes.tokens, form)).json());
  const answer = await call(token.token, "POST", routes.webhooks, { url: receiver.url });
  expect(answer.statusCode, answer.body).toBe(201);
  return { ...user, token, webhook: MadeWebhook.parse(answer.json()) };
}
const list = async (admin: Awaited<ReturnType<typeof owner>>) =>
  Webhooks.parse((await admin.browser.get(routes.webhooks)).json()).webhooks;
async function happen() {
  await world.addEvent(hall, { name: `Novelty ${++events}`, date: "2026-12-20" });
  await newSender().deliverDue();
  return receiver.attempts.length;
}

describe("HOOK-11 a webhook that was made with a token", () => {
  it.each<[string, (admin: Awaited<ReturnType<typeof owner>>) => Promise<unknown>]>([
    ["is revoked", ({ browser, token }) => browser.delete(urls.token(token._id))],
    ["has expired", async () => (clock.nowMs += 31 * DAY_MS)],
    ["is no administrator's any more", ({ id }) => setRole(id, "moderator")],
    ["goes with its owner", ({ id }) => database.pool.query("delete from users where id = $1", [id])],
  ])("is switched off when the token %s, and tells why", async (_what, end) => {
    const other = await owner();
    await database.pool.query("delete from webhooks");
    const elena = await owner();
    expect(await happen()).toBe(1);
    await end(elena);
    await other.browser.post(routes.signIn, { email: other.email, password: other.password });
    expect(await happen()).toBe(1);
    expect(await list(other)).toMatchObject([{ state: "stopped", stoppedBy: "token-ended", attempts: 0 }]);
    expect((await other.browser.get(routes.audit)).body).toContain("Webhook Switched Off");
  });

  it("is whose resumes it, and goes on where it stopped", async () => {
    const [elena, other] = [await owner(), await owner()];
    await elena.browser.delete(urls.token(elena.token._id));
    await database.pool.query("delete from webhooks where id = $1", [other.webhook._id]);
    expect(await happen()).toBe(0);
    const change = { state: "active" };
    await call(other.token.token, "PATCH", urls.webhook(elena.webhook._id), change);
    expect(await happen()).toBe(2);
    await other.browser.delete(urls.token(other.token._id));
    expect(await happen()).toBe(2);
    expect((await other.browser.patch(urls.webhook(elena.webhook._id), change)).json()).toMatchObject({
      state: "active",
      stoppedBy: null,
    });
    expect(await happen()).toBe(4);
  });
});

it("HOOK-11 a webhook that an administrator made in the browser lasts", async () => {
  const elena = await owner();
  await database.pool.query("delete from webhooks");
  expect((await elena.browser.post(routes.webhooks, { url: receiver.url })).statusCode).toBe(201);
  await elena.browser.delete(urls.token(elena.token._id));
  await setRole(elena.id, "user");
  expect(await happen()).toBe(1);
});
