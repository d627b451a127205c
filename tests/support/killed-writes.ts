import { connectDatabase } from "#server/platform/db/connect.ts";
import type { AtEnd } from "./at-end.ts";
import { openInProcess } from "./processes.ts";

export async function createWritten(dataDir: string): Promise<void> {
  const database = await connectDatabase({ dataDir });
  await database.pool.query("create table written (number integer primary key)");
  await database.close();
}

/** Writes into an embedded database and kills the writer, again and again; returns what was acknowledged and what of it is gone. */
export async function killWhileWriting(dataDir: string, rounds: number, atEnd?: AtEnd) {
  await createWritten(dataDir);
  const acknowledged: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    const writer = await openInProcess({ dataDir }, [], {}, atEnd);
    // A few more each time, so that kills fall into every moment between two checkpoints.
    acknowledged.push(...(await writer.writeUntilKilled(round * 10_000, 30 * (1 + (round % 8)))));
  }
  const database = await connectDatabase({ dataDir });
  const { rows } = await database.pool.query<{ number: number }>("select number from written");
  await database.close();
  const found = new Set(rows.map(({ number }) => number));
  return { acknowledged: acknowledged.length, lost: acknowledged.filter((number) => !found.has(number)) };
}
