import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT, runQuietly } from "./run.mjs";

const SOURCES = [
  "src/web",
  "src/domain",
  "src/contract",
  "src/messages",
  "public",
  "vite.config.ts",
  "react-router.config.ts",
  "package-lock.json",
];
const STAMP = join(ROOT, "build", "sources.sha256");

/** Builds the pages when their sources have changed since the last build that was finished. */
export async function buildWeb() {
  const sources = hashOf(SOURCES);
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === sources) return;
  rmSync(STAMP, { force: true });
  await runQuietly("Building the pages ...", "react-router", ["build"]);
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, sources);
}

function hashOf(paths) {
  const hash = createHash("sha256");
  for (const path of paths.flatMap(filesOf)) hash.update(`${path}\0`).update(readFileSync(join(ROOT, path)));
  return hash.digest("hex");
}

function filesOf(path) {
  const found = statSync(join(ROOT, path), { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  const names = readdirSync(join(ROOT, path)).sort();
  return names.flatMap((name) => filesOf(`${path}/${name}`));
}
