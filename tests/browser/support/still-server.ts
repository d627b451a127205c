import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "#server/server.ts";
import { SUNDAY_EVENING } from "./sunday.ts";
import { builtPages, testConfig, untilPlacesAreFound } from "./test-config.ts";

/** A server with the demo world whose clock stands still, so that every page is the same at each visit. */
const dataDir = mkdtempSync(join(tmpdir(), "whereabouts-still-"));
const server = await startServer(testConfig(dataDir, { DEMO: "on" }), builtPages, {
  now: () => SUNDAY_EVENING.getTime(),
});
await untilPlacesAreFound(server.address);
process.send?.(server.address);
await Promise.race([once(process, "SIGTERM"), once(process, "disconnect")]);
await server.stop();
rmSync(dataDir, { recursive: true });
process.exit(0);
