import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../..", import.meta.url));
const run = promisify(execFile);

/** Runs a command of the product as somebody at a terminal does; what it prints, or a rejection with it. */
export function runScript(name: string, env: Record<string, string>, ...args: string[]) {
  return run(process.execPath, [`scripts/${name}.ts`, ...args], { cwd: root, env });
}
