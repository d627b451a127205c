import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AtEnd } from "#tests/support/at-end.ts";

export function makeTemporaryFolder(atEnd: AtEnd): string {
  const folder = mkdtempSync(join(tmpdir(), "whereabouts-torture-"));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
