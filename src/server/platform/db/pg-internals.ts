import type { Socket } from "node:net";
import type pg from "pg";

/** All that depends on how the driver works inside. When an upgrade changes it, `pg-internals.test.ts` says what. */

/** A client's socket, of which the driver does not tell the type: to cut a connection to a host that fell silent. */
export function socketOf(client: pg.Client): Socket {
  return (client as pg.Client & { connection: { stream: Socket } }).connection.stream;
}
