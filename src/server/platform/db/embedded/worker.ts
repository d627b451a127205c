import { once } from "node:events";
import { parentPort } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import type { EmbeddedReport, EmbeddedTask } from "./engine.ts";
import { DurableFs } from "./pglite-internals.ts";

const SETTINGS = {
  fsync: "on",
  wal_sync_method: "fsync",
  // The memory of the engine never shrinks. Beside these buffers the system keeps the files at hand.
  shared_buffers: "16MB",
  maintenance_work_mem: "16MB",
};

// "-F" is PostgreSQL's own "no fsync".
const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== "-F"),
  ...Object.entries(SETTINGS).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
];

const port = parentPort!;
const report = (message: EmbeddedReport) => port.postMessage(message);

let lastComplaint: string | undefined;

/**
 * PostgreSQL ends its process on a panic (no room for the write-ahead log, say). PGlite goes on in
 * an undefined state, so this thread must end at once; recovery then starts from what is on the disk.
 */
function heed(line: string): boolean {
  const complaint = /\b(?:FATAL|PANIC): +(.*)/.exec(line)?.[1];
  lastComplaint = complaint ?? lastComplaint;
  if (/\bPANIC: /.test(line) || line.startsWith("Aborted(")) giveUp(line);
  return true;
}

function giveUp(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  report({ state: "failed", reason: lastComplaint ?? message });
  process.exit(1);
}

function openDatabase(folder: string): Promise<PGlite> {
  return PGlite.create({ fs: new DurableFs(folder), startParams: START_PARAMS, onStderr: heed });
}

async function create(folder: string) {
  const database = await openDatabase(folder);
  await database.exec("CHECKPOINT");
  await database.close();
  report({ state: "stopped" });
}

/** Parse, Bind, Describe, Execute, Close: up to the Sync that ends them, they are one statement. */
function isPartOfStatement(message: Uint8Array): boolean {
  return "PBDEC".includes(String.fromCharCode(message[0] ?? 0));
}

/**
 * Executes the messages of a statement together and answers them with one write: a write to the socket wakes the other
 * thread up, which costs more than most statements.
 */
function executeWholeStatements(database: PGlite): void {
  let parts: Uint8Array[] = [];
  const execute = database.execProtocolRawStream.bind(database);
  database.execProtocolRawStream = async (message, { onRawData, ...options }) => {
    parts.push(message);
    if (isPartOfStatement(message)) return;
    const statement = parts.length === 1 ? message : Buffer.concat(parts);
    parts = [];
    const answer: Uint8Array[] = [];
    // What the callback is given lies in memory that the database writes to again.
    const collect = (data: Uint8Array) => answer.push(data.slice());
    // SQL errors are ordinary answers. When this rejects, the database itself has stopped, and the socket server would
    // keep every later query waiting.
    await execute(statement, { ...options, onRawData: collect }).catch(giveUp);
    if (answer.length > 0) onRawData(answer.length === 1 ? answer[0]! : Buffer.concat(answer));
  };
  // The socket server takes clients' messages in turn. Only a transaction has it wait for one client, so a statement that
  // has begun must count as one.
  const isInTransaction = database.isInTransaction.bind(database);
  database.isInTransaction = () => parts.length > 0 || isInTransaction();
  // It rolls back for a client that is gone, whose unfinished statement must not become part of the next one.
  const exec = database.exec.bind(database);
  database.exec = (...args) => {
    parts = [];
    return exec(...args);
  };
}

async function serve(folder: string, path: string) {
  const database = await openDatabase(folder);
  executeWholeStatements(database);
  // The server itself, a connection that replaces its broken one, and a command run beside it.
  const server = new PGLiteSocketServer({ db: database, path, maxConnections: 3 });
  await server.start();
  port.once("message", async () => {
    await server.stop();
    await database.close();
    report({ state: "stopped" });
    port.close();
  });
  report({ state: "ready" });
}

try {
  const [{ folder, socketPath }] = (await once(port, "message")) as [EmbeddedTask];
  await (socketPath === undefined ? create(folder) : serve(folder, socketPath));
} catch (error) {
  giveUp(error);
}
