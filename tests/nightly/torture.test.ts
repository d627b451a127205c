import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { FAST_START } from "#tests/support/fast-start.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** Killed processes and embedded databases, full disks and ailing services have small tests of their own. */
const STEPS = ["load", "restart", "postgres", "hostile", "idle", "fuzz"];

it("OPS-05 OPS-07 a short torture: load, restart and kills under it, hostile clients, fuzzed requests", async () => {
  const run = promisify(execFile)(process.execPath, [...FAST_START, "torture/main.ts", ...STEPS, "--short"], {
    cwd: ROOT,
  });
  const { stdout } = await run.catch((failed: { stdout: string }) => failed);
  expect(stdout).not.toContain("FAILED");
  expect(stdout.match(/^ok /gm)).toHaveLength(STEPS.length);
});
