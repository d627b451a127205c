import cluster from "node:cluster";
import { fileURLToPath } from "node:url";
import { type Config, loadConfig } from "./config.ts";
import { connectDatabase } from "./platform/db/connect.ts";
import { runWorkers } from "./workers.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

try {
  const config = loadConfig();
  if (config.workers > 1 && cluster.isPrimary) await runWorkers(config.workers);
  else await serve(config);
} catch (error) {
  // A start that fails says why in a sentence.
  console.error(`\n  ${(error as Error).message.replaceAll("\n", "\n  ")}\n`);
  process.exit(1);
}

async function serve(config: Config): Promise<void> {
  const pages = process.argv.includes("--dev")
    ? ({ kind: "dev", root } as const)
    : ({ kind: "built", folder: `${root}build` } as const);
  // The embedded database starts in a thread of its own while this one reads the rest of the program.
  const database = connectDatabase(config.database);
  database.catch(() => {});
  const [{ startServer }, { startScreen }] = await Promise.all([
    import("./server.ts"),
    import("./start-screen.ts"),
  ]);
  const server = await startServer(config, pages, { database });
  // Of several processes the first speaks for all.
  if ((cluster.worker?.id ?? 1) === 1) console.info(startScreen({ config, ...server }));

  let isStopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, async () => {
      if (isStopping) return;
      isStopping = true;
      await server.stop();
      process.exit(0);
    });
}
