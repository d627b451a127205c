import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

function expectAscii(folder: string, main: string) {
  const path = fileURLToPath(new URL(`../../build/${folder}/`, import.meta.url));
  const scripts = readdirSync(path, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.js$/.test(name),
  );
  expect(scripts).toContain(main);
  const isAscii = (name: string) => readFileSync(path + name).every((byte) => byte < 0x80);
  expect(scripts.filter((name) => !isAscii(name))).toEqual([]);
}

it("LEAN-12 what the server runs of the pages is written in ASCII", () => {
  expectAscii("server", "index.js");
});

it("LEAN-25 so is its own program", () => {
  expectAscii("program", "main.js");
});
