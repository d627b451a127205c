import { expect, it } from "vitest";
import { runSourcesCommand } from "#server/admin/sources/command.ts";
import { readConfig } from "#server/config.ts";
import { connectDatabase } from "#server/platform/db/connect.ts";
import { countries } from "#server/platform/db/schema/catalog.ts";
import { ANY_NETWORK } from "#server/platform/http-client/http-client.ts";
import { sourceStore } from "#server/sources/store.ts";
import { newDataDir } from "#tests/support/databases.ts";
import { runScript } from "#tests/support/run-script.ts";
import { calendar, startSourceServer } from "#tests/support/source-server.ts";

it("SRC-72 npm run sources runs and lists sources, while their server runs and when it does not", async () => {
  const town = await startSourceServer();
  const start = `${new Date().getFullYear() + 1}0301T180000Z`;
  town.put(
    "/town.ics",
    calendar(["UID:1", "SUMMARY:Jam", `DTSTART:${start}`, "LOCATION:Jazz Cellar\\, Sofia"]),
  );
  const dataDir = newDataDir();
  const server = await connectDatabase({ dataDir });
  try {
    await server.db.insert(countries).values({ code: "BG", name: "Bulgaria" });
    const source = { country: "Bulgaria", city: "Sofia", createsVenues: true, publishes: true };
    await sourceStore.add(server.db, { name: "Town", url: `${town.origin}/town.ics`, ...source });
    await sourceStore.add(server.db, { name: "Hall", url: `${town.origin}/hall.ics`, ...source });
    await sourceStore.add(server.db, { name: "Sent", url: null, ...source });
    const env = { DATA_DIR: dataDir, PRIVATE_NETWORK: "allow" };
    await expect(runScript("sources", env, "run")).rejects.toMatchObject({
      code: 1,
      stdout: "Hall: The server responded with status 404.\nTown: 1 new\n",
    });
  } finally {
    await server.close();
  }
  const printed: string[] = [];
  const { site } = readConfig({});
  const deps = { database: { dataDir }, site, network: ANY_NETWORK, now: Date.now };
  const sources = (...args: string[]) =>
    runSourcesCommand(args, { ...deps, print: (line) => printed.push(line) });
  expect(await sources("list", "--json")).toBe(true);
  expect(printed.splice(0).map((line) => JSON.parse(line))).toMatchObject([
    { name: "Hall", health: "failing", problem: { code: "fetchStatus" } },
    { name: "Sent", health: "new" },
    { name: "Town", health: "ok", events: 1 },
  ]);
  expect(await sources("run", "Town")).toBe(true);
  expect(printed).toEqual(["Town: 1 same"]);
  await expect(sources("run", "Sent")).rejects.toThrow(
    "Sent has no address: send its file with npm run import.",
  );
  await expect(sources("run", "Tow")).rejects.toThrow('There is no source called "Tow".');
  await expect(sources("stop")).rejects.toThrow(/^Usage: npm run sources/);
});
