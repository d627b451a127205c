import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { prepareTemplate } from "./template.ts";

/** Once per run: an embedded database, migrated, whose folder is copied per test file. */
export async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "whereabouts-test-"));
  const template = join(folder, "template");
  await prepareTemplate({ dataDir: template });
  project.provide("embeddedTemplate", template);
  return () => rmSync(folder, { recursive: true, force: true });
}
