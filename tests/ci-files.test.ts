import { existsSync, readFileSync, statSync } from "node:fs";
import { expect, it } from "vitest";

const file = (path: string) => new URL(`../${path}`, import.meta.url);
const read = (path: string) => readFileSync(file(path), "utf8");

/** One after the other, `.ci/run` has them all. */
const JOBS = [
  "npm run check",
  "npm test -- --part rules",
  "npm test -- --part calls",
  "npm test -- --part processes",
  "npm test -- --part screens --shard 1/3",
  "npm test -- --part screens --shard 2/3",
  "npm test -- --part screens --shard 3/3",
  "npm test -- --part engines",
];

it("OPS-82 the workflows of all hosts run what .ci/run runs, in parallel jobs", () => {
  expect(statSync(file(".ci/run")).mode & 0o111).toBeGreaterThan(0);
  expect(read(".ci/run").match(/^npm .+$/gm)).toEqual(["npm run check", "npm test -- --all"]);
  for (const path of [
    ".github/workflows/ci.yml",
    ".forgejo/workflows/ci.yml",
    ".gitea/workflows/ci.yml",
    ".gitlab-ci.yml",
  ]) {
    const text = read(path);
    expect(text.match(/(?<=^ +- )npm .+$/gm), path).toEqual(JOBS);
    expect(text, path).toMatch(/^ +- (run: \$\{\{ matrix\.run \}\}|\$RUN)$/m);
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
