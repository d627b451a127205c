import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { inPieces } from "#server/sources/pieces.ts";
import { openTestDatabase } from "#tests/support/databases.ts";

const database = await openTestDatabase("embedded");
const QUESTIONS = 4;
const REQUESTS = 10;

it("SRC-113 a request waits for one piece of a run, not for one before each of its questions", async () => {
  let pieces = 0;
  let isAnswered = false;
  const rows = Array.from({ length: 20_000 }, (_, at) => at);
  const working = inPieces(database, rows, async () => {
    if (isAnswered) return;
    await database.transaction((tx) => tx.execute(sql`select pg_sleep(0.02)`));
    pieces++;
  });
  let waited = 0;
  for (let request = 0; request < REQUESTS; request++) {
    await database.db.execute(sql`select 1`);
    const before = pieces;
    for (let question = 1; question < QUESTIONS; question++) await database.db.execute(sql`select 1`);
    waited += pieces - before;
  }
  isAnswered = true;
  await working;
  expect(pieces).toBeGreaterThan(0);
  expect(waited).toBeLessThan(REQUESTS);
});
