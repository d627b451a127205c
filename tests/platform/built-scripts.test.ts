import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const FOLDER = fileURLToPath(new URL("../../build/server/", import.meta.url));

it("LEAN-12 what the server runs of the pages is written in ASCII", () => {
  const scripts = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.js$/.test(name),
  );
  expect(scripts).toContain("index.js");
  const isAscii = (name: string) => readFileSync(FOLDER + name).every((byte) => byte < 0x80);
  expect(scripts.filter((name) => !isAscii(name))).toEqual([]);
});
