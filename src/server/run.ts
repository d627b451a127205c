import cluster from "node:cluster";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Config, loadConfig } from "./config.ts";
import { reservePort } from "./listen.ts";
import { newMailboxKey } from "./mailbox/key.ts";
import { beginDatabase } from "./platform/db/connect.ts";
import { describeError, describeInOneSentence } from "./platform/log/describe-error.ts";
import { enterProgramFolder } from "./program-folder.ts";
import type { RunningServer } from "./server.ts";
import { runWorkers } from "./workers.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

// Node would print every field of it, values of statements included.
process.on("uncaughtException", (error) => {
  console.error("An error that nothing caught:", describeError(error));
  process.exit(1);
});

try {
  const config = loadConfig();
  if (config.workers > 1 && cluster.isPrimary) {
    const releasePort = await reservePort(config);
    await releasePort();
    await runWorkers(config.workers, { MAILBOX_KEY: config.mail.mailboxKey ?? newMailboxKey() });
  } else await serve(config);
} catch (error) {
  // A failed start prints one sentence.
  console.error(`\n  ${describeInOneSentence(error).replaceAll("\n", "\n  ")}\n`);
  process.exit(1);
}

async function serve(config: Config): Promise<void> {
  const pages = process.argv.includes("--dev")
    ? ({ kind: "dev", root } as const)
    : ({ kind: "built", folder: `${root}build` } as const);
  // Before anything that is traced.
  const stopTracing = config.isTraced ? await trace() : undefined;
  // The embedded database is opened in a thread of its own while this one reads the rest of the program.
  const database = beginDatabase(config.database);
  database.catch(() => {});
  const [{ startServer }, { startScreen }, { noteFirstAdmin }] = await Promise.all([
    import("./server.ts"),
    import("./start-screen.ts"),
    import("./accounts/first-admin-note.ts"),
  ]);
  let server: RunningServer | undefined;
  let next: (() => void) | undefined;
  const stopThen = async (action: () => void) => {
    const isStopping = next !== undefined;
    next = action;
    if (isStopping) return;
    await server?.stop();
    await stopTracing?.();
    next();
  };
  process.on("SIGHUP", () => {
    // A worker is replaced by its primary. A start that is still under way has read the newest settings.
    if (cluster.isWorker || !server || next || !canRestart()) return;
    console.info("SIGHUP: restarting in place. With WORKERS=2 or more there is no pause.");
    void stopThen(restart);
  });
  let firstAdminNote: string[] = [];
  server = await startServer(config, pages, {
    database,
    async noteFirstAdmin(admin) {
      firstAdminNote = await noteFirstAdmin(admin, config.firstAdminFile, process.stdout.isTTY);
    },
  }).catch((error) => {
    // The account may be there: its password is shown only now.
    for (const line of firstAdminNote) console.info(`  ${line}`);
    throw error;
  });
  // Before the address is told: who reads it may ask for an end at once.
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => void stopThen(() => process.exit(0)));
  // Of several processes the first speaks for all, and whichever made the administrator knows the password.
  if ((cluster.worker?.id ?? 1) === 1 || firstAdminNote.length > 0) {
    console.info(startScreen({ config, ...server, firstAdminNote }));
    for (const warning of config.warnings) console.warn(`  Warning: ${warning}`);
  }
}

/** Its code is loaded only where it is wanted. */
async function trace(): Promise<() => Promise<void>> {
  const { startTracing } = await import("./platform/tracing/start.ts");
  const { version } = JSON.parse(await readFile(`${root}package.json`, "utf8"));
  return startTracing(version);
}

/** Whether a new process would start: wrong settings leave the running one as it is. */
function canRestart(): boolean {
  if (!enterProgramFolder()) return false;
  try {
    loadConfig();
    return process.execve !== undefined;
  } catch (error) {
    console.error(`SIGHUP ignored. ${(error as Error).message}`);
    return false;
  }
}

/** The same program under the same process id, from the sources and settings as they are now. */
function restart(): void {
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)]);
}
