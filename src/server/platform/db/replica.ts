import { setTimeout } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { clientClass } from "./client-class.ts";
import type { Database } from "./connect.ts";
import { clientConfig, parseDatabaseUrl } from "./postgres-address.ts";
import { type OnProblem, printProblem } from "./problem.ts";
import * as schema from "./schema.ts";

export interface Replica {
  /**
   * The database for a long read: the replica, if it has everything that is committed by now or will have it within
   * moments, else the primary. So what is read is never older than the question.
   */
  forReading(): Promise<Database["db"]>;
  close(): Promise<void>;
}

const CONNECTIONS = 2;
const CONNECT_MS = 2_000;
const CATCH_UP_MS = 1_000;
const LOOK_EVERY_MS = 50;
/** A read that takes longer is made again on the primary. */
const READ_MS = 30_000;

/** A copy of the primary that PostgreSQL itself keeps up to date, with which long reads do not burden the primary. */
export function openReplica(primary: Database, url: string, onProblem: OnProblem = printProblem): Replica {
  const address = parseDatabaseUrl(url, "reading");
  const pool = new pg.Pool({
    ...clientConfig(address),
    Client: clientClass(address, onProblem),
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: READ_MS,
  });
  pool.on("error", (error) => onProblem("A connection to the replica was lost.", error));
  const db = drizzle(pool, { schema });

  async function hasCaughtUp(): Promise<boolean> {
    const { rows } = await primary.pool.query<{ end: string }>(
      "select pg_current_wal_insert_lsn()::text as end",
    );
    for (let waitedMs = 0; waitedMs <= CATCH_UP_MS; waitedMs += LOOK_EVERY_MS) {
      const { rows: found } = await pool.query<{ has: boolean | null }>(
        "select pg_last_wal_replay_lsn() >= $1::pg_lsn as has",
        [rows[0]?.end],
      );
      if (found[0]?.has) return true;
      await setTimeout(LOOK_EVERY_MS);
    }
    return false;
  }

  return {
    async forReading() {
      try {
        if (await hasCaughtUp()) return db;
        onProblem("The replica (DATABASE_REPLICA_URL) lags behind; the primary is read instead.");
      } catch (error) {
        onProblem("The replica (DATABASE_REPLICA_URL) cannot be read; the primary is read instead.", error);
      }
      return primary.db;
    },
    close: () => pool.end(),
  };
}
