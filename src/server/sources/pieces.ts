import { announceChanges } from "#server/catalog/projection/changes.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { runInPieces } from "#server/platform/db/pieces.ts";

const PIECE = { wantedMs: 50, least: 50, most: 200 };
/** How often readers are told, and which share of the time that may take. */
const TELL_EVERY_MS = 1_000;
const TELL_SHARE = 1 / 10;

type Work<Row> = (some: Row[]) => Promise<unknown>;
type OnDone = (done: number) => unknown;

/** Works through rows in short transactions. */
export async function inPieces<Row>(
  database: Pick<Database, "letOthersPass">,
  rows: readonly Row[],
  work: Work<Row>,
  onDone?: OnDone,
): Promise<void> {
  await runInPieces(database, rows, PIECE, work, onDone);
}

/** The same for rows that change the catalogue. What they changed is shown from time to time, and at the end. */
export async function changeInPieces<Row>(
  database: Pick<Database, "transaction" | "letOthersPass">,
  rows: readonly Row[],
  work: Work<Row>,
  onDone: OnDone = () => {},
): Promise<void> {
  let tellAt = performance.now() + TELL_EVERY_MS;
  try {
    await inPieces(database, rows, work, async (done) => {
      onDone(done);
      const startedAt = performance.now();
      if (startedAt < tellAt) return;
      await announceChanges(database);
      const endedAt = performance.now();
      tellAt = endedAt + Math.max(TELL_EVERY_MS, (endedAt - startedAt) / TELL_SHARE);
    });
  } finally {
    if (rows.length > 0) await announceChanges(database);
  }
}
