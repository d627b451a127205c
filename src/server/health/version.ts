import { readFile } from "node:fs/promises";
import type { VersionNotes } from "#contract/health.ts";
import { notesOf } from "./changelog.ts";

const ROOT = new URL("../../../", import.meta.url);

export async function ownVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(new URL("package.json", ROOT), "utf8"));
  return version;
}

/** What is new in the version that runs. */
export async function ownNotes(version: string): Promise<Omit<VersionNotes, "newer">> {
  return notesOf(version, await readFile(new URL("CHANGELOG.md", ROOT), "utf8").catch(() => ""));
}
