import { once } from "node:events";
import type { Socket } from "node:net";
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { connectDatabase } from "#server/platform/db/connect.ts";
import { findSocketFolder } from "#server/platform/db/embedded/socket-folder.ts";
import { newDataDir } from "#tests/support/databases.ts";

const dataDir = newDataDir();
const database = await connectDatabase({ dataDir });
afterAll(() => database.close());

/** A client beside the server, as a command has one, and its socket. */
async function connect() {
  const client = new pg.Client({
    host: findSocketFolder(dataDir),
    user: "postgres",
    database: "postgres",
  });
  client.on("error", () => {});
  await client.connect();
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  return { client, stream };
}

/** A message of the protocol: its type, its length and its body. */
function message(type: string, body: string): Buffer {
  const content = Buffer.from(body, "latin1");
  const head = Buffer.alloc(5);
  head.write(type, "latin1");
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}

const INSERT = "insert into countries (code, name) values ('XQ', 'Left behind')";
const PARSE = message("P", `\0${INSERT}\0\0\0`);
const BIND = message("B", "\0\0\0\0\0\0\0\0");
const EXECUTE = message("E", "\0\0\0\0\0");

type Client = Awaited<ReturnType<typeof connect>>;
const inTransaction = async ({ client }: Client) => {
  await client.query("begin");
  await client.query(INSERT);
};
const DEATHS: Record<string, (client: Client) => Promise<unknown> | unknown> = {
  "in a transaction": inTransaction,
  "in a transaction that failed": async (each) => {
    await inTransaction(each);
    await each.client.query("select 1 / 0").catch(() => {});
  },
  "as it begins one": ({ stream }) => stream.write(message("Q", "begin\0")),
  "after half a message": ({ stream }) => stream.write(PARSE.subarray(0, 20)),
  "after half a message of a transaction": async (each) => {
    await inTransaction(each);
    each.stream.write(PARSE.subarray(0, 20));
  },
  "before the end of a statement": ({ stream }) => stream.write(Buffer.concat([PARSE, BIND, EXECUTE])),
  "during a long statement of a transaction": async (each) => {
    await inTransaction(each);
    each.stream.write(message("Q", "select count(*) from generate_series(1, 200000)\0"));
  },
};

describe("SRC-112 a client of the embedded database that dies", () => {
  it.each(Object.keys(DEATHS))("%s leaves nothing behind, and others are answered", async (name) => {
    for (let round = 0; round < 3; round++) {
      const each = await connect();
      // Others wait in line already when it dies, and ask anew afterwards.
      const waiting = DEATHS[name]!(each);
      const before = database.pool.query("select 1 as one");
      await waiting;
      const closed = once(each.stream, "close");
      each.stream.destroy();
      await closed;
      expect((await before).rows).toEqual([{ one: 1 }]);
      const found = database.transaction(
        async (tx) => (await tx.execute("select code, name from countries")).rows,
      );
      expect(await found).toEqual([]);
    }
  });

  it("is told by an error alone where its statement fails, and goes on", async () => {
    const { client } = await connect();
    await expect(client.query("select $1::int / 0", [1])).rejects.toThrow("division by zero");
    expect((await client.query("select $1::int as two", [2])).rows).toEqual([{ two: 2 }]);
    expect((await database.pool.query("select 3 as three")).rows).toEqual([{ three: 3 }]);
    await client.end();
  });
});
