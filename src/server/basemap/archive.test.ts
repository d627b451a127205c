import { readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { expect, it } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openArchive } from "./archive.ts";

const WORLD = join(import.meta.dirname, "../../../basemap/world.pmtiles");

it("stays open when somebody leaves in the middle of reading it", async () => {
  const archive = await openArchive(WORLD);
  const left = archive.stream(0, archive.size - 1);
  left.once("data", () => left.destroy());
  await finished(left).catch(() => {});
  expect(new TextDecoder().decode(await archive.tile(8, 144, 94))).toContain("София");
  await archive.close();
});

it("is streamed from one byte to another, both included", async () => {
  const archive = await openArchive(WORLD);
  const world = readFileSync(WORLD);
  for (const [start, end] of [
    [0, 6],
    [99_999, 400_000],
    [world.length - 1, world.length - 1],
  ] as const)
    expect(Buffer.concat(await archive.stream(start, end).toArray())).toEqual(world.subarray(start, end + 1));
  await archive.close();
});

it("gives a tile again after a time when the disk could not be read", async () => {
  const world = readFileSync(WORLD);
  const file = join(temporaryFolder(), "world.pmtiles");
  writeFileSync(file, world);
  const archive = await openArchive(file);
  truncateSync(file);
  await expect(archive.tile(8, 144, 94)).rejects.toThrow();
  writeFileSync(file, world);
  const tile = await archive.tile(8, 144, 94);
  expect(new TextDecoder().decode(tile)).toContain("София");
  await archive.close();
});
