import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { circlesOf, importsOf, runtimeImportsOf } from "./support/imports.ts";

/** Allowed imports, most specific folder first; every layer may import itself. */
const LAYERS: [folder: string, mayImport: string[]][] = [
  ["src/domain", []],
  ["src/contract", ["src/domain"]],
  ["src/messages", ["src/domain", "src/contract"]],
  ["src/server/atlas", ["src/domain"]],
  ["src/server/platform", ["src/domain", "src/contract"]],
  ["src/server/geo", ["src/domain", "src/contract", "src/messages", "src/server/platform"]],
  [
    "src/server/catalog",
    [
      "src/domain",
      "src/contract",
      "src/messages",
      "src/server/atlas",
      "src/server/geo",
      "src/server/platform",
    ],
  ],
  [
    "src/server/sources",
    [
      "src/domain",
      "src/contract",
      "src/messages",
      "src/server/geo",
      "src/server/platform",
      "src/server/catalog",
    ],
  ],
  [
    "src/server/*",
    [
      "src/domain",
      "src/contract",
      "src/messages",
      "src/server/atlas",
      "src/server/geo",
      "src/server/platform",
      "src/server/catalog",
      "src/server/sources",
    ],
  ],
  ["src/server", ["src/domain", "src/contract", "src/messages", "src/server"]],
  ["src/web", ["src/domain", "src/contract", "src/messages"]],
];

const MAX_LINES = 400;
const EXPORT = /^export (?:abstract |async )?(?:const|let|function\*?|class|interface|type) (\w+)/gm;
const OF_ROUTES = new Set([
  "loader",
  "action",
  "meta",
  "links",
  "headers",
  "handle",
  "middleware",
  "shouldRevalidate",
  "ErrorBoundary",
  "Layout",
]);
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

/** The web's rooms, lowest first: a room imports only those of the rows above its own. */
const LADDER: string[][] = [
  ["assets"],
  ["ui"],
  ["map"],
  ["messages"],
  ["session"],
  ["head"],
  ["listing"],
  ["favorites"],
  ["follow"],
  ["map-view", "pin"],
  ["feedback", "menu", "submit"],
  [
    "account",
    "admin",
    "blog",
    "content-pages",
    "embed",
    "errors",
    "events",
    "explore",
    "landing",
    "offline",
    "organize",
    "directory",
    "reference",
  ],
  ["observe", "shell", "start"],
  ["root"],
];

/** The files beside the rooms are the root. */
function webRoomOf(file: string): string {
  const [room, ...rest] = file.slice("src/web/".length).split("/");
  return rest.length === 0 ? "root" : room!;
}

const levelOf = (room: string) => LADDER.findIndex((rooms) => rooms.includes(room));

/** Every import that is not allowed, as "file → target". */
const strangers = (mayImport: (file: string, target: string) => boolean) =>
  sources.flatMap(({ file, text }) =>
    importsOf(file, text)
      .filter((target) => !target.includes("/+types/") && !mayImport(file, target))
      .map((target) => `${file} → ${target}`),
  );

const importsByFile = new Map(
  sources.map(({ file, text }) => [file, importsOf(file, text).filter((target) => target !== file)]),
);

