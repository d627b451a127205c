import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const ID = /\b[A-Z][A-Z\d]{1,4}-\d{2,3}\b/g;

const listed = new Map<string, boolean>();
const doubled: string[] = [];
for (const [, mark, id] of readFileSync(`${root}docs/requirements.md`, "utf8").matchAll(
  /^- \[( |x)\] ([A-Z][A-Z\d]+-\d+)/gm,
)) {
  if (listed.has(id!)) doubled.push(id!);
  listed.set(id!, mark === "x");
}

// Only a test's title proves a requirement, not a remark or a value somewhere in the file.
const TITLE = /\b(?:it|test|describe)(?:\.\w+)*(?:\([^"'`]*\))?\(\s*(["'`])(.*?)\1/gs;
const named = new Map<string, Set<string>>();
for (const file of globSync(["{src,tests,packages}/**/*.{test,spec}.{ts,tsx}"], { cwd: root }))
  for (const [, , title] of readFileSync(root + file, "utf8").matchAll(TITLE))
    for (const id of title!.match(ID) ?? []) named.set(id, (named.get(id) ?? new Set()).add(file));

it("every requirement has an id of its own", () => {
  expect(doubled).toEqual([]);
});

it("every requirement marked as proven is named by a test", () => {
  const unproven = [...listed].filter(([id, isProven]) => isProven && !named.has(id)).map(([id]) => id);
  expect(unproven).toEqual([]);
});

it("every requirement that a test names exists", () => {
  const unknown = [...named].filter(([id]) => !listed.has(id));
  expect(unknown).toEqual([]);
});

it("every requirement is proven", () => {
  const open = [...listed].filter(([, isProven]) => !isProven).map(([id]) => id);
  expect(open).toEqual([]);
});

it("each row of the list that tells which test proves what names tests that do", () => {
  const list = readFileSync(`${root}docs/requirements.md`, "utf8").split("| Statement")[1]!;
  const rows = [...list.matchAll(/^\|([^|]+)\|([^|]*\d[^|]*)\|([^|]+)\|$/gm)];
  const unproven = rows.flatMap(([, statement, proofs, tests]) => {
    const ids = proofs!.match(ID) ?? [];
    const files = [...tests!.matchAll(/`([^`]+)`/g)].map(([, file]) => file!);
    const isProving = (file: string) => ids.some((id) => named.get(id)?.has(file));
    const isProven = (id: string) => files.some((file) => named.get(id)?.has(file));
    return files.every(isProving) && ids.every(isProven) ? [] : [statement!.trim()];
  });
  expect(rows.length).toBeGreaterThan(0);
  expect(unproven).toEqual([]);
});
