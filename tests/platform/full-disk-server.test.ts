import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { routes } from "#contract/urls.ts";
import { newDataDir, newFolder } from "#tests/support/databases.ts";
import { mountDisk } from "#tests/support/full-disk.ts";
import { startServerProcess } from "#tests/support/server-process.ts";

const ADMIN = { email: "admin@whereabouts.example", password: "the keys of the town" };
const SOON = { timeout: 60_000, interval: 200 };
const disk = mountDisk(96, newFolder(), afterAll);

describe.skipIf(!disk)("a full disk (skipped where no small disk can be mounted)", () => {
  it("OPS-401 is told in words and by /readyz, and everything works when there is room again", async () => {
    const { path } = disk!;
    const dataDir = join(path, "data");
    cpSync(newDataDir(), dataDir, { recursive: true });
    const server = startServerProcess({
      DATA_DIR: dataDir,
      DEMO: "off",
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    });
    const address = await server.address;
    const post = async (route: string, form: object, cookie = "") => {
      const answer = await fetch(address + route, {
        method: "POST",
        headers: { cookie, "content-type": "application/json" },
        body: JSON.stringify(form),
      });
      return { status: answer.status, headers: answer.headers, body: await answer.json() };
    };
    const readiness = async () => (await fetch(address + routes.readiness)).json();
    const { headers } = await post(routes.signIn, ADMIN);
    const cookie = headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
    const place = { country: "Bulgaria", city: "Sofia" };
    const hall = { ...place, category: "concert", new_name: "Hall", new_address: "1 Aksakov" };
    await post(routes.addCity, place, cookie);
    expect((await post(routes.addVenue, hall, cookie)).status).toBe(200);
    let added = 0;
    const add = () =>
      post(
        routes.addEvent,
        {
          ...place,
          category: "concert",
          venue: "hall",
          date: "2099-12-12",
          time: "20:00",
          title: `Event ${added++}`,
          description: "long ".repeat(400),
        },
        cookie,
      );
    expect((await add()).status).toBe(200);
    expect(await readiness()).toEqual({ status: "ready" });

    const ballast = join(path, "ballast");
    fillWithFiles(ballast);
    await expect.poll(async () => (await add()).body.code, SOON).toBe("diskFull");
    expect(await readiness()).toEqual({ status: "disk full" });

    rmSync(ballast, { recursive: true });
    await expect.poll(readiness, SOON).toEqual({ status: "ready" });
    expect((await add()).status).toBe(200);
  });
});

/** Leaves no page of room: files of half the size of the last ones, as long as they fit. */
function fillWithFiles(folder: string): void {
  mkdirSync(folder);
  for (let size = 64 << 20; size >= 4_096; size /= 2)
    for (let part = 0; isWritten(join(folder, `${size}-${part}`), size); part++);
}

function isWritten(file: string, size: number): boolean {
  try {
    writeFileSync(file, Buffer.alloc(size, 1));
    return true;
  } catch {
    return false;
  }
}
