import { expect, it, onTestFinished, vi } from "vitest";
import { connectDatabase } from "#server/platform/db/connect.ts";
import { newDataDir } from "#tests/support/databases.ts";

const FIVE_MINUTES_MS = 5 * 60_000;

it("takes the embedded database through a checkpoint every five minutes in which it was written", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const database = await connectDatabase({ dataDir: newDataDir() });
  onTestFinished(() => database.close());
  const lastCheckpoint = async () => {
    const { rows } = await database.pool.query(
      "select checkpoint_lsn::text as lsn from pg_control_checkpoint()",
    );
    return rows[0].lsn as string;
  };

  const atStart = await lastCheckpoint();
  await database.pool.query("create table notes as select 'one' as text");
  vi.advanceTimersByTime(FIVE_MINUTES_MS);
  await expect.poll(lastCheckpoint).not.toBe(atStart);

  const afterWriting = await lastCheckpoint();
  vi.advanceTimersByTime(FIVE_MINUTES_MS);
  await database.pool.query("select 1");
  expect(await lastCheckpoint()).toBe(afterWriting);
});

it("has counted its rows and cleared its dead ones when it is closed", async () => {
  const dataDir = newDataDir();
  const database = await connectDatabase({ dataDir });
  await database.pool.query("create table notes as select number from generate_series(1, 1000) as number");
  await database.pool.query("delete from notes where number > 10");
  await database.close();

  const reopened = await connectDatabase({ dataDir });
  onTestFinished(() => reopened.close());
  const { rows } = await reopened.pool.query("select reltuples from pg_class where relname = 'notes'");
  expect(rows).toEqual([{ reltuples: 10 }]);
});
