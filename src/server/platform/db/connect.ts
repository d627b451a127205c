import { performance } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { OperatorError } from "#server/platform/operator-error.ts";
import { type Ask, boundedReads } from "./bounded-reads.ts";
import { clientAfter, clientClass } from "./client-class.ts";
import { letOthersPass } from "./embedded/let-others-pass.ts";
import { startEmbedded } from "./embedded/start.ts";
import { startUpkeep } from "./embedded/upkeep.ts";
import { findMessaging, type Messaging } from "./messaging.ts";
import { createNotificationQueue, type Listener, type NotificationQueue } from "./notification-queue.ts";
import { Outage } from "./outage.ts";
import {
  cannotConnect,
  clientConfig,
  isTimeout,
  type PostgresAddress,
  parseDatabaseUrl,
  refuseOldServer,
} from "./postgres-address.ts";
import { postgresMessages } from "./postgres-messages.ts";
import { type OnProblem, printProblem } from "./problem.ts";
import * as schema from "./schema.ts";
import { traceStatements } from "./trace-statements.ts";
import { guardTransactions } from "./transaction-guard.ts";

export type Transaction = Parameters<Parameters<NodePgDatabase<typeof schema>["transaction"]>[0]>[0];

/**
 * Notifies the listeners of every process, this one included, once the transaction is committed. A message
 * names what has changed, not its value: by the time it is read, there may be a newer state.
 */
export type Notify = (channel: string, payload: string) => void;

export interface Database {
  readonly kind: "embedded" | "postgres";
  readonly db: NodePgDatabase<typeof schema>;
  readonly pool: pg.Pool;
  /** Where failures are reported that may mean that it is away. */
  readonly outage: Outage;
  /** Resolves when it takes statements; those of before wait for it. */
  readonly opened: Promise<void>;
  /** Asks what a visitor can do without: fails in seconds where the database does not answer. */
  readonly ask: Ask;
  /** Resolves when the work is committed and the listeners of this process know of it. */
  transaction<T>(work: (tx: Transaction, notify: Notify) => Promise<T>): Promise<T>;
  /** Between the transactions of long work: resolves when the questions of others that waited for them are answered. */
  letOthersPass(): Promise<void>;
  /** Resolves when messages arrive, with a function that ends it. A listener must not notify its own channel. */
  listen(
    channel: string,
    onMessage: Listener["onMessage"],
    onReconnect: Listener["onReconnect"],
  ): Promise<() => void>;
  close(): Promise<void>;
}

/** As much of a database as stores and commands need. */
export type DatabaseHandle = Pick<Database, "db" | "transaction" | "letOthersPass">;

export type DatabaseLocation = { url: string } | { dataDir: string };

const POSTGRES_CONNECTIONS = 10;
/** Of waiting; time in which this thread worked does not count. */
const GREET_MS = 20_000;
const GREET_AGAIN_MS = 500;
/** Longer than a loaded machine needs for any read of a page: one timeout refuses the reads of everybody for a while. */
const READ_LIMITS = { timeoutMs: 5_000, openMs: 2_000 };
/** PostgreSQL takes messages of less than 8,000 bytes; the sender's name is part of them. */
const MAX_PAYLOAD_BYTES = 7_900;

