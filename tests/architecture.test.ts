import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

/** Who may import whom, most specific folder first; every layer may import itself. */
const LAYERS: [folder: string, mayImport: string[]][] = [
  ["src/domain", []],
  ["src/contract", ["src/domain"]],
  ["src/server/atlas", ["src/domain"]],
  ["src/server/platform", ["src/domain", "src/contract"]],
  ["src/server/geo", ["src/domain", "src/contract", "src/server/platform"]],
  [
    "src/server/catalog",
    ["src/domain", "src/contract", "src/server/atlas", "src/server/geo", "src/server/platform"],
  ],
  [
    "src/server/sources/formats",
    ["src/domain", "src/contract", "src/server/geo", "src/server/platform", "src/server/catalog"],
  ],
  [
    "src/server/*",
    [
      "src/domain",
      "src/contract",
      "src/server/atlas",
      "src/server/geo",
      "src/server/platform",
      "src/server/catalog",
      "src/server/sources/formats",
    ],
  ],
  ["src/server", ["src/domain", "src/contract", "src/server"]],
  ["src/web", ["src/domain", "src/contract"]],
];

const MAX_LINES = 400;
const root = fileURLToPath(new URL("..", import.meta.url));
const sources = globSync("src/**/*.{ts,tsx}", { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(root + file, "utf8") }));

function layerOf(file: string): [home: string, mayImport: string[]] {
  for (const [folder, mayImport] of LAYERS) {
    if (!folder.endsWith("/*")) {
      if (file.startsWith(`${folder}/`)) return [folder, mayImport];
      continue;
    }
    const parent = folder.slice(0, -1);
    const feature = file.startsWith(parent) && file.slice(parent.length).split("/");
    if (feature && feature.length > 1) return [parent + feature[0], mayImport];
  }
  throw new Error(`${file} belongs to no layer`);
}

function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*"([#.][^"]+)"/g)].map(([, target]) =>
    target!.startsWith("#") ? `src/${target!.slice(1)}` : normalize(join(dirname(file), target!)),
  );
}

describe("the layers", () => {
  it.each(sources)("$file imports only what its layer may", ({ file, text }) => {
    const [home, mayImport] = layerOf(file);
    const allowed = [home, ...mayImport];
    const strangers = importsOf(file, text).filter(
      (target) => !target.startsWith("public/") && !allowed.some((folder) => target.startsWith(`${folder}/`)),
    );
    expect(strangers).toEqual([]);
  });
});

const offenders = (isOffender: (source: { file: string; text: string }) => boolean) =>
  sources.filter(isOffender).map(({ file }) => file);

describe("the rooms", () => {
  it("only config.ts reads the environment", () => {
    expect(offenders(({ text }) => /process\.env\b|import\.meta\.env\b/.test(text))).toEqual([
      "src/server/config.ts",
    ]);
  });

  it("only stores, the catalogue and the database platform speak SQL", () => {
    const outside = offenders(
      ({ file, text }) =>
        /from "(drizzle-orm|pg)["/]/.test(text) &&
        basename(file) !== "store.ts" &&
        !file.startsWith("src/server/catalog/") &&
        !file.startsWith("src/server/platform/db/"),
    );
    expect(outside).toEqual([]);
  });

  it("SEC-82 only the reader's thread imports what parses files", () => {
    const reader = ["file", "calendar", "csv", "json-ld"].map(
      (name) => `src/server/sources/formats/${name}.ts`,
    );
    const importers = offenders(({ file, text }) =>
      importsOf(file, text).some((target) => reader.includes(target)),
    );
    expect(importers).toEqual([
      "src/server/sources/formats/file.ts",
      "src/server/sources/formats/read-file.worker.ts",
    ]);
  });

  it("browsers get no schemas: Zod compiles code, which the content security policy forbids", () => {
    const schemas = sources.filter(({ text }) => text.includes('from "zod"')).map(({ file }) => file);
    const withSchemas = offenders(
      ({ file, text }) =>
        file.startsWith("src/web/") &&
        importsOf(file, text.replace(/^import type [^;]*;/gm, "")).some((target) => schemas.includes(target)),
    );
    expect(withSchemas).toEqual([]);
  });

  it("rules have no clock of their own", () => {
    const withClock = offenders(
      ({ file, text }) => file.startsWith("src/domain/") && /Date\.now|new Date\(\)|Temporal\.Now/.test(text),
    );
    expect(withClock).toEqual([]);
  });

  it(`no file is longer than ${MAX_LINES} lines`, () => {
    expect(offenders(({ text }) => text.split("\n").length > MAX_LINES)).toEqual([]);
  });

  it("files are named after what they hold", () => {
    expect(
      offenders(({ file }) =>
        /^(utils?|helpers?|misc|common|manager|types|index)\.tsx?$/.test(basename(file)),
      ),
    ).toEqual([]);
  });
});
