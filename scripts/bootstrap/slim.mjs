import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { machineEnv, ROOT, runQuietly } from "./run.mjs";

/** Maps of sources, types, and texts about packages, licenses aside. */
const FOR_TOOLS = /\.(map|d\.[cm]?ts)$|^(readme|changelog|history)(\.\w+)?$/i;

/** Leaves what a built server needs: no packages for building and testing, and nothing that only tools read. */
export async function slim() {
  await runQuietly("Removing what only building needs ...", "npm", ["prune", "--omit=dev"], machineEnv());
  const modules = join(ROOT, "node_modules");
  // Caches of tools, and of what they compiled; the server compiles its own anew.
  for (const name of readdirSync(modules))
    if (/^\.(?!bin$|package-lock\.json$)/.test(name)) rmSync(join(modules, name), { recursive: true });
  for (const entry of readdirSync(modules, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && FOR_TOOLS.test(entry.name)) rmSync(join(entry.parentPath, entry.name));
}