/** Opens the database of a location; migrate.ts brings its schema up to date. */
export async function connectDatabase(
  location: DatabaseLocation,
  onProblem: OnProblem = printProblem,
): Promise<Database> {
  const database = await beginDatabase(location, onProblem);
  try {
    await database.opened;
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The same, where an embedded one may still be opening: what needs no statement can be done meanwhile. */
export async function beginDatabase(
  location: DatabaseLocation,
  onProblem: OnProblem = printProblem,
): Promise<Database> {
  return "url" in location
    ? await connectPostgres(location.url, onProblem)
    : connectEmbedded(location.dataDir, onProblem);
}

function connectEmbedded(dataDir: string, onProblem: OnProblem): Database {
  const embedded = startEmbedded(dataDir, onProblem);
  // One connection, since there is one session behind it. A statement with a name would outlive its
  // connection there and be in the way of the next one's: statements stay unnamed.
  const pool = new pg.Pool({
    host: embedded.host,
    Client: clientAfter(embedded.opened),
    user: "postgres",
    database: "postgres",
    max: 1,
    idleTimeoutMillis: 0,
  });
  const notifications = createNotificationQueue(onProblem);
  const parts = overPool(pool, notifications, onProblem, async () => {});
  // Asks first, and waits for the opening.
  const upkeep = startUpkeep(pool, onProblem);
  const opened = upkeep.then(() => {});
  // Each query rejects with the failure.
  opened.catch(() => {});
  return {
    kind: "embedded",
    ...parts,
    opened,
    // In this process it always answers, at worst after a long transaction.
    ask: (question) => question(),
    letOthersPass: () => letOthersPass(pool),
    async listen(channel, onMessage, onReconnect) {
      return notifications.subscribe(channel, { onMessage, onReconnect });
    },
    async close() {
      await (await upkeep.catch(() => undefined))?.stop();
      await parts.outage.stop();
      await pool.end();
      await embedded.stop();
    },
  };
}

async function connectPostgres(url: string, onProblem: OnProblem): Promise<Database> {
  const address = parseDatabaseUrl(url);
  const config = clientConfig(address);
  const Client = clientClass(address, onProblem);
  const pool = new pg.Pool({ ...config, Client, max: POSTGRES_CONNECTIONS });
  const notifications = createNotificationQueue(onProblem);
  const parts = overPool(pool, notifications, onProblem, (...message) => messages.publish(...message));
  const messaging = await greet(pool, address).catch(async (error) => {
    await pool.end();
    throw error instanceof OperatorError ? error : cannotConnect(address, error);
  });
  const messages = postgresMessages({
    open: () => new Client(config),
    pool,
    notifications,
    messaging,
    onProblem: (problem, cause) => parts.outage.report(cause, () => onProblem(problem, cause)),
  });
  return {
    kind: "postgres",
    ...parts,
    opened: Promise.resolve(),
    ask: boundedReads(READ_LIMITS),
    // Others have connections of their own.
    letOthersPass: async () => {},
    async listen(channel, onMessage, onReconnect) {
      const unsubscribe = notifications.subscribe(channel, { onMessage, onReconnect });
      await messages.listen(channel);
      return unsubscribe;
    },
    async close() {
      await messages.close();
      await parts.outage.stop();
      await pool.end();
    },
  };
}

/**
 * The first questions: whether it is new enough, and how messages come. A start loads the program meanwhile and, on a
 * busy machine, misses answers that are there: where none came in time, it asks again.
 */
async function greet(pool: pg.Pool, address: PostgresAddress): Promise<Messaging> {
  const waitedMs = () => performance.eventLoopUtilization().idle;
  const startMs = waitedMs();
  for (;;) {
    try {
      return await greetOnce(pool, address);
    } catch (error) {
      if (!isTimeout(error) || waitedMs() - startMs > GREET_MS) throw error;
      await setTimeout(GREET_AGAIN_MS);
    }
  }
}

async function greetOnce(pool: pg.Pool, address: PostgresAddress): Promise<Messaging> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query("select current_setting('server_version_num')::int as version");
    refuseOldServer(address, rows[0].version);
    return await findMessaging(client);
  } finally {
    client.release();
  }
}

/** The parts that are the same on both databases. */
function overPool(
  pool: pg.Pool,
  notifications: NotificationQueue,
  onProblem: OnProblem,
  publish: (tx: Transaction, channel: string, payload: string) => Promise<void>,
): Pick<Database, "db" | "pool" | "outage" | "transaction"> {
  const outage = new Outage(pool, onProblem);
  const logLost = () => onProblem("Connections to the database were lost; new ones are opened.");
  pool.on("error", (error) => outage.report(error, logLost));
  // The pool listens to idle clients alone: the error of one that is lost inside a transaction would end the process.
  pool.on("connect", (client) => client.on("error", (error) => outage.report(error, logLost)));
  const db = drizzle(pool, { schema });
  traceStatements(pool);
  const insideTransaction = guardTransactions(pool);
  return {
    db,
    pool,
    outage,
    async transaction(work) {
      const messages: { channel: string; payload: string }[] = [];
      const notify: Notify = (channel, payload) => {
        if (Buffer.byteLength(payload) > MAX_PAYLOAD_BYTES)
          throw new Error(`Message too long for ${channel}.`);
        messages.push({ channel, payload });
      };
      const result = await db.transaction(async (tx) => {
        const outcome = await insideTransaction(() => work(tx, notify));
        for (const { channel, payload } of messages) await publish(tx, channel, payload);
        return outcome;
      });
      for (const { channel, payload } of messages) await notifications.deliver(channel, payload);
      return result;
    },
  };
}
