import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { identityOfSources } from "#server/platform/identity-of-sources.ts";

/** What a snapshot's bytes come from: how rows become texts, and how both are kept. */
const MADE_BY = [
  "domain",
  "contract",
  "server/atlas",
  "server/catalog",
  "server/geo/countries.ts",
  "server/posters/poster-url.ts",
  "server/platform/db/schema/catalog.ts",
];
/** A migration may change data without a word to the catalogue's readers. */
const MIGRATIONS = fileURLToPath(new URL("../../platform/db/migrations", import.meta.url));

let identity: string | undefined;

/** Differs between versions of the program that would make different snapshots of the same data. */
export function snapshotIdentity(): string {
  identity ??= identityOfSources(MADE_BY, ...readdirSync(MIGRATIONS).sort());
  return identity;
}
