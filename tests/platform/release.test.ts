import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { newFolder } from "#tests/support/databases.ts";

const SCRIPT = fileURLToPath(new URL("../../scripts/release.ts", import.meta.url));
const CHANGELOG = `# Changelog

## [Unreleased]

### Added
- A page

### Fixed
- A \`fault\`
  of two lines

## [1.0.0] - 2026-01-01

### Added
- Everything
`;

const UPGRADING = `# Upgrading

## Every time

1. Make a backup.

## Unreleased

- Copy the unit again.

## 1.0.0

- Nothing.
`;

/** A repository with a version, a changelog, upgrade notes, and checks of translations and of all that end so. */
function newRepository({
  changelog = CHANGELOG,
  upgrading = UPGRADING,
  translations = 0,
  checks = "exit 0",
} = {}) {
  const root = newFolder();
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const named = { name: "whereabouts", version: "1.0.0" };
  write("package.json", `${JSON.stringify(named, null, 2)}\n`);
  const lock = { ...named, packages: { "": named, "node_modules/x": { version: "3.0.0" } } };
  write("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
  write("CHANGELOG.md", changelog);
  for (const folder of [".ci", "docs", "scripts"]) mkdirSync(join(root, folder));
  write("docs/upgrading.md", upgrading);
  write(
    "scripts/messages.ts",
    `console.log("messages", ...process.argv.slice(2)); process.exitCode = ${translations};`,
  );
  write(".ci/run", `#!/bin/sh\n${checks}\n`);
  chmodSync(join(root, ".ci/run"), 0o755);
  git("init", "--quiet", "--initial-branch=main");
  for (const [key, value] of Object.entries({ name: "A", email: "a@example.org" }))
    git("config", `user.${key}`, value);
  git("add", "--all");
  git("commit", "--quiet", "--message", "chore: begin");
  const release = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...args], {
      cwd: root,
      encoding: "utf8",
    });
    return { status, said: stdout + stderr };
  };
  return { git, read, write, release };
}

it("OPS-81 a release moves what was to come, sets the version, commits and tags, and pushes nothing", () => {
  const { git, read, release } = newRepository();
  const { status, said } = release("minor");
  expect(said).toContain("messages check --complete\nRunning what .ci/run runs ...\n");
  expect(said).toContain("1.1.0 is committed and tagged as v1.1.0");
  expect(status).toBe(0);
  const today = new Date().toISOString().slice(0, 10);
  expect(read("CHANGELOG.md")).toBe(
    CHANGELOG.replace("## [Unreleased]\n", `## [Unreleased]\n\n## [1.1.0] - ${today}\n`),
  );
  expect(JSON.parse(read("package.json")).version).toBe("1.1.0");
  const lock = JSON.parse(read("package-lock.json"));
  expect([lock.version, lock.packages[""].version]).toEqual(["1.1.0", "1.1.0"]);
  expect(lock.packages["node_modules/x"].version).toBe("3.0.0");
  expect(git("status", "--porcelain")).toBe("");
  expect(git("log", "-1", "--format=%s")).toBe("chore: release 1.1.0");
  expect(git("cat-file", "-t", "v1.1.0")).toBe("tag");
  expect(git("tag", "--list", "v1.1.0", "--format=%(contents)")).toContain("Fixed: A `fault` of two lines");
  // What is already released is not released again.
  expect(release("patch").said).toContain("there is nothing to release");
});

it("OPS-97 a release gives its number to the upgrade notes that were to come, and leaves the others", () => {
  const { git, read, release } = newRepository();
  expect(release("major").status).toBe(0);
  expect(read("docs/upgrading.md")).toBe(UPGRADING.replace("## Unreleased", "## 2.0.0"));
  expect(git("status", "--porcelain")).toBe("");
  const without = UPGRADING.replace("## Unreleased\n\n- Copy the unit again.\n\n", "");
  const other = newRepository({ upgrading: without });
  expect(other.release("patch").status).toBe(0);
  expect(other.read("docs/upgrading.md")).toBe(without);
});

it("OPS-81 a release is refused with the reason, and then nothing has changed", () => {
  const { git, write, release } = newRepository();
  const before = git("rev-parse", "HEAD");
  expect(release().said).toContain("Usage: npm run release");
  expect(release("1.0").said).toContain("1.0 is no version");
  expect(release("1.0.0").said).toContain("not newer than 1.0.0");
  expect(release("0.9.9").said).toContain("not newer than 1.0.0");
  git("tag", "v1.1.0");
  expect(release("1.1.0").said).toContain("The tag v1.1.0 is there already");
  write("new-file", "");
  const refused = release("2.0.0");
  expect(refused.said).toContain("not committed:\n?? new-file");
  expect(refused.status).toBe(1);
  expect([git("rev-parse", "HEAD"), git("tag", "--list")]).toEqual([before, "v1.1.0"]);
});

it("OPS-81 nothing is released where the checks fail, or leave something behind", () => {
  const failing = newRepository({ checks: "exit 3" });
  expect(failing.release("major").said).toContain("The checks failed: nothing was changed.");
  expect(failing.git("status", "--porcelain")).toBe("");
  const untidy = newRepository({ checks: "touch left-over" });
  expect(untidy.release("major").said).toContain("after the checks:\n?? left-over");
  expect([failing.git("tag", "--list"), untidy.git("tag", "--list")]).toEqual(["", ""]);
});

it("I18N-32 a release is refused where texts are not translated, before the checks run", () => {
  const { git, release } = newRepository({ translations: 1 });
  const { status, said } = release("major");
  expect(said).toContain("Texts that are not translated stop a release: nothing was changed.");
  expect(said).not.toContain("Running what .ci/run runs");
  expect(status).toBe(1);
  expect([git("status", "--porcelain"), git("tag", "--list")]).toEqual(["", ""]);
});

it("OPS-81 a changelog of another form is refused", () => {
  const { release } = newRepository({ changelog: "# Changelog\n\n## 1.0\n" });
  expect(release("patch").said).toContain("does not begin with a section ## [Unreleased]");
});
