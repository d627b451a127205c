import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { type Account, findPrograms } from "./postgres-programs.ts";

/** A real PostgreSQL that lives as long as the test run. */
export interface TestPostgres {
  urlOf(database: string): string;
  /** SIGKILL. */
  crash(): Promise<void>;
  /** After a crash; resolves when it answers again. */
  restart(): Promise<void>;
  /** Of a replica: takes writes from now on. */
  promote(): Promise<void>;
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

/** What a commit that was acknowledged needs to outlive a kill. */
export const DURABLE = { fsync: "on", full_page_writes: "on", synchronous_commit: "on" };

/** A commit is acknowledged when the other server has it, too. */
export const SYNCHRONOUS = { ...DURABLE, synchronous_standby_names: "*" };

type Settings = Partial<typeof SETTINGS> & {
  primary_conninfo?: string;
  synchronous_standby_names?: string;
};

export async function startPostgres(changed: Settings = {}): Promise<TestPostgres> {
  const { server } = await createHome();
  return server(changed);
}

/** A server and another that follows it, as PostgreSQL's own streaming replication does it. */
export async function startReplicated(
  changed: Settings = {},
): Promise<{ primary: TestPostgres; replica: TestPostgres }> {
  const { home, password, account, server } = await createHome();
  const copy = mkdtempSync(`${home}-replica-`);
  if (account) chownSync(copy, account.uid, account.gid);
  await run("cp", ["-a", join(home, "data"), copy]);
  writeFileSync(join(copy, "data", "standby.signal"), "");
  const primary = await server(changed);
  const { port } = new URL(primary.urlOf("postgres"));
  const primary_conninfo = `host=127.0.0.1 port=${port} user=postgres password=${password}`;
  return { primary, replica: await server({ primary_conninfo }, copy) };
}

/** Data of a server that has never run, and how to run it there or in a copy. */
async function createHome() {
  const { programs, temporary, account } = await findPrograms();
  const home = mkdtempSync(join(temporary, "whereabouts-pg-"));
  const password = randomBytes(16).toString("hex");
  try {
    await createCluster(programs, home, password, account);
  } catch (error) {
    rmSync(home, { recursive: true });
    throw error;
  }
  const server = (changed: Settings, folder = home) =>
    runServer(join(programs, "postgres"), folder, account, password, changed);
  return { home, password, account, server };
}

async function runServer(
  program: string,
  home: string,
  account: Account | undefined,
  password: string,
  changed: Settings,
): Promise<TestPostgres> {
  const port = await freePort();
  const settings = Object.entries({ ...SETTINGS, ...changed }).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
  const server = superviseServer(home, account, [
    program,
    "-D",
    join(home, "data"),
    "-p",
    String(port),
    ...settings,
  ]);
  await told(server, READY).catch((error) => {
    server.stdin?.end();
    throw error;
  });
  const urlOf = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
  return {
    urlOf,
    async crash() {
      const crashed = told(server, /crashed/);
      server.stdin?.write("crash\n");
      await crashed;
    },
    async restart() {
      // What is left of a killed server lets go of its memory a little later; until then a new one does not start.
      for (let tries = 0; ; tries++) {
        const ready = told(server, READY);
        server.stdin?.write("start\n");
        try {
          return await ready;
        } catch (error) {
          if (tries === 20) throw error;
          await setTimeout(100);
        }
      }
    },
    async promote() {
      const admin = new pg.Client(urlOf("postgres"));
      await admin.connect();
      await admin.query("select pg_promote()");
      await admin.end();
    },
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
      "--pgdata",
      join(home, "data"),
      "--username",
      "postgres",
      "--pwfile",
      passwordFile,
      "--auth",
      "scram-sha-256",
      "--encoding",
      "UTF8",
      "--no-sync",
      "--locale-provider",
      "builtin",
      "--locale",
      "C.UTF-8",
    ],
    { ...account, cwd: home },
  );
}

/**
 * A shell holds the server, obeys, and waits for the end of its input, which comes when this process closes it or
 * dies in whatever way: so no server and no folder is left behind.
 */
function superviseServer(home: string, account: Account | undefined, command: string[]): ChildProcess {
  return spawn("/bin/sh", ["-c", SUPERVISOR, "sh", ...command], {
    ...account,
    cwd: home,
    env: { HOME: home, PATH: process.env.PATH },
    detached: true,
    stdio: ["pipe", "ignore", "pipe"],
  });
}

const SUPERVISOR = `
  "$@" & server=$!
  while read order; do
    case $order in
      crash) kill -KILL $server; wait $server; echo crashed >&2 ;;
      start) "$@" & server=$! ;;
    esac
  done
  kill -QUIT $server; wait $server; rm -rf "$HOME"`;

const READY = /ready to accept (read-only )?connections/;
/** Clients of a server that was killed or is not ready yet get a FATAL of their own. */
const CANNOT_START = /FATAL: (?!.*(postmaster exit|starting up|recovery|not yet accepting))/;

/** Resolves when the server has said this, and rejects when it says that it cannot start. */
async function told(server: ChildProcess, words: RegExp): Promise<void> {
  let log = "";
  await new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error(`PostgreSQL does not start:\n${log}`));
    server.stderr?.setEncoding("utf8").on("data", (chunk: string) => {
      log += chunk;
      if (words.test(log)) resolve();
      else if (CANNOT_START.test(log)) fail();
    });
    server.once("error", reject);
    server.once("exit", fail);
  }).finally(() => server.stderr?.removeAllListeners("data").resume());
}

/** One address with the hosts of several: the product finds the one that serves. */
export function addressOf(urls: readonly string[], attributes = ""): string {
  const [first, ...others] = urls.map((url) => new URL(url)) as [URL, ...URL[]];
  const hosts = [first, ...others].map(({ host }) => host).join(",");
  return first.href.replace(first.host, hosts) + attributes;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
