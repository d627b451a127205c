import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { noteFirstAdmin } from "#server/accounts/first-admin-note.ts";
import { Snapshots } from "#server/catalog/projection/snapshots.ts";
import { lastGood } from "#server/content/last-good.ts";
import { PictureFiles } from "#server/image-proxy/picture-files.ts";
import { folderStore } from "#server/image-proxy/uploads/folder-store.ts";
import { createBackupFile } from "#server/platform/db/backup/backup-file.ts";
import { openTransport } from "#server/platform/mail/transport.ts";
import { newFolder } from "#tests/support/databases.ts";
import { mountDisk } from "#tests/support/full-disk.ts";

const LOG_PROGRAM = join(import.meta.dirname, "../support/log-program.ts");
const disk = mountDisk(1, newFolder(), afterAll);
const picture = randomBytes(600_000);
const BRAND = { name: "Whereabouts", publicUrl: "https://events.example", contactEmail: "a@events.example" };

describe.skipIf(!disk)("a full disk (skipped where no small disk can be mounted)", () => {
  const { path } = disk ?? { path: "" };
  const ballast = () => join(path, "ballast");
  /** Leaves no room at all. */
  function fillDisk(): void {
    const file = openSync(ballast(), "w");
    onTestFinished(() => rmSync(ballast(), { force: true }));
    try {
      for (;;) writeSync(file, picture);
    } catch {
      closeSync(file);
    }
  }
  const makeRoom = () => rmSync(ballast());

  it("CORE-94 a backup breaks off with the reason, and leaves nothing of itself", async () => {
    for (const key of [undefined, "a key of some length"]) {
      const file = join(path, "backup.gz");
      const rows = async (write: (text: string) => Promise<void>) => {
        for (let each = 0; each < 100; each++) await write(randomBytes(50_000).toString("base64"));
      };
      await expect(createBackupFile(file, rows, key)).rejects.toThrow(/ENOSPC/);
      expect(readdirSync(path)).toEqual([]);
    }
  });

  it("CORE-94 an uploaded picture is refused with a sentence, a kept one is not kept, and neither leaves a part", async () => {
    writeFileSync(ballast(), randomBytes(600_000));
    onTestFinished(() => rmSync(ballast()));
    const uploads = folderStore(join(path, "uploads"));
    await expect(uploads.write(`${"p".repeat(43)}.webp`, picture)).rejects.toMatchObject({
      problem: { code: "picturesDown" },
    });
    expect(await readdir(join(path, "uploads"))).toEqual([]);
    const files = new PictureFiles(join(path, "pictures"), 10_000_000);
    await expect(files.set("a.webp", picture)).rejects.toThrow(/ENOSPC/);
    expect(await readdir(join(path, "pictures"))).toEqual([]);
    expect(await files.get("a.webp")).toBeUndefined();
  });

  it("CORE-96 a mail that cannot be kept in its folder waits, leaves no part, and is written when there is room", async () => {
    const folder = join(path, "mail");
    const mails = openTransport({ smtpUrl: undefined, folder, from: "a@events.example", brand: BRAND });
    const mail = {
      to: "b@c.example",
      subject: "Hello",
      heading: "Hello",
      paragraphs: ["Hello"],
    };
    mkdirSync(folder);
    fillDisk();
    await expect(mails.send("one", mail)).rejects.toThrow(/ENOSPC/);
    expect(readdirSync(folder)).toEqual([]);
    makeRoom();
    await mails.send("one", mail);
    expect(readdirSync(folder)).toEqual(["one.eml"]);
  });

  it("CORE-96 articles of a service are shown though their copy cannot be kept", async () => {
    const file = join(path, "articles.json");
    const problems: unknown[] = [];
    const articles = () => lastGood({ file, now: Date.now, warn: (error) => problems.push(error) });
    fillDisk();
    expect(await articles().get("list", async () => ["new"])).toEqual(["new"]);
    expect(problems).toHaveLength(1);
    expect(readdirSync(path).filter((name) => name.startsWith("articles"))).toEqual([]);
    makeRoom();
    await articles().get("list", async () => ["newer"]);
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({ list: ["newer"] });
    expect(problems).toHaveLength(1);
  });

  it("CORE-96 a snapshot that finds no room is told once, leaves the last one as it was and no part", async () => {
    const file = join(path, "atlas.snapshot");
    const said: string[] = [];
    const snapshots = new Snapshots(file, (text) => said.push(text));
    const save = () => snapshots.save(projectionOf(picture), { seq: 1, mark: "m" });
    writeFileSync(file, "the last one");
    fillDisk();
    for (let tries = 0; tries < 3; tries++) expect(await save()).toBe(false);
    expect(said).toEqual([expect.stringContaining("ENOSPC")]);
    expect(readFileSync(file, "utf8")).toBe("the last one");
    expect(readdirSync(path).filter((name) => name.startsWith("atlas"))).toEqual(["atlas.snapshot"]);
    makeRoom();
    expect(await new Snapshots(file, () => {}).save(projectionOf(picture), { seq: 1, mark: "m" })).toBe(true);
  });

  it("CORE-96 the first administrator's password that cannot be written is told, and no part of it stays", async () => {
    const file = join(path, "first-admin.txt");
    fillDisk();
    const lines = await noteFirstAdmin({ email: "a@b.example", password: "a password" }, file, false);
    expect(lines.join()).toContain("could not be written");
    expect(readdirSync(path)).not.toContain("first-admin.txt");
  });

  it("CORE-97 lines of the log that find no room are lost, and counted when there is some; the process goes on", async () => {
    const log = join(path, "server.log");
    writeFileSync(log, "");
    fillDisk();
    const output = openSync(log, "a");
    const program = spawn(process.execPath, [LOG_PROGRAM], { stdio: ["pipe", output, "pipe"] });
    onTestFinished(() => void program.kill());
    const ended = once(program, "close");
    const answers = createInterface({ input: program.stderr! })[Symbol.asyncIterator]();
    const say = async (line: string) => {
      program.stdin!.write(`${line}\n`);
      return (await answers.next()).value;
    };
    for (const line of ["one", "two", "three"]) expect(await say(line)).toBe(`said ${line}`);
    expect(readFileSync(log, "utf8")).toBe("");
    makeRoom();
    expect(await say("four")).toBe("said four");
    program.stdin!.end();
    expect((await ended)[0]).toBe(0);
    const lines = readFileSync(log, "utf8").trim().split("\n");
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      "four",
      "3 lines of the log could not be written",
    ]);
  });
});

/** So large a snapshot. */
function projectionOf(bytes: Buffer) {
  return {
    *save(sink: { addPart(name: string, value: unknown): void }) {
      for (const name of ["a", "b"]) {
        sink.addPart(name, bytes.subarray(0, 300_000));
        yield;
      }
    },
  } as unknown as Parameters<Snapshots["save"]>[0];
}
