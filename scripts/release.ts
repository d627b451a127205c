// Makes a version of what is here: `npm run release -- minor`. It pushes nothing.
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readChangelog } from "#server/health/changelog.ts";
import { moveUnreleased, moveUpgradeNotes, nextVersion, ReleaseRefused } from "./release/version.ts";

const root = process.cwd();
const UPGRADING = "docs/upgrading.md";
const read = (file: string) => readFileSync(join(root, file), "utf8");
const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();

function refuseChanges(when: string): void {
  const changed = git("status", "--porcelain");
  if (changed) throw new ReleaseRefused(`There are changes that are not committed${when}:\n${changed}`);
}

function setVersion(file: string, version: string): void {
  const content = JSON.parse(read(file));
  content.version = version;
  // The lock file says it twice.
  if (content.packages?.[""]) content.packages[""].version = version;
  writeFileSync(join(root, file), `${JSON.stringify(content, null, 2)}\n`);
}

function release(wanted: string | undefined): string {
  const { version: current } = JSON.parse(read("package.json")) as { version: string };
  const version = nextVersion(current, wanted);
  const tag = `v${version}`;
  refuseChanges("");
  if (git("tag", "--list", tag)) throw new ReleaseRefused(`The tag ${tag} is there already.`);
  const date = new Date().toISOString().slice(0, 10);
  const changelog = moveUnreleased(read("CHANGELOG.md"), version, date);
  const upgrading = moveUpgradeNotes(read(UPGRADING), version);

  const translations = spawnSync(process.execPath, ["scripts/messages.ts", "check", "--complete"], {
    cwd: root,
    stdio: "inherit",
  });
  if (translations.status !== 0)
    throw new ReleaseRefused("Texts that are not translated stop a release: nothing was changed.");

  console.log("Running what .ci/run runs ...");
  const { status } = spawnSync(join(root, ".ci/run"), { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new ReleaseRefused("The checks failed: nothing was changed.");
  refuseChanges(" after the checks");

  writeFileSync(join(root, "CHANGELOG.md"), changelog);
  writeFileSync(join(root, UPGRADING), upgrading);
  for (const file of ["package.json", "package-lock.json"]) setVersion(file, version);
  git("commit", "--quiet", "--all", "--message", `chore: release ${version}`);
  const { changes } = readChangelog(changelog).find(({ name }) => name === version)!;
  const notes = changes.map(({ group, text }) => `${group}: ${text}`).join("\n");
  git("tag", "--annotate", tag, "--cleanup=verbatim", "--message", `${version}\n\n${notes}`);
  return `${version} is committed and tagged as ${tag}. To publish it: git push --follow-tags`;
}

try {
  console.log(release(process.argv[2]));
} catch (error) {
  if (!(error instanceof ReleaseRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
