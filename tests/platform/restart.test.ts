import { cpSync, mkdirSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { newDataDir, newFolder, newPostgresDatabase } from "#tests/support/databases.ts";
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
  await expect.poll(server.output).toContain("After is running");
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect([server.child.exitCode, server.child.signalCode]).toEqual([null, null]);

  server.child.kill("SIGTERM");
  expect(await server.ended).toBe(0);
});

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** An installation whose processes say of which version they are. */
function install(folder: string, version: string): void {
  mkdirSync(join(folder, "basemap"), { recursive: true });
  for (const path of ["src", "content", "scripts", "package.json", "CHANGELOG.md"])
    cpSync(ROOT + path, join(folder, path), { recursive: true });
  for (const path of ["node_modules", "build/client", "build/server", "basemap/world.pmtiles"]) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    symlinkSync(ROOT + path, join(folder, path));
  }
  writeFileSync(join(folder, "scripts/bootstrap/server-preload.mjs"), `console.info("preload ${version}");`);
  mkdirSync(join(folder, "build/program"));
  const program = `console.info("program ${version}");\nawait import("../../src/server/main.ts");\n`;
  writeFileSync(join(folder, "build/program/main.js"), program);
}

const KINDS = ["one process", "two processes"];

it.each(KINDS)(
  "OPS-98 SIGHUP starts the version that was put in the place of the running one: %s",
  async (kind) => {
    const place = newFolder();
    const [current, next] = ["whereabouts", "whereabouts.next"].map((name) => join(place, name)) as [
      string,
      string,
    ];
    install(current, "old");
    const env: Record<string, string> =
      kind === "one process"
        ? { DATA_DIR: newDataDir(), DEMO: "off" }
        : { DATA_DIR: newDataDir(), DATABASE_URL: await newPostgresDatabase(), WORKERS: "2" };
    const command = { cwd: place, command: join(current, "scripts/serve"), args: [] };
    const server = startServerProcess({ ...env, PORT: String(await freePort()) }, undefined, command);
    const address = await server.address;
    expect(server.output()).not.toContain("new");
    install(next, "new");
    renameSync(current, join(place, "whereabouts.before"));
    renameSync(next, current);

    server.child.kill("SIGHUP");
    for (const part of ["preload", "program"]) await expect.poll(server.output).toContain(`${part} new`);
    const health = async () => (await fetch(`${address}/healthz`).catch(() => null))?.status;
    await expect.poll(health).toBe(200);
  },
);
