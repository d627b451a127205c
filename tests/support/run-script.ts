import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { compileCache, FAST_START } from "./fast-start.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const run = promisify(execFile);

/** Runs a command of the product as from a terminal; resolves with its output, or rejects with it. */
export function runScript(name: string, env: Record<string, string>, ...args: string[]) {
  return run(process.execPath, [...FAST_START, `scripts/${name}.ts`, ...args], {
    cwd: root,
    env: { ...compileCache(), ...env },
  });
}
