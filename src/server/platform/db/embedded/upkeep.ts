import type { Pool } from "pg";
import type { OnProblem } from "../problem.ts";

const CHECKPOINT_EVERY_MS = 5 * 60_000;
const VACUUM_EVERY_MS = 60 * 60_000;

/**
 * PGlite has no background processes: without this its write-ahead log and its dead rows would grow for
 * ever. It goes through the application's own pool, since a command from anywhere else would land in the
 * middle of an open transaction: the database has only one session.
 */
export async function startUpkeep(pool: Pool, onProblem: OnProblem): Promise<{ stop: () => Promise<void> }> {
  const start = await walPosition(pool);
  const checkpoint = whenWritten(pool, start, ["CHECKPOINT"]);
  const vacuum = whenWritten(pool, start, ["VACUUM (ANALYZE)", "CHECKPOINT"]);
  const run = (task: () => Promise<void>) =>
    task().catch((error) => onProblem("The embedded database's upkeep failed; it is tried again.", error));

  const timers = [
    setInterval(() => run(checkpoint), CHECKPOINT_EVERY_MS).unref(),
    setInterval(() => run(vacuum), VACUUM_EVERY_MS).unref(),
  ];
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await run(vacuum);
    },
  };
}

/** Runs the commands when the write-ahead log has moved since they last ran, so that an idle disk sleeps. */
function whenWritten(pool: Pool, start: string, commands: string[]): () => Promise<void> {
  let seen = start;
  return async () => {
    if ((await walPosition(pool)) === seen) return;
    for (const command of commands) await pool.query(command);
    seen = await walPosition(pool);
  };
}

async function walPosition(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ lsn: string }>("select pg_current_wal_insert_lsn()::text as lsn");
  return rows[0]!.lsn;
}
