import type { PoolClient } from "pg";

/**
 * What becomes of messages between processes: PostgreSQL delivers them; behind a pooler they are sent, but a connection
 * there has a session only as long as a transaction, and hears none; other engines have none.
 */
export type Messaging = "delivered" | "sent" | "none";

/** Feature not supported, and syntax error. */
const HAS_NO_LISTEN = new Set(["0A000", "42601"]);

export async function findMessaging(client: PoolClient): Promise<Messaging> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  // The number that the server named when the connection was opened: a pooler makes one up.
  const { processID } = client as PoolClient & { processID?: number };
  if (rows[0]?.pid !== processID) return "sent";
  try {
    await client.query("begin; listen whereabouts; rollback");
    return "delivered";
  } catch (error) {
    if (!HAS_NO_LISTEN.has((error as { code?: string }).code ?? "")) throw error;
    await client.query("rollback");
    return "none";
  }
}
