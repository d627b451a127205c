import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { AtEnd } from "./at-end.ts";
import { freePort } from "./postgres.ts";
import { findPrograms } from "./postgres-programs.ts";

/** Debian's place. */
const PROGRAM = "/usr/sbin/pgbouncer";

export const hasPgBouncer = existsSync(PROGRAM);

export interface TestPooler {
  /** The address of the same database through the pooler. */
  through(url: string): string;
  stop(): Promise<void>;
}

interface PoolerOptions {
  /** Connections to the server, which all clients of a database share. */
  poolSize: number;
  mode: "transaction" | "session";
}

/** PgBouncer before the server of an address, on a port of its own. */
export async function startPgBouncer(
  url: string,
  atEnd: AtEnd,
  { poolSize, mode }: PoolerOptions = { poolSize: 3, mode: "transaction" },
): Promise<TestPooler> {
  const { temporary, account } = await findPrograms();
  const { username, password, port: serverPort } = new URL(url);
  const port = await freePort();
  const folder = mkdtempSync(join(temporary, "whereabouts-pooler-"));
  chmodSync(folder, 0o755);
  const users = join(folder, "users.txt");
  const settings = join(folder, "pgbouncer.ini");
  writeFileSync(users, `"${username}" "${password}"\n`);
  writeFileSync(
    settings,
    `[databases]
* = host=127.0.0.1 port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = ${mode}
default_pool_size = ${poolSize}
max_client_conn = 500
`,
  );
  const pooler = spawn("/bin/sh", ["-c", SUPERVISOR, "sh", PROGRAM, settings], {
    ...account,
    cwd: folder,
    stdio: ["pipe", "ignore", "pipe"],
  });
  let log = "";
  pooler.stderr.on("data", (chunk) => {
    log += chunk;
  });
  const stop = async () => {
    if (pooler.exitCode === null) {
      pooler.stdin.end();
      await once(pooler, "exit");
    }
    rmSync(folder, { recursive: true, force: true });
  };
  atEnd(stop);
  await answering(pooler, port).catch((error) => {
    throw new Error(`PgBouncer does not start:\n${log}`, { cause: error });
  });
  return {
    through(address) {
      const changed = new URL(address);
      changed.port = String(port);
      return changed.href;
    },
    stop,
  };
}

/** It ends with its input, which ends with this process. */
const SUPERVISOR = `"$@" & pooler=$!
  while read order; do :; done
  kill -KILL $pooler; wait $pooler`;

async function answering(pooler: ChildProcess, port: number): Promise<void> {
  for (let tries = 0; tries < 200 && pooler.exitCode === null; tries++) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await setTimeout(50);
  }
  throw new Error("nothing listens");
}
