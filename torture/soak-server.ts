import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { loadConfig } from "#server/config.ts";
import { findTrim } from "#server/platform/memory/return-freed-memory.ts";
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
// What it holds is measured after a collection, and after what that freed was given back, as the server does it in an
// idle moment: before, memory goes up and down by hundreds of megabytes.
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;
const trim = findTrim();
const SWEPT_MS = 200;
process.on("SIGUSR2", () => {
  collect();
  setTimeout(() => trim?.(), SWEPT_MS);
});
console.info(`The soak is running at ${server.address}`);
