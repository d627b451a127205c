import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { BIN, ROOT, runQuietly } from "./run.mjs";

/** The packages of OpenTelemetry in one file: as packages they weigh a hundred times as much. */
export const TRACING = [
  "src/server/platform/tracing/sdk.ts",
  ...["--dir", "build/tracing", "--platform", "node", "--format", "esm", "--minify"],
];

/** What `scripts/messages.ts` makes of English and the translations. Pages and program load it; it is not one of their sources. */
const COMPILED = "src/messages/compiled";
const MESSAGES = {
  stamp: join(ROOT, COMPILED, "sources.sha256"),
  sources: [
    "src/messages",
    "src/contract",
    "src/domain/locale.ts",
    "scripts/messages",
    "scripts/messages.ts",
  ],
  make: () => runQuietly(undefined, join(BIN, "node"), ["scripts/messages.ts", "compile"]),
};

/** What is built, each when its sources have changed since the last time that it was finished. */
const PARTS = [
  MESSAGES,
  {
    stamp: join(ROOT, "build", "sources.sha256"),
    sources: [
      "src/web",
      "src/domain",
      "src/contract",
      "src/messages",
      "scripts/messages",
      "src/server/platform/tracing/sdk.ts",
      "public",
      "vite.config.ts",
      "packages/maplibre-lean/vite-plugin.ts",
      "scripts/vite-internals.ts",
      "react-router.config.ts",
      "package-lock.json",
    ],
    async make() {
      await runQuietly("Building the pages ...", "react-router", ["build"]);
      await runQuietly(undefined, "rolldown", TRACING);
    },
  },
  {
    stamp: join(ROOT, "build", "program.sha256"),
    sources: ["src/domain", "src/contract", "src/server", "scripts/bundle-server.ts", "package-lock.json"],
    make: () => runQuietly(undefined, "rolldown", ["--config", "scripts/bundle-server.ts"]),
  },
  {
    // A server that made it itself would need 600 MB at its first start, for PGlite's initdb.
    stamp: join(ROOT, "build", "database.sha256"),
    sources: [
      "src/server/platform/db/migrations",
      "src/server/platform/db/embedded",
      "scripts/make-database.ts",
      "package-lock.json",
    ],
    make: () => runQuietly("Preparing the database ...", join(BIN, "node"), ["scripts/make-database.ts"]),
  },
];

const hashes = new Map();
function hashOfSources(part) {
  if (!hashes.has(part)) hashes.set(part, hashOf(part.sources));
  return hashes.get(part);
}

const isMade = (part) => existsSync(part.stamp) && readFileSync(part.stamp, "utf8") === hashOfSources(part);

/** Whether pages, server and database are those of their sources as they are. */
export function isBuilt() {
  return PARTS.every(isMade);
}

/** Builds the pages, the server's program and the new database where their sources have changed. */
export async function build() {
  for (const part of PARTS) await make(part);
}

/** Compiles the messages, without which no source runs. */
export const compileMessages = () => make(MESSAGES);

async function make(part) {
  if (isMade(part)) return;
  const sources = hashOfSources(part);
  rmSync(part.stamp, { force: true });
  await part.make();
  mkdirSync(dirname(part.stamp), { recursive: true });
  writeFileSync(part.stamp, sources);
}

function hashOf(paths) {
  const hash = createHash("sha256");
  for (const path of paths.flatMap(filesOf)) hash.update(`${path}\0`).update(readFileSync(join(ROOT, path)));
  return hash.digest("hex");
}

function filesOf(path) {
  if (path === COMPILED) return [];
  const found = statSync(join(ROOT, path), { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  const names = readdirSync(join(ROOT, path)).sort();
  return names.flatMap((name) => filesOf(`${path}/${name}`));
}
