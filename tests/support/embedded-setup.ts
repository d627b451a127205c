import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { share } from "./shared.ts";
import { prepareTemplate } from "./template.ts";

const PREFIX = "whereabouts-test-";

/** Once per run: a folder for everything the tests write, and in it a migrated database to copy. */
export async function setup(project: TestProject) {
  const { value: folder, release } = await share("folder", async () => {
    removeLeftovers();
    const path = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
    await prepareTemplate({ dataDir: join(path, "template") });
    return { value: path, stop: () => rmSync(path, { recursive: true, force: true }) };
  });
  project.provide("temporaryFolder", folder);
  project.provide("embeddedTemplate", join(folder, "template"));
  return release;
}

/** A run that was killed leaves its folder; the name tells whose it was. */
function removeLeftovers() {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const pid = Number(name.slice(PREFIX.length).split("-")[0]);
    if (!isGone(pid)) continue;
    try {
      rmSync(join(tmpdir(), name), { recursive: true });
    } catch {
      // Of another user, or a disk is still mounted in it: not worth failing for.
    }
  }
}

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}
