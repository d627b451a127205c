import { expect, it, onTestFinished } from "vitest";
import { routes, urls } from "#contract/urls.ts";
import { connectDatabase } from "#server/platform/db/connect.ts";
import { newFolder } from "#tests/support/databases.ts";
import { addressOf, SYNCHRONOUS, startReplicated } from "#tests/support/postgres.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { openTcpGate } from "#tests/support/tcp-gate.ts";

const ADMIN = { email: "admin@whereabouts.example", password: "the keys of the town" };
const SOON = { timeout: 30_000, interval: 50 };

async function startPair() {
  const pair = await startReplicated(SYNCHRONOUS);
  for (const { stop } of [pair.primary, pair.replica]) onTestFinished(stop);
  return pair;
}

it("CORE-82 CORE-83 a standby that is promoted is found: reads go on, nothing acknowledged is lost, writes work again", async () => {
  const { primary, replica } = await startPair();
  const hosts = [replica, primary].map(({ urlOf }) => urlOf("postgres"));
  const server = startServerProcess({
    DATABASE_URL: addressOf(hosts, "?target_session_attrs=read-write"),
    DATABASE_REPLICA_URL: addressOf(hosts, "?target_session_attrs=prefer-standby"),
    DATA_DIR: newFolder(),
    DEMO: "off",
    LOG_LEVEL: "error",
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  const address = await server.address;
  const post = (route: string, form: object, cookie = "") =>
    fetch(address + route, {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify(form),
    });
  const signedIn = await post(routes.signIn, ADMIN);
  const cookie = signedIn.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
  const place = { country: "Bulgaria", city: "Sofia" };
  const hall = { ...place, category: "concert", new_name: "Hall", new_address: "1 Aksakov" };
  const event = { ...place, category: "concert", venue: "hall", date: "2099-12-12", time: "20:00" };
  const add = async (title: string) => (await post(routes.addEvent, { ...event, title }, cookie)).status;
  const shown = async () => {
    const answer = await fetch(address + urls.eventsOfVenue("hall", "concert"));
    return (await answer.json()).map(({ name }: { name: string }) => name).sort();
  };
  expect((await post(routes.addCity, place, cookie)).status).toBe(200);
  expect((await post(routes.addVenue, hall, cookie)).status).toBe(200);
  expect(await add("Before")).toBe(200);

  await primary.crash();
  expect(await add("Meanwhile")).toBe(503);
  expect(await shown()).toEqual(["Before"]);
  expect((await fetch(address + routes.readiness)).status).toBe(503);

  await replica.promote();
  await expect.poll(() => add("After"), SOON).toBe(200);
  expect(await shown()).toEqual(["After", "Before"]);
  const database = await connectDatabase({ url: replica.urlOf("postgres") });
  onTestFinished(() => database.close());
  const { rows } = await database.pool.query("select name from events order by name");
  expect(rows.map(({ name }) => name)).toEqual(["After", "Before"]);
});

it("CORE-83 connections to a machine that died without a word are cut, messages come from the new one", async () => {
  const { primary, replica } = await startPair();
  const gate = await openTcpGate(Number(new URL(primary.urlOf("postgres")).port));
  const behindGate = new URL(primary.urlOf("postgres"));
  behindGate.port = String(gate.port);
  const url = addressOf([behindGate.href, replica.urlOf("postgres")]);
  const problems: string[] = [];
  const database = await connectDatabase({ url }, (problem) => problems.push(problem));
  onTestFinished(() => database.close());
  const heard: string[] = [];
  let reconnects = 0;
  await database.listen(
    "catalog",
    (payload) => void heard.push(payload),
    () => void reconnects++,
  );
  await database.pool.query("create table written (number int)");

  gate.become("frozen");
  await expect(database.pool.query("insert into written values (1)")).rejects.toThrow(
    "Connection terminated",
  );
  await replica.promote();
  const write = () =>
    database.pool.query("insert into written values (2)").then(
      () => true,
      () => false,
    );
  await expect.poll(write, SOON).toBe(true);
  await expect.poll(() => reconnects, SOON).toBe(1);
  const other = await connectDatabase({ url: replica.urlOf("postgres") });
  onTestFinished(() => other.close());
  await other.transaction(async (_tx, notify) => notify("catalog", "venue 7 moved"));
  await expect.poll(() => heard, SOON).toEqual(["venue 7 moved"]);
  expect(problems.join()).toContain("its connections are cut");
  expect(problems.join()).toContain("is found at 127.0.0.1:");
});
