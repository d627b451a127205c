import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const FOLDERS = "src|tests|docs|bench|torture|scripts|basemap|deploy|content|public";
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

it("every file that the documentation names exists", () => {
  const pages = [
    "README.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    ...globSync("docs/{*,security/*}.md", { cwd: root }),
  ];
  const missing = pages.flatMap((page) =>
    [...readFileSync(root + page, "utf8").matchAll(/`([^`\s]+)`/g)]
      .map(([, path]) => path!)
      .filter((path) => PATH.test(path) && !UNTRACKED.has(path) && !exists(path))
      .map((path) => `${page}: ${path}`),
  );
  expect(missing).toEqual([]);
});
