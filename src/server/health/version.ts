import { readFile } from "node:fs/promises";
import type { VersionNotes } from "#contract/health.ts";
import { notesOf, plansIn } from "./changelog.ts";

const ROOT = new URL("../../../", import.meta.url);

export async function ownVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(new URL("package.json", ROOT), "utf8"));
  return version;
}

// An installation without the file runs as well.
const changelog = () => readFile(new URL("CHANGELOG.md", ROOT), "utf8").catch(() => "");

/** What is new in the version that runs. */
export async function ownNotes(version: string): Promise<Omit<VersionNotes, "newer">> {
  return notesOf(version, await changelog());
}

let plans: Promise<string[]> | undefined;

/** Unreleased changes of the changelog; read once, for the file comes with the program. */
export function planned(): Promise<string[]> {
  plans ??= changelog().then(plansIn);
  return plans;
}
