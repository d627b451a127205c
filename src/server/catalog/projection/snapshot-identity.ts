import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

const SOURCES = fileURLToPath(new URL("../../../", import.meta.url));
/** What a snapshot's bytes come from: how rows become texts, and how both are kept. */
const MADE_BY = [
  ...["domain", "contract", "server/atlas", "server/catalog"],
  ...["server/geo/countries.ts", "server/posters/poster-url.ts", "server/platform/db/schema/catalog.ts"],
];
/** A migration may change data without a word to the catalogue's readers. */
const MIGRATIONS = "server/platform/db/migrations";

let identity: string | undefined;

/** Differs between versions of the program that would make different snapshots of the same data. */
export function snapshotIdentity(): string {
  identity ??= makeIdentity();
  return identity;
}

function makeIdentity(): string {
  const hash = createHash("sha256").update(process.version);
  for (const path of MADE_BY) addSources(hash, path);
  for (const name of readdirSync(SOURCES + MIGRATIONS).sort()) hash.update(name);
  return hash.digest("base64url");
}

function addSources(hash: ReturnType<typeof createHash>, path: string): void {
  if (statSync(SOURCES + path).isDirectory()) {
    for (const name of readdirSync(SOURCES + path).sort()) addSources(hash, `${path}/${name}`);
    return;
  }
  if (path.endsWith(".ts") && !path.endsWith(".test.ts"))
    hash.update(path).update(readFileSync(SOURCES + path));
}
