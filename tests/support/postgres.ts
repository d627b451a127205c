import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Account, findPrograms } from "./postgres-programs.ts";

/** A real PostgreSQL that lives as long as the test run. */
export interface TestPostgres {
  urlOf(database: string): string;
  stop(): Promise<void>;
}

const run = promisify(execFile);

const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  // The data does not outlive the run.
  fsync: "off",
  full_page_writes: "off",
  synchronous_commit: "off",
  max_connections: "100",
  shared_buffers: "64MB",
};

export async function startPostgres(): Promise<TestPostgres> {
  const { programs, temporary, account } = await findPrograms();
  const home = mkdtempSync(join(temporary, "whereabouts-pg-"));
  const password = randomBytes(16).toString("hex");
  try {
    await createCluster(programs, home, password, account);
  } catch (error) {
    rmSync(home, { recursive: true });
    throw error;
  }
  const port = await freePort();
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = superviseServer(home, account, [
    join(programs, "postgres"),
    ...["-D", join(home, "data"), "-p", String(port), ...settings],
  ]);
  await ready(server);
  return {
    urlOf: (database) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`,
    async stop() {
      const exited = once(server, "exit");
      server.stdin?.end();
      await exited;
    },
  };
}

async function createCluster(programs: string, home: string, password: string, account?: Account) {
  const passwordFile = join(home, "password");
  writeFileSync(passwordFile, password);
  if (account) for (const path of [home, passwordFile]) chownSync(path, account.uid, account.gid);
  await run(
    join(programs, "initdb"),
    [
      ...["--pgdata", join(home, "data"), "--username", "postgres", "--pwfile", passwordFile],
      ...["--auth", "scram-sha-256", "--encoding", "UTF8", "--no-sync"],
      ...["--locale-provider", "builtin", "--locale", "C.UTF-8"],
    ],
    { ...account, cwd: home },
  );
}

/**
 * A shell holds the server and waits for the end of its input, which comes when this process closes it or
 * dies in whatever way: so no server and no folder is left behind.
 */
function superviseServer(home: string, account: Account | undefined, command: string[]): ChildProcess {
  const script = '"$@" & server=$!; cat > /dev/null; kill -QUIT $server; wait $server; rm -rf "$HOME"';
  return spawn("/bin/sh", ["-c", script, "sh", ...command], {
    ...account,
    cwd: home,
    env: { HOME: home, PATH: process.env.PATH },
    detached: true,
    stdio: ["pipe", "ignore", "pipe"],
  });
}

async function ready(server: ChildProcess): Promise<void> {
  let log = "";
  await new Promise<void>((resolve, reject) => {
    server.stderr?.setEncoding("utf8").on("data", (chunk: string) => {
      log += chunk;
      if (log.includes("ready to accept connections")) resolve();
      if (log.includes("FATAL")) {
        server.stdin?.end();
        reject(new Error(`PostgreSQL does not start:\n${log}`));
      }
    });
    server.once("error", reject);
    server.once("exit", () => reject(new Error(`PostgreSQL does not start:\n${log}`)));
  });
  server.stderr?.removeAllListeners("data").resume();
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
