import { expect, it } from "vitest";
import { readConfig } from "#server/config.ts";
import { beginDatabase, connectDatabase, type Database } from "#server/platform/db/connect.ts";
import { startServer } from "#server/server.ts";
import { newDataDir } from "#tests/support/databases.ts";

/** A database on which the nth request for messages fails. */
function failingAt(database: Database, nth: number): Database {
  let asked = 0;
  return {
    ...database,
    listen: async (...args) => {
      if (++asked === nth) throw new Error("no messages");
      return database.listen(...args);
    },
  };
}

it.each([1, 2, 3, 4])("OPS-406 a start whose step %i fails stops what it had started", async (nth) => {
  const dataDir = newDataDir();
  const settings = { DATA_DIR: dataDir, DEMO: "off", HOST: "127.0.0.1", PORT: "0", STREET_TILES_URL: "" };
  const opened = await beginDatabase({ dataDir });
  const starting = startServer(readConfig(settings), undefined, {
    database: Promise.resolve(failingAt(opened, nth)),
  });
  await expect(starting).rejects.toThrow("no messages");
  expect(opened.pool.ended).toBe(true);
  // The folder's lock is given up.
  const again = await connectDatabase({ dataDir });
  await again.close();
});
