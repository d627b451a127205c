import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { connectDatabase } from "#server/platform/db/connect.ts";
import { countries, events } from "#server/platform/db/schema/catalog.ts";
import { sources } from "#server/platform/db/schema/sources.ts";
import { newDataDir, newFolder } from "#tests/support/databases.ts";
import { runScript } from "#tests/support/run-script.ts";

it("SRC-11 npm run import brings a file into the database, while its server runs too", async () => {
  const file = join(newFolder(), "town.csv");
  writeFileSync(file, "title,date,time,venue\nJam,2026-12-12,20:00,Jazz Cellar\nTalk,soon,,Jazz Cellar\n");
  const env = { DATA_DIR: newDataDir() };
  const before = await connectDatabase({ dataDir: env.DATA_DIR });
  await before.db.insert(countries).values({ code: "BG", name: "Bulgaria" });
  await before.close();
  const run = async () => {
    const place = ["--country", "Bulgaria", "--city", "Sofia", "--now", "2026-11-15T12:00:00Z"];
    return (await runScript("import", env, ...place, file)).stdout.trim();
  };
  expect(await run()).toBe(
    `${file}: 1 new, 0 changed, 0 conflict, 0 withdrawn, 0 same, 0 duplicate, 0 past, 1 wrong; 1 venues added.`,
  );
  const database = await connectDatabase({ dataDir: env.DATA_DIR });
  try {
    expect(await run()).toContain("0 new, 0 changed, 0 conflict, 0 withdrawn, 1 same");
    expect(await database.db.select({ name: events.name }).from(events)).toEqual([{ name: "Jam" }]);
    expect(await database.db.select({ name: sources.name }).from(sources)).toEqual([{ name: "town.csv" }]);
  } finally {
    await database.close();
  }
});
