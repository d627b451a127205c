import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT, runQuietly } from "./run.mjs";

const SOURCES = [
  "src/web",
  "src/domain",
  "src/contract",
  "src/messages",
  "src/server/platform/tracing/sdk.ts",
  "public",
  "vite.config.ts",
  "scripts/lean-map-library.ts",
  "react-router.config.ts",
  "package-lock.json",
];
/** The packages of OpenTelemetry in one file: as packages they weigh a hundred times as much. */
export const TRACING = [
  "src/server/platform/tracing/sdk.ts",
  ...["--dir", "build/tracing", "--platform", "node", "--format", "esm", "--minify"],
];
const STAMP = join(ROOT, "build", "sources.sha256");

let hash;
const hashOfSources = () => (hash ??= hashOf(SOURCES));

/** Whether the pages are those of their sources as they are. */
export function isBuilt() {
  return existsSync(STAMP) && readFileSync(STAMP, "utf8") === hashOfSources();
}

/** Builds the pages when their sources have changed since the last build that was finished. */
export async function buildWeb() {
  if (isBuilt()) return;
  const sources = hashOfSources();
  rmSync(STAMP, { force: true });
  await runQuietly("Building the pages ...", "react-router", ["build"]);
  await runQuietly(undefined, "rolldown", TRACING);
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
