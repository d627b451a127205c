import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { GROUNDS } from "#domain/accent.ts";
import { themeVariables } from "./theme.ts";

const WEB = new URL("..", import.meta.url);
const read = (files: string) =>
  globSync(files, { cwd: WEB }).map((file) => ({ file, text: readFileSync(new URL(file, WEB), "utf8") }));

const namesIn = (text: string, file: string) =>
  text
    .trim()
    .split(/\s+/)
    .map((name) => ({ file, name }));

it("WEB-25 style sheets read only variables that the theme, a style sheet or an element sets", () => {
  const sheets = read("**/*.css");
  const set = new Set([...Object.keys(themeVariables.constants), ...Object.keys(themeVariables.light)]);
  for (const { text } of sheets) for (const [, name] of text.matchAll(/(--[\w-]+):/g)) set.add(name!);
  for (const { text } of read("**/*.tsx"))
    for (const [, name] of text.matchAll(/"(--[\w-]+)"/g)) set.add(name!);
  // With a fallback, a variable may be missing.
  const unset = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)]
      .filter(([, name]) => !set.has(name!))
      .map(([use]) => `${file} ${use}`),
  );
  expect(unset).toEqual([]);
});

it("WEB-27 style sheets and elements are composed of classes that the kit has", () => {
  const kit = new Set(
    [...read("ui/kit.css")[0]!.text.matchAll(/^ +\.([\w-]+)(?::[\w-]+)? \{/gm)].map(([, name]) => name!),
  );
  const composed = read("**/*.css").flatMap(({ file, text }) =>
    [...text.matchAll(/composes:([^;]+?)from global;/g)].flatMap(([, names]) => namesIn(names!, file)),
  );
  const named = read("**/*.tsx").flatMap(({ file, text }) =>
    [...text.matchAll(/lassName="([^"]+)"/g)].flatMap(([, names]) => namesIn(names!, file)),
  );
  // What is on its own in app.css, button.css and the map's sheets.
  const global = read("**/*.css").filter(({ file }) => !file.endsWith(".module.css"));
  for (const { text } of global) for (const [, name] of text.matchAll(/\.([a-z][\w-]*)/g)) kit.add(name!);
  expect(composed.length).toBeGreaterThan(500);
  expect([...composed, ...named].filter(({ name }) => !kit.has(name))).toEqual([]);
});

it("INST-01 the grounds that an accent is checked on are the theme's", () => {
  for (const time of ["light", "dark"] as const)
    for (const [ground, color] of Object.entries(GROUNDS[time]))
      expect(themeVariables[time][`--${ground}`]).toBe(color);
});
