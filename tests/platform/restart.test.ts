import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { newDataDir, newFolder } from "#tests/support/databases.ts";
import { freePort } from "#tests/support/postgres.ts";
import { startServerProcess } from "#tests/support/server-process.ts";

it("OPS-40 OPS-44 SIGHUP restarts a single process in place, with the settings file as it is then", async () => {
  const file = join(newFolder(), "whereabouts.env");
  const settings = [`DATA_DIR=${newDataDir()}`, "DEMO=off"].join("\n");
  const port = String(await freePort());
  writeFileSync(file, `${settings}\nSITE_NAME=Before\n`);
  const server = startServerProcess({ ENV_FILE: file, PORT: port });
  const address = await server.address;
  expect(server.output()).toContain("Before is running");

  writeFileSync(file, `${settings}\nSITE_NAME=After\nDEMO=perhaps\n`);
  server.child.kill("SIGHUP");
  await expect.poll(server.output).toContain("DEMO must be auto, on or off");
  expect((await fetch(`${address}/healthz`)).status).toBe(200);

  writeFileSync(file, `${settings}\nSITE_NAME=After\n`);
  server.child.kill("SIGHUP");
  await expect.poll(server.output, { timeout: 30_000 }).toContain("After is running");
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect([server.child.exitCode, server.child.signalCode]).toEqual([null, null]);

  server.child.kill("SIGTERM");
  expect(await server.ended).toBe(0);
});
