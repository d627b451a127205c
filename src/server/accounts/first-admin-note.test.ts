import { chmod, mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { noteFirstAdmin } from "./first-admin-note.ts";

const ADMIN = { email: "admin@example.org", password: "abcd-efgh-ijkm-npqr" };

async function newFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "first admin "));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, "data", "first-admin.txt");
}

it("SEC-71 a terminal shows the first administrator's password, and nothing is written", async () => {
  const file = await newFile();
  expect(await noteFirstAdmin(ADMIN, file, true)).toContain(`Admin password: ${ADMIN.password}`);
  await expect(stat(file)).rejects.toThrow("ENOENT");
});

it("SEC-71 a log is told the file that holds it, which its owner alone can read", async () => {
  const file = await newFile();
  await noteFirstAdmin(ADMIN, file, false);
  await chmod(file, 0o644);
  const printed = await noteFirstAdmin(ADMIN, file, false);
  expect(printed).toContain(`Admin password: in ${file}`);
  expect(printed.join()).not.toContain(ADMIN.password);
  expect(await readFile(file, "utf8")).toBe(`Email: ${ADMIN.email}\nPassword: ${ADMIN.password}\n`);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it("SEC-71 where the file cannot be written, the way out is printed, not the password", async () => {
  const file = join(await newFile(), "below-a-file.txt");
  await noteFirstAdmin(ADMIN, join(file, ".."), false);
  const printed = (await noteFirstAdmin(ADMIN, file, false)).join("\n");
  expect(printed).toContain("npm run admin -- password");
  expect(printed).not.toContain(ADMIN.password);
});