describe("the layers", () => {
  it("files import only what their layer may", () => {
    const outside = strangers((file, target) => {
      const [home, mayImport] = layerOf(file);
      return (
        target.startsWith("public/") || [home, ...mayImport].some((folder) => target.startsWith(`${folder}/`))
      );
    });
    expect(outside).toEqual([]);
  });

  it("WEB-01 a room of the web imports only rooms below it", () => {
    const upwards = strangers((file, target) => {
      if (!file.startsWith("src/web/") || !target.startsWith("src/web/")) return true;
      const [from, to] = [webRoomOf(file), webRoomOf(target)];
      return from === to || levelOf(to) < levelOf(from);
    });
    expect(upwards).toEqual([]);
  });

  it("WEB-01 every room of the web has its place", () => {
    const rooms = new Set(globSync("src/web/**/*.*", { cwd: root }).map(webRoomOf));
    expect([...rooms].filter((room) => levelOf(room) < 0)).toEqual([]);
  });

  it("WEB-01 the documentation draws this ladder", () => {
    const [, drawn = ""] = readFileSync(`${root}docs/architecture.md`, "utf8").split("### The web's ladder");
    const rows = [...drawn.split("\n## ")[0]!.matchAll(/^\| (`[^|]+`) \|/gm)].map(([, cell]) =>
      [...cell!.matchAll(/`([^`]+)`/g)].map(([, room]) => room!).sort(),
    );
    // The last row names the files that are the root.
    expect(rows.slice(0, -1)).toEqual(LADDER.slice(0, -1).map((rooms) => rooms.toSorted()));
  });

  it("WEB-02 no files import each other in a circle, not even types", () => {
    expect(circlesOf(importsByFile)).toEqual([]);
  });

  it("WEB-01 every way to import is seen", () => {
    const text = `
      import one from "./one.ts";
      import type { Two } from '#domain/two.ts';
      export * from "../three.ts";
      export { four } from './four.ts';
      import "./five.css";
      const six = () => import("./six.tsx");
      const seven = import.meta.glob<string>("../assets/*.svg", { eager: true });
      const eight = import.meta.glob(['./eight/*.ts', "!./eight/*.test.ts"]);
      import nine from "react";
    `;
    expect(importsOf("src/web/room/file.ts", text)).toEqual([
      "src/web/room/one.ts",
      "src/domain/two.ts",
      "src/web/three.ts",
      "src/web/room/four.ts",
      "src/web/room/five.css",
      "src/web/room/six.tsx",
      "src/web/assets/*.svg",
      "src/web/room/eight/*.ts",
    ]);
    expect(
      circlesOf(
        new Map([
          ["a", ["b"]],
          ["b", ["c"]],
          ["c", ["b"]],
        ]),
      ),
    ).toEqual([["b", "c"]]);
  });
});

const offenders = (isOffender: (source: { file: string; text: string }) => boolean) =>
  sources.filter(isOffender).map(({ file }) => file);

describe("the rooms", () => {
  it("only settings-file.ts reads the environment", () => {
    expect(offenders(({ text }) => /process\.env\b|import\.meta\.env\b/.test(text))).toEqual([
      "src/server/settings-file.ts",
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

  it("CORE-47 only the catalogue imports its tables, or names them in SQL", () => {
    const TABLES =
      "countries|cities|venues|events|organizers|event_series|event_history|catalog_changes|former_\\w+";
    const named = new RegExp(`\\b(?:from|join|into|update|using)\\s+(?:${TABLES})\\b`, "i");
    const scripts = globSync("scripts/**/*.ts", { cwd: root });
    const outside = [
      ...sources,
      ...scripts.map((file) => ({ file, text: readFileSync(root + file, "utf8") })),
    ].filter(
      ({ file, text }) =>
        !file.startsWith("src/server/catalog/") &&
        !file.startsWith("src/server/platform/db/") &&
        (importsOf(file, text).some((target) => /platform\/db\/schema(?:\/catalog)?\.ts$/.test(target)) ||
          [...text.matchAll(/\bsql(?:<[^>]*>)?`[^`]*`/g)].some(([query]) => named.test(query))),
    );
    expect(outside.map(({ file }) => file)).toEqual([]);
  });

  it("SEC-82 only the reader's thread imports what parses files", () => {
    const reader = ["file", "calendar/calendar", "csv", "feed", "json", "page", "table-description"].map(
      (name) => `src/server/sources/formats/${name}.ts`,
    );
    const importers = offenders(({ file, text }) =>
      importsOf(file, text).some((target) => reader.includes(target)),
    );
    expect(importers).toEqual([
      "src/server/sources/formats/file.ts",
      "src/server/sources/formats/read-file.worker.ts",
      "src/server/sources/formats/table-description.ts",
    ]);
  });

  it("browsers get no schemas: Zod compiles code, which the content security policy forbids", () => {
    const schemas = sources.filter(({ text }) => text.includes('from "zod"')).map(({ file }) => file);
    const withSchemas = offenders(
      ({ file, text }) =>
        file.startsWith("src/web/") &&
        runtimeImportsOf(file, text).some((target) => schemas.includes(target)),
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

  it("CORE-310 no two files export one name", () => {
    const files = new Map<string, string[]>();
    for (const { file, text } of sources) {
      // Messages are named alike in all languages, and routes as the framework asks.
      if (file.startsWith("src/messages/") || file.endsWith(".d.ts")) continue;
      for (const name of new Set([...text.matchAll(EXPORT)].map(([, each]) => each!)))
        if (!OF_ROUTES.has(name)) files.set(name, [...(files.get(name) ?? []), file]);
    }
    expect([...files].filter(([, each]) => each.length > 1)).toEqual([]);
  });

  it("CORE-310 no literal is spread into a literal", () => {
    const SPREAD = /[[{,]\s*\.\.\.(?:\{ ?[\w"']|\[["'\w][^\]\n]*\],?\n)/;
    // An attribute of HTML that React does not type yet is spread.
    expect(offenders(({ text }) => SPREAD.test(text))).toEqual(["src/web/menu/menu-drawer.tsx"]);
  });

  it("files are named after what they hold", () => {
    expect(
      offenders(({ file }) =>
        /^(utils?|helpers?|misc|common|manager|types|index)\.tsx?$/.test(basename(file)),
      ),
    ).toEqual([]);
  });
});

/** What depends on the inner workings of a library: one named file each, with a contract test; docs/architecture.md lists them. */
const SEAMS = [
  "src/web/start/react-router-internals.ts",
  "src/web/map/engine/maplibre-internals.ts",
  "src/web/ui/icons.ts",
  "src/server/platform/db/pg-internals.ts",
  "src/server/platform/db/embedded/pglite-internals.ts",
  "scripts/vite-internals.ts",
];
/** Their types and tests, the package that is nothing else, and the one probe of the tests. */
const ALSO_THERE = [
  "src/web/tabler-icons.d.ts",
  /^tests\/support\/[\w-]+-internals\.ts$/,
  "tests/architecture.test.ts",
  /^packages\/maplibre-lean\//,
  /-internals\.test\.tsx?$/,
];
/** Private names and generated text of React, its router, Vite, MapLibre, the driver and PGlite, and paths into packages. */
const INTERNALS =
  /__react|__REACT|streamController|serverHandoffStream|<!--\$|glyphManager|\bstream_ops\b|\.connection\b.*\.stream\b|["'`][^"'`\n]*\w\/dist\/[^"'`\n]*["'`]|node_modules\/[@\w-]+\/[\w-]+\/src\b/;

describe("the seams to other libraries", () => {
  const files = ["*.config.ts", "{src,scripts,tests,packages}/**/*.{ts,tsx,mjs}"].flatMap((pattern) =>
    globSync(pattern, { cwd: root }),
  );

  it("WEB-96 nothing but the files for it names a library's inner workings", () => {
    const allowed = (file: string) =>
      SEAMS.includes(file) ||
      ALSO_THERE.some((each) => (typeof each === "string" ? each === file : each.test(file)));
    const outside = files.filter(
      (file) => !allowed(file) && INTERNALS.test(readFileSync(root + file, "utf8")),
    );
    expect(outside).toEqual([]);
  });

  it("WEB-96 there are six of them, and the documentation lists each", () => {
    expect(SEAMS).toHaveLength(6);
    const text = readFileSync(`${root}docs/architecture.md`, "utf8");
    expect(SEAMS.filter((seam) => !text.includes(`\`${seam}\``))).toEqual([]);
  });
});
