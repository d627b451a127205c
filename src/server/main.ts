import { fileURLToPath } from "node:url";
import { loadConfig } from "./config.ts";
import { startServer } from "./server.ts";
import { startScreen } from "./start-screen.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

try {
  const config = loadConfig();
  const pages = process.argv.includes("--dev")
    ? ({ kind: "dev", root } as const)
    : ({ kind: "built", folder: `${root}build` } as const);
  const server = await startServer(config, pages);
  console.info(startScreen({ config, ...server }));

  let isStopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, async () => {
      if (isStopping) return;
      isStopping = true;
      await server.stop();
      process.exit(0);
    });
} catch (error) {
  // A start that fails says why in a sentence.
  console.error(`\n  ${(error as Error).message.replaceAll("\n", "\n  ")}\n`);
  process.exit(1);
}
