import { readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openArchive } from "./archive.ts";

it("gives a tile again after a time when the disk could not be read", async () => {
  const world = readFileSync(join(import.meta.dirname, "../../../basemap/world.pmtiles"));
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
