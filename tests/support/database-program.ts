// A process of its own on a database, told by messages from the test what to do.
import { connectDatabase, type Database, type DatabaseLocation } from "#server/platform/db/connect.ts";
import { migrateDatabase } from "#server/platform/db/migrate.ts";

export type Order =
  | { do: "open"; location: DatabaseLocation }
  | { do: "migrate" }
  | { do: "notify"; channel: string; payload: string }
  /** Writes one row after the other and tells of each when it is committed, until it is killed. */
  | { do: "write"; from: number }
  | { do: "close" };

export type Answer = { done: Order["do"] } | { error: string } | { written: number };

const tell = (answer: Answer) => process.send?.(answer);
let database: Database;

async function obey(order: Order): Promise<void> {
  switch (order.do) {
    case "open":
      database = await connectDatabase(order.location);
      return;
    case "migrate":
      return migrateDatabase(database.pool);
    case "notify":
      return database.transaction(async (_tx, notify) => notify(order.channel, order.payload));
    case "write":
      for (let number = order.from; ; number++) {
        await database.pool.query("insert into written values ($1)", [number]);
        tell({ written: number });
      }
    case "close":
      await database.close();
      process.disconnect?.();
  }
}

process.on("message", (order: Order) => {
  obey(order).then(
    () => process.connected && tell({ done: order.do }),
    (error) => tell({ error: error.message }),
  );
});
