import { createHash, type Hash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

const SOURCES = fileURLToPath(new URL("../../", import.meta.url));

/** Differs between versions of these sources, files or folders under `src`, of Node, and of what else is given. */
export function identityOfSources(paths: readonly string[], ...more: readonly string[]): string {
  const hash = createHash("sha256").update(process.version);
  for (const path of paths) addSources(hash, path);
  for (const text of more) hash.update(text);
  return hash.digest("base64url");
}

function addSources(hash: Hash, path: string): void {
  if (statSync(SOURCES + path).isDirectory()) {
    for (const name of readdirSync(SOURCES + path).sort()) addSources(hash, `${path}/${name}`);
    return;
  }
  if (path.endsWith(".ts") && !path.endsWith(".test.ts"))
    hash.update(path).update(readFileSync(SOURCES + path));
}
