import pg from "pg";
import { describe, expect, it, onTestFinished } from "vitest";
import { connectDatabase, type Database } from "#server/platform/db/connect.ts";
import { newPostgresDatabase, openTestDatabase } from "#tests/support/databases.ts";
import { openInProcess } from "#tests/support/processes.ts";

async function listenTo(database: Database, channel: string) {
  const heard: string[] = [];
  let reconnects = 0;
  await database.listen(
    channel,
    (payload) => void heard.push(payload),
    () => void reconnects++,
  );
  return { heard, reconnects: () => reconnects };
}

describe.each(["embedded", "postgres"] as const)("on the %s database", async (kind) => {
  const database = await openTestDatabase(kind);

  it("has told the listeners of its own process by the time a transaction is over, once", async () => {
    const { heard } = await listenTo(database, "own");
    await database.transaction(async (_tx, notify) => notify("own", "venue 1"));
    expect(heard).toEqual(["venue 1"]);
    await database.transaction(async (_tx, notify) => notify("own", "venue 2"));
    expect(heard).toEqual(["venue 1", "venue 2"]);
  });

  it("tells nobody of a transaction that failed", async () => {
    const { heard } = await listenTo(database, "undone");
    const failing = database.transaction(async (_tx, notify) => {
      notify("undone", "venue 1");
      throw new Error("undone");
    });
    await expect(failing).rejects.toThrow("undone");
    await database.transaction(async (_tx, notify) => notify("undone", "venue 2"));
    expect(heard).toEqual(["venue 2"]);
  });

  it("gives a listener one message after the other", async () => {
    const log: string[] = [];
    await database.listen(
      "turns",
      async (payload) => {
        log.push(`${payload} begins`);
        await database.pool.query("select 1");
        log.push(`${payload} ends`);
      },
      () => {},
    );
    await Promise.all(
      ["a", "b"].map((payload) => database.transaction(async (_tx, notify) => notify("turns", payload))),
    );
    expect(log.map((line) => line.split(" ")[1])).toEqual(["begins", "ends", "begins", "ends"]);
  });
});

it("OPS-04 tells the other processes on one PostgreSQL", async () => {
  const url = await newPostgresDatabase();
  const database = await connectDatabase({ url });
  onTestFinished(() => database.close());
  const { heard } = await listenTo(database, "catalog");
  const other = await openInProcess({ url });
  await other.order({ do: "notify", channel: "catalog", payload: "venue 7 moved" });
  await expect.poll(() => heard).toEqual(["venue 7 moved"]);
});

it("listens again after the connection was lost, and says that something may have been missed", async () => {
  const url = await newPostgresDatabase();
  const problems: string[] = [];
  const database = await connectDatabase({ url }, (problem) => problems.push(problem));
  onTestFinished(() => database.close());
  const { heard, reconnects } = await listenTo(database, "catalog");

  const admin = new pg.Client(url);
  await admin.connect();
  onTestFinished(() => admin.end());
  await admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await expect.poll(reconnects).toBe(1);
  // It is held back until a probe has answered, which may have met a connection that was lost, too.
  await expect
    .poll(() => problems)
    .toContainEqual(expect.stringMatching(/that listens for changes was lost|The database is away/));

  const other = await openInProcess({ url });
  await other.order({ do: "notify", channel: "catalog", payload: "venue 8" });
  await expect.poll(() => heard).toEqual(["venue 8"]);
});
