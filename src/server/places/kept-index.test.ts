import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { keptIndex } from "./kept-index.ts";
import type { PlaceIndexParts } from "./place-index.ts";

const PARTS: PlaceIndexParts = {
  text: new Uint8Array(Buffer.from("plovdivsofia")),
  offsets: new Uint32Array([0, 7, 12]),
  places: new Uint32Array([1, 3]),
  lines: new Uint32Array([0, 80]),
  sizes: new Uint8Array([140, 160]),
  areas: new Map([["BG", { west: 22.4, south: 41.2, east: 28.6, north: 44.2 }]]),
};

function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), "whereabouts-places-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  let made = 0;
  const load = (path: string) =>
    keptIndex(path, () => {
      made++;
      return PARTS;
    });
  return { folder, path: join(folder, "data", "places.index"), load, made: () => made };
}

it("LEAN-08 the index of places is made once, and read by whoever needs it next", () => {
  const { path, load, made } = openFolder();
  expect(load(path)).toEqual(PARTS);
  expect(load(path)).toEqual(PARTS);
  expect(made()).toBe(1);
});

it("LEAN-08 one that is damaged or cut off is made anew", () => {
  const { path, load, made } = openFolder();
  load(path);
  const whole = readFileSync(path);
  const damaged = Buffer.from(whole);
  damaged[damaged.length - 20]! ^= 1;
  for (const bytes of [damaged, whole.subarray(0, whole.length / 2), Buffer.alloc(0)]) {
    writeFileSync(path, bytes);
    expect(load(path)).toEqual(PARTS);
    expect(readFileSync(path)).toEqual(whole);
  }
  expect(made()).toBe(4);
});

it("LEAN-08 where none can be kept, it is made, and nothing is left behind", () => {
  const { folder, load, made } = openFolder();
  const inTheWay = join(folder, "places.index");
  writeFileSync(inTheWay, "");
  expect(load(join(inTheWay, "places.index"))).toEqual(PARTS);
  expect(made()).toBe(1);
  expect(readdirSync(folder)).toEqual(["places.index"]);
});
