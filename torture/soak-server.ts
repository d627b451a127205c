import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { loadConfig } from "#server/config.ts";
import { startServer } from "#server/server.ts";

/** The product with a clock that runs faster, from a given moment on. */
const startMs = Number(process.env.SOAK_START_MS);
const rate = Number(process.env.SOAK_RATE);
const build = fileURLToPath(new URL("../build", import.meta.url));
const server = await startServer(
  loadConfig(),
  { kind: "built", folder: build },
  { now: () => startMs + (Date.now() - startMs) * rate },
);
// What it holds is measured after a collection: before, memory goes up and down by hundreds of megabytes.
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;
process.on("SIGUSR2", () => collect());
console.info(`The soak is running at ${server.address}`);
