import type { Database } from "#server/platform/db/connect.ts";
import { runInPieces } from "#server/platform/db/pieces.ts";
import { announceMail } from "#server/platform/mail/outbox.ts";
import { digestStore } from "./store.ts";

/** Users of one transaction; requests wait for it. */
const PIECE = { wantedMs: 20, least: 20, most: 400 };

/** Orders the digests that are due, some users at a time. */
export async function orderDigests(database: Database, now: () => number): Promise<void> {
  const at = new Date(now());
  const { users, to } = await digestStore(database.db).dueUsers(at);
  let ordered = 0;
  await runInPieces(database, users, PIECE, (some) =>
    database.transaction(async (tx) => {
      ordered += await digestStore(tx).orderFor(some, to, at);
    }),
  );
  await database.transaction(async (tx, notify) => {
    await digestStore(tx).saveOrdered(to);
    if (ordered > 0) announceMail(notify);
  });
}
