import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import type { Client, Pool } from "pg";
import type { Messaging } from "./messaging.ts";
import type { NotificationQueue } from "./notification-queue.ts";
import { startPolling } from "./poll.ts";
import { createPostgresListener } from "./postgres-listener.ts";
import type { OnProblem } from "./problem.ts";

interface Parts {
  /** A connection of its own, which is not opened yet. */
  open: () => Client;
  pool: Pool;
  notifications: NotificationQueue;
  messaging: Messaging;
  onProblem: OnProblem;
}

interface OpenTransaction {
  execute(statement: SQL): PromiseLike<unknown>;
}

export interface PostgresMessages {
  publish(tx: OpenTransaction, channel: string, payload: string): Promise<void>;
  listen(channel: string): Promise<void>;
  close(): Promise<void>;
}

/** Messages between processes; where they are not delivered, everything they could be about is looked for every second. */
export function postgresMessages({
  open,
  pool,
  notifications,
  messaging,
  onProblem,
}: Parts): PostgresMessages {
  // The writing process notifies its own listeners before it answers, and skips its own message.
  const ownName = randomUUID();
  const publish: PostgresMessages["publish"] = async (tx, channel, payload) => {
    if (messaging === "none") return;
    await tx.execute(sql`select pg_notify(${channel}, ${`${ownName} ${payload}`})`);
  };

  if (messaging !== "delivered") {
    let polling: ReturnType<typeof startPolling> | undefined;
    return {
      publish,
      async listen() {
        polling ??= startPolling(pool, notifications.reconnected, onProblem);
      },
      close: async () => polling?.stop(),
    };
  }
  const listener = createPostgresListener(open, {
    onMessage(channel, message) {
      const [sender = ""] = message.split(" ", 1);
      if (sender !== ownName) notifications.deliver(channel, message.slice(sender.length + 1));
    },
    onReconnect: notifications.reconnected,
    onProblem,
  });
  return { publish, ...listener };
}
