import { existsSync, readFileSync, statSync } from "node:fs";
import { expect, it } from "vitest";

const file = (path: string) => new URL(`../${path}`, import.meta.url);
const read = (path: string) => readFileSync(file(path), "utf8");

it("OPS-82 the workflows of all hosts run .ci/run, and nothing else", () => {
  expect(statSync(file(".ci/run")).mode & 0o111).toBeGreaterThan(0);
  for (const path of [
    ".github/workflows/ci.yml",
    ".forgejo/workflows/ci.yml",
    ".gitea/workflows/ci.yml",
    ".gitlab-ci.yml",
  ]) {
    const text = read(path);
    const commands = path.endsWith("gitlab-ci.yml")
      ? [...text.split("script:\n")[1]!.matchAll(/^ +- (.+)$/gm)]
      : [...text.matchAll(/^ +- run: (.+)$/gm)];
    expect(
      commands.map(([, command]) => command),
      path,
    ).toEqual([".ci/run"]);
  }
});

it("OPS-82 contributors are told what to write, how to treat each other, and what keeps packages new", () => {
  for (const path of [
    ".github/ISSUE_TEMPLATE/bug.yml",
    ".github/ISSUE_TEMPLATE/idea.yml",
    ".github/PULL_REQUEST_TEMPLATE.md",
    "CODE_OF_CONDUCT.md",
  ])
    expect(existsSync(file(path)), path).toBe(true);
  const { packageRules } = JSON.parse(read("renovate.json")) as {
    packageRules: { matchPackageNames?: string[] }[];
  };
  const { dependencies, devDependencies } = JSON.parse(read("package.json"));
  const known = Object.keys({ ...dependencies, ...devDependencies });
  const named = packageRules.flatMap(({ matchPackageNames = [] }) => matchPackageNames);
  const isKnown = (name: string) =>
    known.some((each) => each === name || each.startsWith(name.replace("**", "")));
  expect(named.filter((name) => !isKnown(name))).toEqual([]);
});
