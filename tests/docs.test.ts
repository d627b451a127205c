import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const FOLDERS = "src|tests|docs|bench|torture|scripts|packages|basemap|deploy|content|public";
const files = ["*", `{${FOLDERS.replaceAll("|", ",")}}/**`].flatMap((pattern) =>
  globSync(pattern, { cwd: root, exclude: ["**/node_modules"] }),
);
const PATH = new RegExp(`^(?:(?:${FOLDERS})/[\\w./-]+|[\\w/-][\\w./-]*\\.(?:tsx?|mjs|css|md|sql|pmtiles))$`);
/** Written by the operator. */
const UNTRACKED = new Set(["deploy/.env"]);

/** Whether a path, or the end of one, is a file, a folder, or a decision by its number. */
const exists = (path: string) =>
  files.some(
    (file) => `/${file}`.endsWith(`/${path}`) || `/${file}`.includes(`/${path.replace(/\/$/, "")}/`),
  ) ||
  (/^docs\/decisions\/\d{3}$/.test(path) && files.some((file) => file.startsWith(`${path}-`)));

/** What a text names in backquotes, and decisions by number or file anywhere. */
const pathsIn = (text: string) => [
  ...[...text.matchAll(/`([^`\s]+)`/g)].map(([, path]) => path!).filter((path) => PATH.test(path)),
  ...[...text.matchAll(/\bdocs\/[\w/-]+(?:\.\w+)*/g)].map(([path]) => path),
];
const missingIn = (file: string, text: string) =>
  [...new Set(pathsIn(text))]
    .filter((path) => !UNTRACKED.has(path) && !exists(path))
    .map((path) => `${file}: ${path}`);

it("every file that the documentation names exists", () => {
  const pages = ["README.md", "CONTRIBUTING.md", "SECURITY.md", ...globSync("docs/**/*.md", { cwd: root })];
  expect(pages.flatMap((page) => missingIn(page, readFileSync(root + page, "utf8")))).toEqual([]);
});

const MAX_LINES = 60;
const MAX_LINE_LENGTH = 160;
const MAX_WORDS = 12_000;
const read = (page: string) => readFileSync(root + page, "utf8");
const decisions = globSync("docs/decisions/*.md", { cwd: root });

it("a decision has at most 60 lines, and all of them have at most 12,000 words", () => {
  const long = decisions.filter((page) => read(page).trimEnd().split("\n").length > MAX_LINES);
  expect(long).toEqual([]);
  const words = decisions.flatMap((page) => read(page).split(/\s+/).filter(Boolean)).length;
  expect(words).toBeLessThanOrEqual(MAX_WORDS);
});

it("lines of the architecture and of decisions have at most 160 characters outside of tables", () => {
  const long = ["docs/architecture.md", ...decisions].flatMap((page) =>
    read(page)
      .split("\n")
      .filter((line) => line.length > MAX_LINE_LENGTH && !line.startsWith("|"))
      .map((line) => `${page}: ${line}`),
  );
  expect(long).toEqual([]);
});

const COMMENT = /^\s*(?:\/\/|\/?\*)(.*)$|\s\/\/ (.*)$/gm;

it("every file that a comment names exists", () => {
  const sources = globSync("{src,tests,bench,torture,scripts,packages,basemap}/**/*.{ts,tsx,mjs,css}", {
    cwd: root,
    exclude: ["**/node_modules"],
  });
  const missing = sources.flatMap((file) => {
    const comments = [...readFileSync(root + file, "utf8").matchAll(COMMENT)].map(
      ([, line, end]) => line ?? end,
    );
    return missingIn(file, comments.join("\n"));
  });
  expect(missing).toEqual([]);
});
