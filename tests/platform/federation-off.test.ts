import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { newFolder, newPostgresDatabase } from "#tests/support/databases.ts";
import { compileCache, FAST_START } from "#tests/support/fast-start.ts";

const PROGRAM = fileURLToPath(new URL("../support/loaded-modules.ts", import.meta.url));

/** Modules of federation that a started server has loaded. */
async function loadedWith(settings: Record<string, string>): Promise<string[]> {
  const database = { DATABASE_URL: await newPostgresDatabase(), DATA_DIR: newFolder() };
  const { PATH } = process.env;
  const quiet = { PATH, ...compileCache(), PORT: "0", DEMO: "off", LOG_LEVEL: "silent" };
  const env = { ...quiet, ...database, ...settings };
  const child = fork(PROGRAM, { execArgv: FAST_START, env, stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const [loaded] = (await once(child, "message")) as [string[]];
  expect(loaded).toContain("app.ts");
  return loaded.filter((name) => name.startsWith("federation/"));
}

it("FED-01 off, none of federation's code is loaded but its settings", async () => {
  expect(await loadedWith({})).toEqual(["federation/settings.ts"]);
  const on = { FEDERATION: "on", PUBLIC_URL: "http://localhost:4213", PRIVATE_NETWORK: "allow" };
  expect(await loadedWith(on)).toEqual(
    expect.arrayContaining(["federation/start.ts", "federation/register.ts"]),
  );
});
