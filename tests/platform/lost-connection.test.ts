import { expect, it, onTestFinished } from "vitest";
import { routes } from "#contract/urls.ts";
import { connectDatabase } from "#server/platform/db/connect.ts";
import { newFolder, newPostgresDatabase } from "#tests/support/databases.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { openTcpGate } from "#tests/support/tcp-gate.ts";

const FEEDBACK = {
  rating: "5",
  favoriteFeature: "map",
  funniestEvent: "x",
  suggestions: "y",
  email: "a@b.example",
};

it("CORE-401 CORE-402 a connection lost inside a transaction answers 503, ends nothing, and leaves two lines in the log", async () => {
  const url = new URL(await newPostgresDatabase());
  const beside = await connectDatabase({ url: url.href });
  onTestFinished(() => beside.close());
  const gate = await openTcpGate(Number(url.port));
  url.port = String(gate.port);
  const server = startServerProcess({
    DATABASE_URL: url.href,
    DATA_DIR: newFolder(),
    DEMO: "off",
    LOG_LEVEL: "warn",
  });
  const address = await server.address;
  const write = () =>
    fetch(address + routes.feedback, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(FEEDBACK),
    }).then(({ status }) => status);
  const ready = async () => (await fetch(address + routes.readiness)).status;
  const before = server.output();

  // Its statements wait inside their transactions.
  const lock = await beside.pool.connect();
  await lock.query("begin");
  await lock.query("lock table feedback in access exclusive mode");
  const waiting = [write(), write(), write()];
  await expect
    .poll(async () => {
      const { rows } = await beside.pool.query("select 1 from pg_locks where not granted");
      return rows.length;
    })
    .toBe(3);
  gate.become("shut");
  expect(await Promise.all(waiting)).toEqual([503, 503, 503]);
  await lock.query("rollback");
  lock.release();
  expect([await write(), await write()]).toEqual([503, 503]);
  await expect.poll(ready).toBe(503);

  gate.become("open");
  await expect.poll(ready).toBe(200);
  await expect.poll(write).toBe(200);
  expect(server.child.exitCode).toBe(null);
  const lines = () =>
    server
      .output()
      .slice(before.length)
      .split("\n")
      .filter((line) => line.includes("atabase"));
  await expect
    .poll(lines)
    .toEqual([
      expect.stringContaining('"msg":"The database is away: '),
      expect.stringMatching(/"msg":"The database is back after [\d.]+ s; \d+ failures meanwhile."/),
    ]);
});
